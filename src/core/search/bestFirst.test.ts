import { describe, expect, test } from 'vitest';
import type { Progress, Task } from '../engine.ts';
import { sentence } from '../parsed.ts';
import { bestFirst, DEAD, type Found, type Space } from './bestFirst.ts';

/** Roads between numbered towns, as `from-to:cost`, and a bound for each town; they start in town 0. */
const towns = (roads: string, bounds: readonly number[]): Space => ({
  start: Uint32Array.of(0),
  bytes: 0,
  expand: ([town], visit) => {
    for (const [from, to, cost] of roads.split(' ').map((road) => road.split(/[-:]/).map(Number))) {
      if (from === town) visit(Uint32Array.of(to!), 10 * from! + to!, cost!);
    }
  },
  bound: ([town]) => bounds[town!]!,
});

/** All whole numbers from 0 on, each next to the next two: it never ends. */
const numbers = (bytes = 0): Space => ({
  start: Uint32Array.of(0),
  bytes,
  expand: ([number], visit) => {
    visit(Uint32Array.of(number! + 1), 1, 1);
    visit(Uint32Array.of(number! + 2), 2, 1);
  },
  bound: () => 1,
});

const run = (
  space: Space,
  task: Partial<Task> = {},
  greed = 1,
): { readonly told: Progress[]; readonly found: Found } => {
  const work = bestFirst(space, { now: () => 0, ...task }, greed);
  const told: Progress[] = [];
  for (;;) {
    const next = work.next();
    if (next.done) return { told, found: next.value };
    told.push(next.value);
  }
};

const movesOf = (found: Found): readonly number[] | string =>
  found.kind === 'way' ? found.way.map(({ move }) => move) : found.kind;

describe('a way', () => {
  const ROADS = '0-1:1 1-3:5 0-2:2 2-3:1 3-4:1 2-4:9';

  test('is the cheapest one', () => {
    expect(movesOf(run(towns(ROADS, [1, 1, 1, 1, 0])).found)).toEqual([2, 23, 34]);
    expect(movesOf(run(towns(ROADS, [4, 2, 2, 1, 0])).found)).toEqual([2, 23, 34]);
  });

  test('is the cheapest one, also if a town was left already when a cheaper way to it is found', () => {
    expect(movesOf(run(towns('0-1:1 0-2:3 1-2:1 2-3:5', [1, 6, 1, 0])).found)).toEqual([1, 12, 23]);
  });

  test('tells where each move was made', () => {
    const { found } = run(towns(ROADS, [1, 1, 1, 1, 0]));
    expect(found.kind === 'way' && found.way.map(({ position }) => [...position])).toEqual([[0], [2], [3]]);
  });

  test('is empty when the start is solved', () => {
    expect(movesOf(run(towns('0-1:1', [0, 1])).found)).toEqual([]);
  });

  test('is found sooner with more greed, and may be dearer', () => {
    const short = '0-1:1 1-2:9 0-3:1 3-4:1 4-2:1';
    expect(movesOf(run(towns(short, [3, 1, 0, 2, 1])).found)).toEqual([3, 34, 42]);
    expect(movesOf(run(towns(short, [3, 1, 0, 2, 1]), {}, 20).found)).toEqual([1, 12]);
  });
});

describe('no way', () => {
  test('when all was tried', () => {
    expect(run(towns('0-1:1 1-0:1', [1, 1])).found).toEqual({ kind: 'none', nodes: 2 });
  });

  test('through a dead town, however often it is come to', () => {
    expect(movesOf(run(towns('0-1:1 0-2:1 1-2:1 2-3:1', [1, 1, DEAD, 0])).found)).toBe('none');
    expect(movesOf(run(towns('0-1:1', [DEAD, 0])).found)).toBe('none');
  });
});

describe('limits', () => {
  const reasonOf = ({ found }: { readonly found: Found }): string =>
    found.kind === 'gaveUp' ? sentence(found.reason) : found.kind;

  test('of positions', () => {
    const result = run(numbers(), { nodes: 500 });
    expect(reasonOf(result)).toBe('The limit of positions is reached.');
    expect(result.found.nodes).toBeLessThan(600);
  });

  test('of memory, that of the space itself included', () => {
    expect(reasonOf(run(numbers(), { memory: 2 ** 21 }))).toBe('The memory is full.');
    expect(run(numbers(2 ** 20), { memory: 2 ** 21 }).found.nodes).toBeLessThan(
      run(numbers(), { memory: 2 ** 21 }).found.nodes,
    );
  });

  test('of time', () => {
    let time = 1000;
    const result = run(numbers(), { now: () => time++, ms: 100 });
    expect(reasonOf(result)).toBe('The time is up.');
    expect(time).toBeLessThan(1130);
  });
});

test('it yields every ten milliseconds or so, and tells how many positions it knows', () => {
  let time = 0;
  const { told } = run(numbers(), { now: () => (time += 3), ms: 300 });
  expect(told.length).toBeGreaterThan(15);
  expect(told.map(({ nodes }) => nodes)).toEqual(told.map(({ nodes }) => nodes).toSorted((a, b) => a - b));
});
