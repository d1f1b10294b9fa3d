import { expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { findGame } from '../../games/index.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { shippedPack } from '../packs/opened.ts';
import { speaker } from '../words/language.ts';
import { loadTranslator } from '../words/translator.ts';
import { drawnPacks, openedDrawn } from './drawnPacks.ts';
import { addNewLevel, newPack, placeToChange } from './ownLevels.ts';

const game = findGame('sokoban')!;

const ownLevels = (spoken = speaker(new Map())) => ({
  store: memoryStore(),
  fresh: { title: 'Mine', author: 'Ann' },
  spoken,
});

test('a first level makes a first pack; the next one comes into the last pack there is', async () => {
  const own = ownLevels();
  expect(unwrap(await addNewLevel(own, game, 'One'))).toMatchObject({
    number: 1,
    pack: { title: 'Mine', author: 'Ann' },
  });
  const second = unwrap(await newPack(own, game));
  expect(unwrap(await addNewLevel(own, game, 'Two')).pack.name).toBe(second.name);
  const [first] = unwrap(await drawnPacks(own.store));
  expect(unwrap(await addNewLevel(own, game, 'Three', first)).number).toBe(2);
});

test('a level that is not one’s own is changed as a copy, without its grade; one’s own in its place', async () => {
  const own = ownLevels();
  const shipped = shippedPack(game)!;
  const { pack, number } = unwrap(await placeToChange(own, shipped, 2));
  const { title, board } = shipped.pack.levels[1]!;
  expect([number, pack.levels]).toMatchObject([1, [{ title, board }]]);
  expect(pack.levels[0]!.notes ?? '').not.toContain('Grade');
  const opened = openedDrawn(game, pack);
  expect(unwrap(await placeToChange(own, opened, 1)).pack.levels).toHaveLength(1);
  expect(complaint(await placeToChange(own, opened, 2))).toBe('This level is not there.');
});

test('a copy is called as the player has read it', async () => {
  const own = ownLevels(await loadTranslator('hu'));
  const { pack } = unwrap(await placeToChange(own, shippedPack(game, 'campaign')!, 2));
  expect(pack.levels).toMatchObject([{ title: 'Az útkereszteződés', author: 'a Kura szerzői' }]);
  const theirs = { ...pack.levels[0]!, title: 'Parking' };
  const docks = openedDrawn(game, { ...pack, name: 'docks', levels: [theirs] });
  expect(unwrap(await placeToChange(own, docks, 1)).pack.levels[1]).toMatchObject({ title: 'Parking' });
});
