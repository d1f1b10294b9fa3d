import { describe, expect, test } from 'vitest';
import { isLong } from '../../../test/tools/long.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { Shortest } from './engine/shortest.ts';
import { winningMoves, winsWithin } from './engine/testing.ts';
import { lessons } from './lessons.ts';
import { formatMove } from './notation.ts';
import { parse } from './position.ts';
import { type Move, moves, outcome, play, type State } from './rules.ts';

/** Lessons whose point is one move, and that move. In the others it is a way to play, and several moves begin it. */
const POINTS: Readonly<Record<string, string>> = {
  Taking: 'b2c3',
  'Around it': 'c3d4',
  'The net': 'f1f2',
  Tempo: 'b2c3',
  'The gap': 'd5e6',
  'Take it in time': 'c2d3',
  'Backed up': 'b4b5',
  'Counting takers': 'd5d6',
  'Opening a column': 'c3c4',
  'The decoy': 'd4d5',
  'In his way': 'a1a2',
  'Having to move': 'd1d2',
  'The right one': 'd3c4',
  'The last row': 'd1c2',
  'All of it': 'b2c3',
};

const { levels } = lessons.pack;

test('there are twenty, no two of them alike', () => {
  expect(levels).toHaveLength(20);
  expect(new Set(levels.map(({ board }) => board)).size).toBe(20);
  expect(new Set(levels.map(({ title }) => title)).size).toBe(20);
  expect(Object.keys(POINTS).filter((title) => !levels.some((level) => level.title === title))).toEqual([]);
});

/** What the engine finds of it, by trying everything that could win sooner. */
const byEngine = (state: State, within: number): readonly (boolean | undefined)[] => {
  const shortest = new Shortest(state.size);
  return [within, within - 1].map((moves) => shortest.wins(state, 2 * moves - 1, Number.POSITIVE_INFINITY));
};

const pointsByEngine = (state: State, within: number): readonly Move[] => {
  const shortest = new Shortest(state.size);
  return moves(state).filter((move) => {
    const after = play(state, move)!;
    return outcome(after) ?? shortest.loses(after, 2 * within - 2, Number.POSITIVE_INFINITY);
  });
};

/** By the rules alone it takes long where more moves are to be made. */
const MOST_BY_RULES = isLong ? 5 : 3;

describe.each(levels.map((level) => [level.title, level] as const))('%s', (title, { board, within = 0 }) => {
  const state = unwrap(parse(board));
  const point = POINTS[title];

  test('is won by whoever is to move in so many moves, and in no fewer', () => {
    expect(state.turn).toBe(0);
    expect(byEngine(state, within)).toEqual([true, false]);
    if (point) expect(pointsByEngine(state, within).map(formatMove)).toEqual([point]);
  });

  test.runIf(within <= MOST_BY_RULES)('is so by the rules alone', () => {
    expect([winsWithin(state, within), winsWithin(state, within - 1)]).toEqual([true, false]);
    if (point) expect(winningMoves(state, within).map(formatMove)).toEqual([point]);
  });
});

test('having to move is what loses: whoever could pass would not', () => {
  const { board, within = 0 } = levels.find(({ title }) => title === 'Having to move')!;
  // The same after the point of it, with the other one having passed.
  const passed = board.replace('1P1P1P w', '1P3P w').replace('/6/', '/3P2/');
  expect(byEngine(unwrap(parse(passed)), within - 1)[0]).toBe(false);
});

test('without the guards at home nobody runs far', () => {
  const { board, within = 0 } = levels.find(({ title }) => title === 'Four guards')!;
  for (const home of ['2P2PP1', '1P3PP1', '1PP3P1', '1PP2P2']) {
    const [isWon] = byEngine(unwrap(parse(board.replace('1PP2PP1', home))), within);
    expect(isWon, home).toBe(false);
  }
});
