import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { complaint } from '../../test/tools/unwrap.ts';
import { writeTextFile } from './writeTextFile.ts';

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

const inFolder = (name: string): string => join(folder, name);

test('a new file holds the text, and nothing else is left in its folder', () => {
  expect(writeTextFile(inFolder('new.xsb'), 'Größe\r\n').ok).toBe(true);
  expect(readFileSync(inFolder('new.xsb'), 'utf8')).toBe('Größe\r\n');
  expect(readdirSync(folder)).toEqual(['new.xsb']);
});

test('an old file is replaced by another one, not written over', () => {
  const path = inFolder('old.xsb');
  writeFileSync(path, 'a longer text that was there before');
  const before = statSync(path);
  writeTextFile(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).ino).not.toBe(before.ino);
});

test('an old file keeps who may read it', () => {
  const path = inFolder('secret.xsb');
  writeFileSync(path, 'old');
  chmodSync(path, 0o600);
  writeTextFile(path, 'new');
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a link stays a link to the new text', () => {
  writeFileSync(inFolder('target.xsb'), 'old');
  symlinkSync('target.xsb', inFolder('link.xsb'));
  writeTextFile(inFolder('link.xsb'), 'new');
  expect(lstatSync(inFolder('link.xsb')).isSymbolicLink()).toBe(true);
  expect(readFileSync(inFolder('target.xsb'), 'utf8')).toBe('new');
});

test('where writing fails the folder is as it was', () => {
  writeFileSync(inFolder('old.xsb'), 'old');
  // Complete beside its place, and then it cannot be renamed: the name is that of a folder.
  expect(complaint(writeTextFile(`${folder}/new.xsb/`, 'new'))).toBe('There is no such folder.');
  // Not even begun.
  expect(complaint(writeTextFile(inFolder('n'.repeat(300)), 'new'))).toMatch(/cannot be written: ENAMETOOLONG/);
  expect(readdirSync(folder)).toEqual(['old.xsb']);
  expect(readFileSync(inFolder('old.xsb'), 'utf8')).toBe('old');
});

describe('what may not take its place any more is thrown away', () => {
  test.each([
    ['when it is complete', () => false],
    ['while it is being renamed, as somebody has taken it away', () => rmSync(inFolder('.new.tmp')) === undefined],
  ])('%s', (_, isHeld) => {
    writeFileSync(inFolder('old.xsb'), 'old');
    let seen: readonly string[] = [];
    const look = (): boolean => {
      seen = readdirSync(folder).map((name) => readFileSync(inFolder(name), 'utf8'));
      return isHeld();
    };
    const told = writeTextFile(inFolder('old.xsb'), 'new', { isHeld: look, unfinished: inFolder('.new.tmp') });
    expect(complaint(told)).toBe('Another program is writing this file: nothing was saved. Try again.');
    expect([...seen].sort()).toEqual(['new', 'old']);
    expect(readdirSync(folder)).toEqual(['old.xsb']);
    expect(readFileSync(inFolder('old.xsb'), 'utf8')).toBe('old');
  });
});

test('a folder, a device and a place in no folder are refused', () => {
  mkdirSync(inFolder('folder.xsb'));
  expect(complaint(writeTextFile(inFolder('folder.xsb'), ''))).toBe('This is a folder, not a file.');
  expect(complaint(writeTextFile(inFolder('no/where.xsb'), ''))).toBe('There is no such folder.');
  if (process.platform !== 'win32')
    expect(complaint(writeTextFile('/dev/null', ''))).toBe('This is not an ordinary file.');
  expect(readdirSync(folder)).toEqual(['folder.xsb']);
});
