import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { steps } from '../notation.ts';
import type { Move, State } from '../rules.ts';
import { drawn } from '../testing.ts';
import { areAlike, identityOf, shapeOf } from './alike.ts';

const line = (text: string): readonly Move[] => unwrap(steps(text)).map(({ move }) => move);

const START = drawn('w', 'p....', '..p..', '.P...', '...P.', 'P....');
const MIRRORED = drawn('w', '....p', '..p..', '...P.', '.P...', '....P');
/** The same for the other side: turned by half, and the colours changed. */
const TURNED = drawn('b', '....p', '.p...', '...p.', '..P..', '....P');

const puzzle = (state: State, moves: string) => ({ state, line: line(moves) });

test('a board, its mirror image and the same of the other side are one', () => {
  expect(new Set([START, MIRRORED, TURNED].map(identityOf)).size).toBe(1);
  expect(identityOf(drawn('b', 'p....', '..p..', '.P...', '...P.', 'P....'))).not.toBe(identityOf(START));
});

test('a line has the same shape elsewhere, in a mirror and on the other side', () => {
  const shape = shapeOf(START, line('b3c4 a5b4 d2d3'));
  expect(shapeOf(START, line('a2b3 a4a3 c1c2'))).not.toBe(shape);
  expect(shapeOf(START, line('c3d4 b5c4 e2e3'))).toBe(shape);
  expect(shapeOf(MIRRORED, line('d3c4 e5d4 b2b3'))).toBe(shape);
  expect(shapeOf(TURNED, line('d3c2 e1d2 b4b3'))).toBe(shape);
});

describe('puzzles are alike', () => {
  const other = drawn('w', '.p.p.', 'p...p', 'P...P', '.P.P.', 'P.P..');

  test('if few cells differ, or the line is the same', () => {
    expect(areAlike(puzzle(START, 'b3c4'), puzzle(MIRRORED, 'b2b3'))).toBe(true);
    expect(areAlike(puzzle(START, 'b3c4 c4c3'), puzzle(other, 'a3b4 b4b3'))).toBe(true);
  });

  test('and not otherwise, nor if the boards have other sizes', () => {
    expect(areAlike(puzzle(START, 'b3c4'), puzzle(other, 'b2b3'))).toBe(false);
    const larger = drawn('w', 'p.....', '..p...', '.P....', '...P..', 'P.....', '......');
    expect(areAlike(puzzle(START, 'b3c4'), puzzle(larger, 'b3c4'))).toBe(false);
  });
});
