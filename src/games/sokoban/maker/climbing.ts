import type { Dice } from '../../../core/random.ts';
import type { Work } from '../../../core/work.ts';
import type { Taste } from './choice.ts';
import { type Draft, draftOf } from './draft.ts';
import { changed, type Plan } from './plan.ts';
import type { Pulling } from './pulling.ts';
import type { Frame, Theme } from './themes.ts';

/** What is spent on one climb: first plans, changes, and changes in vain after which it is given up. */
export interface Patience {
  readonly sketches: number;
  readonly changes: number;
  readonly vain: number;
}

/** Rooms that chance makes are seldom promising: so many are drawn before it is given up. */
const MOST_SKETCHES = 400;

const firstPlan = (dice: Dice, theme: Theme, frame: Frame): Plan | undefined => {
  for (let tries = 0; tries < MOST_SKETCHES; tries++) {
    const plan = theme.sketch(dice, frame);
    if (plan) return plan;
  }
  return undefined;
};

/** The place that has a box too when one has, in a symmetric room. */
const imageIn = (pulling: Pulling, { room, images }: Plan): Taste['image'] => {
  if (!images) return undefined;
  return (place) => {
    const { cells } = pulling.floor;
    const [image] = images(cells[place]!, room);
    return cells.indexOf(image!);
  };
};

/** What is climbed for. */
export interface Climb {
  readonly theme: Theme;
  readonly frame: Frame;
  readonly taste: Taste;
  readonly patience: Patience;
}

/** One island: the best of a few plans is changed again and again, and what is no worse takes its place. Ends at the best draft. */
export function* climb(dice: Dice, pulling: Pulling, goal: Climb): Work<Draft | undefined> {
  const { theme, frame, taste, patience } = goal;
  let best: Draft | undefined;
  /** Whether a plan is better than the best so far. */
  const consider = (plan: Plan): boolean => {
    const before: number = best?.start.score ?? taste.least;
    const isFit = theme.isFit && { isFit: theme.isFit };
    const draft = draftOf(dice, pulling, plan, { ...taste, ...isFit, least: before, image: imageIn(pulling, plan) });
    best = draft ?? best;
    return draft !== undefined && draft.start.score > before;
  };
  const whole = patience.sketches + patience.changes;
  for (let count = 0; count < patience.sketches; count++) {
    const plan = firstPlan(dice, theme, frame);
    if (plan) consider(plan);
    yield count / whole;
  }
  for (let [count, vain] = [0, 0]; best && count < patience.changes && vain < patience.vain; count++) {
    const plan = changed(dice, best.plan);
    vain = plan && consider(plan) ? 0 : vain + 1;
    yield (patience.sketches + count) / whole;
  }
  return best;
}
