import { expect, test } from 'vitest';
import type { View } from '../../core/view.ts';
import { slidesBetween, slideWatcher } from './slides.ts';

/** Pieces drawn as letters, and a dot for an empty cell. */
const drawn = (...rows: readonly string[]): View => {
  const pieces = [...rows.join('')].map((letter) => (letter === '.' ? undefined : letter));
  return { width: rows[0]!.length, height: rows.length, ground: pieces.map(() => 'floor'), pieces };
};

const slides = (before: View, after: View, same?: Readonly<Record<string, string>>) => [
  ...slidesBetween(before, after, same),
];

test('one who pushes slides, and so does what is pushed', () => {
  expect(slides(drawn('@$..'), drawn('.@$.'))).toEqual([
    [1, { x: -1, y: 0 }],
    [2, { x: -1, y: 0 }],
  ]);
});

test('a thing slides on when its look changes, and it is known what that was', () => {
  expect(slides(drawn('@$.'), drawn('.@*'))).toEqual([[1, { x: -1, y: 0 }]]);
  expect(slides(drawn('@$.'), drawn('.@*'), { '*': '$' })).toEqual([
    [1, { x: -1, y: 0 }],
    [2, { x: -1, y: 0, was: '$' }],
  ]);
});

test('up, down and aslant count as beside; the far end of the next row does not', () => {
  expect(slides(drawn('.o', '..'), drawn('..', 'o.'))).toEqual([[2, { x: 1, y: -1 }]]);
  expect(slides(drawn('..o', '...'), drawn('...', 'o..'))).toEqual([]);
});

test('what comes from afar, appears or vanishes does not slide', () => {
  expect(slides(drawn('@..'), drawn('..@'))).toEqual([]);
  expect(slides(drawn('...'), drawn('.x.'))).toEqual([]);
  expect(slides(drawn('.x.'), drawn('...'))).toEqual([]);
});

test('of two that could have come, each comes once', () => {
  expect(slides(drawn('o.o'), drawn('.o.'))).toEqual([[1, { x: -1, y: 0 }]]);
});

test('a view shown again does not cut a slide short, and another board starts anew', () => {
  const watch = slideWatcher();
  expect([...watch(drawn('@..'))]).toEqual([]);
  const moved = watch(drawn('.@.'));
  expect([...moved]).toEqual([[1, { x: -1, y: 0 }]]);
  expect(watch(drawn('.@.'))).toBe(moved);
  expect([...watch(drawn('@.', '..'))]).toEqual([]);
});
