import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { sentence } from '../../../core/parsed.ts';
import { packs } from '../shipped.ts';
import { grader } from './index.ts';

const graded = (rows: readonly string[], moves: string) => unwrap(grader.grade(rows.join('\n'), moves));

const figuresOf = (rows: readonly string[], moves: string) => graded(rows, moves).figures;

const CORRIDOR = ['######', '#@$ .#', '######'];

test('with one way to go there is nothing to choose', () => {
  expect(graded(CORRIDOR, 'RR')).toEqual({
    grade: 1,
    figures: { sum: 0, choices: 0, away: 0, switches: 0, deadEnds: 0, changes: 1, lines: 1, pushes: 2 },
  });
});

test('a choice between two boxes is a bit, and so is one between two pushes', () => {
  const rows = ['##########', '#.$  @ $.#', '##########'];
  // At first each box can be pushed; then the pusher is beside one, and the other is still there.
  expect(figuresOf(rows, 'llLrrrrR')).toMatchObject({ choices: 2, changes: 2, lines: 2 });
});

test('a line that turns offers a choice of pushes but none of boxes', () => {
  const rows = ['######', '#    #', '#@$  #', '#    #', '#  . #', '######'];
  expect(figuresOf(rows, 'RurDD')).toMatchObject({ changes: 1, lines: 2, choices: 4 });
});

test('what leads to a wall without a goal is a dead end', () => {
  const rows = ['#######', '#     #', '# @$ .#', '#     #', '#######'];
  // Up and down at each of the two places.
  expect(figuresOf(rows, 'RR')).toMatchObject({ deadEnds: 4 });
});

test('what holds two boxes at a wall for ever is a dead end', () => {
  const rows = ['#######', '#.$ $.#', '#  @  #', '#######'];
  // At the start either box can be pushed beside the other; when one is home that does no harm.
  expect(figuresOf(rows, 'uLrR')).toMatchObject({ deadEnds: 2 });
});

test('a push that takes the boxes further from the goals is one away', () => {
  const rows = ['#######', '#@$ . #', '#     #', '#######'];
  expect(figuresOf(rows, 'RdrruLdlluRR')).toMatchObject({ away: 1, lines: 3, changes: 1 });
});

test('lessons are easy and rise, the campaign begins where they end and goes on to 9', () => {
  const grades = Object.fromEntries(
    packs.map(({ name, pack }) => [
      name,
      pack.levels.map(({ board, lines }) => unwrap(grader.grade(board, lines[0]!.moves)).grade),
    ]),
  );
  expect(grades['first-steps']!.join(' ')).toBe('1 1 1 1 1 1 1 2 2 2 3 3 2 3 3 3 3 3 4 4');
  expect(grades.campaign!.join(' ')).toBe('5 6 7 8 9');
});

test('moves that do not solve the level tell nothing of it', () => {
  const told = grader.grade(CORRIDOR.join('\n'), 'R');
  expect(told.ok ? '' : sentence(told.problem.message)).toBe('The moves do not solve the level.');
});

test('what is played after the end does not count', () => {
  expect(figuresOf(CORRIDOR, 'RRl')).toEqual(figuresOf(CORRIDOR, 'RR'));
});
