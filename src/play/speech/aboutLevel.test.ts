import { describe, expect, test } from 'vitest';
import { around, tableOf } from '../../../test/tools/tables.ts';
import type { Pack } from '../../core/pack.ts';
import { readPack } from '../../core/pack.ts';
import { type Message, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { sok } from '../../games/sokoban/formats/text.ts';
import { shippedPack } from '../packs/opened.ts';
import { Table } from '../table/table.ts';
import { loadTranslator } from '../words/translator.ts';
import { aboutLevel, aboutLevelRefusal, aboutLines, checkNotice, doubtsAt, originOf } from './aboutLevel.ts';

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
  expect(said(parts.map(({ notes }) => notes))).toEqual(['Made in winter.\nFree to copy.', 'Mind the\ncorner.']);
  expect(said(parts.flatMap(({ title, author }) => [title, author]))).toEqual([
    'Docks',
    'by Ann',
    'Level 1, Cape',
    'by Bob',
  ]);
  expect(sentence(originOf(table, table.level))).toBe('Docks by Bob');
  expect(aboutLevelRefusal(table)).toBeUndefined();
});

test('what our own packs say is in the language of the player, what others wrote is not', async () => {
  const hungarian = await loadTranslator('hu');
  const inHungarian = (table: Table): readonly string[] =>
    aboutLevel(table).said.flatMap((one) =>
      [one.title, one.author, one.notes].flatMap((part) => part ?? []).map(hungarian),
    );
  const ours = shippedPack(findGame('sokoban')!)!;
  const table = new Table(ours, around(), 0);
  expect(inHungarian(table)).toEqual([
    'Kampány',
    'Készítette: a Kura szerzői',
    'Öt raktár, az egyperces munkától az egész estét betöltőig. MIT-licenc, akárcsak az egész Kura.',
    '1. pálya, A rakodórámpa',
    'Négy kamra, egy rakodó: a legtávolabbi helyet kell először megtölteni.',
  ]);
  expect(hungarian(originOf(table, table.level))).toBe('Kampány – a Kura szerzői');
  const theirs = read('Collection: Campaign', 'Author: Ann', '', 'Parking', '', ...ROOM);
  expect(inHungarian(tableOf('sokoban', theirs))).toEqual(['Campaign', 'Készítette: Ann', '1. pálya, Parking']);
  expect(inHungarian(tableOf('sokoban', read(...ROOM)))).toEqual(['docks', '1. pálya']);
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

test('a saved game that was solved and taken back is offered at its mark; one with its mark at the end is a solution', () => {
  const lines = ['Half way', 'r*R', '', 'Snapshot', 'r*RR', '', 'Later', 'rRR*', '', 'Too far', 'rR*Rll'];
  const { games, doubts } = aboutLevel(tableOf('sokoban', read(...ROOM, '', ...lines)));
  expect(said(games.map(({ name }) => name))).toEqual([
    'Half way: move 1 of 2',
    'Snapshot: move 1 of 3',
    'Too far: move 2 of 3',
  ]);
  expect(doubts).toEqual([]);
});

test('where nothing is said that is said', () => {
  const broken = read(...ROOM.map((row) => row.replace('@', ' ')));
  expect(sentence(aboutLevelRefusal(tableOf('sokoban', broken))!)).toBe('The pack says nothing about this level.');
});

test('where nothing is said of a level that can be played, it can be found out how hard it is', () => {
  expect(aboutLevelRefusal(tableOf('sokoban', read(...ROOM)))).toBeUndefined();
});

describe('the lines of a whole pack', () => {
  const FALSE = ['Solution', 'rR'];
  const TRUE = ['Solution', 'rRR'];

  const packOf = (...solutions: readonly (readonly string[])[]): Pack =>
    read(...solutions.flatMap((lines, index) => [...ROOM, `Room ${index + 1}`, '', ...lines, '']));

  const told = (table: Table): readonly string[] => {
    const { state, doubts } = aboutLines(table)!;
    return [state, ...doubts].map(sentence);
  };

  test('are told as far as they are checked', () => {
    const table = tableOf('sokoban', packOf(TRUE, TRUE));
    expect(told(table)).toEqual(['Solutions and saved games of this pack checked: 0 of 2.']);
    table.check.goOn(() => table.check.checked < 1);
    expect(told(table)).toEqual(['Solutions and saved games of this pack checked: 1 of 2.']);
    expect(aboutLines(table)!.isGoing).toBe(true);
    table.check.goOn(() => true);
    expect(told(table)).toEqual(['Solutions and saved games of this pack checked: 2 of 2, nothing wrong.']);
    expect([aboutLines(table)!.isGoing, checkNotice(table)]).toEqual([false, undefined]);
  });

  test('are told with level and place where they fail; those of the level itself are told there', () => {
    const table = tableOf('sokoban', packOf(FALSE, TRUE, FALSE));
    table.check.goOn(() => true);
    expect(told(table)).toEqual([
      'Solutions and saved games of this pack checked: 3 of 3.',
      'Level 3: Solution in line 23 of the file: It does not solve the level.',
    ]);
    expect(sentence(checkNotice(table)!)).toBe('Not every solution or saved game of this pack is right: see level 3.');
  });

  test('are not all named', () => {
    const table = tableOf('sokoban', packOf(...Array.from({ length: 60 }, () => FALSE)));
    table.check.goOn(() => true);
    expect(told(table)).toHaveLength(52);
    expect(told(table).at(-1)).toBe('And 9 more.');
    expect(sentence(checkNotice(table)!)).toMatch(/: see levels 2, 3, 4, 5, 6 and others\.$/);
  });

  test('that are endless are not read while somebody plays', () => {
    const table = tableOf('sokoban', packOf(TRUE, ['Solution', 'rl'.repeat(500_001)]));
    table.check.goOn(() => true);
    expect(told(table)[1]).toBe(
      'Level 2: Solution in line 15 of the file: It is too long to be checked while you play.',
    );
  });

  test('are left alone where there are none, or where they come with the program', () => {
    expect(aboutLines(tableOf('sokoban', read(...ROOM)))).toBeUndefined();
    const { game, pack, name } = shippedPack(findGame('sokoban')!)!;
    expect(new Table({ game, pack, name }, around(), 0).check.isGoing).toBe(false);
  });
});
