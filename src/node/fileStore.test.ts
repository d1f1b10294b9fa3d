import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import type { Store } from '../results/store.ts';
import { fileStore } from './fileStore.ts';
import { flagName } from './folderLock.ts';

let base = '';
let folder = '';
let store: Store = fileStore('', '.xml');
beforeEach(() => {
  base = tempFolder();
  folder = join(base, 'some/results');
  store = fileStore(folder, '.xml', 100);
});

const inFolder = (file: string): string => join(folder, file);

const put = async (name: string, text: string | undefined, aside?: true) =>
  store.update(name, () => ({ text, ...(aside && { aside }) }));

/** A file that a person or another program put there. */
const place = (file: string, content: string | Uint8Array, age = 0): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(inFolder(file), content);
  const made = Date.now() / 1000 - age;
  utimesSync(inFolder(file), made, made);
};

describe('texts', () => {
  test('are none before the first one, and there is no folder for them', async () => {
    expect([unwrap(await store.names()), unwrap(await store.read('docks'))]).toEqual([[], undefined]);
    await store.update('docks', () => ({ text: undefined }));
    expect(unwrap(await store.names())).toEqual([]);
  });

  test('are files of the folder, whole ones, and nothing else is left there', async () => {
    unwrap(await put('docks', 'Größe'));
    unwrap(await put('../a/b', 'elsewhere'));
    expect(readdirSync(folder).sort()).toEqual(['%2E.%2Fa%2Fb.xml', 'docks.xml']);
    expect(readdirSync(base)).toEqual(['some']);
    expect(readFileSync(inFolder('docks.xml'), 'utf8')).toBe('Größe');
    expect(unwrap(await store.read('docks'))).toBe('Größe');
    expect(unwrap(await store.names())).toEqual(['../a/b', 'docks']);
  });

  test('are changed from what they are, and can be taken away', async () => {
    unwrap(await put('docks', 'a'));
    unwrap(await store.update('docks', (old) => ({ text: `${old}b` })));
    expect(unwrap(await store.read('docks'))).toBe('ab');
    unwrap(await put('docks', undefined));
    expect([unwrap(await store.read('docks')), readdirSync(folder)]).toEqual([undefined, []]);
  });

  test('are changed in the order of asking, each change seeing the one before', async () => {
    const letters = [...'abcdefgh'];
    await Promise.all(letters.map((letter) => store.update('docks', (old = '') => ({ text: old + letter }))));
    expect(unwrap(await store.read('docks'))).toBe('abcdefgh');
  });

  test('are not written when nothing changes', async () => {
    unwrap(await put('docks', 'a'));
    const { ino } = statSync(inFolder('docks.xml'));
    expect(unwrap(await put('docks', 'a', true))).toEqual({});
    expect([statSync(inFolder('docks.xml')).ino, readdirSync(folder)]).toEqual([ino, ['docks.xml']]);
  });

  test('do not count what else is in the folder', async () => {
    for (const file of ['docks.xml', 'notes.txt', '.hidden.xml', 'bad%zz.xml', 'docks.xml.damaged-1']) place(file, '');
    mkdirSync(inFolder('folder.xml'));
    expect(unwrap(await store.names())).toEqual(['docks']);
  });

  test('may have any name but one that is too long', async () => {
    const [long, longer] = ['é'.repeat(110), 'é'.repeat(120)];
    unwrap(await put(long, 'a'));
    expect(unwrap(await store.names())).toEqual([long]);
    expect(complaint(await put(longer, 'a'))).toBe(`"${longer}" is too long for the name of a file.`);
    expect(unwrap(await store.read(longer))).toBeUndefined();
  });
});

