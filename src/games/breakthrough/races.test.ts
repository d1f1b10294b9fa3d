import { expect, test } from 'vitest';
import { amount } from '../../../test/tools/long.ts';
import { type Cell, cellAt, column, row } from '../../core/grid.ts';
import { sentence } from '../../core/parsed.ts';
import { dice } from '../../core/random.ts';
import { someEnding } from './engine/testing.ts';
import { format } from './position.ts';
import { races } from './races.ts';
import { forward, moves, outcome, play, type State, squareOf } from './rules.ts';
import { drawn } from './testing.ts';

const said = (state: State, from?: Cell): readonly string[] =>
  races(state, from).map(({ verdict }) => sentence(verdict));

/** A board with the catching cone of a doll: `#` in it, `x` where somebody stands who can stop it. */
const painted = (state: State, from: Cell): readonly string[] => {
  const [{ zone, catchers }] = races(state, from) as [ReturnType<typeof races>[0]];
  const letters = state.cells.map((seat, cell) => {
    if (catchers.includes(cell)) return 'x';
    if (zone.includes(cell)) return '#';
    return seat === undefined ? '.' : 'Pp'.charAt(seat);
  });
  const rows = Array.from({ length: state.size }, (_, y) =>
    letters.slice(y * state.size, (y + 1) * state.size).join(''),
  );
  return rows.reverse();
};

test('whoever stands in the catching cone of a doll can still stop it', () => {
  const board = ['.......', '..p..p.', '.......', '.......', '...P...', '.......', '.......'] as const;
  expect(painted(drawn('w', ...board), 17)).toEqual([
    '.#####.',
    '..x##p.',
    '..###..',
    '...#...',
    '...P...',
    '.......',
    '.......',
  ]);
  expect(painted(drawn('b', ...board), 17)).toEqual([
    '.#####.',
    '.#x##x.',
    '..###..',
    '..###..',
    '...P...',
    '.......',
    '.......',
  ]);
  expect(said(drawn('w', ...board), 17)).toEqual([
    'The doll on d3 has 4 moves to go. It can still be caught from: c6.',
  ]);
});

test('of a doll that nobody can stop it is told when it arrives, and whether somebody is faster', () => {
  const free = drawn('w', '.....', 'p....', '.....', '...P.', '.....');
  expect(said(free, 8)).toEqual(['Nobody can catch the doll on d2: it arrives in 3 moves, and nobody is faster.']);
  const faster = drawn('w', '.....', '.....', '...P.', 'p....', '.....');
  expect(said(faster)).toEqual([
    'Nobody can catch the doll on d3: it arrives in 2 moves. The one on a2 may be faster.',
    'Nobody can catch the doll on a2: it arrives in 1 move, and nobody is faster.',
  ]);
});

test('a doll behind one of its own side does not run', () => {
  expect(said(drawn('w', '.....', '.....', '.P...', '.P..p', '.....'), 6)).toEqual([
    'The doll on b2 has one of its own side before it.',
  ]);
});

test('without a doll, and after the end, there is nothing to tell', () => {
  const state = drawn('w', '.....', '.....', '.P...', '....p', '.....');
  expect(races(state, 0)).toEqual([]);
  expect(races(drawn('w', '.P...', '.....', '.....', '....p', '.....'))).toEqual([]);
});

/** Whether one of the others who stands somewhere can take or hold up a doll that goes straight up; they may wait. */
const canStop = (size: number, runner: Cell, other: Cell, isRunning: boolean): boolean => {
  const board = { width: size, height: size };
  if (isRunning) {
    const next = runner + size;
    if (next === other) return true;
    return row(next, board) < size - 1 && canStop(size, next, other, false);
  }
  const below = [-1, 0, 1].flatMap((side) => {
    const to = cellAt(column(other, board) + side, row(other, board) - 1, board);
    return to === undefined || (side === 0 && to === runner) ? [] : [to];
  });
  return [other, ...below].some((to) => to === runner || canStop(size, runner, to, true));
};

test.each([5, 6, 7])('on a board of %i the cone is where all stand who can stop a doll, tried out', (size) => {
  for (const turn of [0, 1] as const) {
    for (let runner = size; runner < size * (size - 1); runner++) {
      const cells: State['cells'] = Array.from({ length: size * size }, (_, cell) =>
        cell === runner ? 0 : cell === size * size - 1 ? 1 : undefined,
      );
      const zone = races({ size, cells, turn }, runner).flatMap((race) => race.zone);
      const tried = [...cells.keys()].filter((other) => other !== runner && canStop(size, runner, other, turn === 0));
      expect(
        zone.toSorted((one, two) => one - two),
        `${runner}, ${turn}`,
      ).toEqual(tried);
    }
  }
});

/** What becomes of a doll that goes straight ahead, whatever the others play. */
const endsOf = (state: State, runner: Cell): ReadonlySet<string> => {
  const { file, rank } = squareOf(state, runner);
  const seat = state.cells[runner]!;
  if (state.turn === seat) {
    const to = { file, rank: rank + forward(seat) };
    const after = play(state, { from: { file, rank }, to });
    if (!after) return new Set(['held up']);
    return outcome(after) ? new Set(['arrives']) : endsOf(after, runner + forward(seat) * state.size);
  }
  const ends = moves(state).flatMap((move) => {
    const after = play(state, move)!;
    if (after.cells[runner] !== seat) return ['taken'];
    return outcome(after) ? ['somebody else arrives'] : [...endsOf(after, runner)];
  });
  return new Set(ends);
};

/** Of all who cannot be caught in many positions: what was said, and what becomes of them. */
function* someRunners(count: number): Generator<{ isFirst: boolean; ends: readonly string[]; told: string }> {
  const chance = dice(11);
  for (let tried = 0; tried < count; tried++) {
    const state = someEnding(5 + (tried % 2), 3, chance);
    for (const { runner, catchers, verdict } of races(state)) {
      if (catchers.length > 0 || /before it/.test(verdict.text)) continue;
      const told = `${format(state)}: ${sentence(verdict)}`;
      yield { isFirst: /nobody is faster/.test(told), ends: [...endsOf(state, runner)], told };
    }
  }
}

test('a doll that nobody can catch arrives whatever the others play, unless one of them is faster', () => {
  let count = 0;
  for (const { isFirst, ends, told } of someRunners(amount(400, 20_000))) {
    count += 1;
    if (isFirst) expect(ends, told).toEqual(['arrives']);
    else expect(['arrives', 'somebody else arrives'], told).toEqual(expect.arrayContaining([...ends]));
  }
  expect(count).toBeGreaterThan(100);
});
