import { judge } from '../src/core/judge.ts';
import type { Level } from '../src/core/pack.ts';
import { type Dice, dice } from '../src/core/random.ts';
import { formatMoves, openState } from '../src/core/replay.ts';
import type { Warner } from '../src/core/solving.ts';
import { finish } from '../src/core/work.ts';
import { findGame } from '../src/games/index.ts';
import { solvers } from '../src/games/solvers.ts';
import { Finder, type Finding } from '../src/play/guide/finder.ts';
import { PATIENCE } from '../src/play/guide/job.ts';
import { findLastSolvable, type LastSolvable } from '../src/play/guide/lastSolvable.ts';
import { WAKING } from '../src/play/guide/readiness.ts';
import { shippedPack } from '../src/play/packs/opened.ts';
import { SlicedSolver } from '../src/play/thinking/slicedSolver.ts';

/** Positions of each level, and pushes and moves by chance that lead to one at the most. */
const [POSITIONS, MOST_PUSHES, MOST_MOVES] = [8, 6, 1000];

/** What both are to take at the most, in milliseconds. */
const MOST_MS = 100;

const game = findGame('sokoban')!;
const around = { now: () => performance.now(), later: setImmediate };
const solver = new SlicedSolver({ solvers, ...around });

/** A line that goes some way along a solution and then pushes by chance, and where it leads. */
interface Strayed {
  readonly board: string;
  readonly moves: string;
  readonly state: unknown;
}

const strayed = (board: string, solution: string, most: number, { roll }: Dice): Strayed => {
  const [read, steps] = [game.parse(board), game.steps(solution)];
  if (!read.ok || !steps.ok) throw new Error('A shipped level cannot be read.');
  const start = openState(game, read.value);
  const line = steps.value.slice(0, roll(steps.value.length)).map(({ move }) => move);
  let [state, pushes] = [line.reduce((before, move) => game.play(before, move)!, start), 1 + roll(most)];
  for (let left = MOST_MOVES; left > 0 && pushes > 0; left -= 1) {
    const moves = game.moves(state);
    const move = moves[roll(moves.length)];
    const next = move === undefined ? undefined : game.play(state, move);
    if (next === undefined || game.outcome(next)) break;
    pushes -= game.cost?.(state, move).pushes ?? 0;
    line.push(move);
    state = next;
  }
  return { board, moves: formatMoves(game, start, line), state };
};

/** What something comes to, and the milliseconds of a processor that it takes. */
const timed = async <T>(ask: (found: (result: T) => void) => unknown): Promise<{ result: T; ms: number }> => {
  const before = process.cpuUsage();
  const result = await new Promise<T>((done) => ask(done));
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
};

/** Whoever answers of a level, who has read what came with it. */
const finderFor = (level: Level, warner: Warner<unknown> | undefined): Finder => {
  const given = level.lines.map(({ moves }) => ({ position: level.board, moves }));
  const finder = new Finder(game, solver, given, around);
  finder.warner = warner;
  finish(finder.prepare());
  return finder;
};

const asked = (finder: Finder, { state }: Strayed) =>
  timed<Finding>((found) => finder.ask(game.format(state), PATIENCE.solvable, { found }));

const undone = (finder: Finder, line: Strayed) =>
  timed<LastSolvable>((found) =>
    findLastSolvable(line, { around, game, finder, ms: PATIENCE.undo }, { told: () => {}, found }),
  );

/** As where somebody plays: whoever solves has been asked once. */
const wake = async (warner: Warner<unknown> | undefined): Promise<void> => {
  const [level] = shippedPack(game, 'first-steps')!.pack.levels as [Level];
  const finder = finderFor(level, warner);
  await timed<Finding>((found) => finder.find(level.board, WAKING, { found }));
};

/** How many of some answers came in time. */
const told = (what: string, all: readonly number[]): string => {
  const late = all.filter((ms) => ms > MOST_MS).length;
  const most = Math.max(...all).toFixed(0);
  return `${what}: ${all.length - late} of ${all.length} within ${MOST_MS} ms of CPU, at most ${most} ms`;
};

/**
 * How long Still solvable? and Undo to where it was take on First Steps and the campaign, at eight positions of each level a few pushes by chance beside its
 * solution, always the same of a seed.
 */
export const run = async ([seed = '1', most = `${MOST_PUSHES}`]: readonly string[]): Promise<void> => {
  const chance = dice(Number(seed));
  const warner = await game.warner?.();
  await wake(warner);
  const times = { still: [] as number[], undo: [] as number[] };
  let unsure = 0;
  for (const name of ['first-steps', 'campaign']) {
    for (const [index, level] of shippedPack(game, name)!.pack.levels.entries()) {
      const { moves } = judge(game, level).find(({ solved }) => solved)!;
      const lines = Array.from({ length: POSITIONS }, () => strayed(level.board, moves, Number(most), chance));
      const [first, second] = [finderFor(level, warner), finderFor(level, warner)];
      const answers: {
        readonly still: { readonly result: Finding; readonly ms: number };
        readonly undo: { readonly ms: number };
      }[] = [];
      for (const line of lines) {
        const [still, undo] = [await asked(first, line), await undone(second, line)];
        times.still.push(still.ms);
        times.undo.push(undo.ms);
        if (!undo.result.isSure) unsure += 1;
        answers.push({ still, undo });
      }
      const mostOf = (of: 'still' | 'undo'): string => Math.max(...answers.map((one) => one[of].ms)).toFixed(0);
      const kinds = answers.map(({ still }) => still.result.kind[0]).join('');
      console.log(`${name} ${index + 1}: at most ${mostOf('still')} ms (${kinds}), undo ${mostOf('undo')} ms`);
    }
  }
  console.log(told('Still solvable?', times.still));
  console.log(`${told('Undo', times.undo)}, ${unsure} of them not sure`);
};
