import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { forwardSteps } from '../src/core/judge.ts';
import { readPack } from '../src/core/pack.ts';
import { type Replayed, replayed, solvedBy } from '../src/games/sokoban/engine/soundTesting.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { cpuSeconds } from './cpu.ts';

/** What came of one line of a level; undefined if it solves nothing, or has pushers that the solver does not know. */
const replay = (board: string, moves: string): Replayed | undefined => {
  const start = sokoban.parse(board);
  if (!start.ok) return undefined;
  const steps = forwardSteps(sokoban, start.value, moves);
  const solved = steps.ok
    ? solvedBy(
        start.value,
        steps.value.map(({ move }) => move),
      )
    : undefined;
  return solved && replayed(solved);
};

const replayFile = (file: string): void => {
  const name = basename(file);
  const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  const all: Replayed[] = [];
  let left = 0;
  for (const [index, { board, lines }] of readPack(sok, text, file).levels.entries()) {
    for (const { moves } of lines) {
      const result = replay(board, moves);
      if (result) all.push(result);
      else left++;
      for (const each of result?.wrong ?? []) console.log(`${name}:${index + 1} ${each}`);
    }
  }
  const sum = (count: (one: Replayed) => number): number => all.reduce((total, each) => total + count(each), 0);
  const [ahead, back, outside] = [sum((one) => one.forwards), sum((one) => one.backwards), sum((one) => one.outside)];
  console.log(`${name}: ${all.length} solutions replayed, ${left} lines that are none for the solver`);
  console.log(`  positions: ${ahead} forwards, ${back} backwards, ${outside} outside of goal rooms`);
  console.log(`  ${sum((one) => one.waited)} times a push could wait for another one of its solution`);
  const wrong = sum((one) => one.wrong.length);
  console.log(`  ${wrong} times somebody called lost what is not; must be 0`);
  if (wrong > 0 || all.length === 0) process.exitCode = 1;
};

/** `npm run bench -- sound FILE…`: whether what the Sokoban solver calls lost is, on the way of every solution in these files. */
export const run = (files: readonly string[]): void => {
  for (const file of files) console.log(`  ${cpuSeconds(() => replayFile(file)).toFixed(1)} s of CPU`);
};
