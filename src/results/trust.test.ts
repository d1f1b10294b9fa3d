import { describe, expect, test } from 'vitest';
import type { Level } from '../core/pack.ts';
import { error, say } from '../core/parsed.ts';
import { finish } from '../core/work.ts';
import { findGame } from '../games/index.ts';
import { levelHash } from './levelHash.ts';
import type { LevelResult, Result } from './result.ts';
import { check, prover, trustedSteps } from './trust.ts';

const sokoban = findGame('sokoban')!;

const levelOf = (...rows: readonly string[]): Level => ({ title: '', board: rows.join('\n'), lines: [], problems: [] });

const CORRIDOR = levelOf('#######', '#@ $ .#', '#######');
const SOLUTION = 'rRR';
const DATE = '2026-11-15T10:20:30Z';

describe('a result from elsewhere', () => {
  const result = (other: Partial<Result>): Result => ({ name: 'Bob', moves: 3, time: 1000, date: DATE, ...other });

  test.each([
    ['is claimed without its moves', {}, 'claimed'],
    ['is proved by its moves', { pushes: 2, solution: SOLUTION }, 'proved'],
    ['is proved without pushes too', { solution: SOLUTION }, 'proved'],
    ['is proved by moves that go on after the win', { solution: 'rRRll' }, 'proved'],
    ['is false with fewer moves', { moves: 2, solution: SOLUTION }, 'false'],
    ['is false with fewer pushes', { pushes: 1, solution: SOLUTION }, 'false'],
    ['is false when its moves do not solve', { solution: 'rRl' }, 'false'],
    ['is false when its moves are none', { solution: 'hello' }, 'false'],
  ] as const)('%s', (_, other, expected) => {
    expect(check(sokoban, CORRIDOR, result(other))).toBe(expected);
  });
});

describe('the results of a pack', () => {
  const CLOSET = levelOf('#####', '#@$.#', '#####');
  const FAULTY = { ...CLOSET, problems: [error(say('The wall is open.'))] };
  const corridor = levelHash(sokoban, CORRIDOR)!;
  const closet = levelHash(sokoban, CLOSET)!;
  const result = (other: Partial<LevelResult>): LevelResult => ({
    level: 1,
    name: 'Bob',
    moves: 3,
    time: 1000,
    date: DATE,
    ...other,
  });
  const sifted = (levels: readonly Level[], ...results: readonly Partial<LevelResult>[]) => {
    const { results: kept, left } = finish(trustedSteps(sokoban, levels, results.map(result)));
    return [...kept.map(({ level, hash, trust }) => ({ level, hash, trust })), left];
  };

  test('are those that are proved or claimed; the false ones are counted', () => {
    expect(
      sifted([CORRIDOR], { solution: SOLUTION }, {}, { moves: 2, solution: SOLUTION }, { solution: 'rR' }),
    ).toEqual([{ level: 1, hash: corridor, trust: 'proved' }, { level: 1, hash: corridor, trust: 'claimed' }, 2]);
  });

  test('belong to the level with their hash, wherever it stands by now', () => {
    const proof = { solution: SOLUTION, hash: corridor };
    expect(sifted([CLOSET, CORRIDOR], proof)).toEqual([{ level: 2, hash: corridor, trust: 'proved' }, 0]);
  });

  test('belong to the level with their number where they have no hash', () => {
    expect(sifted([CORRIDOR, CLOSET], { level: 2, moves: 1, solution: 'R' }, { level: 2, solution: SOLUTION })).toEqual(
      [{ level: 2, hash: closet, trust: 'proved' }, 1],
    );
  });

  test('are claimed beyond so many moves, never false, and the shortest are replayed first', () => {
    const long = { moves: 5, solution: 'rlrRR' };
    const results = [long, long, { solution: SOLUTION }, { moves: 4, solution: SOLUTION }].map(result);
    const sift = (most: number) => finish(trustedSteps(sokoban, [CORRIDOR], results, most));
    const trusts = (most: number) => sift(most).results.map(({ moves, trust }) => `${moves} ${trust}`);
    expect(trusts(16)).toEqual(['5 proved', '5 proved', '3 proved']);
    expect(trusts(11)).toEqual(['5 proved', '5 claimed', '3 proved']);
    expect(trusts(3)).toEqual(['5 claimed', '5 claimed', '3 proved', '4 claimed']);
  });

  test('of millions of moves in a few letters cost no more than two of them', () => {
    const long = { moves: 1, solution: '490000(ud)' };
    expect(sifted([CORRIDOR], ...Array.from({ length: 300 }, () => long)).at(-1)).toBe(2);
  });

  test('prove the hash of a level until so many moves were replayed', () => {
    const prove = prover(sokoban, [CORRIDOR], 5);
    const proof = result({ solution: SOLUTION });
    expect([prove(proof), prove(proof)]).toEqual([corridor, undefined]);
  });

  test('are only claimed where the pack has no such level, or one that cannot be played', () => {
    const strange = { hash: 'f'.repeat(16), solution: 'rR' };
    expect(sifted([CORRIDOR, FAULTY], strange, { level: 2, solution: 'l' }, { level: 9, solution: 'l' })).toEqual([
      { level: 1, hash: strange.hash, trust: 'claimed' },
      { level: 2, hash: undefined, trust: 'claimed' },
      { level: 9, hash: undefined, trust: 'claimed' },
      0,
    ]);
  });
});
