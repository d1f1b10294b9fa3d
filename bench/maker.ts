import type { LevelWish, Maker } from '../src/core/making.ts';
import { finish } from '../src/core/work.ts';
import { maker as sokoban } from '../src/games/sokoban/maker/index.ts';
import { maker as vexed } from '../src/games/vexed/maker/index.ts';
import { cpuSeconds } from './cpu.ts';

/** What is wished for, and how many seeds of it are tried. */
const WISHES = [
  { size: { width: 7, height: 7 }, boxes: 2, seeds: 40 },
  { size: { width: 9, height: 8 }, boxes: 4, seeds: 12 },
  { size: { width: 10, height: 9 }, boxes: 5, seeds: 8 },
] as const;

/** The grades of the levels of the day. */
const GRADES = [3, 5, 6] as const;
const VEXED_GRADES = [3, 4, 5, 6] as const;
const GRADED_SEEDS = 8;

/** What one row is of. */
interface Row {
  readonly label: string;
  readonly maker: Maker;
  readonly seeds: number;
  readonly wish: Omit<LevelWish, 'seed'>;
}

/** How many levels a minute of CPU come of seeds, all gates passed, of how many seeds nothing came, and how long the slowest took. */
const measure = ({ label, maker, seeds, wish }: Row): void => {
  let made = 0;
  const times = Array.from({ length: seeds }, (_, index) =>
    cpuSeconds(() => {
      if (finish(maker.make({ ...wish, seed: index + 1 }))) made++;
    }),
  );
  const seconds = times.reduce((sum, time) => sum + time, 0);
  const rate = ((60 * made) / seconds).toFixed(0);
  const slowest = Math.max(...times).toFixed(1);
  console.log(
    `${label}: ${rate} levels a minute of CPU; ${made} of ${seeds} seeds, ${seconds.toFixed(1)} s, at most ${slowest} s`,
  );
};

/** Levels that pass all gates: of Sokoban of three sizes, and of both games of the grades that days have and others like them. */
export const run = (): void => {
  for (const { seeds, ...wish } of WISHES) {
    const { width, height } = wish.size;
    measure({ label: `Sokoban, ${width}×${height}, ${wish.boxes} boxes`, maker: sokoban, seeds, wish });
  }
  const graded = (title: string, maker: Maker) => (grade: number) =>
    measure({ label: `${title}, grade ${grade}`, maker, seeds: GRADED_SEEDS, wish: { grade } });
  GRADES.forEach(graded('Sokoban', sokoban));
  VEXED_GRADES.forEach(graded('Vexed', vexed));
};
