import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Lateness } from './lateness.ts';

test('a process that was late says so until the window after that has ended', async () => {
  const lateness = new Lateness();
  onTestFinished(() => lateness.end());
  while (lateness.most === 0) await setImmediate();
  const end = performance.now() + 400;
  while (performance.now() < end);
  while (lateness.most < 0.3) await setImmediate();
  lateness.turn();
  expect(lateness.most).toBeGreaterThan(0.3);
  expect(lateness.usual).toBeLessThanOrEqual(lateness.most);
  // Nothing has been measured since.
  lateness.turn();
  expect(lateness.most).toBe(0);
});
