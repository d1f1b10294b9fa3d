import { describe, expect, test } from 'vitest';
import { byLevel, isSameLevel, resultsOf } from './levels.ts';

describe('a result belongs to a level', () => {
  test.each([
    [{ level: 1, hash: 'a' }, { level: 1, hash: 'a' }, true],
    [{ level: 1, hash: 'a' }, { level: 2, hash: 'a' }, true],
    [{ level: 1, hash: 'a' }, { level: 1, hash: 'b' }, false],
    [{ level: 1 }, { level: 1, hash: 'a' }, true],
    [{ level: 2 }, { level: 1, hash: 'a' }, false],
    [{ level: 1 }, { level: 1 }, true],
  ])('%j of %j: %s', (one, other, expected) => {
    expect(isSameLevel(one, other)).toBe(expected);
    expect(resultsOf([one], other)).toHaveLength(expected ? 1 : 0);
  });
});

test('what has no hash goes with the first level of its number', () => {
  const all = [{ level: 1 }, { level: 1, hash: 'a' }, { level: 1, hash: 'b' }, { level: 2 }, { level: 3, hash: 'a' }];
  const groups = byLevel(all, (each) => each).map((group) => group.map((each) => all.indexOf(each)));
  expect(groups).toEqual([[0, 1, 4], [2], [3]]);
});
