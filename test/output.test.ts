import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineAt, readSources } from './tools/sources.ts';

/** Whatever leads to a terminal. */
const WAYS = /\bconsole\s*[.[]|\bstd(out|err)\b|\w*(write|append)\w*\(\s*[12]\b|\/dev\/(tty|std|fd)/gi;

/** The one way, the screen of the terminal program, those that only ask a terminal what it is, and who listens to another program. */
const MAY = [
  'node/output.ts',
  'tui/terminal.ts',
  'tui/lifecycle.ts',
  'cli/arrival.ts',
  'cli/match/engineContestant.ts',
];

const waysIn = (root: string): readonly string[] =>
  readSources(join(import.meta.dirname, root), /\.(ts|svelte)$/)
    .filter(({ path }) => !MAY.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(WAYS)].map(({ index }) => `${path}:${lineAt(text, index)}`));

test('there is one way to print, which nothing from outside gets through raw', () => {
  expect(waysIn('../src')).toEqual([]);
});

test('another way would be found', () => {
  expect(waysIn('planted/output')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((line) => `cli/bad.ts:${line}`));
});

test('those that ask a terminal what it is write nothing', () => {
  const asking = readSources(join(import.meta.dirname, '../src'), /^(tui\/lifecycle|cli\/arrival)\.ts$/);
  expect(asking).toHaveLength(2);
  for (const { text } of asking) expect(text).not.toMatch(/\.write\b|\bconsole\b/);
});
