import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readerNamed } from '../../test/tools/readers.ts';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { openPackFile, openSeries, packsIn, seriesIn, upTo } from './levelFolder.ts';

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

/** The same level for Sokoban in 20 rows of 20 digits. */
const DIGITS = ['11111', '15341', '11111', ...Array<string>(17).fill('')].map((row) => row.padEnd(20, '0')).join('\n');

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
  const folder = folderOf('maps', { 'map1.txt': MAP, 'map02.txt': MAP, 'sol02.txt': 'r', map4: '' });
  const found = seriesIn(folder, vexed.game)!;
  expect(found.count).toBe(2);
  expect(openSeries(found, vexed)).toMatchObject({
    name: 'maps',
    pack: {
      levels: [
        { title: 'map1', lines: [] },
        { title: 'map02', lines: [{ moves: 'r' }] },
      ],
      problems: [],
    },
  });
});

test('maps from an old system, in capitals and with zeros, are a pack like any other', () => {
  const folder = folderOf('old', { 'MAP01.TXT': MAP, 'SOL01.TXT': 'r', 'MAP02.TXT': MAP });
  const found = seriesIn(folder, vexed.game)!;
  expect(found.files).toEqual(['MAP01.TXT', 'MAP02.TXT']);
  expect(openSeries(found, vexed)).toMatchObject({
    pack: { levels: [{ title: 'MAP01', lines: [{ moves: 'r' }] }, { title: 'MAP02' }] },
  });
});

/** The files that are at fault, with line and column. */
const faultsOf = (opened: ReturnType<typeof openSeries>): readonly unknown[] =>
  'problems' in opened
    ? opened.problems.map(({ file, problem }) => [basename(file), problem.line, problem.column])
    : [];

test('maps that are faulty are named, all of them', () => {
  const folder = folderOf('faulty', { 'map1.txt': '', 'map2.txt': MAP.replace('P', 'Q'), 'map3.txt': MAP });
  expect(faultsOf(openSeries(seriesIn(folder, vexed.game)!, vexed))).toEqual([
    ['map1.txt', undefined, undefined],
    ['map2.txt', 3, 2],
  ]);
});

test.each([
  ['vexed', vexed, (number: number) => `map${number}.txt`],
  ['sokoban', sokoban, (number: number) => `${number}.map`],
])(
  '%s: maps with a gap are played, and the gap is told; those that were asked for have to be there',
  (id, reader, nameOf) => {
    const text = reader === vexed ? MAP : DIGITS;
    const folder = folderOf(`gap-${id}`, Object.fromEntries([1, 2, 5].map((number) => [nameOf(number), text])));
    const found = seriesIn(folder, reader.game)!;
    expect([found.count, found.files.length]).toEqual([5, 3]);
    expect(faultsOf(openSeries(upTo(found, 4), reader)).slice(-2)).toEqual([
      [nameOf(3), undefined, undefined],
      [nameOf(4), undefined, undefined],
    ]);
    const missing = `${nameOf(3)} – ${nameOf(4)}`;
    expect(openSeries(found, reader)).toMatchObject({
      pack: { levels: [{}, {}, {}], problems: [{ severity: 'warning', message: { values: { missing } } }] },
    });
  },
);

test('of a million maps that are not there some are named', () => {
  const folder = folderOf('alone', { 'map999999.txt': MAP });
  const found = seriesIn(folder, vexed.game)!;
  expect(openSeries(found, vexed)).toMatchObject({ pack: { levels: [{}] } });
  const opened = openSeries(upTo(found, 999_999), vexed);
  const problems = 'problems' in opened ? opened.problems : [];
  expect(problems.map(({ file }) => basename(file)).slice(18)).toEqual(['map19.txt', 'map20.txt', 'alone']);
  expect(problems.at(-1)).toMatchObject({
    problem: { message: { text: 'There are more files that cannot be played.' } },
  });
});

test('each game finds its own maps in a folder, or none', () => {
  const folder = folderOf('both', { 'map1.txt': MAP, '1.map': '', '2.map': '', '03.map': '', 'one.map': '' });
  expect([vexed, sokoban].map(({ game }) => seriesIn(folder, game)?.count)).toEqual([1, 3]);
  expect(seriesIn(folder, readerNamed('tictactoe').game)).toBeUndefined();
  expect(seriesIn(join(folder, '1.map'), sokoban.game)).toBeUndefined();
});
