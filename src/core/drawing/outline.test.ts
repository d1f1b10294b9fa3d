import { expect, test } from 'vitest';
import { outlinePath } from './outline.ts';

/** The cells of a drawing, and how large it is. */
const drawn = (...rows: readonly string[]) => {
  const cells = [...rows.join('')].flatMap((letter, cell) => (letter === '#' ? [cell] : []));
  return { cells, size: { width: rows[0]!.length, height: rows.length } };
};

/** The corners of each outline: with no radius they are all there is. */
const corners = (path: string): readonly (readonly string[])[] =>
  path
    .split('z')
    .slice(0, -1)
    .map((loop) => [...loop.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]) => `${x},${y}`).sort());

const outline = (...rows: readonly string[]) => {
  const { cells, size } = drawn(...rows);
  return corners(outlinePath(cells, size, 0));
};

test('cells side by side have one outline, with a corner only where it turns', () => {
  expect(outline('##.', '##.')).toEqual([['0,0', '0,2', '2,0', '2,2']]);
  expect(outline('##', '#.')).toEqual([['0,0', '0,2', '1,1', '1,2', '2,0', '2,1']]);
});

test('what is not next to one another has outlines of its own, touching corners included', () => {
  const apart = [
    ['0,0', '0,1', '1,0', '1,1'],
    ['1,1', '1,2', '2,1', '2,2'],
  ];
  expect(outline('#.', '.#')).toEqual(apart);
  expect(outline('#.#')).toHaveLength(2);
});

test('a hole has an outline too, running the other way', () => {
  const { cells, size } = drawn('###', '#.#', '###');
  const path = outlinePath(cells, size, 0);
  expect(corners(path)).toEqual([
    ['0,0', '0,3', '3,0', '3,3'],
    ['1,1', '1,2', '2,1', '2,2'],
  ]);
  const area = (loop: string) => {
    const points = [...loop.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    return points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
  };
  expect(path.split('z').slice(0, -1).map(area)).toEqual([9, -1]);
});

test('cells at the two ends of neighbouring rows are not side by side', () => {
  expect(outline('..#', '#..')).toHaveLength(2);
});

test('edges are moved inwards, each side of each cell by its own measure', () => {
  const { cells, size } = drawn('##');
  const inset = { up: 0.1, down: 0.3, left: 0.2, right: 0.2 };
  expect(corners(outlinePath(cells, size, 0, (side) => inset[side]))).toEqual([
    ['0.2,0.1', '0.2,0.7', '1.8,0.1', '1.8,0.7'],
  ]);
  const step = outlinePath(cells, size, 0, (side, cell) => (side === 'up' && cell === 0 ? 0.4 : 0));
  expect(corners(step)).toEqual([['0,0.4', '0,1', '1,0', '1,0.4', '2,0', '2,1']]);
});

test('corners are rounded', () => {
  expect(outlinePath([0], { width: 1, height: 1 }, 0.25)).toBe(
    'M0.75 0Q1 0 1 0.25L1 0.75Q1 1 0.75 1L0.25 1Q0 1 0 0.75L0 0.25Q0 0 0.25 0z',
  );
});

test('nothing has no outline', () => {
  expect(outlinePath([], { width: 2, height: 2 }, 0.1)).toBe('');
});
