import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, licenceOf } from '../scripts/licences.mjs';
import { tempFolder } from './tools/tempFolder.ts';

/** A package with a licence file, if it has one. */
const packageOf = (fields: object, words?: string): string => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tiny', version: '1.2.3', ...fields }));
  if (words !== undefined) writeFileSync(join(folder, 'LICENSE.md'), words);
  mkdirSync(join(folder, 'license-tools'));
  return folder;
};

describe('of a package that is built into the page', () => {
  test('the licence is told with its words', () => {
    expect(licenceOf(packageOf({ license: 'MIT' }, 'As you like.\n'))).toEqual({
      name: 'tiny',
      version: '1.2.3',
      licence: 'MIT',
      text: 'As you like.',
    });
    expect(licenceOf(packageOf({}, 'MIT License\n\nCopyright')).licence).toBe('MIT');
    expect(licenceOf(packageOf({ license: 'ISC', author: { name: 'Ann' } })).text).toMatch(/^Copyright \(c\) Ann/);
  });

  test.each<[string, object, string | undefined]>([
    ['a licence that is not allowed', { license: 'GPL-3.0' }, 'Words'],
    ['one of several', { license: '(MIT OR GPL-3.0)' }, 'Words'],
    ['no licence', {}, 'All rights reserved'],
    ['one that is elsewhere', { license: 'SEE LICENSE IN x' }, 'Words'],
    ['no words', { license: 'MIT' }, undefined],
  ])('%s stops the build', (_, fields, words) => {
    expect(() => licenceOf(packageOf(fields, words))).toThrow(/^tiny is built into the page/);
  });

  test('its folder is known by its modules', () => {
    expect(folderOf('/x/node_modules/a/node_modules/@b/c/d/e.js')).toBe('/x/node_modules/a/node_modules/@b/c');
    expect(folderOf('C:\\x\\node_modules\\a\\b.js')).toBe('C:\\x\\node_modules\\a');
    expect(folderOf('\0vite/preload-helper.js')).toMatch(/node_modules.vite$/);
    expect(folderOf('/x/src/web/main.ts')).toBe(undefined);
  });
});
