import type { Seat, Sizes } from '../../core/game.ts';
import { rowsOf } from '../../core/grid.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import { type Word, words } from '../../core/text.ts';
import { hasWon, mostDolls, type State, start } from './rules.ts';

const DOLLS = 'Pp';
const TURNS = 'wb';

export const SIZES: Sizes = { least: 5, most: 10 };

/** `8x8` names the start on that board. */
const NAME = /^(\d+)x(\d+)$/;

/** A gap, ten being the only one of two digits, or a doll, or something that does not belong there. */
const PART = /10|[\s\S]/g;

type Cells = State['cells'];

const seatIn = (letters: string, letter: string): Seat | undefined =>
  ([0, 1] as const).find((seat) => letters[seat] === letter);

const refuseSize = (width: number, height: number): Message | undefined => {
  if (width !== height) return say('The board is not square: {width} files, {height} ranks.', { width, height });
  if (width >= SIZES.least && width <= SIZES.most) return undefined;
  return say('A board has {least} to {most} ranks, not {size}.', { ...SIZES, size: width });
};

const readPart = (part: string): Cells | undefined => {
  if (/^(?:10|[1-9])$/.test(part)) return Array.from({ length: Number(part) });
  const seat = seatIn(DOLLS, part);
  return seat === undefined ? undefined : [seat];
};

const readRank = ({ text, line, column }: Word): Parsed<Cells> => {
  const cells: (Seat | undefined)[] = [];
  for (const { 0: part, index } of text.matchAll(PART)) {
    const read = readPart(part);
    const message = say('"{letter}" is neither a doll (P or p) nor a gap (1 to 10).', { letter: part });
    if (!read) return bad(message, { line, column: column + index });
    cells.push(...read);
  }
  return ok(cells);
};

/** The ranks of a written board, the highest first, each with its place in the text. */
const rankWords = ({ text, line, column }: Word): readonly Word[] => {
  let next = column;
  return text.split('/').map((rank) => {
    const word = { text: rank, line, column: next };
    next += rank.length + 1;
    return word;
  });
};

/** A board whose ranks are all alike has a wrong size; one whose ranks differ has a wrong rank. */
const refuseRanks = (ranks: readonly Cells[], placed: readonly Word[]): Parsed<never> | undefined => {
  const [height, width] = [ranks.length, ranks[0]!.length];
  if (ranks.every((cells) => cells.length === width)) {
    const message = refuseSize(width, height);
    return message && bad(message, placed[0]!);
  }
  const wrong = ranks.findIndex((cells) => cells.length !== height);
  const values = { rank: height - wrong, count: ranks[wrong]!.length, size: height };
  return bad(say('Rank {rank} has {count} cells instead of {size}.', values), placed[wrong]!);
};

const readBoard = (board: Word): Parsed<Cells> => {
  const placed = rankWords(board);
  const ranks: Cells[] = [];
  for (const word of placed) {
    const rank = readRank(word);
    if (!rank.ok) return rank;
    ranks.push(rank.value);
  }
  return refuseRanks(ranks, placed) ?? ok(ranks.reverse().flat());
};

/** Other programs write two counters behind the turn, ` 0 1`, that mean nothing here. */
const readTurn = (turn: Word, counters: readonly Word[]): Parsed<Seat> => {
  const seat = seatIn(TURNS, turn.text);
  if (seat === undefined) return bad(say('"{word}" is not a turn: write w or b.', { word: turn.text }), turn);
  const extra = counters.find(({ text }, index) => index > 1 || !/^\d+$/.test(text));
  return extra ? bad(say('"{word}" does not belong to a position.', { word: extra.text }), extra) : ok(seat);
};

const dollsOf = ({ cells }: State, seat: Seat): number => cells.filter((there) => there === seat).length;

/** Only what the rules could not live with: a finished game is a position like any other. */
const refuseDolls = (state: State): Message | undefined => {
  const [first, second, most] = [dollsOf(state, 0), dollsOf(state, 1), mostDolls(state.size)];
  if (first > most) return say('The first player has {count} dolls instead of at most {most}.', { count: first, most });
  if (second > most)
    return say('The second player has {count} dolls instead of at most {most}.', { count: second, most });
  if (first + second === 0) return say('There are no dolls on the board.');
  return hasWon(state, 0) && hasWon(state, 1) ? say('Both players have won in this position.') : undefined;
};

const readName = (board: Word, [width, height]: readonly [number, number]): Parsed<State> => {
  const message = refuseSize(width, height);
  return message ? bad(message, board) : ok(start(width));
};

const readPosition = (board: Word, [turn, ...counters]: readonly Word[]): Parsed<State> => {
  const cells = readBoard(board);
  if (!cells.ok) return cells;
  const { line, column, text } = board;
  if (!turn)
    return bad(say('Whose turn is it? Write w or b behind the board.'), { line, column: column + text.length });
  const seat = readTurn(turn, counters);
  if (!seat.ok) return seat;
  return ok({ size: Math.sqrt(cells.value.length), cells: cells.value, turn: seat.value });
};

/** A position or what is to become one, however many dolls there are. */
export const readCells = (text: string): Parsed<State> => {
  const [board, ...rest] = words(text);
  if (!board) return bad(say('There is no position here.'), { line: 1, column: 1 });
  const name = rest.length === 0 ? NAME.exec(board.text) : null;
  return name ? readName(board, [Number(name[1]), Number(name[2])]) : readPosition(board, rest);
};

/** `pppppp/pppppp/6/6/PPPPPP/PPPPPP w`, the highest rank first; or the name of a start, `6x6`. */
export const parse = (text: string): Parsed<State> => {
  const state = readCells(text);
  const message = state.ok ? refuseDolls(state.value) : undefined;
  return message ? bad(message, words(text)[0]!) : state;
};

/** One row for each rank, the highest first. */
export const draw = ({ size, cells }: State): readonly string[] =>
  rowsOf(
    cells.map((seat) => (seat === undefined ? '.' : DOLLS.charAt(seat))),
    { width: size, height: size },
  )
    .map((row) => row.join(''))
    .reverse();

export const format = (state: State): string => {
  const ranks = draw(state).map((row) => row.replaceAll(/\.+/g, (gap) => String(gap.length)));
  return `${ranks.join('/')} ${TURNS[state.turn]}`;
};
