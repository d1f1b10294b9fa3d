import { expect, test } from 'vitest';
import type { LaterPack } from '../../core/pack.ts';
import { breakthrough } from '../../games/breakthrough/index.ts';
import { sokoban } from '../../games/sokoban/index.ts';
import { written } from '../speech/written.ts';
import { fetchPack, isShippedPack, packAfter, packFollowing, shippedPack, shippedPacks } from './opened.ts';

const [campaign] = sokoban.packs;

const later: LaterPack = { name: 'more', title: 'More', levels: 5, load: async () => ({ ...campaign!.pack }) };

const game = { ...sokoban, laterPacks: [later] };

test('packs that come with a game are known before they are fetched', () => {
  expect(shippedPacks(game).map(({ name, title, levels }) => [name, title, levels])).toEqual([
    ['campaign', 'Campaign', 5],
    ['first-steps', 'First Steps', 20],
    ['more', 'More', 5],
  ]);
  expect(['campaign', 'more', 'nothing'].map((name) => isShippedPack(game, name))).toEqual([true, true, false]);
  expect(written({ game, name: 'more' }, 'The corner')).toEqual({ text: 'The corner' });
});

test('one that is fetched later is at hand from then on, and stays the same', async () => {
  expect(shippedPack(game, 'more')).toBeUndefined();
  const opened = await fetchPack(game, 'more');
  expect(opened).toMatchObject({ game, name: 'more', pack: { levels: campaign!.pack.levels } });
  expect(shippedPack(game, 'more')!.pack).toBe(opened!.pack);
  expect((await fetchPack(game, 'more'))!.pack).toBe(opened!.pack);
});

test('what does not come with the game cannot be fetched', () => {
  expect(fetchPack(game, 'campaign')).toBeUndefined();
  expect(fetchPack(sokoban, 'more')).toBeUndefined();
});

test('after the lessons comes the first of the other packs, after that the next, and boards for two are none', () => {
  const after = ['first-steps', 'campaign', 'more', 'my own'].map((name) => packAfter(game, name)?.name);
  expect(after).toEqual(['campaign', 'more', undefined, undefined]);
  expect(packAfter(breakthrough, 'first-lessons')?.name).toBe('puzzles');
});

test('a pack that is harder than a later one is played after that', () => {
  const after = ['first-steps', 'small-rooms', 'campaign', 'one-box-more'].map(
    (name) => packAfter(sokoban, name)?.name,
  );
  expect(after).toEqual(['small-rooms', 'campaign', 'good-order', undefined]);
});

test('nothing follows a pack of somebody else that has the same name', () => {
  const campaignHere = shippedPack(game, 'campaign')!;
  expect(packFollowing(campaignHere)?.name).toBe('more');
  expect(packFollowing({ ...campaignHere, pack: { ...campaignHere.pack } })).toBeUndefined();
});
