import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineAt } from './tools/sources.ts';

const ROOT = join(import.meta.dirname, '..');

/** Whatever does something after a time, or does nothing for a time. */
const SLEEP = /(?<![\w.:])setTimeout\s*\(|waitForTimeout\s*\(|import {[^}]*\bsetTimeout\b/g;

/** Where it is said how long a screen is waited for before that has failed, and here. */
const MAY = ['test/tools/terminal.ts', 'test/sleeping.test.ts'];

const sleepsIn = (folder: string, fits: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => fits.test(path) && !MAY.includes(path))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return [...text.matchAll(SLEEP)].map(({ index }) => `${path}:${lineAt(text, index)}`);
    });

test('no test sleeps: each waits for what it means', () => {
  expect(sleepsIn('src', /\.test\.ts$/)).toEqual([]);
  expect(sleepsIn('test', /^test\/(?!planted).*\.(ts|mjs)$/)).toEqual([]);
});

test('one that sleeps would be found', () => {
  expect(sleepsIn('test/planted/sleeping', /\.ts$/)).toEqual(
    [1, 5, 6, 9].map((line) => `test/planted/sleeping/sleeps.ts:${line}`),
  );
});
