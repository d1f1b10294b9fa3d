import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { judge } from '../../core/judge.ts';
import type { Makable, Maker } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import { bad, say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { findMakable, makers } from '../../games/makers.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { difficultyOf } from '../speech/difficulty.ts';
import { keepLevel, keptLevel } from './keptLevels.ts';
import { madePackName } from './madeName.ts';
import { recallPack } from './madePack.ts';
import { MadePacks, type Site } from './madePacks.ts';
import { SlicedCarpenter } from './slicedCarpenter.ts';

const sokoban = findGame('sokoban')!;
const breakthrough = findGame('breakthrough')!;

const later = (work: () => void): void => void setImmediate(work);

/** Makes what is asked for at once, or nothing of some seeds. */
const toy = (make: (seed: number) => Level | undefined): readonly Makable[] => [
  {
    id: 'sokoban',
    maker: async () => ({
      *make({ seed }) {
        yield 0.5;
        return make(seed);
      },
    }),
  },
];

const level = (title: string): Level => ({ title, board: '#####\n#@$.#\n#####', lines: [], problems: [] });

const site = (all = makers, store = memoryStore()): Site => ({
  carpenter: new SlicedCarpenter({ makers: all, now: () => 0, later }),
  store: async () => store,
  today: () => '2026-11-21',
});

test('a wish that comes to nothing is followed by others, and what was made is kept', async () => {
  const seeds: number[] = [];
  const make = (seed: number): Level | undefined => {
    seeds.push(seed);
    return seeds.length === 3 ? level('third') : undefined;
  };
  const store = memoryStore();
  const place = { game: sokoban, pack: 'made-s5', level: 1 };
  const done: number[] = [];
  const packs = new MadePacks(site(toy(make), store));
  const made = await packs.level(place, (part) => done.push(part));
  expect(unwrap(made).title).toBe('third');
  expect(seeds).toEqual([5, 5 + 2 ** 24, 5 + 2 ** 25]);
  expect(done.at(-1)).toBe(1);
  // Another program finds it made, whatever its own maker would come to.
  const other = new MadePacks(
    site(
      toy(() => level('other')),
      store,
    ),
  );
  expect(unwrap(await other.level(place)).title).toBe('third');
  expect((await keptLevel(store, place))?.title).toBe('third');
});

test('where nothing comes of a day a level that comes with the game stands in; of a wish that is told', async () => {
  const packs = new MadePacks(site(toy(() => undefined)));
  const day = unwrap(await packs.level({ game: sokoban, pack: 'day-2026-11-17', level: 2 }));
  expect(sokoban.packs.flatMap(({ pack }) => pack.levels)).toContain(day);
  const wish = await packs.level({ game: sokoban, pack: 'made-s6', level: 1 });
  expect(complaint(wish)).toBe('No level came of this. Ask for another one.');
});

test('where nothing can be kept each level of a day is made once all the same, and it is told how far that is', async () => {
  const full = { ...memoryStore(), update: async () => bad(say('There is no room.')) };
  let made = 0;
  const make = (): Level => level(`level ${++made}`);
  const done: number[] = [];
  const packs = new MadePacks(site(toy(make), full));
  const last = await packs.level({ game: sokoban, pack: 'day-2026-11-02', level: 3 }, (part) => done.push(part));
  expect(unwrap(last).title).toBe('level 3');
  expect(made).toBe(3);
  expect(done.length).toBeGreaterThan(2);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  const day = await packs.open(sokoban, 'day-2026-11-02');
  expect(unwrap(day!).pack.levels).toHaveLength(3);
  expect(made).toBe(6);
});

test('whoever asks for the same level waits for the same work, and whoever stops it is told so', async () => {
  let made = 0;
  const packs = new MadePacks(
    site(
      toy(() => {
        made += 1;
        return level('once');
      }),
    ),
  );
  const place = { game: sokoban, pack: 'made-s7', level: 1 };
  await Promise.all([packs.level(place), packs.level(place)]);
  expect(made).toBe(1);
  const endless = new MadePacks(site(toy(() => undefined)));
  const waiting = endless.level({ game: sokoban, pack: 'made-s8', level: 1 }, () => endless.stop());
  expect(complaint(await waiting)).toBe('The level was not made: you have stopped that.');
});

test.each(['made-s7', 'made-g9-s7', 'made-g10-s7', 'made-9x8-g5-s7', 'made-9x8-b4-g5-s7'])(
  'of %s nothing is tried twice',
  async (pack) => {
    const tried: string[] = [];
    const maker: Maker = {
      *make(wish) {
        yield 0;
        tried.push(madePackName(wish));
        return undefined;
      },
    };
    const packs = new MadePacks(site([{ id: 'sokoban', maker: async () => maker }]));
    expect(complaint(await packs.level({ game: sokoban, pack, level: 1 }))).toMatch(/^No level came of this/);
    expect(tried[0]).toBe(pack);
    expect(tried.length).toBeGreaterThan(2);
    expect(new Set(tried).size).toBe(tried.length);
  },
);

test('a wish that is too hard is followed by an easier one at once, and an easy one by harder ones as ever', async () => {
  const triedFor = async (pack: string): Promise<readonly string[]> => {
    const tried: string[] = [];
    const maker: Maker = {
      *make(wish) {
        yield 0;
        tried.push(madePackName(wish));
        return undefined;
      },
    };
    const packs = new MadePacks(site([{ ...findMakable('sokoban')!, maker: async () => maker }]));
    await packs.level({ game: sokoban, pack, level: 1 });
    return tried.slice(0, 5);
  };
  expect((await triedFor('made-19x18-g9-s7')).slice(0, 3)).toEqual(['made-19x18-g9-s7', 'made-g9-s7', 'made-g6-s7']);
  // Whoever has such an address comes to the same level as before.
  expect(await triedFor('made-9x8-b4-g3-s7')).toEqual([
    'made-9x8-b4-g3-s7',
    'made-9x8-g3-s7',
    'made-g3-s7',
    'made-g4-s7',
    'made-g5-s7',
  ]);
});

test('of two windows that have made a level at the same time the first counts for both', async () => {
  const [store, place] = [memoryStore(), { game: sokoban, pack: 'made-s7', level: 1 }];
  const kept = await Promise.all(['one', 'other'].map((title) => keepLevel(store, place, level(title))));
  expect(kept.map((one) => unwrap(one).title)).toEqual(['one', 'one']);
  expect((await keptLevel(store, place))?.title).toBe('one');
});

test('days that are not there, and packs of no game, are refused', async () => {
  const packs = new MadePacks(site());
  expect(complaint((await packs.open(sokoban, 'day-2026-11-22'))!)).toMatch(/not there yet/);
  expect(complaint((await packs.open(sokoban, 'day-2026-10-31'))!)).toMatch(/first levels/);
  expect(await packs.open(sokoban, 'day-2026-02-30')).toBeUndefined();
  expect(await packs.open(findGame('tictactoe')!, 'day-2026-11-21')).toBeUndefined();
  expect(await packs.open(breakthrough, 'made-s1')).toBeUndefined();
});

test('a day of Sokoban has three levels, and is recalled without making', async () => {
  const store = memoryStore();
  const packs = new MadePacks(
    site(
      toy((seed) => level(String(seed))),
      store,
    ),
  );
  const { pack } = unwrap((await packs.open(sokoban, 'day-2026-11-20'))!);
  expect(new Set(pack.levels.map(({ title }) => title)).size).toBe(3);
  expect(await recallPack(store, sokoban, 'day-2026-11-20')).toMatchObject({ pack });
  expect(await recallPack(memoryStore(), sokoban, 'day-2026-11-17')).toBeUndefined();
});

test('no two levels of a day are called the same, whichever is asked for first', async () => {
  const maker: Maker = {
    *make({ taken = [] }) {
      yield 0.5;
      return level(['The niche', 'The queue', 'The trio'].find((name) => !taken.includes(name))!);
    },
  };
  const packs = new MadePacks(site([{ id: 'sokoban', maker: async () => maker }]));
  const place = { game: sokoban, pack: 'day-2026-11-19' };
  const titles: string[] = [];
  for (const number of [3, 1, 2]) titles.push(unwrap(await packs.level({ ...place, level: number })).title);
  expect(titles).toEqual(['The trio', 'The niche', 'The queue']);
});

test('what is really made is solved by what came with it', async () => {
  const made = unwrap(await new MadePacks(site()).level({ game: sokoban, pack: 'made-g3-s2', level: 1 }));
  expect([made.notes, judge(sokoban, made)[0]?.solved]).toEqual(['Grade: 3', true]);
});

test('a day of Breakthrough has one of its puzzles', async () => {
  const { game, pack } = unwrap((await new MadePacks(site()).open(breakthrough, 'day-2026-11-21'))!);
  expect([game.isTask, pack.levels.length, difficultyOf(pack.levels[0]!) !== undefined]).toEqual([true, 1, true]);
});
