import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { outcomeMessage, seatMessage, turnMessage } from './announce.ts';

const ONE = { seats: 1 } as const;
const TWO = { seats: 2 } as const;

test('whose turn it is matters only when there are two', () => {
  expect(turnMessage(ONE, 0)).toBeUndefined();
  expect([turnMessage(TWO, 0)!, turnMessage(TWO, 1)!].map(sentence)).toEqual([
    'First player to move',
    'Second player to move',
  ]);
  expect([seatMessage(0), seatMessage(1)].map(sentence)).toEqual(['First player', 'Second player']);
});

test('a puzzle is solved or lost, a game for two is won or drawn', () => {
  const outcomes = ([0, 1, undefined] as const).map((winner) => ({ winner }));
  expect(outcomes.map((outcome) => sentence(outcomeMessage(ONE, outcome)))).toEqual(['Solved!', 'Lost.', 'Lost.']);
  expect(outcomes.map((outcome) => sentence(outcomeMessage(TWO, outcome)))).toEqual([
    'The first player wins!',
    'The second player wins!',
    'A draw.',
  ]);
});
