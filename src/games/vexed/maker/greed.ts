import { DEAD } from '../../../core/search/bestFirst.ts';
import { Buckets } from '../../../core/search/buckets.ts';
import { PositionTable } from '../../../core/search/table.ts';
import { LoudSpace } from '../engine/space.ts';
import type { State } from '../position.ts';
import type { Budget } from './trial.ts';

/**
 * Greed is to make boxes vanish as soon as one can, always, whichever of equally near ways is taken. A map that is won by it
 * needs no thought.
 */

/** Positions that are looked at before a map counts as one that greed might win. */
const LIMIT = 3000;

const PAID = 0;

class Greed {
  readonly #space: LoudSpace;
  readonly #words: number;
  /** Positions that were looked at. */
  spent = 0;

  constructor(state: State) {
    this.#space = new LoudSpace(state);
    this.#words = this.#space.start.length;
  }

  /** Whether any way of greed leads to the end. */
  wins(): boolean {
    const reached = new PositionTable(this.#words, 0);
    const position = this.#space.start.slice();
    reached.enter(position);
    for (let number = 0; number < reached.size; number++) {
      reached.read(number, position);
      const bound = this.#space.from(position).bound(position);
      if (bound === 0 || this.spent > LIMIT) return true;
      if (bound !== DEAD) for (const after of this.#nearest(position)) reached.enter(after);
    }
    return false;
  }

  /** What the nearest vanishings lead to, all that are equally near. */
  #nearest(start: Uint32Array): readonly Uint32Array[] {
    const [table, queue] = [new PositionTable(this.#words, 1), new Buckets()];
    const [position, before] = [start.slice(), this.#space.boxesIn(start)];
    const found: { readonly after: Uint32Array; readonly paid: number }[] = [];
    table.enter(position);
    queue.push(0, 0);
    for (let paid = queue.least, number = queue.pop(); number !== undefined; paid = queue.least, number = queue.pop()) {
      if (found.length > 0 && paid >= found[0]!.paid) break;
      if (table.note(number, PAID) !== paid) continue;
      if (this.spent++ > LIMIT) return [];
      table.read(number, position);
      this.#space.expand(position, (after, _, cost) => {
        if (this.#space.boxesIn(after) < before) keepNearest(found, { after: after.slice(), paid: paid + cost });
        else reach(table, queue, { after, paid: paid + cost });
      });
    }
    return found.map(({ after }) => after);
  }
}

interface Reached {
  readonly after: Uint32Array;
  readonly paid: number;
}

const keepNearest = (found: Reached[], one: Reached): void => {
  if (found.length > 0 && one.paid > found[0]!.paid) return;
  if (found.length > 0 && one.paid < found[0]!.paid) found.length = 0;
  found.push(one);
};

const reach = (table: PositionTable, queue: Buckets, { after, paid }: Reached): void => {
  const known = table.size;
  const number = table.enter(after);
  if (number < known && table.note(number, PAID) <= paid) return;
  table.setNote(number, PAID, paid);
  queue.push(paid, number);
};

/** Whether somebody may win who always makes boxes vanish as soon as he can. Where that takes too long it counts as won. */
export const isWonByGreed = (state: State, budget: Budget): boolean => {
  const greed = new Greed(state);
  const isWon = greed.wins();
  budget.spent += greed.spent;
  return isWon;
};
