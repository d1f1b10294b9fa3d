import { type Companion, Hunt, type Space } from '../../../../core/search/bestFirst.ts';
import type { Attempt, Finding } from '../attempt.ts';
import type { Push } from '../board/push.ts';

/** A space whose ways are pushes. */
export interface PushedSpace extends Space {
  /** How many pushes come on top of what a way costs. */
  readonly onTop: number;
  pushesOf(moves: readonly number[]): readonly Push[];
}

/** A companion who knows how a way goes on to the end. */
export interface Knower extends Companion {
  /** A whole solution, by what was pushed on the way so far. */
  joined(own: readonly Push[]): readonly Push[];
}

/** Goes on from whatever looks best: from the cheapest way so far together with so many times what is still to be paid. */
export class BestFirstAttempt implements Attempt {
  readonly #space: PushedSpace;
  readonly #knower: Knower | undefined;
  readonly #greed: number;
  readonly #hunt: Hunt;

  constructor(space: PushedSpace, greed: number, knower?: Knower) {
    this.#space = space;
    this.#knower = knower;
    this.#greed = greed;
    this.#hunt = new Hunt(space, greed, knower);
  }

  get nodes(): number {
    return this.#hunt.nodes;
  }

  get bytes(): number {
    return this.#hunt.bytes;
  }

  get least(): number | undefined {
    return this.#greed === 1 ? this.#hunt.least + this.#space.onTop : undefined;
  }

  advance(positions: number): Finding | undefined {
    const end = this.#hunt.advance(positions);
    if (typeof end !== 'number') return end;
    const pushes = this.#space.pushesOf(this.#hunt.wayTo(end).map(({ move }) => move));
    return this.#knower?.joined(pushes) ?? pushes;
  }
}
