import { expect, test } from 'vitest';
import { answer } from '../../../../test/tools/answer.ts';
import { fewestMovesAndPushes, fewestPushes } from '../../../../test/tools/fewestPushes.ts';
import { amount } from '../../../../test/tools/long.ts';
import { SEED } from '../../../../test/tools/seed.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { Answer, Engine, Task } from '../../../core/engine.ts';
import type { Score } from '../../../core/game.ts';
import { judge } from '../../../core/judge.ts';
import { type Dice, dice } from '../../../core/random.ts';
import { sokoban } from '../index.ts';
import { format, parse } from '../position.ts';
import type { State } from '../rules.ts';
import { pushesTo } from './board/distances.ts';
import { floorOf } from './board/floor.ts';
import { engines } from './index.ts';
import { fewestBareMoves, fewestBarePushes, placesOf, randomBoard, randomGoalRoom } from './testing.ts';

const [best, quick, walker] = engines;

/** What an answer takes, if it is a line; the rules have to agree that it solves the level. */
const scoreOf = (start: State, found: Answer): Score | undefined => {
  if (found.kind !== 'line') return undefined;
  const [line] = judge(sokoban, { title: '', board: format(start), lines: [{ moves: found.moves }], problems: [] });
  expect(line).toMatchObject({ solved: true, discarded: 0 });
  return line!.score;
};

const pushesOf = (start: State, found: Answer): number | undefined => scoreOf(start, found)?.pushes;

/** The tasks of those who think about a level in a lane of their own; more of them have nothing to do where their order is that of another. */
const lanesOf = ({ lanes = 1 }: Engine<State>): readonly Task[] =>
  Array.from({ length: Math.min(2, lanes) }, (_, index) => ({ now: () => 0, lane: { index, of: lanes } }));

/** A small level of one to four boxes, none of them lost for all to see; there may be more goals than boxes. */
const madeLevel = ({ roll }: Dice): State => {
  if (roll(4) === 0) return randomGoalRoom({ roll }, 1 + roll(4));
  for (;;) {
    const start = randomBoard({ roll }, { width: 6 + roll(2), height: 5 + roll(3) }, 1 + roll(4));
    const floor = floorOf(start.warehouse);
    const { dead } = pushesTo(floor.goals, floor);
    if (placesOf(start, floor.cells).boxes.every((box) => !dead[box])) return start;
  }
};

/** The fewest pushes by plain breadth first: by the rules alone where that does not take too long. */
const fewestOf = (start: State): number | undefined => {
  const fewest = fewestBarePushes(start);
  if (start.boxes.length < 3) expect(fewestPushes(start)).toBe(fewest);
  return fewest;
};

/** Boxes of the levels of which every step is counted: with more of them that takes long. */
const MOST_COUNTED = amount(3, 4);

/** The fewest moves by plain breadth first, and pushes: by the rules alone where that does not take too long. */
const fewestStepsOf = (start: State): ReturnType<typeof fewestBareMoves> => {
  const fewest = fewestBareMoves(start);
  if (start.boxes.length < 3) expect(fewestMovesAndPushes(start)).toEqual(fewest);
  return fewest;
};

const hasSpareGoals = (start: State): boolean => {
  const { goals, cells } = floorOf(start.warehouse);
  return goals.length > placesOf(start, cells).boxes.length;
};

/** Asks everybody about a level, together and alone in a lane. */
const compare = (start: State, fewest: number | undefined): void => {
  const told = `seed ${SEED}\n${format(start)}`;
  const isSolved = fewest !== undefined;
  for (const engine of engines) {
    expect(answer(engine, start, { now: () => 0 }).kind, told).toBe(isSolved ? 'line' : 'none');
  }
  if (start.boxes.length <= MOST_COUNTED) {
    const found = answer(walker!, start, { now: () => 0 });
    expect(scoreOf(start, found), told).toEqual(fewestStepsOf(start));
    expect(found.kind === 'gaveUp' || (found.kind === 'line' && !found.proven), told).toBe(false);
  }
  for (const task of lanesOf(best!)) {
    const found = answer(best!, start, task);
    // From the end nobody begins where it is not known which goals stay empty.
    if (found.kind === 'gaveUp') expect(hasSpareGoals(start), told).toBe(true);
    else expect(pushesOf(start, found), told).toBe(fewest);
  }
  for (const task of lanesOf(quick!)) {
    const pushes = pushesOf(start, answer(quick!, start, task));
    expect(pushes !== undefined, `lane ${task.lane!.index}, ${told}`).toBe(isSolved);
  }
};

test('on levels made by chance the fewest pushes and the fewest moves are what breadth first finds, and everybody finds a solution where there is one', () => {
  const { roll } = dice(SEED);
  const counts = { solved: 0, unsolved: 0, spare: 0 };
  const levels = amount(100, 2000);
  for (let count = 0; count < levels; count++) {
    const start = madeLevel({ roll });
    const fewest = fewestOf(start);
    compare(start, fewest);
    counts[fewest === undefined ? 'unsolved' : 'solved']++;
    if (hasSpareGoals(start)) counts.spare++;
  }
  for (const each of Object.values(counts)) expect(each, `seed ${SEED}`).toBeGreaterThan(levels / 20);
});

const board = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

test('whoever thinks in a lane of his own knows when there are more goals than boxes', () => {
  const spare = board('#########', '#@ $ . .#', '#########');
  for (const task of lanesOf(quick!)) expect(pushesOf(spare, answer(quick!, spare, task))).toBe(2);
});

test('whoever thinks in a lane of his own does not take a start with all boxes home for a solution', () => {
  const home = board('#######', '#     #', '#  *@ #', '#     #', '#######');
  const found = lanesOf(quick!).map((task) => pushesOf(home, answer(quick!, home, task)));
  expect(found.filter((pushes) => pushes !== undefined)).toEqual([2]);
});
