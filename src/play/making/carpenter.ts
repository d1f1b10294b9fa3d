import type { LevelWish, Maker } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { type Work, within } from '../../core/work.ts';
import type { Listener, Stop } from '../thinking/thinker.ts';

/** A level that is asked for: the first of a row of wishes that comes to something. */
export interface Order {
  /** A game's id. */
  readonly game: string;
  readonly wishes: readonly LevelWish[];
}

/** How far that is, from 0 to 1, and in the end the level; none where nothing came of any wish. */
export interface Making {
  readonly done: number;
  readonly level?: Level;
}

/** Whoever makes levels beside the game, so that no key is late. */
export interface Carpenter {
  make(order: Order, listener: Listener<Making>): Stop;
}

/** Tries one wish after another. */
export function* firstMade(maker: Maker, wishes: readonly LevelWish[]): Work<Level | undefined> {
  for (const [index, wish] of wishes.entries()) {
    const level = yield* within(maker.make(wish), index, wishes.length);
    if (level) return level;
  }
  return undefined;
}
