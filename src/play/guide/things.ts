import type { AnyGame } from '../../core/game.ts';
import type { View } from '../../core/view.ts';

/** One of the words that a number is mixed into, as in `core/hash.ts`. */
const mixed = (word: number, number: number, factor: number): number => {
  const product = Math.imul(word ^ number, factor);
  return product ^ (product >>> 15);
};

/** Each name of a look as a number, found out once. */
const numbers = new Map<string, number>();

const numberOf = (name: string): number => {
  const known = numbers.get(name) ?? numbers.size + 1;
  numbers.set(name, known);
  return known;
};

/**
 * Everything that stands on a board but the worker, as one number: the same where only he stands elsewhere. Two boards of the same
 * number may yet differ, once in millions of millions: what comes of it has to be replayed.
 */
export const thingsIn = ({ pieces }: View, { looks }: Pick<AnyGame, 'looks'>): number => {
  let [low, high] = [0x9e3779b9, 0x7f4a7c15];
  for (const [cell, piece] of pieces.entries()) {
    if (piece === undefined || looks[piece]?.turns) continue;
    const number = cell * 4096 + numberOf(piece);
    low = mixed(low, number, 0x85ebca6b);
    high = mixed(high, number, 0xc2b2ae35);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
};

/** A legal move, and the positions before and after it. */
export interface Made {
  readonly before: unknown;
  readonly move: unknown;
  readonly after: unknown;
}

/** Whether a move changes anything but where the worker is. Where it is one picture its shape tells, sooner than two boards do. */
export const isStirring = (game: AnyGame, { before, move, after }: Made): boolean => {
  const moved = game.frames ? undefined : game.shape(before, move).moved;
  return moved ? moved.length > 1 : thingsIn(game.view(before), game) !== thingsIn(game.view(after), game);
};
