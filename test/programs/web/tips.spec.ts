import { expect, type Page } from '@playwright/test';
import { newLevel } from './drawing.ts';
import { open } from './screen.ts';
import { test } from './test.ts';

/** What a button says of itself when it is pointed at; all of it is in sight, whatever the button stands in. */
const expectTold = async (page: Page, name: string, told: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toHaveText(told);
  await expect(tip).toBeInViewport({ ratio: 0.99 });
};

test('what a button says of itself is seen whole, at every edge of the window, with its key as people write it', async ({
  page,
}) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  await expectTold(page, 'Shift to the right', /^Shift to the right\s*Shift\+→/);
  await expectTold(page, 'Shift down', /^Shift down\s*Shift\+↓/);
  await expectTold(page, 'Redo', /Ctrl\+Y\s*There is nothing to redo\./);
  await expectTold(page, 'Larger at the right', /^Larger at the right\s*Ctrl\+→/);
  await expectTold(page, 'Smaller at the bottom', /^Smaller at the bottom\s*Ctrl\+Shift\+↓/);
  await expectTold(page, 'Pen, rectangle, fill', /^Pen, rectangle, fill\s*Shift\+T/);
});
