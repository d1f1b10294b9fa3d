import { judge } from '../src/core/judge.ts';
import { type Dice, dice } from '../src/core/random.ts';
import { openState, run as replayed } from '../src/core/replay.ts';
import { findGame } from '../src/games/index.ts';
import { solvers } from '../src/games/solvers.ts';
import { Finder, type Finding } from '../src/play/guide/finder.ts';
import { shippedPack } from '../src/play/packs/opened.ts';
import { SlicedSolver } from '../src/play/thinking/slicedSolver.ts';

/** Positions of each level, and pushes and moves by chance that lead to one at the most. */
const [POSITIONS, MOST_PUSHES, MOST_MOVES] = [8, 6, 1000];

const game = findGame('sokoban')!;
const solver = new SlicedSolver({ solvers, now: () => performance.now(), later: setImmediate });

/** Somewhere on the way of a solution. */
const onTheWay = (board: string, moves: string, { roll }: Dice): unknown => {
  const [read, steps] = [game.parse(board), game.steps(moves)];
  if (!read.ok || !steps.ok) throw new Error('A shipped level cannot be read.');
  const start = openState(game, read.value);
  const { played } = replayed(game, start, steps.value.slice(0, roll(steps.value.length)));
  return played.at(-1)?.state ?? start;
};

/** Where somebody comes to from there who pushes by chance. */
const strayed = (from: unknown, { roll }: Dice): unknown => {
  let [state, pushes] = [from, 1 + roll(MOST_PUSHES)];
  for (let left = MOST_MOVES; left > 0 && pushes > 0; left -= 1) {
    const moves = game.moves(state);
    const move = moves[roll(moves.length)];
    const next = move === undefined ? undefined : game.play(state, move);
    if (next === undefined || game.outcome(next)) return state;
    pushes -= game.cost?.(state, move).pushes ?? 0;
    state = next;
  }
  return state;
};

/** What Still solvable? comes to, and the milliseconds of a processor that it takes. */
const asked = async (
  finder: Finder,
  state: unknown,
): Promise<{ readonly kind: Finding['kind']; readonly ms: number }> => {
  const before = process.cpuUsage();
  const position = game.format(state);
  const found =
    finder.atOnce(position) ?? (await new Promise<Finding>((done) => finder.find(position, 20_000, { found: done })));
  const { user, system } = process.cpuUsage(before);
  return { kind: found.kind, ms: (user + system) / 1000 };
};

/** How long Still solvable? takes on First Steps and the campaign, eight positions of each level a few pushes by chance beside its solution, always the same of a seed. */
export const run = async ([seed = '1']: readonly string[]): Promise<void> => {
  const chance = dice(Number(seed));
  const warner = await game.warner?.();
  const all: number[] = [];
  for (const name of ['first-steps', 'campaign']) {
    for (const [index, level] of shippedPack(game, name)!.pack.levels.entries()) {
      const given = judge(game, level).filter(({ solved }) => solved);
      const finder = new Finder(game, solver, () => given.map(({ moves }) => ({ position: level.board, moves })));
      finder.warner = warner;
      const answers = [];
      for (let count = 0; count < POSITIONS; count += 1)
        answers.push(await asked(finder, strayed(onTheWay(level.board, given[0]!.moves, chance), chance)));
      const times = answers.map(({ ms }) => ms);
      all.push(...times);
      const kinds = answers.map(({ kind }) => kind[0]).join('');
      console.log(`${name} ${index + 1}: at most ${Math.max(...times).toFixed(0)} ms (${kinds})`);
    }
  }
  const late = all.filter((ms) => ms > 100).length;
  console.log(
    `${all.length} positions: ${all.length - late} within 100 ms of CPU, at most ${Math.max(...all).toFixed(0)} ms`,
  );
};
