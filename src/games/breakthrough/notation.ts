import type { Outcome, Step } from '../../core/game.ts';
import { formatSquare, parseSquare } from '../../core/grid.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { type Word, words } from '../../core/text.ts';
import { type Move, outcome, type Square, type State, takes } from './rules.ts';

/** `a2a3`, `a2-a3` or `a2xb3`. Ranks go to two digits, so nothing stands at a fixed place. */
const MOVE = /^([a-j](?:10|[1-9]))[-x]?([a-j](?:10|[1-9]))$/;

/** A line of a record such as `[First "Ann"]`: its key, and its value as written. */
export const TAG = /^\uFEFF?[ \t]*\[(\w+)[ \t]+"([^\r\n]*)"\][ \t]*$/m;

/** A tag line, a comment in braces (closed or not), or a comment up to the end of its line. */
const ASIDE = new RegExp(`${TAG.source}|\\{[^}]*\\}?|;[^\\r\\n]*`, 'gm');

/** `1.` or `1...` at the beginning of a word; a move may follow without a space. */
const NUMBER = /(?<!\S)\d+\.+/g;

/** Won by the first player, won by the second, not finished. A draw cannot happen. */
export const isResult = (text: string): boolean => /^(?:1-0|0-1|\*)$/.test(text);

/** The result that the board itself shows, if it shows one. */
export const resultOf = (state: State): string | undefined => {
  const over = outcome(state);
  return over && formatResult(over);
};

/** Who has won, as records say it. */
export const formatResult = ({ winner }: Outcome): string => (winner === 0 ? '1-0' : '0-1');

/** Blanks instead of nothing, so that what follows keeps its line and column. */
const blank = (text: string): string => text.replaceAll(/[^\r\n]/g, ' ');

/** A brace that is never closed stays visible: it is an error. */
const blankAside = (aside: string): string =>
  aside.startsWith('{') && !aside.endsWith('}') ? `{${blank(aside.slice(1))}` : blank(aside);

/** The same text with blanks in place of its comments. */
export const withoutComments = (text: string): string =>
  text.replaceAll(ASIDE, (aside) => (/^[{;]/.test(aside) ? blankAside(aside) : aside));

/** The words that are played, and the result behind them. An open brace is a word of its own. */
const playedWords = (text: string): { readonly moves: readonly Word[]; readonly result?: string } => {
  const all = words(text.replaceAll(ASIDE, blankAside).replaceAll(NUMBER, blank), /\{|[^\s{]+/g);
  const last = all.at(-1)?.text ?? '';
  return isResult(last) ? { moves: all.slice(0, -1), result: last } : { moves: all };
};

/** The result behind the moves, if there is one. */
export const finalResult = (text: string): string | undefined => playedWords(text).result;

const readSquare = (name: string): Square => {
  const { x, y } = parseSquare(name)!;
  return { file: x, rank: y };
};

const readStep = (word: Word): Parsed<Step<Move>> => {
  const { text } = word;
  if (text === '{') return bad(say('This comment has no end: a closing brace is missing.'), word);
  const match = MOVE.exec(text);
  if (!match) return bad(say('"{word}" is not a move like a2a3 or b4xa3.', { word: text }), word);
  return ok({ ...word, move: { from: readSquare(match[1]!), to: readSquare(match[2]!) } });
};

/** Reads moves, or a whole record: its tags, comments, move numbers and result are passed over. */
export const steps = (text: string): Parsed<readonly Step<Move>[]> => {
  const read: Step<Move>[] = [];
  for (const word of playedWords(text).moves) {
    const step = readStep(word);
    if (!step.ok) return step;
    read.push(step.value);
  }
  return ok(read);
};

const formatName = ({ file, rank }: Square): string => formatSquare(file, rank);

/** What links and engines use: `a2a3`. */
export const formatMove = ({ from, to }: Move): string => formatName(from) + formatName(to);

/** `a2a3 b7b6` */
export const formatMoves = (moves: readonly Move[]): string => moves.map(formatMove).join(' ');

/** `a2-a3`, or `b4xa3` when something is taken. */
export const formatMoveForPeople = (state: State, move: Move): string =>
  `${formatName(move.from)}${takes(state, move) ? 'x' : '-'}${formatName(move.to)}`;
