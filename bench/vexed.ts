import { readFileSync } from 'node:fs';
import type { Answer } from '../src/core/engine.ts';
import type { Size } from '../src/core/grid.ts';
import { sentence } from '../src/core/parsed.ts';
import { type Dice, dice } from '../src/core/random.ts';
import { parse } from '../src/games/vexed/drawing.ts';
import { engines } from '../src/games/vexed/engine/index.ts';
import { hopefulLevel } from '../src/games/vexed/engine/testing.ts';
import type { State } from '../src/games/vexed/position.ts';
import { answer } from '../test/tools/answer.ts';
import { cpuSeconds } from './cpu.ts';

const MAPS = 200;
const SEED = 1;
const LARGEST = { width: 12, height: 12 };
const MOST_BOXES = 10;
const LIMITS = { ms: 60_000, memory: 2 ** 30 };

/** One that a first glance, of so many positions, does not show to be unsolvable. */
const GLANCE = 2000;
const madeMap = (dice: Dice, size: Size, boxes: number): State => {
  for (;;) {
    const map = hopefulLevel(dice, size, boxes);
    if (answer(engines[0]!, map, { now: () => 0, nodes: GLANCE }).kind !== 'none') return map;
  }
};

/** Every other one is as large as they get; the others are of all sizes. */
const madeMaps = (): readonly State[] => {
  const { roll } = dice(SEED);
  return Array.from({ length: MAPS }, (_, index) => {
    if (index % 2 === 0) return madeMap({ roll }, LARGEST, MOST_BOXES);
    return madeMap({ roll }, { width: 6 + roll(7), height: 6 + roll(7) }, 2 + roll(MOST_BOXES - 1));
  });
};

const readMap = (file: string): State => {
  const state = parse(readFileSync(file, 'utf8'));
  if (!state.ok) throw new Error(`${file}: ${sentence(state.problem.message)}`);
  return state.value;
};

/** The value that so large a part of them does not exceed. */
const quantile = (values: readonly number[], part: number): string =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!.toFixed(3);

/** The fewest moves of Vexed maps: of the files given, or of 200 that are made here, always the same. */
export const run = (files: readonly string[]): void => {
  const maps = files.length > 0 ? files.map(readMap) : madeMaps();
  const answers: Answer[] = [];
  const seconds = maps.map((map) =>
    cpuSeconds(() => answers.push(answer(engines[0]!, map, { now: () => performance.now(), ...LIMITS }))),
  );
  const amount = (kind: Answer['kind']): number => answers.filter((each) => each.kind === kind).length;
  const positions = answers.reduce((sum, { nodes }) => sum + nodes, 0);
  const total = seconds.reduce((sum, each) => sum + each, 0);
  console.log(
    `${maps.length} maps: ${amount('line')} solved, ${amount('none')} unsolvable, ${amount('gaveUp')} given up`,
  );
  console.log(`${positions} positions, ${total.toFixed(1)} s of CPU`);
  console.log(
    `CPU seconds a map: median ${quantile(seconds, 0.5)}, 95 % ${quantile(seconds, 0.95)}, most ${quantile(seconds, 1)}`,
  );
  console.log(`memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`);
};
