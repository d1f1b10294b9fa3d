import { expect, test } from 'vitest';
import { levelOf, packOf, press, tableOf } from '../../test/tools/tables.ts';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { knownPack } from '../results/knownPack.ts';
import { memoryStore } from '../results/memoryStore.ts';
import { loadResults } from '../results/packResults.ts';
import { saveFinish } from './saving.ts';

const table = () => tableOf('sokoban', packOf(levelOf('######\n#@$ .#\n######')));

test('a level that was solved is in the results of its pack', async () => {
  const store = memoryStore();
  const played = table();
  press(played, 'r', 1_000);
  press(played, 'r', 3_000);
  const finish = played.finish('  Ann ', '2026-11-15T10:20:30Z', 9_000)!;
  expect(unwrap(await saveFinish(store, played, finish))).toEqual({ name: 'drawn', added: 1 });
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

test('what does not solve it is not believed and nothing is saved', async () => {
  const store = memoryStore();
  const played = table();
  press(played, 'rr', 0);
  const finish = played.finish('Ann', '2026-11-15T10:20:30Z', 0)!;
  const cheated = { ...finish, replay: { ...finish.replay, moves: 'R' } };
  expect(complaint(await saveFinish(store, played, cheated))).toBe('These moves do not solve the level.');
  expect(complaint(await saveFinish(store, played, { ...finish, name: ' ' }))).toMatch(/name/);
  expect(unwrap(await store.names())).toEqual([]);
});
