import { expect, type Page } from '@playwright/test';
import { guideIsThere, HALL, walk } from './helping.ts';
import { board, choose, clickCell, counter, open, openPasted } from './screen.ts';
import { test } from './test.ts';

const chooseWarnings = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press(',');
  await choose(page, 'Warnings', name);
  await page.keyboard.press('Escape');
};

test('whoever wants no warnings has none in the lessons either', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/7');
  await guideIsThere(page);
  await walk(page, ['up', 'up', 'up']);
  await expect(board(page).locator('.stuck')).toHaveCount(1);
  await chooseWarnings(page, 'Off');
  await expect(board(page).locator('.stuck')).toHaveCount(0);
  await page.keyboard.press('r');
  await walk(page, ['up', 'up', 'up']);
  await expect(counter(page, 'moves')).toHaveText('3');
  await expect(page.getByText('This box can never come home any more.')).toHaveCount(0);
});

test('whoever wants to be warned of cells sees them while a box is chosen, and no box is marked', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await openPasted(page, HALL);
  await guideIsThere(page);
  await chooseWarnings(page, 'Cells');
  await expect(board(page).locator('.dead')).toHaveCount(0);
  await clickCell(page, 2 * 8 + 3);
  await expect(board(page).locator('.dead')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.dead')).toHaveCount(0);
  await walk(page, ['right', 'right', 'up']);
  await expect(counter(page, 'moves')).toHaveText('3');
  await expect(board(page).locator('.stuck')).toHaveCount(0);
});
