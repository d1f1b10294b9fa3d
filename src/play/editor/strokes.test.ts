import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import type { JsonRecord } from '../belongings/json.ts';
import { addPack, changePack, type DrawnPack, drawnPack, withChangedLevel } from './drawnPacks.ts';
import { LevelSaver } from './saving.ts';
import { bringStrokes } from './strokes.ts';

const [EMPTY, ONE, TWO] = ['#####\n#   #\n#####', '#####\n#@  #\n#####', '#####\n#@$ #\n#####'];

const begun = async (): Promise<{ store: Store; pack: DrawnPack }> => {
  const store = memoryStore();
  const fresh = { game: 'sokoban', title: 'Mine', levels: [{ id: '1', title: 'A', board: EMPTY }] };
  return { store, pack: unwrap(await addPack(store, fresh)) };
};

const notes = (fields: JsonRecord = {}) => {
  let noted = fields;
  const write = (now: JsonRecord): void => {
    noted = now;
  };
  return { read: () => noted, write };
};

const boardOf = async (store: Store, pack: DrawnPack): Promise<string | undefined> =>
  unwrap(await drawnPack(store, pack))?.levels[0]?.board;

test('a stroke is noted before anything is waited for, and the note is gone when the stroke is stored', async () => {
  const { store, pack } = await begun();
  const pending = notes();
  const saver = new LevelSaver(store, { pack, number: 1 }, pending);
  void saver.save({ board: ONE });
  void saver.save({ board: TWO });
  expect(pending.read()).toEqual({ 'sokoban/own-1/1': [EMPTY, EMPTY, TWO] });
  await saver.settled();
  expect(pending.read()).toEqual({});
  expect(await boardOf(store, pack)).toBe(TWO);
});

test('what was noted by a page that is gone is stored, however much of it was before', async () => {
  for (const stored of [EMPTY, ONE, TWO]) {
    const { store, pack } = await begun();
    await changePack(store, pack, (old) => withChangedLevel(old, '1', { board: stored }));
    const pending = notes({ 'sokoban/own-1/1': [EMPTY, ONE, TWO] });
    await bringStrokes(store, pending);
    expect(await boardOf(store, pack)).toBe(TWO);
    expect(pending.read()).toEqual({});
  }
});

test('what somebody else has drawn meanwhile stays, and so does everything where a note makes no sense', async () => {
  const { store, pack } = await begun();
  for (const noted of [
    { 'sokoban/own-1/1': [ONE, TWO] },
    { 'sokoban/own-1/7': [EMPTY, TWO] },
    { 'sokoban/own-9/1': [EMPTY, TWO] },
    { 'sokoban/own-1/1': 'x' },
    { nothing: [EMPTY, TWO] },
  ]) {
    const pending = notes(noted);
    await bringStrokes(store, pending);
    expect(await boardOf(store, pack)).toBe(EMPTY);
    expect(pending.read()).toEqual({});
  }
});
