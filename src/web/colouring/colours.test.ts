import { expect, test } from 'vitest';
import { platesOf } from './colours.ts';

const win = { wins: true, plies: 5 };
const loss = { wins: false, plies: 4 };
const move = (from: number | undefined, to: number, proof?: { wins: boolean; plies?: number }) => ({
  text: `${from}-${to}`,
  from,
  to,
  ...(proof && { proof }),
});

test('of a chosen piece every cell that it can go to is marked', () => {
  const moves = [move(1, 5, win), move(1, 6, loss), move(1, 7), move(2, 8, win)];
  expect(platesOf(moves, 1)).toEqual([
    { cell: 5, verdict: 'win', moves: 3 },
    { cell: 6, verdict: 'loss', moves: 2 },
    { cell: 7, verdict: 'unknown', moves: undefined },
  ]);
});

test('where nothing is chosen each piece is marked by the best that it can do', () => {
  const sooner = { wins: true, plies: 3 };
  const later = { wins: false, plies: 8 };
  const moves = [
    move(1, 5, loss),
    move(1, 6, win),
    move(1, 7, sooner),
    move(2, 8, loss),
    move(2, 9, later),
    move(3, 9, loss),
    move(3, 10),
    move(4, 10, { wins: true }),
  ];
  expect(platesOf(moves, undefined)).toEqual([
    { cell: 1, verdict: 'win', moves: 2 },
    { cell: 2, verdict: 'loss', moves: 4 },
    { cell: 3, verdict: 'unknown', moves: undefined },
    { cell: 4, verdict: 'win', moves: undefined },
  ]);
});

test('where nothing has to be chosen all cells are marked', () => {
  expect(platesOf([move(undefined, 4, win)], undefined)).toEqual([{ cell: 4, verdict: 'win', moves: 3 }]);
});
