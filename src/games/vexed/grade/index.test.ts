import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { vexedMap } from '../../../../test/tools/vexedMap.ts';
import { sentence } from '../../../core/parsed.ts';
import { format } from '../drawing.ts';
import { packs } from '../shipped.ts';
import { gradeOf, grader } from './index.ts';

const graded = (moves: string, ...rows: readonly string[]) => unwrap(grader.grade(format(vexedMap(...rows)), moves));

test('the five maps rise', () => {
  const grades = packs[0]!.pack.levels.map(({ board, lines }) => unwrap(grader.grade(board, lines[0]!.moves)).grade);
  expect(grades).toEqual([2, 3, 5, 6, 8]);
});

test('no points are grade 1, and however many are grade 10', () => {
  expect([0, 29, 30, 419, 420, 10_000].map(gradeOf)).toEqual([1, 1, 2, 9, 10, 10]);
});

test('moves that do not solve the level grade nothing', () => {
  const refused = grader.grade(format(vexedMap('#Pr  r#', '#######')), 'r');
  expect(refused.ok ? '' : sentence(refused.problem.message)).toBe('The moves do not solve the level.');
});

describe('figures', () => {
  test('a refused move counts as none, and so do those after the end', () => {
    expect(graded('u r r l', '#Pr  r#', '#######').figures).toMatchObject({ moves: 2, pushes: 2 });
  });

  test('another box than before is a change, and so is the first', () => {
    const { figures } = graded('l l r r r r', '#b  bPr  r#', '###########');
    expect(figures).toMatchObject({ moves: 6, pushes: 4, changes: 2, partings: 0 });
  });

  test('away from its like is a parting, over the edge a fall, and a box that fell is still the same', () => {
    const { figures } = graded('r r r r l l l', '########', '# Pb   #', '# ###  #', '#b     #', '########');
    expect(figures).toMatchObject({ pushes: 5, changes: 1, partings: 2, falls: 1 });
  });

  test('a box on the head is a hat', () => {
    const { figures } = graded('r r l', '#########', '#  r    #', '#rPb  b #', '#########');
    expect(figures).toMatchObject({ pushes: 3, changes: 2, hats: 1, chains: 0 });
  });

  test('a vanishing that follows from another one is a chain', () => {
    const { figures } = graded('r', '########', '#   r  #', '#Pb br #', '########');
    expect(figures).toMatchObject({ pushes: 1, chains: 1 });
  });

  test('a step that loses the level is a dead end beside the way, once however one walks there', () => {
    const map = ['##########', '#P      H#', '####    H#', '#       H#', '#b  b   H#', '##########'];
    const { figures } = graded('r r r r l l', ...map);
    // Whoever comes down on the left of the box can only push it away.
    expect(figures).toMatchObject({ moves: 6, deadEnds: 1 });
  });
});
