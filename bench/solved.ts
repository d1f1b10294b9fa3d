import { judge } from '../src/games/breakthrough/engine/judge.ts';
import { Prover } from '../src/games/breakthrough/engine/prover.ts';
import { somePosition } from '../src/games/breakthrough/engine/testing.ts';
import { format } from '../src/games/breakthrough/position.ts';
import { type State, start } from '../src/games/breakthrough/rules.ts';
import { cpuSeconds } from './cpu.ts';

const [POSITIONS, COLOURED] = [1000, 100];
const MOST = { verdict: 10, colouring: 60 };

/** Megabytes that a proof may remember, as on the page. */
const MEMORY = 64;

/** Different positions after one move by chance up to twenty-four of them. */
const positionsOf = (seed: number): readonly State[] => {
  const found = new Map<string, State>();
  for (let index = 0; found.size < POSITIONS; index++) {
    const state = somePosition(5, 1 + (index % 24), seed + index);
    found.set(format(state), state);
  }
  return [...found.values()];
};

const finished = <T>(work: Generator<unknown, T, void>): T => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

const tell = (what: keyof typeof MOST, seconds: readonly number[], told: string): void => {
  const [most, mean] = [Math.max(...seconds), seconds.reduce((sum, each) => sum + each, 0) / seconds.length];
  console.log(
    `${told}: at most ${most.toFixed(2)} s of CPU, ${mean.toFixed(3)} s on average; must be under ${MOST[what]} s`,
  );
  if (most > MOST[what]) process.exitCode = 1;
};

/** 5×5 as a solved board: a verdict on the start and on positions by chance, and one on every move of some of them. */
export const run = ([seed = '1']: readonly string[]): void => {
  const positions = positionsOf(Number(seed));
  console.log(`seed ${seed}, ${positions.length} positions`);
  const prover = new Prover(5, MEMORY);
  const counts = { win: 0, loss: 0, unknown: 0 };
  const verdictOf = (state: State): number =>
    cpuSeconds(() => {
      // Nobody helps: what was proven of another position is forgotten.
      prover.forget();
      counts[finished(prover.prove(state))] += 1;
    });
  tell('verdict', [verdictOf(start(5))], 'the start');
  tell('verdict', positions.map(verdictOf), 'each position');
  console.log(`${counts.win} won, ${counts.loss} lost for whoever is to move, ${counts.unknown} unknown`);
  let moves = 0;
  const colouringOf = (state: State): number =>
    cpuSeconds(() => {
      const { lines } = finished(judge(state, { lines: 99, onlyProofs: true }));
      if (lines.some(({ proof }) => !proof)) process.exitCode = 1;
      moves += lines.length;
    });
  tell('colouring', [colouringOf(start(5))], 'all moves of the start');
  tell('colouring', positions.slice(0, COLOURED).map(colouringOf), `all moves of each of ${COLOURED} positions`);
  console.log(`${moves} moves, all of them proven`);
};
