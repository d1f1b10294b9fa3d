import { expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { pushesTo } from '../board/distances.ts';
import { Matching } from '../board/matching.ts';
import { settingOf } from '../setting.ts';
import { isUnassignable } from './assignment.ts';

const isLost = (...rows: readonly string[]): boolean => {
  const { floor, boxes } = settingOf(unwrap(parse(rows.join('\n'))));
  return isUnassignable(new Matching(pushesTo(floor.goals, floor)).solve(Int32Array.from(boxes)));
};

test('two boxes that reach only one goal between them cannot be assigned', () => {
  expect(isLost('#########', '#@ $ $ .#', '#    ####', '#.   #   ', '######   ')).toBe(true);
});

test('nor if one of them is home', () => {
  expect(isLost('######', '#@ * #', '#    #', '#$  .#', '######')).toBe(true);
});

test('with one that reaches the other goal they can', () => {
  expect(isLost('#########', '#@   $ .#', '#  $ ####', '#.   #   ', '######   ')).toBe(false);
});
