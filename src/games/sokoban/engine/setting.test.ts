import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { parse } from '../position.ts';
import { settingOf } from './setting.ts';

test('boxes and pusher are where the drawing has them, decoration left out', () => {
  const { floor, boxes, pusher } = settingOf(
    unwrap(parse(['#######', '#. $ @#', '# *   #', '#######', '#$#', '###'].join('\n'))),
  );
  expect([floor.size, boxes, pusher, floor.goals]).toEqual([10, [2, 6], 4, [0, 6]]);
});
