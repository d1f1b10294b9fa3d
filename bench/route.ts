import { sokoban } from '../src/games/sokoban/index.ts';
import { cpuSeconds } from './cpu.ts';
import { BOXES, largeBoard, SIDE } from './largeBoard.ts';

const MOST_MS = 30;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;

/** What a tap on a box costs: every cell that it can be pushed to, on a board of 50×50 with 200 boxes. */
export const run = (): void => {
  const start = sokoban.parse(largeBoard());
  if (!start.ok) throw new Error('the board does not open');
  const { value: state } = start;
  const found = state.boxes.map((box) => sokoban.targets!(state, box, 'pushes').length);
  const times = state.boxes.map((box) => cpuSeconds(() => sokoban.targets!(state, box, 'pushes')) * 1000);
  const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `each box of ${BOXES} on ${SIDE}×${SIDE}, which can be pushed to as many as ${Math.max(...found)} cells:`,
  );
  console.log(`median ${median.toFixed(1)} ms, 95 % ${most.toFixed(1)} ms of CPU, under ${MOST_MS} ms`);
  if (most >= MOST_MS) process.exitCode = 1;
};
