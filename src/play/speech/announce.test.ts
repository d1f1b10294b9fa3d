import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from '../packs/opened.ts';
import {
  continueMessage,
  counterMessage,
  exitQuestion,
  movesMessage,
  outcomeMessage,
  pushesMessage,
  seatMessage,
  turnMessage,
} from './announce.ts';

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
  expect(sentence(outcomeMessage(TWO, { winner: 0, isResigned: true }))).toBe(
    'The second player has resigned: the first player wins!',
  );
  expect(outcomes.map((outcome) => sentence(outcomeMessage(TWO, outcome)))).toEqual([
    'The first player wins!',
    'The second player wins!',
    'A draw.',
  ]);
});

test('a level that was left is offered with its game, number and title', () => {
  const [sokoban, tictactoe] = ['sokoban', 'tictactoe'].map((id) => shippedPack(findGame(id)!)!);
  expect([continueMessage(sokoban!, 1), continueMessage(tictactoe!, 1)].map(sentence)).toEqual([
    'Continue Sokoban, level 1, The loading dock',
    'Continue Tic-Tac-Toe, 3 × 3',
  ]);
});

test('who leaves a game is asked about it by its title', () => {
  expect(sentence(exitQuestion({ title: 'Sokoban' }))).toBe('Are you sure to stop playing Sokoban?');
});

test('what the score counts has a word of ours, or else the word of its game', () => {
  expect(['moves', 'pushes', 'jumps'].map((name) => sentence(counterMessage(name)))).toEqual([
    'moves',
    'pushes',
    'jumps',
  ]);
});

test('one push is not called pushes', () => {
  expect([0, 1, 2].map((amount) => sentence(counterMessage('pushes', amount)))).toEqual(['pushes', 'push', 'pushes']);
  expect([movesMessage(1), movesMessage(4), pushesMessage(1), pushesMessage(2)].map(sentence)).toEqual([
    '1 move',
    '4 moves',
    '1 push',
    '2 pushes',
  ]);
});
