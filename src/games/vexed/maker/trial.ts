import { DIRECTIONS } from '../../../core/grid.ts';
import { DEAD, Hunt } from '../../../core/search/bestFirst.ts';
import type { Work } from '../../../core/work.ts';
import { LoudSpace } from '../engine/space.ts';
import type { State } from '../position.ts';
import type { Move } from '../rules.ts';

/** Steps that are looked at between two yields: some milliseconds. */
const BATCH = 1000;

/** How many positions a search may come to know, and how many all searches for a map have come to know. */
export class Budget {
  spent = 0;
  readonly #whole: number;

  constructor(whole: number) {
    this.#whole = whole;
  }

  get isSpent(): boolean {
    return this.spent >= this.#whole;
  }

  /** How much of it is spent, from 0 to 1. */
  get share(): number {
    return Math.min(1, this.spent / this.#whole);
  }
}

/** What it takes to look at a map at all, counted as positions. */
const LOOK = 50;

/** The fewest moves that solve a map at rest; undefined when nothing does, or nobody knows after so many positions. */
export function* solve(state: State, limit: number, budget: Budget): Work<readonly Move[] | undefined> {
  const space = new LoudSpace(state);
  budget.spent += LOOK;
  if (space.bound() === DEAD) return undefined;
  const hunt = new Hunt(space, 1);
  for (;;) {
    const known = hunt.nodes;
    const end = hunt.advance(BATCH);
    budget.spent += hunt.nodes - known;
    if (end === 'none') return undefined;
    if (end !== undefined) {
      const path = hunt.wayTo(end).flatMap(({ position, move }) => space.pathOf(position, move));
      return path.map((direction) => DIRECTIONS[direction]!);
    }
    if (hunt.nodes > limit) return undefined;
    yield budget.share;
  }
}
