import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { format, parse } from './drawing.ts';
import { settling } from './gravity.ts';
import { loneBoxes, type State } from './position.ts';
import { type Move, moves, outcome, play } from './rules.ts';
import { formatMoves } from './sequence.ts';
import { starter } from './starter.ts';

/** Every shortest solution, found breadth first. */
const shortest = (start: State): string[] => {
  let layer: { state: State; line: Move[] }[] = [{ state: start, line: [] }];
  const seen = new Map([[format(start), 0]]);
  for (let depth = 1; layer.length > 0; depth++) {
    const next = layer.flatMap(({ state, line }) =>
      moves(state).map((move) => ({ state: play(state, move)!, line: [...line, move] })),
    );
    const solved = next.filter(({ state }) => outcome(state));
    if (solved.length > 0) return solved.map(({ line }) => formatMoves(line));
    for (const { state } of next) seen.set(format(state), seen.get(format(state)) ?? depth);
    layer = next.filter(({ state }) => seen.get(format(state)) === depth);
  }
  return [];
};

test.each(starter.levels.map((level) => [level.title, level] as const))(
  '%s comes with its only shortest solution',
  (_, { board, lines }) => {
    expect(shortest(unwrap(parse(board)))).toEqual(lines.map((line) => line.moves));
  },
);

test.each(starter.levels.map((level) => [level.title, level] as const))(
  '%s is at rest, framed by rock and drawn without what a map file cannot show',
  (_, { board, problems }) => {
    const state = unwrap(parse(board));
    expect([...settling(state)]).toEqual([]);
    expect(loneBoxes(state)).toEqual([]);
    expect(format(state)).toBe(board);
    const [, first, ...rows] = board.split('\n');
    for (const row of [first, rows.at(-1)]) expect(row).toMatch(/^#+$/);
    for (const row of rows) expect(row).toMatch(/^#[# HPbrcmgyl]+#$/);
    expect(problems).toEqual([]);
  },
);

test('the levels grow longer', () => {
  expect(starter.levels.map(({ title, lines }) => [title, lines[0]!.moves.split(' ').length])).toEqual([
    ['Over the edge', 2],
    ['Up the ladder', 6],
    ['Two hats', 10],
    ['Dominoes', 11],
    ['The long way round', 16],
  ]);
  expect([starter.title, starter.author, starter.problems]).toEqual([
    'First steps down the shaft',
    'The Kura authors',
    [],
  ]);
});
