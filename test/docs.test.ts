import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The page that shows how a game is made, and the game whose code it quotes. */
const PAGE = join(import.meta.dirname, '../docs/adding-a-game.md');
const EXAMPLE = join(import.meta.dirname, '../src/games/tictactoe');

/** Code, and the file that it is said to stand in. */
const FENCE = /^```ts(.*)\n([\s\S]*?)^```$/gm;

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

const quotations = [...readFileSync(PAGE, 'utf8').matchAll(FENCE)].map(
  ([, file, code]) => [file!.trim(), code!] as const,
);

test('there is code on the page', () => {
  expect(quotations.length).toBeGreaterThan(10);
});

test.each(quotations)('what is quoted from %s stands there: %s', (file, code) => {
  const source = readFileSync(join(EXAMPLE, file), 'utf8');
  expect(withoutBlanks(source)).toContain(withoutBlanks(code));
});
