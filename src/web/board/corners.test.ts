import { expect, test } from 'vitest';
import { cornersPath } from './corners.ts';

test('a cell has four corners, each of two sides', () => {
  expect(cornersPath(0, { width: 3, height: 3 }, 0)).toBe(
    'M0 0.24v-0.24h0.24M0.76 0h0.24v0.24M1 0.76v0.24h-0.24M0.24 1h-0.24v-0.24',
  );
  expect(cornersPath(4, { width: 3, height: 3 }, 0)).toContain('M1 1.24');
});
