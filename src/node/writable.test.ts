import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tempFolder } from '../../test/tools/tempFolder.ts';
import { sentence } from '../core/parsed.ts';
import { refusalToWrite } from './writable.ts';

const base = tempFolder(afterAll);

test('where a folder is or could be made something can be saved, and nothing is made to find out', () => {
  mkdirSync(join(base, 'there'));
  expect(refusalToWrite(join(base, 'there'))).toBeUndefined();
  expect(refusalToWrite(join(base, 'not', 'yet'))).toBeUndefined();
  expect(readdirSync(base)).toEqual(['there']);
});

test('a file in the place of the folder is named', () => {
  const file = join(base, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'results')]) {
    expect(sentence(refusalToWrite(folder)!)).toBe(`${file} is not a folder.`);
  }
});
