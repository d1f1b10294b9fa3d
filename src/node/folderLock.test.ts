import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { type FolderLock, flagName, lockFolder } from './folderLock.ts';

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

/** Leaves a flag in the folder, made so many seconds ago; in a while where the number is negative. */
const leaveFlag = (name: string, age = 0): string => {
  const path = join(folder, name);
  writeFileSync(path, '');
  const made = Date.now() / 1000 - age;
  utimesSync(path, made, made);
  return path;
};

const lockOrFail = async (patience = 30_000): Promise<FolderLock> => unwrap(await lockFolder(folder, patience));

/** What is told of a folder that stays locked. */
const busy = (file: string): string =>
  `Another program is writing in ${folder}: nothing was saved. Try again later; if there is none, remove ${file}.`;

test('a lock is one file, and none when it is released', async () => {
  const lock = await lockOrFail();
  expect([readdirSync(folder).length, lock.isHeld()]).toEqual([1, true]);
  lock.release();
  expect([readdirSync(folder), lock.isHeld()]).toEqual([[], false]);
});

test('of many that want it at once each gets it, one after another', async () => {
  let [inside, most, turns] = [0, 0, 0];
  const takeTurn = async (): Promise<void> => {
    const lock = await lockOrFail();
    most = Math.max(most, ++inside);
    await setImmediate();
    inside--;
    turns++;
    lock.release();
  };
  await Promise.all(Array.from({ length: 12 }, takeTurn));
  expect([turns, most, readdirSync(folder)]).toEqual([12, 1, []]);
});

test('who waits in vain is told, and leaves nothing behind', async () => {
  const lock = await lockOrFail();
  expect(complaint(await lockFolder(folder, 30))).toBe(busy(readdirSync(folder)[0]!));
  expect([readdirSync(folder).length, lock.isHeld()]).toEqual([1, true]);
});

test('the flag of a dead process is removed', async () => {
  leaveFlag(flagName(deadPid()));
  await lockOrFail(0);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('two that remove it at once still take turns', async () => {
  for (let round = 0; round < 8; round++) {
    leaveFlag(flagName(deadPid()));
    let inside = 0;
    const takeTurn = async (): Promise<number> => {
      const lock = await lockOrFail();
      const now = ++inside;
      await setImmediate();
      inside--;
      lock.release();
      return now;
    };
    expect(await Promise.all([takeTurn(), takeTurn(), takeTurn()])).toEqual([1, 1, 1]);
  }
});

test('a process that runs is believed for a while, one on another computer too', async () => {
  for (const name of [flagName(process.pid), flagName(deadPid(), '00000000')]) {
    // Of a clock that is a minute ahead: no machine is so busy that it gets old here.
    const path = leaveFlag(name, -60);
    expect(complaint(await lockFolder(folder, 30))).toBe(busy(name));
    leaveFlag(name, 12);
    (await lockOrFail(0)).release();
    expect(readdirSync(folder), path).toEqual([]);
  }
});

test('a flag from the future is believed no longer than any other', async () => {
  const year = 365 * 24 * 3600;
  for (const name of [flagName(process.pid), flagName(deadPid(), '00000000')]) {
    leaveFlag(name, -year);
    expect(complaint(await lockFolder(folder, 0))).toBe(busy(name));
    unwrap(await lockFolder(folder, 30_000, 50)).release();
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('whoever gets the lock takes away what others were about to put in place, and nothing else', async () => {
  const left = flagName(deadPid()).replace('.lock', '.tmp');
  for (const name of [left, '.kura-0b5d3ab4-1111-4222-8333-444455556666.tmp', 'docks.xml']) leaveFlag(name);
  const lock = await lockOrFail();
  writeFileSync(lock.unfinished, '');
  lock.release();
  expect(readdirSync(folder)).not.toContain(left);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('who was taken for dead learns of it', async () => {
  const lock = await lockOrFail();
  rmSync(join(folder, readdirSync(folder)[0]!));
  expect(lock.isHeld()).toBe(false);
});

test('files that only look like flags are left alone', async () => {
  const names = ['.kura-1-00000000-x.lock', '.kura-12.tmp', 'docks.xml', 'x.lock'];
  for (const name of names) leaveFlag(name, 1000);
  (await lockOrFail(0)).release();
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test("a folder with the name of a flag is in nobody's way, and stays", async () => {
  const name = flagName(process.pid);
  mkdirSync(join(folder, name));
  (await lockOrFail(0)).release();
  expect(readdirSync(folder)).toEqual([name]);
});
