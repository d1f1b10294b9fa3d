import { expect, test } from 'vitest';
import type { Study } from '../../core/mind.ts';
import { forMover, judgeMove, OVER, worthAtEnd, worthOf } from './worth.ts';

const studied = (...lines: Study['lines']): Study => ({ lines, depth: 5, nodes: 1000 });

test('the best move loses nothing, however it turns out later', () => {
  const before = studied({ moves: ['a2a3', 'b7b6'], chance: 0.7 });
  expect(judgeMove(before, 'a2a3', { chance: 0.6 })).toEqual({
    played: { chance: 0.4 },
    best: { chance: 0.4 },
    move: 'a2a3',
    lost: 0,
  });
});

test.each([
  [0.35, undefined],
  [0.45, 'slip'],
  [0.55, 'mistake'],
  [0.7, 'blunder'],
] as const)('the more of a chance is gone the worse: %d for the other', (chance, fault) => {
  const before = studied({ moves: ['a2a3'], chance: 0.7 });
  const judged = judgeMove(before, 'b2b3', { chance });
  expect(judged).toMatchObject({ best: { chance: 0.7 }, move: 'a2a3', played: { chance: 1 - chance } });
  expect(judged.fault).toBe(fault);
});

test('a move that turns out better than the best was not worse', () => {
  const before = studied({ moves: ['a2a3'], chance: 0.5 });
  expect(judgeMove(before, 'b2b3', { chance: 0.4 })).toMatchObject({ lost: 0, move: 'b2b3' });
});

test('whoever brings a game to its end has won in one ply', () => {
  expect(forMover(OVER)).toEqual({ chance: 1, proof: { wins: true, plies: 1, isExact: true } });
});

test('a game that is over is lost for the one and won for the other, or for neither', () => {
  expect(worthAtEnd({ winner: 1 }, 0)).toEqual(OVER);
  expect(worthAtEnd({ winner: 1 }, 1).chance).toBe(1);
  expect(worthAtEnd({ winner: undefined }, 1)).toEqual({ chance: 0.5 });
});

test('what is proven of a position is proven of the move that led there, a ply later', () => {
  expect(forMover({ chance: 1, proof: { wins: true, plies: 7 } })).toEqual({
    chance: 0,
    proof: { wins: false, plies: 8 },
  });
  expect(forMover({ chance: 0, proof: { wins: false } })).toEqual({ chance: 1, proof: { wins: true } });
});

test('a position is worth what its best line is', () => {
  expect(worthOf(studied({ moves: ['a2a3'], chance: 0.6 }, { moves: ['b2b3'], chance: 0.5 }))).toEqual({ chance: 0.6 });
  expect(worthOf(studied())).toBeUndefined();
});
