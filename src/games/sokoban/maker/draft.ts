import type { Dice } from '../../../core/random.ts';
import { choose, type Start, type Taste } from './choice.ts';
import type { Plan } from './plan.ts';
import type { Pulling } from './pulling.ts';
import { placesOf } from './room.ts';

/** A plan and the best start that was seen in it. */
export interface Draft {
  readonly plan: Plan;
  readonly start: Start;
}

/** Explores a plan and chooses a start; undefined when there is none worth it. */
export const draftOf = (dice: Dice, pulling: Pulling, plan: Plan, taste: Taste): Draft | undefined => {
  pulling.explore(placesOf(plan.room, plan.goals));
  const start = choose(dice, pulling, taste);
  return start && { plan, start };
};
