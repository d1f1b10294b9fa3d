import { describe, expect, test } from 'vitest';
import { fewestMovesAndPushes } from '../../../../../test/tools/fewestPushes.ts';
import { SEED } from '../../../../../test/tools/seed.ts';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import type { Improvement, Task } from '../../../../core/engine.ts';
import type { Thrift } from '../../../../core/game.ts';
import { judge } from '../../../../core/judge.ts';
import { type Dice, dice } from '../../../../core/random.ts';
import { sokoban } from '../../index.ts';
import { formatMoves } from '../../notation.ts';
import { format, parse } from '../../position.ts';
import { type Move, moves, outcome, play, type State } from '../../rules.ts';
import { fewestBarePushes, randomBoard } from '../testing.ts';
import { improve } from './index.ts';

const board = (...rows: readonly string[]): State => unwrap(parse(rows.join('\n')));

const STILL: Task = { now: () => 0 };

const improved = (start: State, line: string, by: Thrift = 'moves', task: Task = STILL): string => {
  const work = improve(start, line, by, task);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Moves and pushes of a line; the rules have to agree that it solves the level and is written well. */
const scoreOf = (start: State, line: string) => {
  const [judged] = judge(sokoban, { title: '', board: format(start), lines: [{ moves: line }], problems: [] });
  expect(judged, format(start)).toMatchObject({ solved: true, discarded: 0 });
  expect(judged).not.toHaveProperty('miswritten');
  return { moves: judged!.score.moves!, pushes: judged!.score.pushes! };
};

/** A walk by chance that solves a level, if it happens to. */
const sillySolution = (start: State, { roll }: Dice): string | undefined => {
  const line: Move[] = [];
  for (let state = start; line.length < 3000; ) {
    if (outcome(state)) return formatMoves(start, line);
    const all = moves(state);
    const move = all[roll(all.length)];
    if (!move) return undefined;
    line.push(move);
    state = play(state, move)!;
  }
  return undefined;
};

/** Random levels with a silly solution each. */
function* sillyLevels(seed: number, amount: number) {
  const { roll } = dice(seed);
  for (let count = 0; count < amount; ) {
    const start = randomBoard({ roll }, { width: 6 + roll(2), height: 5 + roll(2) }, 1 + roll(3));
    const line = sillySolution(start, { roll });
    if (line === undefined) continue;
    count++;
    yield { start, line };
  }
}

test('a silly solution becomes one of the fewest moves as a rule, and never a worse one', () => {
  let best = 0;
  for (const { start, line } of sillyLevels(1, 30)) {
    const [before, after] = [scoreOf(start, line), scoreOf(start, improved(start, line))];
    expect(after.moves).toBeLessThanOrEqual(before.moves);
    const fewest = fewestMovesAndPushes(start)!;
    expect(after.moves).toBeGreaterThanOrEqual(fewest.moves);
    if (after.moves === fewest.moves && after.pushes === fewest.pushes) best++;
  }
  expect(best).toBeGreaterThan(27);
});

test('or of the fewest pushes', () => {
  let best = 0;
  for (const { start, line } of sillyLevels(2, 30)) {
    const [before, after] = [scoreOf(start, line), scoreOf(start, improved(start, line, 'pushes'))];
    expect(after.pushes).toBeLessThanOrEqual(before.pushes);
    if (after.pushes === fewestBarePushes(start)) best++;
  }
  expect(best).toBeGreaterThan(27);
});

test('however little it may spend, what it has is a solution and not a worse one', () => {
  for (const { start, line } of sillyLevels(SEED, 10)) {
    const before = scoreOf(start, line);
    for (const nodes of [0, 1, 100, 3000, 20_000]) {
      const after = scoreOf(start, improved(start, line, 'moves', { ...STILL, nodes }));
      const isWorse = after.moves > before.moves || (after.moves === before.moves && after.pushes > before.pushes);
      expect(isWorse, `seed ${SEED}`).toBe(false);
    }
    const small = scoreOf(start, improved(start, line, 'pushes', { ...STILL, memory: 20_000 }));
    expect(small.pushes, `seed ${SEED}`).toBeLessThanOrEqual(before.pushes);
  }
});

describe('a line', () => {
  test('loses its loops and detours', () => {
    const start = board('########', '#      #', '# $ .  #', '#@     #', '########');
    expect(improved(start, 'rluRduR')).toBe('uRR');
    expect(improved(start, 'uRurrdLulldRR')).toBe('uRR');
  });

  test('that is the best already stays', () => {
    const start = board('########', '#      #', '# @$ . #', '#      #', '########');
    expect(improved(start, 'RR')).toBe('RR');
    expect(improved(start, 'RR', 'pushes')).toBe('RR');
  });

  test('loses what comes after the end', () => {
    expect(improved(board('#######', '# @$. #', '#######'), 'Rll')).toBe('R');
  });

  test('of a start with all boxes home keeps its pushes', () => {
    const start = board('#######', '#     #', '#  *@ #', '#     #', '#######');
    expect(scoreOf(start, improved(start, 'LulldRurrdLulldR'))).toEqual({ moves: 6, pushes: 2 });
  });

  test('that solves nothing is given back as it is', () => {
    const start = board('########', '#      #', '# @$ . #', '#      #', '########');
    for (const line of ['', 'R', 'LLL', 'hello', 'UUUU']) expect(improved(start, line)).toBe(line);
  });

  test('so is one of a level with several pushers', () => {
    expect(improved(board('#######', '#@$. @#', '#######'), 'R')).toBe('R');
  });
});

describe('it can be stopped', () => {
  const { start, line } = [...sillyLevels(3, 1)][0]!;

  test('by asking no further: whatever it tells has the best line so far', () => {
    let time = 0;
    const told: Improvement[] = [];
    const work = improve(start, line, 'moves', { now: () => (time += 11) });
    for (let step = work.next(); !step.done; step = work.next()) told.push(step.value);
    expect(told.length).toBeGreaterThan(3);
    const lengths = told.map(({ moves: best }) => scoreOf(start, best).moves);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(told.map(({ nodes }) => nodes)).toEqual(told.map(({ nodes }) => nodes).toSorted((a, b) => a - b));
  });

  test('by its time', () => {
    let time = 0;
    improved(start, line, 'moves', { now: () => time++, ms: 50 });
    expect(time).toBeLessThan(60);
  });

  test('by a number of positions, always with the same line', () => {
    const task = { ...STILL, nodes: 3000 };
    expect(improved(start, line, 'moves', task)).toBe(improved(start, line, 'moves', task));
  });
});
