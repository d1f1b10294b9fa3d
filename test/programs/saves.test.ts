import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { dice } from '../../src/core/random.ts';
import { amount } from '../tools/long.ts';
import { buildSaver, savedIn, startSaver } from '../tools/saves.ts';
import { SEED } from '../tools/seed.ts';
import { tempFolder } from '../tools/tempFolder.ts';

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
  existsSync(join(where, 'docks.xml'))
    ? savedIn(where)
        .map(({ name }) => name)
        .sort()
    : [];

/** What a saver is sure to have saved is there, and at most one more that it could not tell of any more. */
const expectKept = (before: readonly string[], said: readonly string[], about: string): void => {
  const there = namesIn(folder);
  const lost = [...before, ...said].filter((name) => !there.includes(name));
  expect(lost, about).toEqual([]);
  expect(there.length - before.length - said.length, about).toBeLessThanOrEqual(1);
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await setImmediate();
};

/** What those that were killed left behind is in nobody's way. */
const expectGoingOn = async (): Promise<void> => {
  const { lines, ended } = startSaver(saver, [folder, 'last', '1']);
  await ended;
  expect(lines).toEqual(['last-1']);
  expect(namesIn(folder)).toContain('last-1');
  expect(readdirSync(folder).filter((file) => !/^\.kura-.*\.tmp$/.test(file))).toEqual(['docks.xml']);
};

test(
  'killed before any of the things that it does to files, it loses no result and damages no file',
  async () => {
    let [midway, isAlive] = [0, false];
    const step = amount(3, 1);
    for (let death = 1; !isAlive; death += step) {
      const before = namesIn(folder);
      const { lines, ended } = startSaver(saver, [folder, `death${death}`, '2', String(death)]);
      await ended;
      expectKept(before, lines, `killed at change ${death}`);
      isAlive = lines.length === 2;
      if (existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.lock'))) midway++;
    }
    // In either of two saves there are a file to fill, to flush and to rename, and a flag to take down.
    expect(midway * step).toBeGreaterThan(8);
    await expectGoingOn();
  },
  LONG,
);

test(
  'killed from outside again and again, it loses no result and damages no file',
  async () => {
    const { roll } = dice(SEED);
    for (let run = 1; run <= amount(4, 100); run++) {
      const before = namesIn(folder);
      const enough = 1 + roll(12);
      const { process, lines, ended } = startSaver(saver, [folder, `run${run}`, '500'], () => {
        if (lines.length === enough) process.kill('SIGKILL');
      });
      await ended;
      expectKept(before, lines, `killed after ${enough} saves, KURA_SEED=${SEED}`);
    }
    await expectGoingOn();
  },
  LONG,
);

test(
  'two programs that save many results each at once lose none',
  async () => {
    const many = amount(60, 200);
    const savers = ['one', 'two'].map((name) => startSaver(saver, [folder, name, String(many)]));
    await Promise.all(savers.map(({ ended }) => ended));
    const expected = ['one', 'two']
      .flatMap((name) => Array.from({ length: many }, (_, n) => `${name}-${n + 1}`))
      .sort();
    expect(savers.flatMap(({ lines }) => lines).sort()).toEqual(expected);
    expect(namesIn(folder)).toEqual(expected);
    expect(readdirSync(folder)).toEqual(['docks.xml']);
  },
  LONG,
);

test('a rename that stalls until its program is taken for dead does not undo what another has saved since', async () => {
  if (process.platform !== 'linux') return;
  await startSaver(saver, [folder, 'before', '1']).ended;
  const stalled = startSaver(saver, [folder, 'stalled', '1', 'stall']);
  onTestFinished(() => void stalled.process.kill('SIGKILL'));
  const { pid } = stalled.process;
  await until(() => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  const flag = readdirSync(folder).find((file) => file.endsWith('.lock'))!;
  const longAgo = Date.now() / 1000 - 9.5;
  utimesSync(join(folder, flag), longAgo, longAgo);
  const other = startSaver(saver, [folder, 'other', '1']);
  await other.ended;
  expect(other.lines).toEqual(['other-1']);
  stalled.process.kill('SIGCONT');
  await stalled.ended;
  expect(stalled.lines).toEqual([
    `refused: ${join(folder, 'docks.xml')}: Another program is writing this file: nothing was saved. Try again.`,
  ]);
  expect(namesIn(folder)).toEqual(['before-1', 'other-1']);
  expect(readdirSync(folder)).toEqual(['docks.xml']);
});

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
