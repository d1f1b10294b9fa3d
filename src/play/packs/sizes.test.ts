import { expect, test } from 'vitest';
import { problemsOf, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { shippedPack } from './opened.ts';
import { boardWritten, noSuchLevel } from './sizes.ts';

const [breakthrough, sokoban] = ['breakthrough', 'sokoban'].map((id) => findGame(id)!);

const told = (text: string): string | undefined => {
  const written = boardWritten(breakthrough!, text);
  if (!written) return undefined;
  return written.ok
    ? written.value.level.title
    : problemsOf(written)
        .map(({ message }) => sentence(message))
        .join();
};

test('a board is asked for by its size', () => {
  expect(['8', '8x8', '10 × 10', 'boards'].map(told)).toEqual(['8 × 8', '8 × 8', '10 × 10', undefined]);
  expect(['11', '8x9'].map(told)).toEqual([
    'Breakthrough has square boards with a size from 5 to 10, not 11.',
    'Breakthrough has square boards with a size from 5 to 10, not 8x9.',
  ]);
  expect(boardWritten(sokoban!, '8')).toBeUndefined();
});

test('boards that have sizes are no levels', () => {
  expect([breakthrough!, sokoban!].map((game) => sentence(noSuchLevel(shippedPack(game)!, 8)))).toEqual([
    'The boards of Breakthrough are no levels: give a size from 5 to 10.',
    'The level is from 1 to 5, not 8.',
  ]);
});
