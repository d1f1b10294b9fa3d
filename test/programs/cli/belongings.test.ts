import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeResults } from '../../../src/results/document.ts';
import { hosted, kura } from '../../tools/kura.ts';
import { SAVED_GAME } from '../../tools/savedGame.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

const CELLARS = writeResults('Cellars', [
  { level: 1, name: 'Ann', moves: 20, pushes: 5, time: 61_000, date: '2026-11-15T10:20:30Z', solution: 'rR' },
  { level: 2, name: 'Ann', moves: 30, pushes: 9, time: 70_000, date: '2026-11-15T10:25:30Z' },
]);

let here = '';
let there = '';
beforeEach(() => {
  here = tempFolder();
  there = tempFolder();
  for (const folder of ['results', 'home/games']) mkdirSync(join(here, folder), { recursive: true });
  writeFileSync(join(here, 'results/cellars.xml'), CELLARS);
  writeFileSync(join(here, 'home/games/sokoban-2412eea377e5fcf8.json'), JSON.stringify(SAVED_GAME));
  writeFileSync(join(here, 'home/settings.json'), '{"version": 1, "player": "Ann"}');
});

const run = (folder: string, ...args: readonly string[]) => hosted(args, folder);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

test('everything goes into one file, and comes out of it elsewhere', async () => {
  expect(await run(here, 'export')).toEqual({
    stdout: 'kura-player.json: 2 results in 1 pack, 1 saved game, settings.\n',
    stderr: '',
    status: 0,
  });
  const file = join(here, 'kura-player.json');
  const news = '2 results in 1 pack, 1 saved game, settings\n';
  expect(await run(there, 'import', file)).toEqual({ stdout: news, stderr: '', status: 0 });
  expect(filesIn(there)).toEqual([
    'home/games/sokoban-2412eea377e5fcf8.json',
    'home/settings.json',
    'results/cellars.xml',
  ]);
  expect(readFileSync(join(there, 'results/cellars.xml'), 'utf8')).toBe(CELLARS);
  expect((await run(there, 'import', file)).stdout).toBe('Nothing new: all of it was here already.\n');

  const contents = (text: string): object => ({ ...JSON.parse(text), made: '' });
  expect(contents((await run(there, 'export', '-')).stdout)).toEqual(contents(readFileSync(file, 'utf8')));
});

test('packs that were opened in the page are kept for the next export', async () => {
  const pack = { game: 'sokoban', name: 'Cellars: a/b', title: 'Cellars', levels: 1 };
  const packs = [{ ...pack, files: [{ name: 'cellars.sok', text: '#####\n#@$.#\n#####\n' }] }];
  const file = join(there, 'page.json');
  writeFileSync(file, JSON.stringify({ kura: 'player', version: 1, packs }));
  expect((await run(there, 'import', file)).stdout).toBe('1 opened pack\n');
  expect(JSON.parse((await run(there, 'export', '-')).stdout).packs).toEqual(packs);
});

test('results lie wherever the player says', async () => {
  expect((await run(here, 'export', 'all.json', '--results', 'results')).status).toBe(0);
  expect((await run(there, 'import', join(here, 'all.json'), '--results', 'mine')).status).toBe(0);
  expect(existsSync(join(there, 'mine/cellars.xml'))).toBe(true);
  expect(JSON.parse((await run(there, 'export', '-')).stdout).results).toEqual({});
});

test('where there are no results it is said, unless the player named their folder: then nothing is exported', async () => {
  const warning =
    'kura: warning: There are no results here, as there is no folder "results"; --results names another.\n';
  expect(await run(there, 'export')).toEqual({
    stdout: 'kura-player.json: nothing yet.\n',
    stderr: warning,
    status: 0,
  });
  expect(await run(there, 'export', 'mine.json', '--results', 'mine')).toEqual({
    stdout: '',
    stderr: 'mine: There is no such folder.\n',
    status: 1,
  });
  expect(filesIn(there)).toEqual(['kura-player.json']);
});

test('an old file is replaced only if that is asked for', async () => {
  writeFileSync(join(here, 'kura-player.json'), 'precious');
  const { stderr, status } = await run(here, 'export');
  expect([stderr, status]).toEqual(['kura-player.json: There is such a file; --force replaces it.\n', 1]);
  expect(readFileSync(join(here, 'kura-player.json'), 'utf8')).toBe('precious');
  expect((await run(here, 'export', '--force')).status).toBe(0);
  expect(readFileSync(join(here, 'kura-player.json'), 'utf8')).toContain('"kura": "player"');
});

test('what is damaged is left out and named', async () => {
  writeFileSync(join(here, 'results/torn.xml'), '<collection_results>');
  const { stdout, stderr, status } = await run(here, 'export', '-');
  expect(Object.keys(JSON.parse(stdout).results)).toEqual(['cellars']);
  expect(stderr).toMatch(/^kura: warning: "torn" was left out: /);
  expect(status).toBe(0);
});

describe('a file from a stranger', () => {
  const importing = (results: string) =>
    kura(['import', '-'], `{"kura": "player", "version": 1, "results": ${results}}`, there);

  test('writes nowhere but in the folders of the player, whatever names it has', async () => {
    const xml = JSON.stringify(CELLARS);
    const names = ['../../x', '__proto__', '/etc/kura', 'C:\\x', '.hidden', 'con', ''];
    expect(importing(`{${names.map((name) => `${JSON.stringify(name)}: ${xml}`).join()}}`)).toMatchObject({
      stdout: '14 results in 7 packs\n',
      status: 0,
    });
    expect(filesIn(there).filter((name) => !name.startsWith('results/'))).toEqual([]);
    expect(Object.keys(JSON.parse((await run(there, 'export', '-')).stdout).results).sort()).toEqual(names.toSorted());
  });

  test('changes nothing where one part of it is bad', () => {
    const { stdout, stderr, status } = importing(`{"cellars": ${JSON.stringify(CELLARS)}, "bad": "<html/>"}`);
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toBe('-:1:1: Results "bad": Expected the element collection_results, not html.\n');
    expect(filesIn(there)).toEqual([]);
  });
});
