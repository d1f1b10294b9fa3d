import { perft } from '../src/core/perft.ts';
import { breakthrough } from '../src/games/breakthrough/index.ts';
import { cpuSeconds } from './cpu.ts';

/** Positions at each depth from the start, as two other move generators count them. */
const EXPECTED: readonly (readonly [size: number, counts: readonly number[]])[] = [
  [6, [16, 256, 4308, 71_478, 1_248_290]],
  [8, [22, 484, 11_132, 256_036, 6_182_818]],
  [10, [28, 784, 22_736, 659_344]],
];

/** Counts by the readable rules, not by an engine. */
export const run = (): void => {
  for (const [size, counts] of EXPECTED) {
    const start = breakthrough.parse(`${size}x${size}`);
    if (!start.ok) throw new Error(`no board of size ${size}`);
    let found: readonly number[] = [];
    const seconds = cpuSeconds(() => {
      found = counts.map((_, index) => perft(breakthrough, start.value, index + 1));
    });
    const verdict = found.join() === counts.join() ? 'as expected' : `WRONG, expected ${counts.join(' ')}`;
    if (verdict !== 'as expected') process.exitCode = 1;
    console.log(`${size}×${size}: ${found.join(' ')} ${verdict}, ${seconds.toFixed(1)} s of CPU`);
  }
};
