import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readerNamed } from '../../test/tools/readers.ts';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { openPackFile, openSeries, packsIn, seriesIn } from './levelFolder.ts';

const [sokoban, vexed] = [readerNamed('sokoban'), readerNamed('vexed')];
const base = tempFolder(afterAll);

const folderOf = (name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(base, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
};

const LEVEL = '#####\n#@$.#\n#####\n';
const MAP = '5 3\n#####\n#Prr#\n#####\n';

test('packs are the files with the endings of a game, in the order of their names', () => {
  const folder = folderOf('levels', { 'b10.xsb': LEVEL, 'b9.SOK': LEVEL, 'a.slc': '', 'notes.md': '', b: LEVEL });
  expect(packsIn(folder, sokoban).map(({ name }) => name)).toEqual(['a', 'b9', 'b10']);
  expect(packsIn(join(base, 'nowhere'), sokoban)).toEqual([]);
});

test('a pack is read with what is wrong with it', () => {
  const folder = folderOf('packs', { 'one.xsb': LEVEL, 'none.xsb': 'no level' });
  expect(unwrap(openPackFile(join(folder, 'one.xsb'), sokoban))).toMatchObject({ name: 'one' });
  expect(complaint(openPackFile(join(folder, 'none.xsb'), sokoban))).toBe('There is no board in this file.');
  expect(complaint(openPackFile(join(folder, 'nowhere.xsb'), sokoban))).toBe('There is no such file.');
});

test('maps are one pack under the name of their folder, with the solutions beside them', () => {
  const folder = folderOf('maps', { 'map1.txt': MAP, 'map2.txt': MAP, 'sol2.txt': 'r', 'map03.txt': '', map4: '' });
  const found = seriesIn(folder, vexed.game)!;
  expect(found.count).toBe(2);
  expect(openSeries(found, vexed)).toMatchObject({
    name: 'maps',
    pack: {
      levels: [
        { title: 'map1', lines: [] },
        { title: 'map2', lines: [{ moves: 'r' }] },
      ],
    },
  });
});

test('maps that are missing or faulty are named, all of them', () => {
  const folder = folderOf('faulty', { 'map2.txt': MAP.replace('P', 'Q'), 'map3.txt': MAP });
  const opened = openSeries(seriesIn(folder, vexed.game)!, vexed);
  expect(
    'problems' in opened && opened.problems.map(({ file, problem }) => [file, problem.line, problem.column]),
  ).toEqual([
    [join(folder, 'map1.txt'), undefined, undefined],
    [join(folder, 'map2.txt'), 3, 2],
  ]);
});

test('each game finds its own maps in a folder, or none', () => {
  const folder = folderOf('both', { 'map1.txt': MAP, '1.map': '', '2.map': '', '03.map': '', 'one.map': '' });
  expect([vexed, sokoban].map(({ game }) => seriesIn(folder, game)?.count)).toEqual([1, 2]);
  expect(seriesIn(folder, readerNamed('tictactoe').game)).toBeUndefined();
  expect(seriesIn(join(folder, '1.map'), sokoban.game)).toBeUndefined();
});
