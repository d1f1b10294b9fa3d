import { expect, test } from 'vitest';
import { tableOf } from '../../../test/tools/tables.ts';
import type { Pack } from '../../core/pack.ts';
import { readPack } from '../../core/pack.ts';
import { type Message, sentence } from '../../core/parsed.ts';
import { sok } from '../../games/sokoban/formats/text.ts';
import { aboutLevel, aboutLevelRefusal, doubtsAt } from './aboutLevel.ts';

const read = (...lines: readonly string[]): Pack => readPack(sok, lines.join('\n'), 'docks.sok');

const ROOM = ['#######', '#@ $ .#', '#######'];

const said = (messages: readonly (Message | undefined)[]): readonly (string | undefined)[] =>
  messages.map((message) => message && sentence(message));

test('what the file says of the pack and of the level', () => {
  const table = tableOf(
    'sokoban',
    read(
      'Collection: Docks',
      'Author: Ann',
      '',
      'Made in winter.',
      'Free to copy.',
      '',
      'Cape',
      '',
      ...ROOM,
      'Author: Bob',
      '',
      'Mind the',
      'corner.',
    ),
  );
  const { said: parts } = aboutLevel(table);
  expect(parts.map(({ notes }) => notes)).toEqual(['Made in winter.\nFree to copy.', 'Mind the\ncorner.']);
  expect(said(parts.flatMap(({ title, author }) => [title, author]))).toEqual([
    'Docks',
    'by Ann',
    'Level 1, Cape',
    'by Bob',
  ]);
  expect(aboutLevelRefusal(table)).toBeUndefined();
});

test('a saved game is offered at its mark, a solution is not given away, and a false one is told with its place', () => {
  const table = tableOf(
    'sokoban',
    read(
      ...ROOM,
      '',
      'Solution',
      'rRR',
      '',
      'Yesterday',
      'r*lr',
      '',
      'Solution 2',
      'rR',
      '',
      'Solution 3',
      'rRRuu',
      '',
      'Tried',
      'uuuuuuuuuuuu',
    ),
  );
  const { games, doubts } = aboutLevel(table);
  expect(said(games.map(({ name }) => name))).toEqual(['Yesterday: move 1 of 3', 'Solution 2: move 2 of 2']);
  expect(said(doubts)).toEqual([
    'Solution 2 in line 12 of the file: It does not solve the level.',
    'Tried in line 18 of the file: Step 1: There is a wall in the way.',
  ]);
  expect(doubtsAt(table)).toEqual(doubts);
});

test('where nothing is said that is said', () => {
  expect(sentence(aboutLevelRefusal(tableOf('sokoban', read(...ROOM)))!)).toBe(
    'The pack says nothing about this level.',
  );
});
