import { describe, expect, test } from 'vitest';
import { answer } from '../../../../test/tools/answer.ts';
import { fewestMoves } from '../../../../test/tools/fewestVexedMoves.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { Answer, Task } from '../../../core/engine.ts';
import { sentence } from '../../../core/parsed.ts';
import { dice } from '../../../core/random.ts';
import { run } from '../../../core/replay.ts';
import { format, parse } from '../drawing.ts';
import { vexed } from '../index.ts';
import type { State } from '../position.ts';
import { outcome } from '../rules.ts';
import { engines } from './index.ts';
import { hopefulLevel, randomLevel } from './testing.ts';

const [solver] = engines;

const solve = (state: State, limits: Partial<Task> = {}): Answer => answer(solver!, state, { now: () => 0, ...limits });

const level = (...rows: readonly string[]): State =>
  unwrap(parse([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n')));

/** How many moves an answer has, each of them played by the rules up to the last box. */
const lengthOf = (start: State, found: Answer): number | undefined => {
  if (found.kind !== 'line') return undefined;
  const steps = unwrap(vexed.steps(found.moves));
  const { played, refused } = run(vexed, start, steps);
  expect(refused).toEqual([]);
  expect(outcome(played.at(-1)?.state ?? start)).toEqual({ winner: 0 });
  return steps.length;
};

test('on 300 random levels it agrees with a search by the rules alone', { timeout: 120_000 }, () => {
  const { roll } = dice(2026);
  const kinds = { line: 0, none: 0, gaveUp: 0 };
  for (let count = 0; count < 300; count++) {
    const size = { width: 6 + roll(4), height: 5 + roll(4) };
    const randomOne = count % 3 === 0 ? randomLevel : hopefulLevel;
    const start = randomOne({ roll }, size, 2 + roll(4));
    const found = solve(start);
    expect(lengthOf(start, found), format(start)).toBe(fewestMoves(start));
    kinds[found.kind]++;
  }
  // Enough of both to mean something.
  expect(kinds.line).toBeGreaterThan(50);
  expect(kinds.none).toBeGreaterThan(50);
  expect(kinds.gaveUp).toBe(0);
});

describe('levels', () => {
  test('the conformance map takes 17 moves', () => {
    const map = level(
      '########',
      '####   #',
      '#    #H#',
      '#   rPH#',
      '#  ###H#',
      '# g y H#',
      '##r ##H#',
      '###   H#',
      '#yg    #',
      '########',
    );
    expect(solve(map)).toMatchObject({ kind: 'line', moves: 'l l l l r r r r r u u u l l l r l', proven: true });
  });

  test('a level settles before it is solved, and that is no move', () => {
    expect(solve(level('#     b #', '#Pb     #', '#########'))).toMatchObject({ kind: 'line', moves: 'r r r' });
  });

  test('one that settles to nothing is solved', () => {
    expect(solve(level('# b#', '#P #', '# b#', '####'))).toMatchObject({ kind: 'line', moves: '', proven: true });
  });

  test('a colour with one box is the reason why there is no solution', () => {
    const found = solve(level('#Pr  b b#', '#########'));
    expect(found).toMatchObject({ kind: 'none', nodes: 0 });
    expect(found.kind === 'none' && sentence(found.reason)).toBe(
      'There is only one red box: the level cannot be solved.',
    );
  });

  test('boxes that cannot come together are the reason too, after every way was tried', () => {
    const found = solve(level('#Pr # r #', '#########'));
    expect(found.kind === 'none' && sentence(found.reason)).toBe('Every way was tried: none leads to a solution.');
  });

  test('a shaft with more places than a byte can number', () => {
    const wide = level(`#P${' '.repeat(90)}b   b#`, '#'.repeat(98), '#'.repeat(98));
    expect(lengthOf(wide, solve(wide))).toBe(93);
  });

  test('far more pushes than a byte can count', () => {
    const floors = level(
      `#Pb${' '.repeat(180)}b  #`,
      `${'#'.repeat(185)}H#`,
      `#r${' '.repeat(181)}r H#`,
      '#'.repeat(187),
    );
    expect(lengthOf(floors, solve(floors))).toBe(180 + 7 + 181);
  });

  test('more boxes than the solver can number are too many', () => {
    const row = '#P br br '.padEnd(150, 'br br ');
    const found = solve(level(row, '#'.repeat(150), row.replace('P', ' '), '#'.repeat(150), row.replace('P', ' ')));
    expect(found.kind === 'gaveUp' && sentence(found.reason)).toBe('The solver knows maps of at most 253 boxes.');
  });
});

/** Unsolvable, after hundreds of thousands of positions. */
const HARD = level(
  '############',
  '# #  P     #',
  '#    bHb cH#',
  '#    #H###H#',
  '#     H   H#',
  '#   r Hr  H#',
  '#   ##H###H#',
  '# c   H   H#',
  '# #   H r H#',
  '#   ##H## H#',
  '#b c  H b H#',
  '############',
);

describe('limits', () => {
  const reasonOf = (found: Answer): string => (found.kind === 'gaveUp' ? sentence(found.reason) : found.kind);

  test('positions', () => {
    const found = solve(HARD, { nodes: 1000 });
    expect(reasonOf(found)).toBe('The limit of positions is reached.');
    expect(found.nodes).toBeGreaterThanOrEqual(1000);
    expect(found.nodes).toBeLessThan(2000);
  });

  test('memory', () => {
    const found = solve(HARD, { memory: 2 ** 20 });
    expect(reasonOf(found)).toBe('The memory is full.');
    // Each takes more than 20 bytes.
    expect(found.nodes).toBeLessThan(2 ** 20 / 20);
  });

  test('time, which the caller tells', () => {
    let time = 0;
    expect(reasonOf(solve(HARD, { now: () => time++, ms: 50 }))).toBe('The time is up.');
  });

  test('whoever does not ask on has stopped it', () => {
    let time = 0;
    const thinking = solver!.think(HARD, { now: () => (time += 6) });
    const [first, second] = [thinking.next(), thinking.next()];
    expect(first).toMatchObject({ done: false });
    expect(second.value!.nodes).toBeGreaterThan(first.value!.nodes);
    expect(second.value!.nodes).toBeLessThan(1000);
  });
});
