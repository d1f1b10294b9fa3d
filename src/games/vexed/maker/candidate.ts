import type { Work } from '../../../core/work.ts';
import { type Figures, figuresOf } from '../grade/figures.ts';
import { pointsOf } from '../grade/index.ts';
import type { State } from '../position.ts';
import type { Move } from '../rules.ts';
import { isWonByGreed } from './greed.ts';
import { looksGood } from './looks.ts';
import { build, type Plan } from './plan.ts';
import { type Budget, solve } from './trial.ts';
import type { Brief } from './wish.ts';

/** A plan that can be solved, with its fewest moves and what they come to. */
export interface Candidate {
  readonly plan: Plan;
  readonly state: State;
  readonly moves: readonly Move[];
  readonly figures: Figures;
  /** By the figures of the solution; half of that where greed wins. */
  readonly worth: number;
}

/** Positions that a search for one map may come to know: harder ones than that nobody would see through either. */
const LIMIT = 6000;

/** What it takes to build a map, counted as positions. */
const BUILDING = 5;

/** What is to be made, and what may still be spent on it. */
export interface Order extends Brief {
  readonly budget: Budget;
}

/** What becomes of a plan; undefined if it is no good place, nothing solves it, or it is worth less than so much. */
export function* candidate(plan: Plan, least: number, { theme, budget }: Order): Work<Candidate | undefined> {
  const state = build(plan);
  budget.spent += BUILDING;
  if (!state || !looksGood(state)) return undefined;
  const moves = yield* solve(state, LIMIT, budget);
  if (!moves || moves.length === 0) return undefined;
  const { figures } = figuresOf(state, moves);
  const points = pointsOf(figures) + theme.bonus(state, figures);
  if (points < least) return undefined;
  const worth = isWonByGreed(state, budget) ? points >> 1 : points;
  if (worth < least) return undefined;
  return { plan: { ...plan, human: state.human, boxes: state.boxes }, state, moves, figures, worth };
}
