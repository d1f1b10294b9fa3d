import { expect, test } from 'vitest';
import { ask, levelOf, packOf, press, tableOf } from '../../../test/tools/tables.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { ok, sentence } from '../../core/parsed.ts';
import { knownPack } from '../../results/knownPack.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { loadResults } from '../../results/packResults.ts';
import type { Store } from '../../results/store.ts';
import type { Table } from '../table/table.ts';
import { saveFinish } from './saving.ts';

/** Saves what is solved on the board, as a sitting does. */
const saveNow = async (store: Store, played: Table): Promise<void> => {
  const finish = played.finish('Ann', '2026-11-15T10:20:30Z', 0)!;
  unwrap(await saveFinish(Promise.resolve(ok(store)), played, finish));
  played.noteSaved(finish, played.number, 0);
};

const table = () => tableOf('sokoban', packOf(levelOf('######\n#@$ .#\n######')));

test('a level that was solved is in the results of its pack', async () => {
  const store = memoryStore();
  const played = table();
  press(played, 'r', 1_000);
  press(played, 'r', 3_000);
  const finish = played.finish('  Ann ', '2026-11-15T10:20:30Z', 9_000)!;
  expect(unwrap(await saveFinish(Promise.resolve(ok(store)), played, finish))).toEqual({ name: 'drawn', added: 1 });
  const pack = knownPack(played.game, played.pack, played.name);
  expect(unwrap(await loadResults(store, pack))).toEqual([
    {
      level: 1,
      hash: played.hashOf(1),
      name: 'Ann',
      moves: 2,
      pushes: 2,
      time: 2_000,
      date: '2026-11-15T10:20:30Z',
      solution: 'RR',
    },
  ]);
});

test('a line is saved once, however often it is redone', async () => {
  const store = memoryStore();
  const played = table();
  press(played, 'rr', 0);
  await saveNow(store, played);
  ask(played, 'undo');
  ask(played, 'redo');
  expect(sentence(played.refusalToSave(0)!)).toBe('This result is saved already.');
  expect(played.finish('Bob', '2026-11-15T10:20:31Z', 0)).toBeUndefined();
  ask(played, 'restart');
  press(played, 'rlrr', 0);
  expect(played.refusalToSave(0)).toBeUndefined();
});

test('the same moves played again can be saved again', async () => {
  const played = table();
  press(played, 'rr', 0);
  await saveNow(memoryStore(), played);
  ask(played, 'restart', 9_000);
  press(played, 'rr', 10_000);
  expect(played.refusalToSave(20_000)).toBeUndefined();
});

test('what does not solve it is not believed and nothing is saved', async () => {
  const store = memoryStore();
  const played = table();
  press(played, 'rr', 0);
  const finish = played.finish('Ann', '2026-11-15T10:20:30Z', 0)!;
  const cheated = { ...finish, replay: { ...finish.replay, moves: 'R' } };
  expect(complaint(await saveFinish(Promise.resolve(ok(store)), played, cheated))).toBe(
    'These moves do not solve the level.',
  );
  expect(complaint(await saveFinish(Promise.resolve(ok(store)), played, { ...finish, name: ' ' }))).toMatch(/name/);
  expect(unwrap(await store.names())).toEqual([]);
});

test('a level that the table has left since can still be saved', async () => {
  const store = memoryStore();
  const played = tableOf('sokoban', packOf(levelOf('######\n#@$ .#\n######'), levelOf('#####\n#@$.#\n#####')));
  press(played, 'rr', 0);
  const finish = played.finish('Ann', '2026-11-15T10:20:30Z', 0)!;
  ask(played, 'next');
  unwrap(await saveFinish(Promise.resolve(ok(store)), played, finish, 1));
  const pack = knownPack(played.game, played.pack, played.name);
  expect(unwrap(await loadResults(store, pack))).toMatchObject([{ level: 1, hash: played.hashOf(1), moves: 2 }]);
});

test('saving a level that was left does not make the one on the board savable again', async () => {
  const store = memoryStore();
  const played = tableOf('sokoban', packOf(levelOf('######\n#@$ .#\n######'), levelOf('#####\n#@$.#\n#####')));
  const save = async (number: number, finish: NonNullable<ReturnType<typeof played.finish>>) => {
    unwrap(await saveFinish(Promise.resolve(ok(store)), played, finish, number));
    played.noteSaved(finish, number, 0);
  };
  press(played, 'rr', 0);
  const first = played.finish('Ann', '2026-11-15T10:20:30Z', 0)!;
  ask(played, 'next');
  press(played, 'r', 0);
  await save(2, played.finish('Ann', '2026-11-15T10:20:31Z', 0)!);
  await save(1, first);
  expect(sentence(played.refusalToSave(0)!)).toBe('This result is saved already.');
  ask(played, 'previous');
  ask(played, 'continue');
  expect(sentence(played.refusalToSave(0)!)).toBe('This result is saved already.');
});
