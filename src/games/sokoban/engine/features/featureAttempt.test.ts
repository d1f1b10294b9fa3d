import { expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import { parse } from '../../position.ts';
import { settingOf } from '../setting.ts';
import { solves } from '../solves.ts';
import { FeatureAttempt } from './featureAttempt.ts';

const HALL = settingOf(
  unwrap(
    parse(
      [
        '##########',
        '#   #    #',
        '# $$  .. #',
        '# @ # .. #',
        '# $$#  . #',
        '#  $ # . #',
        '#  $     #',
        '#        #',
        '##########',
      ].join('\n'),
    ),
  ),
);

test('positions that were looked at for an order of the goals count as well as those of the solution', () => {
  const attempt = new FeatureAttempt(HALL, ['far'], 'way');
  const counts = [0];
  for (let finding = attempt.advance(1); ; finding = attempt.advance(1)) {
    counts.push(attempt.nodes);
    if (!finding) continue;
    expect(typeof finding === 'string' ? finding : solves(HALL, finding)).toBe(true);
    break;
  }
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});
