import type { Thrift } from '../src/core/game.ts';
import { improve } from '../src/games/sokoban/engine/improve/index.ts';
import { engines } from '../src/games/sokoban/engine/index.ts';
import { cpuNow } from './cpu.ts';
import { answerTo, finished, type Numbered, wantedBy } from './sokoban.ts';

/** What the quick engine may take for a first solution, where the file has none. */
const FIRST_MS = 3000;

/** What has to be saved on average, in percent. */
const LEAST = 5;

interface Figures {
  readonly moves: number;
  readonly pushes: number;
}

interface Improved {
  readonly before: Figures;
  readonly after: Figures;
}

const figuresOf = (line: string): Figures => ({ moves: line.length, pushes: line.replace(/[^A-Z]/g, '').length });

/** The first line of the file, or what the quick engine has. */
const firstLine = ({ state, lines }: Numbered): string | undefined => {
  const [saved] = lines;
  if (saved) return finished(improve(state, saved.moves, 'moves', { now: () => 0, nodes: 0 }));
  const answer = answerTo(engines.find(({ id }) => id === 'any')!, state, { now: cpuNow, ms: FIRST_MS });
  return answer.kind === 'line' ? answer.moves : undefined;
};

const saved = (before: number, after: number): number => 100 * (1 - after / before);

const textOf = ({ moves, pushes }: Figures): string => `${moves}/${pushes}`;

const improveOne = (name: string, level: Numbered, by: Thrift, ms: number): Improved | undefined => {
  const line = firstLine(level);
  if (line === undefined) return undefined;
  const began = cpuNow();
  const after = figuresOf(finished(improve(level.state, line, by, { now: cpuNow, ms })));
  const seconds = (cpuNow() - began) / 1e3;
  const before = figuresOf(line);
  const percent = saved(before[by], after[by]).toFixed(1);
  console.log(`${name}:${level.number} ${textOf(before)} to ${textOf(after)}, ${percent} %, ${seconds.toFixed(2)} s`);
  return { before, after };
};

/** Prints a line for each level, and the row of the set. */
const improveAll = (name: string, levels: readonly Numbered[], by: Thrift, ms: number): void => {
  const all = levels.map((level) => improveOne(name, level, by, ms)).filter((each) => each !== undefined);
  const sum = (of: (each: Improved) => number): number => all.reduce((total, each) => total + of(each), 0);
  const mean = sum(({ before, after }) => saved(before[by], after[by])) / all.length;
  const [before, after] = [sum((each) => each.before[by]), sum((each) => each.after[by])];
  const better = all.filter((each) => each.after[by] < each.before[by]).length;
  console.log(`${name}, fewer ${by}, ${ms / 1e3} s of CPU a level: ${better} of ${all.length} solutions better`);
  console.log(`  ${mean.toFixed(1)} % of ${by} saved on average, at least ${LEAST} %; ${before} to ${after} in all`);
};

/** `npm run bench -- optimizer FILE… [--time S] [--for moves|pushes] [--level A-B]`. */
export const run = (args: readonly string[]): void => {
  for (const { name, levels, ms, values } of wantedBy(args, { for: { type: 'string', default: 'moves' } })) {
    improveAll(name, levels, values.for === 'pushes' ? 'pushes' : 'moves', ms);
  }
};
