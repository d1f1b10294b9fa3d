import { expect, test } from 'vitest';
import type { Level } from '../../core/pack.ts';
import { findGame } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { SavedGame } from '../belongings/savedGame.ts';
import { fetchPack, type Opened, shippedPack } from '../packs/opened.ts';
import { difficultyOf } from '../speech/difficulty.ts';
import { anotherLike, easierThan, hasOthers, takesLong } from './another.ts';
import { isMadeName, madePackName, wishNamed } from './madeName.ts';

const sokoban = findGame('sokoban')!;
const breakthrough = findGame('breakthrough')!;

const level = (board: string, notes?: string): Level => ({
  title: '',
  board,
  lines: [],
  problems: [],
  ...(notes && { notes }),
});

const opened = (name: string, ...levels: readonly Level[]): Opened => ({
  game: sokoban,
  name,
  pack: { title: name, levels, problems: [] },
});

const solved = (fields: Partial<SavedGame>): SavedGame =>
  ({ game: 'sokoban', solved: true, hash: '', pack: '', ...fields }) as SavedGame;

const TWO_BOXES = `
######
#@$ .#
# $ .#
######`.slice(1);

test.each([
  ['made-s17', { seed: 17 }],
  ['made-9x8-b4-g5-s17', { size: { width: 9, height: 8 }, boxes: 4, grade: 5, seed: 17 }],
  ['made-g10-s0', { grade: 10, seed: 0 }],
])('%s carries a wish', (name, wish) => {
  expect(wishNamed(name)).toEqual(wish);
  expect(madePackName(wish)).toBe(name);
});

test.each(['made', 'made-s', 'made-g11-s1', 'made-9x-s1', 'made-s1-b2', 'day-2026', 'campaign'])(
  '%s does not',
  (name) => {
    expect(isMadeName(name)).toBe(false);
  },
);

test('another level has about the size, the boxes and the grade of the one before', async () => {
  const another = await anotherLike({ opened: opened('mine', level(TWO_BOXES, 'Grade: 4')), number: 1 }, [], fetchPack);
  expect(another).toEqual({ pack: expect.stringMatching(/^made-7x6-b2-g4-s\d+$/), level: 1 });
});

test('like one that is wider than any address tells comes one as wide as is made in seconds', async () => {
  const wide = ['#'.repeat(120), `#@$.${' '.repeat(115)}#`, '#'.repeat(120)].join('\n');
  const another = await anotherLike({ opened: opened('mine', level(wide)), number: 1 }, [], fetchPack);
  expect(another).toEqual({ pack: expect.stringMatching(/^made-10x7-g5-s\d+$/), level: 1 });
  expect(isMadeName(another!.pack)).toBe(true);
});

test('like a hard one, or one with many boxes, comes one that is made in seconds', async () => {
  const { pack } = shippedPack(sokoban, 'campaign')!;
  const hard = opened('campaign', pack.levels.at(-1)!);
  expect(await anotherLike({ opened: hard, number: 1 }, [], fetchPack)).toEqual({
    pack: expect.stringMatching(/^made-9x8-g6-s\d+$/),
    level: 1,
  });
  // Nor is somebody kept waiting again who came by a link to a hard one.
  const made = opened('made-19x18-b5-g9-s2852', pack.levels.at(-1)!);
  expect(await anotherLike({ opened: made, number: 1 }, [], fetchPack)).toEqual({
    pack: 'made-9x8-g6-s2853',
    level: 1,
  });
});

test.each([
  ['made-19x18-g9-s2852', true, 'made-9x8-g6-s2852'],
  ['made-9x8-g6-s7', false, 'made-9x8-g5-s7'],
  ['made-s7', false, 'made-g4-s7'],
  ['made-7x7-b4-g4-s7', false, 'made-7x7-g3-s7'],
  ['made-g1-s7', false, undefined],
  ['day-2026-11-19', false, undefined],
])('whoever does not want to wait for %s may have an easier one', (name, isLong, easier) => {
  expect(takesLong(sokoban, wishNamed(name) ?? {})).toBe(isLong);
  expect(easierThan(sokoban, name)).toBe(easier);
});

test('after a level that was made comes the next seed, without those that are solved', async () => {
  const model = { opened: opened('made-8x7-b2-g4-s7', level(TWO_BOXES)), number: 1 };
  expect(await anotherLike(model, [], fetchPack)).toEqual({ pack: 'made-8x7-b2-g4-s8', level: 1 });
  const played = [solved({ pack: 'made-8x7-b2-g4-s8' }), solved({ pack: 'made-8x7-b2-g4-s9', game: 'vexed' })];
  expect(await anotherLike(model, played, fetchPack)).toEqual({ pack: 'made-8x7-b2-g4-s9', level: 1 });
});

test('of puzzles it is the next one as hard that is not solved, from wherever one comes', async () => {
  const puzzles = (await fetchPack(breakthrough, 'puzzles'))!;
  const easiest = puzzles.pack.levels.filter((one) => difficultyOf(one) === 2);
  const [first, second, third] = easiest;
  const numberOf = (one: Level): number => puzzles.pack.levels.indexOf(one) + 1;
  const day = { ...puzzles, name: 'day-2026-11-18', pack: { ...puzzles.pack, levels: [first!] } };
  expect(await anotherLike({ opened: day, number: 1 }, [], fetchPack)).toEqual({
    pack: 'puzzles',
    level: numberOf(second!),
  });
  const played = [solved({ game: 'breakthrough', hash: levelHash(puzzles.game, second!)! })];
  const next = await anotherLike({ opened: puzzles, number: numberOf(first!) }, played, fetchPack);
  expect(next).toEqual({ pack: 'puzzles', level: numberOf(third!) });
  const all = easiest.map((one) => solved({ game: 'breakthrough', hash: levelHash(puzzles.game, one)! }));
  expect(await anotherLike({ opened: day, number: 1 }, all, fetchPack)).toBeUndefined();
});

test('a lesson is followed by the next one, and by none like it', () => {
  expect(hasOthers(shippedPack(sokoban, 'campaign')!)).toBe(true);
  expect(hasOthers(shippedPack(sokoban, 'first-steps')!)).toBe(false);
});
