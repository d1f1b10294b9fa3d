import type { Grade } from '../../../core/making.ts';
import type { Dice } from '../../../core/random.ts';
import type { Work } from '../../../core/work.ts';
import { grading, STEPS } from '../grade/index.ts';
import type { State } from '../position.ts';
import type { Move } from '../rules.ts';
import { begun } from './begin.ts';
import { type Candidate, candidate, type Order } from './candidate.ts';
import { isWonByGreed } from './greed.ts';
import { looksGood, trimmed } from './looks.ts';
import type { Plan } from './plan.ts';
import { tidied } from './tidy.ts';
import { Budget } from './trial.ts';
import { hasUnusedBoxes } from './unused.ts';
import { varied } from './vary.ts';
import type { Brief } from './wish.ts';

/** A map that has passed everything. */
export interface Made {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly grade: Grade;
}

/** Positions that may be spent on one map: the harder it is to be, the more. */
const positionsFor = (grade: Grade): number => 600_000 + Math.max(0, grade - 6) * 300_000;

/** How often a plan is varied in vain before another one is begun. */
const PATIENCE = 300;

/** How many moves a push may take: a longer walk is no thought. */
const WALK = 7;

function* first(dice: Dice, order: Order): Work<Candidate | undefined> {
  const { budget } = order;
  while (!budget.isSpent) {
    const plan = begun(dice, order);
    const found = plan && (yield* candidate(plan, 0, order));
    if (found) return found;
    yield budget.share;
  }
  return undefined;
}

/** A candidate made ready: tidied, trimmed, graded; undefined if it falls at a gate. */
function* finished(of: Candidate, order: Order): Work<Made | undefined> {
  const { theme, boxes, budget } = order;
  if (of.state.boxes.length < boxes[0] || !theme.fits(of.state, of.figures)) return undefined;
  if (isWonByGreed(of.state, budget)) return undefined;
  const { state: tidy, moves, figures } = yield* tidied(of, order);
  const state = trimmed(tidy);
  const isLongWalk = figures.moves > WALK * figures.pushes;
  if (isLongWalk || !theme.fits(state, figures) || !looksGood(state)) return undefined;
  if (yield* hasUnusedBoxes(state, moves, budget)) return undefined;
  const { grade } = yield* grading(state, moves);
  return { state, moves, grade };
}

/** How far the figures alone carry a map of a grade: the rest are dead ends. */
const aimOf = (grade: Grade): number => Math.floor(((STEPS[grade - 2] ?? 15) * 3) / 4);

const closer = (grade: Grade, one: Made | undefined, other: Made | undefined): Made | undefined => {
  if (!one || !other) return one ?? other;
  return Math.abs(other.grade - grade) < Math.abs(one.grade - grade) ? other : one;
};

/** What a plan must be worth to take the place of another. As long as boxes are missing one with more is better, whatever its worth. */
const leastFor = (plan: Plan, best: Candidate, { boxes: [fewest] }: Order): number => {
  const known = best.plan.boxes.length;
  return known < fewest && plan.boxes.length > known ? 0 : best.worth;
};

/** One plan varied until it is worth what is asked for, or nothing makes it better. */
function* climbed(dice: Dice, order: Order): Work<Made | undefined> {
  const { grade, boxes, budget } = order;
  let best = yield* first(dice, order);
  let made: Made | undefined;
  for (let vain = 0; best && vain < PATIENCE && !budget.isSpent; vain++) {
    const plan = varied(dice, best.plan, boxes[1]);
    const other: Candidate | undefined = yield* candidate(plan, leastFor(plan, best, order), order);
    yield budget.share;
    if (!other) continue;
    if (other.worth !== best.worth) vain = 0;
    best = other;
    if (best.worth < aimOf(grade)) continue;
    const ready = yield* finished(best, order);
    if (ready && ready.grade > grade) return closer(grade, made, ready);
    made = closer(grade, made, ready);
    if (made?.grade === grade) return made;
  }
  return made;
}

/** The map nearest to what is asked for; undefined if nothing came near. */
export function* evolved(dice: Dice, brief: Brief): Work<Made | undefined> {
  const budget = new Budget(positionsFor(brief.grade));
  const order = { ...brief, budget };
  let best: Made | undefined;
  while (!budget.isSpent && best?.grade !== brief.grade) {
    best = closer(brief.grade, best, yield* climbed(dice, order));
  }
  return best && Math.abs(best.grade - brief.grade) <= 1 ? best : undefined;
}
