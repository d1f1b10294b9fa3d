import type { Improver } from '../../core/engine.ts';
import type { AnyGame, Score } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { openState } from '../../core/replay.ts';
import type { Thrift } from '../../core/thrift.ts';
import type { Work } from '../../core/work.ts';
import { improvements } from '../../play/thinking/withinMemory.ts';
import { positionOf } from '../source.ts';
import { clockOf, type Limits } from './question.ts';
import { scoreOf } from './solving.ts';

/** A line that was replayed, with what it takes. */
export interface Solution {
  readonly moves: string;
  readonly score: Score;
}

/** Whether a score is the better one: by what is to be lowest, and then by all the rest. */
export const isBetter = (one: Score, other: Score, by: Thrift): boolean => {
  const names = [by, ...Object.keys(one).filter((name) => name !== by)];
  const decisive = names.find((name) => one[name] !== other[name]);
  return decisive !== undefined && one[decisive]! < other[decisive]!;
};

/** What is to be improved, by what, and what that may take. */
export interface Wish {
  readonly improver: Improver<unknown>;
  readonly by: Thrift;
  readonly limits: Limits;
}

/** A solution that is being improved. What it has come to is there at any time, also when Ctrl-C has ended it. */
export class Improving {
  readonly #game: AnyGame;
  readonly #level: Level;
  readonly #wish: Wish;
  #best: Solution;
  #nodes = 0;

  constructor(game: AnyGame, level: Level, first: Solution, wish: Wish) {
    this.#game = game;
    this.#level = level;
    this.#best = first;
    this.#wish = wish;
  }

  get best(): Solution {
    return this.#best;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** Improves it until the time is up, or there is nothing left to try. */
  *steps(): Work<void> {
    const { improver, by, limits } = this.#wish;
    const now = clockOf(limits);
    const began = now();
    const start = openState(this.#game, positionOf(this.#game, this.#level));
    const line = { moves: this.#best.moves, by };
    const improving = improvements(improver, start, line, { now, ms: limits.ms, memory: limits.bytes });
    for (;;) {
      const next = improving.next();
      if (next.done) return this.#keep(next.value);
      this.#nodes = next.value.nodes;
      this.#keep(next.value.moves);
      yield (now() - began) / limits.ms;
    }
  }

  #keep(moves: string): void {
    if (moves === this.#best.moves) return;
    const score = scoreOf(this.#game, this.#level, moves);
    if (isBetter(score, this.#best.score, this.#wish.by)) this.#best = { moves, score };
  }
}
