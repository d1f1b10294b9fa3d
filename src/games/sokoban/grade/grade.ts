import type { Grade, Graded } from '../../../core/making.ts';
import { settingOf } from '../engine/setting.ts';
import type { Move, State } from '../rules.ts';
import { choicesOf } from './beside.ts';
import { type BoxPush, pushesOf } from './pushing.ts';
import { switchesBetweenHalves } from './switches.ts';

/**
 * What each figure counts for. A bit is a choice between two: which box is taken, where it is pushed. A push away from the goals is one that nobody thinks of
 * first, so it counts for two; work that cannot be done in two parts has to be kept in mind, so each switch counts for one. Of dead ends there are
 * many, and most are seen at once. All are powers of two and bits are whole sixteenths: so every machine comes to the same sum.
 */
const WEIGHTS = { choices: 1, away: 2, switches: 1, deadEnds: 1 / 8 } as const;

/** The sums that grades 2 to 10 begin at, each about half as much again as the one before, among the easy ones twice. */
const BEGINNINGS: readonly number[] = [8, 16, 32, 60, 95, 150, 230, 340, 500];

const bits = (choices: number): number => Math.round(Math.log2(choices) * 16) / 16;

const gradeOf = (sum: number): Grade => 1 + BEGINNINGS.filter((beginning) => sum >= beginning).length;

/** Whether a push begins something new: takes up another box than the one before, or turns. */
const isChange = (push: BoxPush, before: BoxPush | undefined): boolean => push.box !== before?.box;
const isLine = (push: BoxPush, before: BoxPush | undefined): boolean =>
  isChange(push, before) || push.direction !== before?.direction;

/**
 * Grades a level by a line that solves it, which the rules have to allow; one with the fewest pushes tells the most. Where another pusher takes his turn, those
 * who wait are in nobody's way.
 */
export const gradeSolution = (start: State, moves: readonly Move[]): Graded => {
  const setting = settingOf(start);
  const pushes = pushesOf(start, setting, moves);
  const all = choicesOf(setting, pushes);
  let [lines, changes, choices, away, deadEnds] = [0, 0, 0, 0, 0];
  for (const [index, push] of pushes.entries()) {
    const [choice, before] = [all[index]!, pushes[index - 1]];
    if (choice.isAway) away++;
    deadEnds += choice.deadEnds;
    if (!isLine(push, before)) continue;
    lines++;
    choices += bits(choice.pushes);
    if (!isChange(push, before)) continue;
    changes++;
    choices += bits(choice.boxes);
  }
  const switches = switchesBetweenHalves(pushes.map(({ box }) => box));
  const { choices: perBit, away: perPush, switches: perSwitch, deadEnds: perEnd } = WEIGHTS;
  const sum = perBit * choices + perPush * away + perSwitch * switches + perEnd * deadEnds;
  const figures = { sum, choices, away, switches, deadEnds, changes, lines, pushes: pushes.length };
  return { grade: gradeOf(sum), figures };
};
