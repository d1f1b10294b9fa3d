import type { Step } from '../../core/game.ts';
import { DELTA, type Direction } from '../../core/grid.ts';
import { directionOf, letterOf } from '../../core/letters.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { type Word, words } from '../../core/text.ts';
import { type Handover, isHandover, type Move, play, pushedBox, type State } from './rules.ts';

/** A letter, or a change of pusher in braces. What fits neither is caught as a single character. */
const STEP = /\{[^{}]*\}|\S/g;

const handover = (path: string): Handover | undefined => {
  let [right, down] = [0, 0];
  for (const letter of path.replaceAll(/\s/g, '')) {
    const direction = directionOf(letter);
    if (!direction) return undefined;
    right += DELTA[direction].x;
    down += DELTA[direction].y;
  }
  return { right, down };
};

const readStep = ({ text }: Word): Move | undefined =>
  text.startsWith('{') && text.endsWith('}') ? handover(text.slice(1, -1)) : directionOf(text.toLowerCase());

/** Lower case walks, upper case pushes; which one it is the board decides, not the letter. */
export const steps = (text: string): Parsed<readonly Step<Move>[]> => {
  const read: Step<Move>[] = [];
  for (const word of words(text, STEP)) {
    const move = readStep(word);
    if (move === undefined) return bad(say('"{word}" is not a move: expected l u r d.', { word: word.text }), word);
    read.push({ ...word, move });
  }
  return ok(read);
};

const repeat = (amount: number, positive: Direction, negative: Direction): string =>
  letterOf(amount > 0 ? positive : negative).repeat(Math.abs(amount));

const formatMove = (state: State, move: Move): string => {
  if (isHandover(move)) return `{${repeat(move.right, 'right', 'left')}${repeat(move.down, 'down', 'up')}}`;
  return pushedBox(state, move) >= 0 ? letterOf(move).toUpperCase() : letterOf(move);
};

export const formatMoves = (start: State, line: readonly Move[]): string => {
  let state = start;
  let text = '';
  for (const move of line) {
    text += formatMove(state, move);
    state = play(state, move)!;
  }
  return text;
};
