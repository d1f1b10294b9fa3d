import { expect, test } from 'vitest';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { findGame } from '../../games/index.ts';
import { boardsTitle } from '../speech/announce.ts';
import { boardOfSize, boardsOf, isBoards } from './boards.ts';
import { shippedPack } from './opened.ts';

const boards = shippedPack(findGame('breakthrough')!)!;
const marks = shippedPack(findGame('tictactoe')!)!;
const records = { ...boards, pack: packOf(levelOf('ppppp/5/5/5/PPPPP w'), levelOf('6x6')) };

const titles = (shelf: Parameters<typeof boardsOf>[0]) => boardsOf(shelf).map(({ level }) => level.title);

test('boards are chosen by their sizes, the smallest first, whatever their numbers are', () => {
  expect(titles(boards)).toEqual(['5 × 5', '6 × 6', '7 × 7', '8 × 8', '9 × 9', '10 × 10']);
  for (const { number, level } of boardsOf(boards)) expect(boards.pack.levels[number - 1]).toBe(level);
  expect([boardOfSize(boards, 8)?.number, boardOfSize(boards, 4), boardOfSize(boards, 11)]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});

test('of a game without sizes, and of games that somebody wrote down, there is what the pack has', () => {
  expect(titles(marks)).toEqual(['3 × 3']);
  expect(boardsOf(records).map(({ number }) => number)).toEqual([1, 2]);
});

test('boards that come with a game for two are no levels that anybody counts', () => {
  const levels = shippedPack(findGame('sokoban')!)!;
  expect([boards, marks, records, levels].map(isBoards)).toEqual([true, true, false, false]);
});

test('what there is to choose from is called sizes only where they are', () => {
  expect([boards, records].map((shelf) => boardsTitle(shelf).text)).toEqual(['Board size', 'Boards of this pack']);
});
