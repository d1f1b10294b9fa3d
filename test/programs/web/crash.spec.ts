import { expect } from '@playwright/test';
import { counter, expectNoFaults, open, press } from './screen.ts';
import { test } from './test.ts';

test('a mistake of ours is told with a report to copy, and the game in progress is safe', async ({ page }) => {
  await open(page, '#/sokoban/1');
  for (const side of ['down', 'down', 'left'] as const) await press(page, side);
  // What is no error of the page, though the browser reports it as one.
  await page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))");
  await expect(counter(page, 'moves')).toHaveText('3');
  await page.evaluate("queueMicrotask(() => { throw new TypeError('planted') })");
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  const report = page.getByLabel('Report');
  await expect(report).toHaveValue(/TypeError: planted/);
  await expect(report).toHaveValue(/#\/sokoban\/1/);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(counter(page, 'moves')).toHaveText('3');

  // A promise that breaks is told too.
  await page.evaluate("void Promise.reject(new Error('broken promise'))");
  await expect(page.getByLabel('Report')).toHaveValue(/broken promise/);
});
