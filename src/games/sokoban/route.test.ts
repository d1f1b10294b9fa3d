import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import type { Thrift } from '../../core/game.ts';
import { run } from '../../core/replay.ts';
import { sokoban } from './index.ts';
import { formatMoves } from './notation.ts';
import type { State } from './rules.ts';

/** A board in which capital letters mark cells to talk about: `B` a box, any other letter floor. */
const sketch = (...rows: string[]) => {
  const width = Math.max(...rows.map((row) => row.length));
  const marks = rows.map((row) => row.padEnd(width)).join('');
  const text = rows.join('\n').replaceAll(/[A-Z]/g, (mark) => (mark === 'B' ? '$' : ' '));
  return { state: unwrap(sokoban.parse(text)), cell: (mark: string) => marks.indexOf(mark) };
};

const lineOf = (state: State, from: number | undefined, to: number, by: Thrift): string | undefined => {
  const moves = sokoban.route?.(state, from, to, by);
  return moves && formatMoves(state, moves);
};

describe('walks', () => {
  const { state, cell } = sketch('########', '#@ #  T#', '#  # ###', '#  $ . #', '####U###', '   ###');

  test('take the fewest moves and push nothing', () => {
    const around = sketch('#######', '#@    #', '# ### #', '# $.#T#', '#     #', '#######');
    expect(lineOf(around.state, undefined, around.cell('T'), 'moves')).toBe('rrrrdd');
    expect(lineOf(around.state, undefined, around.state.pusher, 'moves')).toBe('');
  });

  test('do not pass boxes, walls or other pushers', () => {
    expect(lineOf(state, undefined, cell('T'), 'moves')).toBeUndefined();
    expect(lineOf(state, undefined, 0, 'moves')).toBeUndefined();
    const team = sketch('######', '#@ @T#', '#$.###', '######');
    expect(lineOf(team.state, undefined, team.cell('T'), 'pushes')).toBeUndefined();
  });
});

describe('box routes', () => {
  const bend = sketch('#######', '#     #', '#@B   #', '#   # #', '#  .T##', '#######');

  test('walk around the box to turn it', () => {
    const { state, cell } = sketch('#######', '#     #', '#@B   #', '#     #', '#   T.#', '#######');
    expect(lineOf(state, cell('B'), cell('T'), 'moves')).toBe('RRurDD');
  });

  test('are none when the box cannot get there, when there is no box, and empty when it is there', () => {
    expect(lineOf(bend.state, bend.cell('B'), 0, 'moves')).toBeUndefined();
    expect(lineOf(bend.state, bend.cell('T'), bend.cell('B'), 'moves')).toBeUndefined();
    expect(lineOf(bend.state, bend.cell('B'), bend.cell('B'), 'moves')).toBe('');
  });

  test('fewest moves and fewest pushes are different routes where walking is long', () => {
    const { state, cell } = sketch('#######', '#.  ###', '#  B @#', '#   T##', '#######');
    expect(lineOf(state, cell('B'), cell('T'), 'moves')).toBe('lLulDldRR');
    expect(lineOf(state, cell('B'), cell('T'), 'pushes')).toBe('ldlluurDldR');
  });

  test('end where the level is solved on the way', () => {
    const { state, cell } = sketch('########', '#@B . T#', '########');
    expect(lineOf(state, cell('B'), cell('B') + 2, 'pushes')).toBe('RR');
    expect(lineOf(state, cell('B'), cell('T'), 'pushes')).toBeUndefined();
    const two = sketch('########', '#@B . T#', '#    .$#', '########');
    expect(lineOf(two.state, two.cell('B'), two.cell('T'), 'pushes')).toBe('RRRR');
  });

  test('do not push through other boxes', () => {
    const { state, cell } = sketch('########', '#@B $ T#', '#..    #', '########');
    expect(lineOf(state, cell('B'), cell('T'), 'pushes')).toBeUndefined();
  });
});

describe('targets', () => {
  test('are the cells a box can be pushed to, with what that costs', () => {
    const { state, cell } = sketch('########', '#@B   .#', '########');
    expect(sokoban.targets?.(state, cell('B'), 'pushes')).toEqual([
      { to: cell('B') + 1, cost: { moves: 1, pushes: 1 } },
      { to: cell('B') + 2, cost: { moves: 2, pushes: 2 } },
      { to: cell('B') + 3, cost: { moves: 3, pushes: 3 } },
      { to: cell('B') + 4, cost: { moves: 4, pushes: 4 } },
    ]);
  });

  test('are none for an empty cell', () => {
    const { state } = sketch('######', '#@B. #', '######');
    expect(sokoban.targets?.(state, state.pusher, 'moves')).toEqual([]);
  });
});

type Pair = readonly [first: number, second: number];

const less = (a: Pair, b: Pair | undefined): boolean =>
  b === undefined || a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** The positions one move away in which only the box in question has moved, if any. */
const nextTo = (state: State, index: number): State[] =>
  sokoban
    .moves(state)
    .map((move) => sokoban.play(state, move)!)
    .filter((next) => next.boxes.every((cell, i) => i === index || cell === state.boxes[i]));

/** Tries everything until nothing gets cheaper: slow, and too simple to be wrong. Cell → `moves/pushes`. */
const cheapest = (start: State, index: number, by: Thrift): ReadonlyMap<number, string> => {
  const best = new Map<string, Pair>();
  const found = new Map<number, Pair>();
  const queue: { state: State; cost: Pair }[] = [{ state: start, cost: [0, 0] }];
  for (const { state, cost } of queue) {
    const at = state.boxes[index]!;
    if (less(cost, found.get(at))) found.set(at, cost);
    for (const next of nextTo(state, index)) {
      const push = next.boxes[index] === at ? 0 : 1;
      const total: Pair = by === 'moves' ? [cost[0] + 1, cost[1] + push] : [cost[0] + push, cost[1] + 1];
      const key = `${next.pusher} ${next.boxes[index]}`;
      if (!less(total, best.get(key))) continue;
      best.set(key, total);
      queue.push({ state: next, cost: total });
    }
  }
  found.delete(start.boxes[index]!);
  return new Map([...found].map(([cell, [a, b]]) => [cell, by === 'moves' ? `${a}/${b}` : `${b}/${a}`]));
};

const anyBoard = fc
  .array(fc.constantFrom(' ', ' ', ' ', ' ', '#', '$', '.'), { minLength: 20, maxLength: 20 })
  .map((cells) => [0, 5, 10, 15].map((from) => `#${cells.slice(from, from + 5).join('')}#`))
  .map((rows) => sokoban.parse(['#######', '#@ $ .#', ...rows, '#######'].join('\n')))
  .filter((parsed) => parsed.ok)
  .map((parsed) => unwrap(parsed));

test.each(['moves', 'pushes'] as const)('routes and targets are the cheapest by %s on random boards', (by) => {
  fc.assert(
    fc.property(anyBoard, (state) => {
      const box = state.boxes[0]!;
      const expected = cheapest(state, 0, by);
      const found = sokoban.targets!(state, box, by);
      expect(new Map(found.map(({ to, cost }) => [to, `${cost.moves}/${cost.pushes}`]))).toEqual(expected);
      for (const { to, cost } of found) {
        const line = lineOf(state, box, to, by)!;
        expect(line.length).toBe(cost.moves);
        expect(line.replaceAll(/[a-z]/g, '').length).toBe(cost.pushes);
        const { played } = run(sokoban, state, unwrap(sokoban.steps(line)));
        expect(played.at(-1)?.state.boxes[0]).toBe(to);
      }
    }),
    { numRuns: 150 },
  );
});
