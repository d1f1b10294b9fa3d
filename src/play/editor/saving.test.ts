import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { bad, say } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import type { JsonRecord } from '../belongings/json.ts';
import { NOTHING_PENDING, type Pending } from '../belongings/pending.ts';
import { addPack, changePack, type DrawnPack, drawnPack, withoutLevel } from './drawnPacks.ts';
import { LevelSaver } from './saving.ts';
import { bringStrokes } from './strokes.ts';

const [EMPTY, ONE, TWO] = ['#####\n#   #\n#####', '#####\n#@  #\n#####', '#####\n#@$ #\n#####'];

/** A store that is full at times, and what was noted beside it. */
const drawing = async () => {
  const sound = memoryStore();
  let isFull = false;
  const store: Store = {
    ...sound,
    update: async (name, change) => (isFull ? bad(say('There is no room left.')) : sound.update(name, change)),
  };
  let noted: JsonRecord = {};
  const pending: Pending = {
    read: () => noted,
    write: (fields) => {
      noted = fields;
    },
  };
  const levels = [{ id: '1', title: 'A', board: EMPTY, solution: 'r' }];
  const pack = unwrap(await addPack(store, { game: 'sokoban', title: 'Mine', levels }));
  const fill = (full: boolean): void => {
    isFull = full;
  };
  const kept = async (): Promise<DrawnPack> => unwrap(await drawnPack(store, pack))!;
  return { store, pending, pack, fill, kept, saver: new LevelSaver(store, { pack, number: 1 }, pending) };
};

const packOf = async (store: Store, ...titles: string[]): Promise<DrawnPack> => {
  const levels = titles.map((title, index) => ({ id: `${index + 1}`, title, board: EMPTY }));
  return unwrap(await addPack(store, { game: 'sokoban', title: 'Mine', levels }));
};

const titlesOf = ({ levels }: Pick<DrawnPack, 'levels'>): string => levels.map(({ title }) => title).join(' ');

describe('while nothing can be kept', () => {
  test('what is drawn is there all the same, to be shared and written as a file', async () => {
    const { saver, fill } = await drawing();
    fill(true);
    await saver.save({ board: ONE });
    const { pack, number } = saver.place;
    expect(pack.levels[number - 1]).toEqual({ id: '1', title: 'A', board: ONE });
  });

  test('what was changed comes with the next thing that can be', async () => {
    const { saver, fill, kept } = await drawing();
    fill(true);
    expect((await saver.save({ title: 'B' })).ok).toBe(false);
    fill(false);
    await saver.save({ board: ONE });
    expect((await kept()).levels).toEqual([{ id: '1', title: 'B', board: ONE }]);
  });

  test('a solution of a board that was drawn over does not come with the next one', async () => {
    const { saver, fill, kept } = await drawing();
    fill(true);
    await saver.save({ board: ONE });
    await saver.save({ solution: 'rr', grade: 3 });
    fill(false);
    await saver.save({ board: TWO });
    expect((await kept()).levels).toEqual([{ id: '1', title: 'A', board: TWO }]);
  });

  test('what is drawn is noted, however much of it there is', async () => {
    const { store, pending, saver, fill, kept } = await drawing();
    fill(true);
    for (let width = 1; width <= 100; width++) void saver.save({ board: '#'.repeat(width) });
    await saver.settled();
    fill(false);
    await bringStrokes(store, pending);
    expect((await kept()).levels[0]!.board).toBe('#'.repeat(100));
  });
});

describe('saving while somebody draws', () => {
  test('every stroke is kept, the last one last', async () => {
    const store = memoryStore();
    const pack = await packOf(store, 'a');
    const saver = new LevelSaver(store, { pack, number: 1 }, NOTHING_PENDING);
    void saver.save({ board: '###' });
    void saver.save({ board: '####' });
    await saver.settled();
    expect(unwrap(await drawnPack(store, pack))!.levels).toEqual([{ id: '1', title: 'a', board: '####' }]);
  });

  test('what is drawn while something is written comes after it, and is noted until it is stored', async () => {
    const { saver, kept, pending } = await drawing();
    void saver.save({ board: ONE });
    // The write has begun.
    await Promise.resolve();
    void saver.save({ title: 'B' });
    void saver.save({ board: TWO });
    expect(pending.read()).toEqual({ 'sokoban/own-1/1': [EMPTY, ONE, TWO] });
    await saver.settled();
    expect((await kept()).levels).toEqual([{ id: '1', title: 'B', board: TWO }]);
    expect(pending.read()).toEqual({});
  });

  test('what two windows draw stays, both', async () => {
    const store = memoryStore();
    const pack = await packOf(store, 'a', 'b');
    const [one, other] = [
      new LevelSaver(store, { pack, number: 1 }, NOTHING_PENDING),
      new LevelSaver(store, { pack, number: 1 }, NOTHING_PENDING),
    ];
    await one.save({ board: '###' });
    await other.save({ board: '#.#' });
    await one.save({ board: '####' });
    await other.save({ board: '#..#' });
    expect(unwrap(await drawnPack(store, pack))!.levels).toEqual([
      { id: '1', title: 'a', board: '####' },
      { id: '3', title: 'a', board: '#..#' },
      { id: '2', title: 'b', board: EMPTY },
    ]);
    expect(other.place.number).toBe(2);
  });

  test('a level or a pack that another window has taken away comes back with the next stroke', async () => {
    const store = memoryStore();
    const pack = await packOf(store, 'a', 'b');
    const saver = new LevelSaver(store, { pack, number: 1 }, NOTHING_PENDING);
    await changePack(store, pack, (old) => withoutLevel(old, '1'));
    await saver.save({ board: '###' });
    expect(titlesOf(unwrap(await drawnPack(store, pack))!)).toBe('b a');
    await changePack(store, pack, () => undefined);
    await saver.save({ board: '####' });
    expect(unwrap(await drawnPack(store, pack))).toMatchObject({
      title: 'Mine',
      levels: [{ title: 'a', board: '####' }],
    });
  });
});
