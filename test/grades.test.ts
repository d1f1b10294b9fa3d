import { expect, test } from 'vitest';
import { faultOf, gradedGames, shippedOf } from '../scripts/prove.ts';
import type { AnyGame } from '../src/core/game.ts';
import { judge } from '../src/core/judge.ts';
import type { Level, Pack } from '../src/core/pack.ts';
import { findMakable } from '../src/games/makers.ts';
import { gradeOf } from '../src/play/speech/grade.ts';
import { amount } from './tools/long.ts';
import { unwrap } from './tools/unwrap.ts';

interface Shipped {
  readonly game: AnyGame;
  readonly pack: Pack;
}

const packsOf = async (game: AnyGame): Promise<readonly Shipped[]> =>
  (await shippedOf(game)).map((pack) => ({ game, pack }));

const all = (await Promise.all(gradedGames.map(packsOf))).flat();

/** By the best of the solutions that came with it, the first of those. */
const solutionOf = (game: AnyGame, level: Level): string => {
  const [best, ...others] = judge(game, level).filter(({ solved }) => solved);
  const by = (game.counters ?? []).includes('pushes') ? 'pushes' : 'moves';
  return others.reduce((a, b) => (b.score[by]! < a.score[by]! ? b : a), best!).moves;
};

test.each(all.map((one) => [one.pack.title, one] as const))(
  '%s: every grade is that of its solution',
  async (_, one) => {
    const grader = await findMakable(one.game.id)!.grader!();
    const graded = one.pack.levels.filter((level) => gradeOf(level) !== undefined);
    const expected = graded.map((level) => unwrap(grader.grade(level.board, solutionOf(one.game, level))).grade);
    expect(graded.map(gradeOf)).toEqual(expected);
  },
);

test('every level of Sokoban has a grade', () => {
  const sokoban = all.filter(({ game }) => game.id === 'sokoban').flatMap(({ pack }) => pack.levels);
  expect(sokoban.length).toBeGreaterThanOrEqual(25);
  expect(sokoban.filter((level) => gradeOf(level) === undefined).map(({ title }) => title)).toEqual([]);
});

/** A solution of Behind the box with two pushes too many. */
const LONG = 'RurrdLLL';

/** The campaign's last levels and their like: `npm run packs -- --prove` has them. */
const PROVEN = amount(1, 3);

test.each(all.map((one) => [one.pack.title, one] as const))('%s: solutions are the best there are', async (_, one) => {
  for (const level of one.pack.levels.slice(0, PROVEN))
    expect([level.title, await faultOf(one.game, level)]).toEqual([level.title, undefined]);
});

test('a solution that is none of the best, and a grade that is another, are found', async () => {
  const [{ game, pack }] = all.filter(({ pack: { title } }) => title === 'First Steps') as [Shipped];
  const [first] = pack.levels as [Level];
  const second = pack.levels[1]!;
  // There and back, and there again.
  const long = { ...second, lines: [{ moves: LONG }] };
  expect(await faultOf(game, { ...first, lines: [] })).toBe('it has no solution');
  expect(await faultOf(game, long)).toBe('the fewest pushes are 2, its solution has 4');
  expect(await faultOf(game, { ...first, notes: 'Grade: 2' })).toBe('its grade is 1, not 2');
});
