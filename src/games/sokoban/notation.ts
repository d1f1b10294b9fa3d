import type { Step } from '../../core/game.ts';
import { DELTA, DIRECTIONS, type Direction } from '../../core/grid.ts';
import { directionOf, letterOf } from '../../core/letters.ts';
import { bad, type Parsed, type Problem, say } from '../../core/parsed.ts';
import { formatMoves as formatLine, LONGEST } from '../../core/replay.ts';
import type { Word } from '../../core/text.ts';
import { expandedLength, origins, tally } from './formats/runLength.ts';
import { type Handover, isHandover, type Move, play, pushedBox, type State } from './rules.ts';

/** Blanks, and the mark of the current position: passed over wherever they stand. */
const PASSED = /[\s*]/;
const ALL_PASSED = /[\s*]/g;

/** A path in braces or brackets. None within another, so that each character is looked at once only. */
const PATH = /\{[^{}[\]]*\}|\[[^{}[\]]*\]/y;

/** What counts as one: a path in its braces or brackets, otherwise a character. */
const unitAt = (text: string, at: number): string => {
  if (text[at] !== '{' && text[at] !== '[') return String.fromCodePoint(text.codePointAt(at)!);
  PATH.lastIndex = at;
  return PATH.exec(text)?.[0] ?? text[at]!;
};

/** A moves text with one letter for each unit, as run-lengths count them, and where each one stands. */
interface Compact {
  readonly letters: string;
  readonly at: Uint32Array;
}

const compact = (text: string): Compact => {
  const all = new Uint32Array(text.length);
  let size = 0;
  let next = 0;
  while (next < text.length) {
    if (PASSED.test(text[next]!)) {
      next++;
      continue;
    }
    all[size++] = next;
    next += unitAt(text, next).length;
  }
  const at = all.subarray(0, size);
  return { letters: Array.from(at, (index) => text[index]).join(''), at };
};

/** Tells line and column of one index after another, none of them before the one asked for last. */
const places = (text: string) => {
  const ends = /\r\n|\r|\n/g;
  let line = 1;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  let end = ends.exec(text);
  return (at: number): { line: number; column: number } => {
    for (; end && end.index < at; end = ends.exec(text)) {
      line++;
      start = ends.lastIndex;
    }
    return { line, column: at - start + 1 };
  };
};

/** A run-length was read in the compact text; its author looks for it in the whole one. */
const placed = <T>(parsed: Parsed<T>, text: string, { at }: Compact): Parsed<T> => {
  const place = (problem: Problem): Problem => ({ ...problem, ...places(text)(at[problem.column! - 1]!) });
  if (!parsed.ok) return { ok: false, problem: place(parsed.problem) };
  return parsed.warnings ? { ...parsed, warnings: parsed.warnings.map(place) } : parsed;
};

/** How many steps a line has, a change of pusher being one; counted only, and no letter is judged. */
export const moveCount = (text: string): Parsed<number> => {
  const units = compact(text);
  return placed(expandedLength(units.letters), text, units);
};

/** Reads a line unit by unit, each only once however often it is repeated; `read` says undefined to what is no step. */
export const readLine = <T>(text: string, read: (unit: Word) => T | undefined): Parsed<readonly T[]> => {
  const units = compact(text);
  const count = placed(expandedLength(units.letters), text, units);
  if (!count.ok) return count;
  if (count.value > LONGEST) return bad(say('The line has more than {most} moves.', { most: LONGEST }));
  const from = origins(units.letters, LONGEST);
  if (!from.ok) return from;
  // The first of each repeated unit comes in the order of the text, as `places` wants it.
  const place = places(text);
  const known: T[] = [];
  const all: T[] = [];
  for (const index of from.value) {
    if (known[index] === undefined) {
      const at = units.at[index]!;
      const { line, column } = place(at);
      const unit = { text: unitAt(text, at), line, column };
      const step = read(unit);
      if (step === undefined) return bad(say('"{word}" is not a move: expected l u r d.', { word: unit.text }), unit);
      known[index] = step;
    }
    all.push(known[index]!);
  }
  return { ...count, value: all };
};

/** Where a path such as `{r3d}` leads, without walking it: it may be longer than anybody would wait for. */
const readPath = (unit: string): Handover | undefined => {
  if (unit.length === 1) return undefined;
  const path = unit.slice(1, -1).replaceAll(ALL_PASSED, '');
  let [right, down, strange] = [0, 0, false];
  const told = tally(path, (at, times) => {
    const direction = directionOf(path[at]!);
    if (direction) {
      right += DELTA[direction].x * times;
      down += DELTA[direction].y * times;
    } else strange = true;
  });
  return told.ok && !strange ? { right, down } : undefined;
};

/** Both cases of each letter: looking them up is what makes a million of them bearable. */
const WAYS: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.flatMap((way) => [[letterOf(way), way] as const, [letterOf(way).toUpperCase(), way] as const]),
);

/** A path after the bracket given, or a letter of either case. */
export const readStep =
  (bracket: '{' | '[') =>
  ({ text, line, column }: Word): Step<Move> | undefined => {
    const move = text.startsWith(bracket) ? readPath(text) : WAYS.get(text);
    return move && { text, line, column, move };
  };

/** Whether a line is played backwards, from the goals: only there the pusher jumps, as in `[]U[rr]d`. */
export const isReverse = (text: string): boolean => text.includes('[');

/** Lower case walks, upper case pushes; which one it is the board decides, not the letter. */
export const steps = (text: string): Parsed<readonly Step<Move>[]> => {
  if (!isReverse(text)) return readLine(text, readStep('{'));
  const message = say('This line is played backwards, from the goals: it cannot be played from the start.');
  return bad(message, places(text)(text.indexOf('[')));
};

/**
 * Takes the mark of the current position out of a line. How many moves come before it cannot be told when it
 * stands inside brackets or braces, or when the line is played backwards and will be turned round.
 */
export const splitMark = (text: string): { readonly moves: string; readonly at?: number } => {
  const mark = text.indexOf('*');
  if (mark === -1) return { moves: text };
  const moves = text.replaceAll('*', '');
  const before = text.slice(0, mark);
  if (isReverse(text) || before.lastIndexOf('{') > before.lastIndexOf('}')) return { moves };
  const count = moveCount(before);
  return count.ok ? { moves, at: count.value } : { moves };
};

/** Puts the mark back between the moves where it stood; run-lengths are written out for that. */
export const joinMark = (moves: string, at: number | undefined): string => {
  const units = compact(moves);
  const from = origins(units.letters, LONGEST);
  if (at === undefined || !from.ok) return moves;
  const words = Array.from(from.value, (index) => unitAt(moves, units.at[index]!));
  return [...words.slice(0, at), '*', ...words.slice(at)].join('');
};

const repeat = (amount: number, positive: Direction, negative: Direction): string =>
  letterOf(amount > 0 ? positive : negative).repeat(Math.abs(amount));

/** `r`, as a push `R`, or the way to another pusher, `{rrd}`. */
export const formatMove = (state: State, move: Move): string => {
  if (isHandover(move)) return `{${repeat(move.right, 'right', 'left')}${repeat(move.down, 'down', 'up')}}`;
  return pushedBox(state, move) >= 0 ? letterOf(move).toUpperCase() : letterOf(move);
};

export const formatMoves = (start: State, line: readonly Move[]): string =>
  formatLine({ play, formatMove, between: '' }, start, line);
