import { expect, test } from 'vitest';
import { levelOf, packOf, press, roundOf, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { attemptMessage, offerOf } from './attempts.ts';

const table = () => tableOf('sokoban', packOf(levelOf('########\n#@ $  .#\n########')));

const offered = (round: ReturnType<typeof roundOf>): string | undefined => {
  const offer = offerOf(round.snapshot(0), 'C');
  return offer && sentence(offer);
};

test('what was played before is offered at the start, and not while something else is played', () => {
  const seated = table();
  const round = roundOf(seated);
  press(seated, 'rrr');
  expect(offered(round)).toBeUndefined();
  round.seek(2, 0);
  round.restart(0);
  expect(offered(round)).toBe('You were at move 2 · Continue (C)');
  expect(sentence(offerOf(round.snapshot(0), undefined)!)).toBe('You were at move 2 · Continue');
  press(seated, 'r');
  expect(offered(round)).toBeUndefined();
});

test('a game that was finished is nothing to go on with', () => {
  const round = roundOf(tableOf('tictactoe', packOf(levelOf('xx./oo./... x'))));
  round.type('c3', 0);
  round.restart(0);
  expect(offered(round)).toBeUndefined();
});

test('a line that was all taken back is offered by its length', () => {
  const seated = table();
  const round = roundOf(seated);
  press(seated, 'rrr');
  round.seek(0, 0);
  round.restart(0);
  expect(offered(round)).toBe('You were at move 3 · Continue (C)');
});

test('earlier attempts are told by how far they were and how long they took', () => {
  const seated = table();
  const round = roundOf(seated);
  press(seated, 'rr', 1_000);
  round.restart(62_000);
  press(seated, 'rrr', 70_000);
  round.seek(1, 71_000);
  round.restart(75_000);
  expect(round.played.aside().map((aside) => sentence(attemptMessage(aside)))).toEqual([
    'Move 1 of 3, 0:05',
    '2 moves, 1:01',
  ]);
});
