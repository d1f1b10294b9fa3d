import { expect, test } from 'vitest';
import { finish } from '../../core/work.ts';
import { savedGameName, savedGameRecord } from './savedGame.ts';
import { solvedByPack } from './solvedByPack.ts';

const saved = (game: string, hash: string, pack: string, solved: boolean): readonly [string, string] => {
  const hashed = { game, hash: hash.repeat(16) };
  const place = { board: '#####\n#@$.#\n#####', pack, level: 1, title: 'East' };
  const left = { lines: [], isOnBoard: false, saved: '2026-11-15T10:20:30.000Z', solved };
  return [savedGameName(hashed), JSON.stringify(savedGameRecord({ ...hashed, ...place, ...left }))];
};

test('solved levels are counted by their packs; damaged ones and those of other games are not', () => {
  const texts = new Map([
    saved('sokoban', 'a', 'cellars', true),
    saved('sokoban', 'b', 'cellars', true),
    saved('sokoban', 'c', 'cellars', false),
    saved('sokoban', 'd', 'attics', true),
    saved('vexed', 'e', 'cellars', true),
    ['sokoban-f', '{'] as const,
  ]);
  expect(finish(solvedByPack(texts, 'sokoban'))).toEqual(
    new Map([
      ['cellars', 2],
      ['attics', 1],
    ]),
  );
});
