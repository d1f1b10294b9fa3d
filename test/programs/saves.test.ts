import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSaver, savedIn, startSaver } from '../tools/saves.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const SAVES = 500;

/** Of them, those that go into one file: each reads and writes all that were saved before. */
const IN_A_FILE = 100;

/** Milliseconds: all of it is waiting for the disk, and that may have other things to do. */
const LONG = 300_000;

const base = tempFolder(afterAll);
const saver = join(base, 'saver.mjs');
const folder = join(base, 'results');

beforeAll(async () => {
  chmodSync(base, 0o755);
  await buildSaver(saver);
});
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

const namesIn = (where: string): readonly string[] =>
  savedIn(where)
    .map(({ name }) => name)
    .sort();

/** Runs a saver and kills it after some saves, most likely in the middle of the next. Answers what it had saved for sure. */
const saveUntilKilled = async (name: string): Promise<readonly string[]> => {
  const [enough, moment] = [1 + Math.floor(Math.random() * 50), Math.random() * 15];
  const { process, lines, ended } = startSaver(saver, [folder, name, String(SAVES)], () => {
    if (lines.length === enough) setTimeout(() => process.kill('SIGKILL'), moment);
  });
  await ended;
  return lines;
};

/** Fills one file by savers that are killed; answers how many there were, and how many were hit while they wrote. */
const fillAFile = async (): Promise<readonly [runs: number, midway: number]> => {
  const saved: string[] = [];
  let [runs, midway] = [0, 0];
  while (saved.length < IN_A_FILE) {
    saved.push(...(await saveUntilKilled(`run${++runs}`)));
    const there = new Set(namesIn(folder));
    expect(saved.filter((name) => !there.has(name))).toEqual([]);
    if (readdirSync(folder).some((file) => file.endsWith('.lock'))) midway++;
  }
  // Those that were hit left something behind, and the next one does not mind.
  const last = startSaver(saver, [folder, 'last', '1']);
  await last.ended;
  expect(last.lines).toEqual(['last-1']);
  expect(readdirSync(folder).filter((file) => !/^\.kura-.*\.tmp$/.test(file))).toEqual(['docks.xml']);
  // What was on the disk before its saver could say so is there besides, at most once for each that was killed.
  const unsaid = namesIn(folder).length - saved.length - last.lines.length;
  expect([unsaid >= 0, unsaid <= runs]).toEqual([true, true]);
  return [runs, midway];
};

test(
  `killed again and again during ${SAVES} saves, no result is lost and no file damaged`,
  async () => {
    let [runs, midway] = [0, 0];
    for (let files = 0; files < SAVES / IN_A_FILE; files++) {
      rmSync(folder, { recursive: true, force: true });
      const [more, hit] = await fillAFile();
      runs += more;
      midway += hit;
    }
    expect(midway).toBeGreaterThan(0);
    expect(runs).toBeGreaterThan(4);
  },
  LONG,
);

test(
  'two programs that save 200 results each at once lose none',
  async () => {
    const savers = ['one', 'two'].map((name) => startSaver(saver, [folder, name, '200']));
    await Promise.all(savers.map(({ ended }) => ended));
    const expected = ['one', 'two'].flatMap((name) => Array.from({ length: 200 }, (_, n) => `${name}-${n + 1}`)).sort();
    expect(savers.flatMap(({ lines }) => lines).sort()).toEqual(expected);
    expect(namesIn(folder)).toEqual(expected);
    expect(readdirSync(folder)).toEqual(['docks.xml']);
  },
  LONG,
);

test('where nothing may be written or listed it is told, and nothing is lost', async () => {
  if (process.platform === 'win32') return;
  await startSaver(saver, [folder, 'before', '1']).ended;
  const text = readFileSync(join(folder, 'docks.xml'), 'utf8');
  const refusals = [
    [0o555, 'Nothing may be written in'],
    [0o333, 'Nothing may be read in'],
    [0o111, 'Nothing may be read in'],
  ] as const;
  for (const [mode, refusal] of refusals) {
    chmodSync(folder, mode);
    const { lines, ended } = startSaver(saver, [folder, 'refused', '1', 'nobody']);
    await ended;
    chmodSync(folder, 0o777);
    expect(lines).toEqual([`refused: ${refusal} ${folder}.`]);
    expect(readdirSync(folder)).toEqual(['docks.xml']);
    expect(readFileSync(join(folder, 'docks.xml'), 'utf8')).toBe(text);
  }
});

test('a file that may not be written stays as it is, damaged or not', async () => {
  if (process.platform === 'win32') return;
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  for (const text of ['<collection_results/>', 'damaged']) {
    writeFileSync(join(folder, 'docks.xml'), text);
    chmodSync(join(folder, 'docks.xml'), 0o444);
    const { lines, ended } = startSaver(saver, [folder, 'refused', '1', 'nobody']);
    await ended;
    expect(lines).toEqual([`refused: ${join(folder, 'docks.xml')}: This file may not be written.`]);
    expect([readdirSync(folder), readFileSync(join(folder, 'docks.xml'), 'utf8')]).toEqual([['docks.xml'], text]);
    expect(statSync(join(folder, 'docks.xml')).mode & 0o777).toBe(0o444);
    rmSync(join(folder, 'docks.xml'));
  }
});