describe('a damaged text', () => {
  test('is copied aside before another takes its place, under a new name each time', async () => {
    for (const [number, text] of ['first', 'second'].entries()) {
      place('docks.xml', text);
      expect(unwrap(await put('docks', 'new', true))).toEqual({ aside: `docks.xml.damaged-${number + 1}` });
      expect(readFileSync(inFolder(`docks.xml.damaged-${number + 1}`), 'utf8')).toBe(text);
    }
    expect(readFileSync(inFolder('docks.xml.damaged-1'), 'utf8')).toBe('first');
    expect([unwrap(await store.names()), unwrap(await store.read('docks'))]).toEqual([['docks'], 'new']);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test('keeps its bytes, be they a text or not', async () => {
    const bytes = Uint8Array.from([0x3c, 0x61, 0, 0, 0xff, 0xfe, 0xc3]);
    place('docks.xml', bytes);
    expect(unwrap(await put('docks', 'new', true))).toEqual({ aside: 'docks.xml.damaged-1' });
    expect(new Uint8Array(readFileSync(inFolder('docks.xml.damaged-1')))).toEqual(bytes);
  });

  test('is one that is no UTF-8, whether or not anybody noticed', async () => {
    place('docks.xml', Uint8Array.from([0x48, 0xe9]));
    const read = await store.read('docks');
    expect([unwrap(read), read.ok && read.warnings?.length]).toEqual(['Hé', 1]);
    expect(unwrap(await put('docks', 'Hé!'))).toEqual({ aside: 'docks.xml.damaged-1' });
    expect(readFileSync(inFolder('docks.xml.damaged-1'))).toHaveLength(2);
  });

  test('is not copied when there is nothing to copy', async () => {
    expect(unwrap(await put('docks', 'new', true))).toEqual({});
    expect(readdirSync(folder)).toEqual(['docks.xml']);
  });
});

describe('what is left behind by the dead', () => {
  const deadPid = spawnSync(process.execPath, ['--version']).pid;

  test('is tidied up: locks at once, unfinished files after a while', async () => {
    place(flagName(deadPid), '');
    place('.kura-young.tmp', 'half a te', 1000);
    place('.kura-old.tmp', 'half a te', 4000);
    unwrap(await put('docks', 'new'));
    expect(readdirSync(folder).sort()).toEqual(['.kura-young.tmp', 'docks.xml']);
  });
});

describe('a refusal is told, and nothing is lost', () => {
  test('while another program writes', async () => {
    place('docks.xml', 'old');
    // Of a clock that is a minute ahead: it does not get old here.
    const flag = flagName(process.pid);
    place(flag, '', -60);
    const told = `Another program is writing in ${folder}: nothing was saved. Try again later; if there is none, remove ${flag}.`;
    expect(complaint(await put('docks', 'new'))).toBe(told);
    expect(unwrap(await store.read('docks'))).toBe('old');
  });

  test('where a file is in the way of the folder', async () => {
    writeFileSync(join(base, 'some'), '');
    expect(complaint(await put('docks', 'new'))).toBe(`${folder} is not a folder.`);
    expect(complaint(await store.names())).toBe(`${folder} is not a folder.`);
    expect(unwrap(await store.read('docks'))).toBeUndefined();
  });

  test('where a folder is in the way of the file, and no copy is left', async () => {
    mkdirSync(inFolder('docks.xml'), { recursive: true });
    expect(complaint(await put('docks', 'new', true))).toBe(`${inFolder('docks.xml')}: This is a folder, not a file.`);
    expect(readdirSync(folder)).toEqual(['docks.xml']);
  });

  test('when somebody took the lock away meanwhile, and no copy is left', async () => {
    place('docks.xml', 'old');
    const told = await store.update('docks', () => {
      for (const file of readdirSync(folder)) if (file.endsWith('.lock')) rmSync(inFolder(file));
      return { text: 'new', aside: true };
    });
    expect(complaint(told)).toMatch(/docks\.xml: Another program is writing this file/);
    expect([readdirSync(folder), unwrap(await store.read('docks'))]).toEqual([['docks.xml'], 'old']);
  });

  test('and a bug in a change is a bug, but no lock stays', async () => {
    const failing = store.update('docks', () => {
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(readdirSync(folder)).toEqual([]);
    unwrap(await put('docks', 'new'));
    expect(existsSync(inFolder('docks.xml'))).toBe(true);
  });
});
