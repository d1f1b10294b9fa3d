import { expect, test } from 'vitest';
import { around, ask, levelOf, packOf, press, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from '../packs/opened.ts';
import { Table } from '../table/table.ts';
import { passedMessages } from './passed.ts';

const STEP = levelOf('#####\n#@$.#\n#####');
const HALL = levelOf('######\n#@ $.#\n######');
const CELLAR = levelOf('#######\n#@  $.#\n#######');

const told = (table: Table): readonly string[] => passedMessages(table).map(sentence);

test('after a level comes the next one, after the last one the end', () => {
  const table = tableOf('sokoban', packOf(STEP, HALL, CELLAR));
  press(table, 'r');
  expect(told(table)).toEqual(['Congratulations! Level 1 passed! Go to next level?']);
  ask(table, 'final');
  press(table, 'rrr');
  expect(told(table)).toEqual(['Congratulations! The final level passed! Game over!', 'Not solved yet: level 2.']);
  ask(table, 'previous');
  press(table, 'rr');
  ask(table, 'final');
  expect(told(table)).toEqual(['Congratulations! The final level passed! Game over!', 'All 3 levels are solved.']);
});

test('a level that cannot be played is none that was left out, and a single level is not counted', () => {
  const table = tableOf('sokoban', packOf(levelOf('no board'), STEP));
  ask(table, 'final');
  press(table, 'r');
  expect(told(table)).toEqual(['Congratulations! The final level passed! Game over!', 'All 2 levels are solved.']);
  const single = tableOf('sokoban', packOf(STEP));
  press(single, 'r');
  expect(told(single)).toEqual(['Congratulations! The final level passed! Game over!']);
});

test('a pack of lessons ends in its own words, and speaks of all that there is to learn only when all of it is solved', () => {
  const opened = shippedPack(findGame('sokoban')!, 'first-steps')!;
  const solvedBut = (...left: readonly number[]): Table => {
    const fresh = new Table(opened, around(), 0);
    const solved = fresh.unsolved().filter((number) => !left.includes(number));
    const reached = new Map(
      solved.map((number) => [fresh.hashOf(number)!, { solved: true, lines: [], isOnBoard: false }]),
    );
    return new Table(opened, around({ reached }), 0, { level: 20 });
  };
  expect(told(solvedBut())).toEqual([
    'Congratulations! You have learned all that there is to learn. Now the small rooms are waiting for you.',
    'All 20 levels are solved.',
  ]);
  expect(told(solvedBut(4))).toEqual(['Congratulations! The final level passed!', 'Not solved yet: level 4.']);
});

test('nothing is over where another pack follows', () => {
  const opened = shippedPack(findGame('sokoban')!, 'campaign')!;
  const table = new Table(opened, around(), 0, { level: opened.pack.levels.length });
  expect(told(table)[0]).toBe('Congratulations! The final level passed!');
});
