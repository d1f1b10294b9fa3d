import { expect, test } from 'vitest';
import type { View } from '../../core/view.ts';
import { standingWatcher } from './standing.ts';

/** Pieces drawn as letters, and a dot for an empty cell. */
const drawn = (...rows: readonly string[]): View => {
  const pieces = [...rows.join('')].map((letter) => (letter === '.' ? undefined : letter));
  return { width: rows[0]!.length, height: rows.length, ground: pieces.map(() => 'floor'), pieces };
};

test('pieces are told in the order of their cells, with where they are', () => {
  const watch = standingWatcher();
  expect(watch(drawn('.a', 'b.'))).toEqual([
    { id: 0, cell: 1, look: 'a', x: 1, y: 0, slide: undefined, motion: undefined, isFree: true, isLifted: false },
    { id: 1, cell: 2, look: 'b', x: 0, y: 1, slide: undefined, motion: undefined, isFree: true, isLifted: false },
  ]);
});

test('what stays is the very same object, what moves is another one that slides', () => {
  const watch = standingWatcher();
  const [box] = watch(drawn('$.@..'));
  const motion = { ms: 40, isFall: false, vanished: [] };
  const [same, moved] = watch(drawn('$..@.'), { motion });
  expect(same).toBe(box);
  expect(moved).toEqual({
    id: 1,
    cell: 3,
    look: '@',
    x: 3,
    y: 0,
    slide: { x: -1, y: 0 },
    motion,
    isFree: true,
    isLifted: false,
  });
  expect(watch(drawn('$..@.'))[1]).toBe(moved);
});

test('a look that changes on the spot is another object', () => {
  const watch = standingWatcher();
  const [box] = watch(drawn('$'));
  expect(watch(drawn('*'))[0]).not.toBe(box);
});

test('pieces keep who they are and their order wherever they go; what takes the place of another is new', () => {
  const watch = standingWatcher({ '*': '$' });
  watch(drawn('@$.', '..o'));
  const ids = (view: View) => watch(view).map(({ id, look }) => `${id}${look}`);
  expect(ids(drawn('.@*', '..o'))).toEqual(['0@', '1*', '2o']);
  expect(ids(drawn('..*', '.@o'))).toEqual(['0@', '1*', '2o']);
  expect(ids(drawn('..o', '.@.'))).toEqual(['0@', '2o']);
  expect(ids(drawn('..x', '.@.'))).toEqual(['0@', '3x']);
});

test('another board starts anew', () => {
  const watch = standingWatcher();
  watch(drawn('...', '@..'));
  expect(watch(drawn('..', '.@'))).toEqual([
    { id: 1, cell: 3, look: '@', x: 1, y: 1, slide: undefined, motion: undefined, isFree: true, isLifted: false },
  ]);
});

test('what is in somebody’s hand is told, and nothing else is another object', () => {
  const watch = standingWatcher();
  const before = watch(drawn('ab'));
  const [held, other] = watch(drawn('ab'), { lifted: 0 });
  expect([held!.isLifted, other]).toEqual([true, before[1]]);
  expect(other).toBe(before[1]);
});
