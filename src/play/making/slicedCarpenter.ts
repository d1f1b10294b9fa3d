import type { Makable } from '../../core/making.ts';
import { inSlices, type Slicing, telling } from '../thinking/slices.ts';
import type { Listener, Stop } from '../thinking/thinker.ts';
import { type Carpenter, firstMade, type Making, type Order } from './carpenter.ts';

/** What the world gives to whoever makes levels in slices. */
export interface Yard extends Slicing {
  readonly makers: readonly Makable[];
}

/** Makes levels in slices, between which others have their turn. */
export class SlicedCarpenter implements Carpenter {
  readonly #around: Yard;

  constructor(around: Yard) {
    this.#around = around;
  }

  make({ game, wishes }: Order, listener: Listener<Making>): Stop {
    return inSlices(this.#around, listener, async () => {
      const maker = await this.#around.makers.find(({ id }) => id === game)?.maker?.();
      if (!maker) throw new Error(`Nobody makes levels of ${game}.`);
      return telling(this.#around, firstMade(maker, wishes), (thought, isLast) =>
        listener.hear(isMade(thought) ? { done: 1, level: thought } : { done: thought ?? 1 }, isLast),
      );
    });
  }
}

const isMade = <T extends object>(thought: number | T | undefined): thought is T => typeof thought === 'object';
