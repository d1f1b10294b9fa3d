import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readers } from '../../test/tools/readers.ts';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { unwrap } from '../../test/tools/unwrap.ts';
import type { Level } from '../core/pack.ts';
import { sentence } from '../core/parsed.ts';
import { openText } from '../play/packs/library.ts';
import { withFilesBeside } from './companions.ts';

const MAP = '6 4\n######\n#P b #\n####b#\n######\n';
const DRAWING = '#####\n#@$.#\n#####\n';

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

/** The only level of a text that was read from a file of this name. */
const levelOf = (name: string, text = MAP): Level =>
  withFilesBeside(join(folder, name), unwrap(openText(text, name, readers))).pack.levels[0]!;

describe('the solution of a Vexed map', () => {
  test('lies beside it under its number', () => {
    put('sol1.txt', 'l l l');
    put('sol12.txt', 'r r\n');
    expect(levelOf('map12.txt').lines).toEqual([{ title: 'Solution', moves: 'r r\n' }]);
  });

  test.each(['map3.txt', 'map.txt', 'bitmap1.txt', 'map1.xsb', 'my-map1.txt'])('is not there for %s', (name) => {
    put('sol1.txt', 'r r');
    put('sol.txt', 'r r');
    expect(levelOf(name)).toEqual(unwrap(openText(MAP, name, readers)).pack.levels[0]);
  });

  test('has what is odd about its file told as a warning', () => {
    writeFileSync(join(folder, 'sol1.txt'), Uint8Array.of(0x72, 0x20, 0xe4));
    const { lines, problems } = levelOf('map1.txt');
    expect(lines).toEqual([{ title: 'Solution', moves: 'r ä' }]);
    expect(problems.map(({ severity, message }) => [severity, sentence(message)])).toEqual([
      ['warning', expect.stringContaining(`${join(folder, 'sol1.txt')}: `)],
    ]);
  });

  test('that cannot be read is a warning', () => {
    mkdirSync(join(folder, 'sol1.txt'));
    const { lines, problems } = levelOf('map1.txt');
    expect(lines).toEqual([]);
    expect(problems.map(({ severity, message }) => [severity, sentence(message)])).toEqual([
      ['warning', `${join(folder, 'sol1.txt')}: This is a folder, not a file.`],
    ]);
  });
});

test('a level of another game has no such file', () => {
  put('sol1.txt', 'R');
  expect(levelOf('map1.txt', DRAWING).lines).toEqual([]);
});
