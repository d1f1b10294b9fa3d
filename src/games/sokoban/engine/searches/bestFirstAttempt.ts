import { Hunt, type Space } from '../../../../core/search/bestFirst.ts';
import type { Attempt, Finding } from '../attempt.ts';
import type { Push } from '../board/push.ts';

/** A space whose ways are pushes. */
export interface PushedSpace extends Space {
  pushesOf(moves: readonly number[]): readonly Push[];
}

/** Goes on from whatever looks best: from the cheapest way so far together with so many times what is still to be paid. */
export class BestFirstAttempt implements Attempt {
  readonly #space: PushedSpace;
  readonly #hunt: Hunt;

  constructor(space: PushedSpace, greed: number) {
    this.#space = space;
    this.#hunt = new Hunt(space, greed);
  }

  get nodes(): number {
    return this.#hunt.nodes;
  }

  get bytes(): number {
    return this.#hunt.bytes;
  }

  advance(positions: number): Finding | undefined {
    const end = this.#hunt.advance(positions);
    return typeof end === 'number' ? this.#space.pushesOf(this.#hunt.wayTo(end).map(({ move }) => move)) : end;
  }
}
