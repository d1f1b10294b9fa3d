import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('times are counted by the steps that they do not exceed, each with those before it', () => {
  const metrics = new Metrics();
  for (const seconds of [0.003, 0.005, 0.2, 30]) metrics.took('kura_way_seconds', seconds, { of: 'a "move"' });
  const lines = metrics.text().split('\n');
  const countAt = (le: string) =>
    lines.find((line) => line.startsWith(`kura_way_seconds_bucket{of="a _move_",le="${le}"}`));
  expect(['0.005', '0.1', '0.25', '10', '+Inf'].map((le) => countAt(le)?.split(' ').at(-1))).toEqual([
    '2',
    '2',
    '3',
    '3',
    '4',
  ]);
  expect(lines).toContain('kura_way_seconds_count{of="a _move_"} 4');
});
