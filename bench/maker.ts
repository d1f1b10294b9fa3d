import { finish } from '../src/core/work.ts';
import { maker } from '../src/games/sokoban/maker/index.ts';
import { cpuSeconds } from './cpu.ts';

/** What is wished for, and how many seeds of it are tried. */
const WISHES = [
  { size: { width: 7, height: 7 }, boxes: 2, seeds: 40 },
  { size: { width: 9, height: 8 }, boxes: 4, seeds: 12 },
  { size: { width: 10, height: 9 }, boxes: 5, seeds: 8 },
] as const;

/** The grades of the levels of the day. */
const GRADES = [3, 5, 6] as const;
const GRADED_SEEDS = 8;

/** How many levels a minute of CPU come of seeds, all gates passed, and of how many seeds nothing came. */
const measure = (label: string, seeds: number, isMade: (seed: number) => boolean): void => {
  let made = 0;
  const seconds = cpuSeconds(() => {
    for (let seed = 1; seed <= seeds; seed++) if (isMade(seed)) made++;
  });
  const rate = ((60 * made) / seconds).toFixed(0);
  console.log(`${label}: ${rate} levels a minute of CPU; ${made} of ${seeds} seeds, ${seconds.toFixed(1)} s`);
};

/** Levels of Sokoban that pass all gates: of three sizes, and of the grades of a day. */
export const run = (): void => {
  for (const { seeds, ...wish } of WISHES) {
    const { width, height } = wish.size;
    const label = `${width}×${height}, ${wish.boxes} boxes`;
    measure(label, seeds, (seed) => finish(maker.make({ ...wish, seed })) !== undefined);
  }
  for (const grade of GRADES) {
    measure(`grade ${grade}`, GRADED_SEEDS, (seed) => finish(maker.make({ grade, seed })) !== undefined);
  }
};
