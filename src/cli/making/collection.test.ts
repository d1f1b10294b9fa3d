import { expect, test } from 'vitest';
import type { Level } from '../../core/pack.ts';
import { findGame } from '../../games/index.ts';
import { findMakable } from '../../games/makers.ts';
import { Collection } from './collection.ts';

/** Corridors that differ by more than two cells: others are taken for the same. */
const ROOMS = [0, 3, 6, 9].map((more) => {
  const wall = '#'.repeat(5 + more);
  return [wall, `#@$${' '.repeat(more)}.#`, wall];
});

test('a title that is there already has a number', async () => {
  const maker = (await findMakable('sokoban')!.maker!())!;
  const collection = new Collection({ game: findGame('sokoban')!, maker, wish: { seed: 1 }, count: 9, threads: 1 });
  for (const [index, room] of ROOMS.entries()) {
    const title = index === 2 ? 'The queue' : 'The niche';
    const level: Level = { title, board: room.join('\n'), lines: [], problems: [] };
    collection.take({ seed: index + 1, level });
  }
  expect(collection.levels.map(({ title }) => title)).toEqual(['The niche', 'The niche 2', 'The queue', 'The niche 3']);
});
