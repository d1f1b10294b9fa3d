import { expect, test } from 'vitest';
import { ask, levelOf, packOf, press, roundOf, tableOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import type { Reached, Table } from '../table/table.ts';
import { keepReached, loadReached, withNotes } from './keeping.ts';

const pack = packOf(levelOf('#########\n#@ $  . #\n#########'), levelOf('######\n#@$ .#\n######'));
const opened = { game: findGame('sokoban')!, pack, name: 'drawn' };

/** A table whose levels are kept in a store; `settled` waits until all is written. */
const keptIn = (store: Store, progress?: ReadonlyMap<string, Reached>) => {
  const writing: Promise<unknown>[] = [];
  const keep = (hash: string, level: number, reached: Reached) =>
    writing.push(keepReached(store, opened, { hash, level, reached, date: '2026-11-15T10:20:30.000Z' }));
  const table: Table = tableOf('sokoban', pack, { keep, ...(progress && { reached: progress }) });
  return { table, settled: () => Promise.all(writing) };
};

test('what was played of a level is there another time, with its time and whether it was solved', async () => {
  const store = memoryStore();
  const { table, settled } = keptIn(store);
  press(table, 'rr', 1_000);
  ask(table, 'next', 3_000);
  press(table, 'rr', 4_000);
  await settled();
  const progress = unwrap(await loadReached(store, opened));
  expect(progress.size).toBe(2);
  const { table: again } = keptIn(store, progress);
  expect([again.reached(1).solved, again.reached(2).solved]).toEqual([false, true]);
  ask(again, 'continue');
  expect(roundOf(again).snapshot(0)).toMatchObject({ at: 2, spent: [2_000, 0], own: true });
});

test('levels that were never played are not asked for', async () => {
  expect(unwrap(await loadReached(memoryStore(), opened)).size).toBe(0);
});

test('a saved game that cannot be read is a warning and harms no other', async () => {
  const store = memoryStore();
  const { table, settled } = keptIn(store);
  press(table, 'r');
  ask(table, 'next');
  press(table, 'r');
  table.keep(0);
  await settled();
  const [first] = unwrap(await store.names());
  await store.update(first!, () => ({ text: '{"version":1}' }));
  const loaded = await loadReached(store, opened);
  expect(unwrap(loaded).size).toBe(1);
  const warnings = loaded.ok ? (loaded.warnings ?? []) : [];
  expect(warnings.map(({ severity, message }) => [severity, sentence(message)])).toEqual([
    ['warning', expect.stringMatching(/^What you played of level 1 cannot be read: .*damaged/)],
  ]);
});

test('where nothing was ever saved, or little, no level is looked at', async () => {
  const parse = (): never => {
    throw new Error('It was looked at.');
  };
  const unseen = { ...opened, game: { ...opened.game, parse }, pack: structuredClone(opened.pack) };
  expect(unwrap(await loadReached(memoryStore(), unseen))).toEqual(new Map());
  const store = memoryStore();
  const { table, settled } = keptIn(store);
  press(table, 'r');
  table.keep(0);
  await settled();
  expect(unwrap(await loadReached(store, unseen)).size).toBe(1);
});

test('what a tab has noted comes first, also where nothing is stored yet; a note that is none is left alone', () => {
  const line = (moves: string) => ({ moves, at: 1, own: 1, spent: [0, 0] as const });
  const one = (...lines: readonly string[]): Reached => ({ solved: false, lines: lines.map(line), isOnBoard: true });
  const [known, fresh, odd] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];
  const notes = {
    [`sokoban-${known}`]: one('rr'),
    [`sokoban-${fresh}`]: one('l'),
    [`sokoban-${odd}`]: { lines: 'all' },
    [`vexed-${odd}`]: one('u'),
  };
  const reached = withNotes(new Map([[known, { ...one('r', 'd'), solved: true }]]), notes, 'sokoban');
  expect([...reached]).toEqual([
    [known, { ...one('rr', 'd'), solved: true }],
    [fresh, one('l')],
  ]);
});
