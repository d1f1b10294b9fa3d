import { DIRECTIONS } from '../../../core/grid.ts';
import { letterOf } from '../../../core/letters.ts';
import type { LevelWish } from '../../../core/making.ts';
import type { Level } from '../../../core/pack.ts';
import { type Dice, dice } from '../../../core/random.ts';
import { type Work, within } from '../../../core/work.ts';
import { clean, type Finished } from './cleaning.ts';
import { climb } from './climbing.ts';
import { boardOf } from './drawing.ts';
import { hasPlace } from './filters.ts';
import { flawOf, judge } from './gates.ts';
import { gradeOf } from './grading.ts';
import { Pulling } from './pulling.ts';
import { THEMES, type Theme } from './themes.ts';
import { titleOf } from './titles.ts';
import { climbFor } from './wishes.ts';

/** How many positions of a room are looked at. */
const CAPACITY = 120_000;

/** Climbs after which it is given up. */
const MOST_CLIMBS = 24;

/** The moves of a line, pushes in capital letters. */
const movesOf = ({ line }: Finished, { next }: Pulling['floor']): string =>
  line
    .map(({ direction, walk }) => {
      const steps = walk.slice(1).map((to, index) => {
        const side = [0, 1, 2, 3].find((each) => next[walk[index]! * 4 + each] === to)!;
        return letterOf(DIRECTIONS[side]!);
      });
      return steps.join('') + letterOf(DIRECTIONS[direction]!).toUpperCase();
    })
    .join('');

const isAsWished = (boxes: number, { fewest = 0 }: Theme, wish: LevelWish): boolean =>
  wish.boxes === undefined ? boxes >= fewest : boxes === wish.boxes;

/** What becomes of one climb; undefined if it is not good enough, or not what was wished for. */
function* attempt(dice: Dice, pulling: Pulling, wish: LevelWish): Work<Level | undefined> {
  const goal = climbFor(dice, wish);
  if (!hasPlace(goal.frame)) return undefined;
  const draft = yield* climb(dice, pulling, goal);
  const finished = draft && clean(pulling, draft);
  const judged = finished && judge(pulling, finished);
  if (!finished || !judged || flawOf(judged)) return undefined;
  const { plan, boxes, pusher } = finished;
  if (goal.theme.isThere?.(plan, judged.effort) === false) return undefined;
  if (!isAsWished(boxes.length, goal.theme, wish)) return undefined;
  const board = boardOf(plan.room, { goals: plan.goals, boxes: new Set(boxes), pusher });
  const moves = movesOf(finished, pulling.floor);
  const grade = gradeOf(board, moves);
  if (grade !== (wish.grade ?? grade)) return undefined;
  return {
    title: titleOf(dice, finished, wish.taken),
    board,
    lines: [{ title: 'Solution (fewest pushes, fewest moves)', moves }],
    author: 'Kura',
    notes: `Grade: ${grade}`,
    problems: [],
  };
}

/** Each climb has a chance of its own. */
const seedOf = (seed: number, climbs: number): number =>
  Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(climbs + 1, 0x85ebca6b);

/** Makes a level. The same wish always comes to the same one. */
export function* make(wish: LevelWish): Work<Level | undefined> {
  if (wish.theme !== undefined && !Object.hasOwn(THEMES, wish.theme)) return undefined;
  const pulling = new Pulling(CAPACITY);
  for (let climbs = 0; climbs < MOST_CLIMBS; climbs++) {
    const level = yield* within(attempt(dice(seedOf(wish.seed, climbs)), pulling, wish), climbs, MOST_CLIMBS);
    if (level) return level;
  }
  return undefined;
}
