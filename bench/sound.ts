import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { forwardSteps } from '../src/core/judge.ts';
import { readPack } from '../src/core/pack.ts';
import { type Replayed, replayed, solvedBy, type Zeal } from '../src/games/sokoban/engine/soundTesting.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { parse } from '../src/games/sokoban/position.ts';
import { type Move, outcome, play, type State } from '../src/games/sokoban/rules.ts';
import { warner } from '../src/games/sokoban/warnings.ts';
import { cpuSeconds } from './cpu.ts';

/** After which moves of a solution a box is said to be stuck for ever, by what the player is warned of. */
const warnedOf = (start: State, moves: readonly Move[]): readonly string[] => {
  const wrong: string[] = [];
  let state: State | undefined = start;
  for (const [made, move] of moves.entries()) {
    if (!state || outcome(state)) break;
    if (warner.stuck(state).length > 0) wrong.push(`warned of after move ${made}`);
    state = play(state, move);
  }
  return wrong;
};

/** What came of one line of a level; undefined if it solves nothing, or has pushers that the solver does not know. */
const replay = (board: string, moves: string, zeal: Zeal): Replayed | undefined => {
  const start = parse(board);
  if (!start.ok) return undefined;
  const steps = forwardSteps(sokoban, start.value, moves);
  const played = steps.ok ? steps.value.map(({ move }) => move) : [];
  const solved = solvedBy(start.value, played);
  if (!solved) return undefined;
  const result = replayed(solved, zeal);
  return { ...result, wrong: [...result.wrong, ...warnedOf(start.value, played)] };
};

const replayFile = (file: string, zeal: Zeal): void => {
  const name = basename(file);
  const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  const all: Replayed[] = [];
  let left = 0;
  for (const [index, { board, lines }] of readPack(sok, text, file).levels.entries()) {
    for (const { moves } of lines) {
      const result = replay(board, moves, zeal);
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

/**
 * `npm run bench -- sound FILE… [--utmost]`: whether what the Sokoban solver calls lost is, on the way of every solution in these files. Knots are looked at 16 times, or
 * with `--utmost` once, for as long as the solver looks at one that it has met a thousand times.
 */
export const run = (args: readonly string[]): void => {
  const options = { utmost: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  for (const file of positionals) {
    console.log(`  ${cpuSeconds(() => replayFile(file, values.utmost ? 'utmost' : 'usual')).toFixed(1)} s of CPU`);
  }
};
