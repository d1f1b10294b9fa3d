import { expect, test } from 'vitest';
import { nearest, type Place } from './nearest.ts';

/** Letters of a drawing, each a cell of 10 by 10. */
const drawn = (...rows: readonly string[]): ReadonlyMap<string, Place> =>
  new Map(
    rows.flatMap((row, y) =>
      [...row].flatMap((letter, x) =>
        letter === '.'
          ? []
          : [[letter, { left: 10 * x, top: 10 * y, right: 10 * x + 10, bottom: 10 * y + 10 }] as const],
      ),
    ),
  );

test('the next thing on a side is the one that is near and little askew', () => {
  const places = drawn('a..b', '....', 'c.d.', '...e');
  const from = (letter: string, direction: 'up' | 'right' | 'down' | 'left') => {
    const found = nearest(places.get(letter)!, [...places.values()], direction);
    return found === undefined ? undefined : [...places.keys()][found];
  };
  expect(from('a', 'right')).toBe('b');
  expect(from('a', 'down')).toBe('c');
  expect(from('b', 'down')).toBe('e');
  expect(from('e', 'up')).toBe('b');
  expect(from('d', 'left')).toBe('c');
  expect(from('a', 'left')).toBeUndefined();
  expect(from('a', 'up')).toBeUndefined();
});
