import { expect } from '@playwright/test';
import { board, counter, open, press } from './screen.ts';
import { test } from './test.ts';

const MENUS = '**/assets/Menus-*.js';

test('a menu that is asked for before the menus are there opens when they come', async ({ page }) => {
  let arrive = (): void => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(MENUS, async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, '#/sokoban/1');
  await expect(page.getByRole('navigation')).toHaveText(/Options\s*Level\s*Help/);
  // What is pressed after it is for the menu, and Escape does without one.
  await page.keyboard.press('Alt+o');
  await press(page, 'left');
  await page.keyboard.press('Escape');
  await expect(counter(page, 'moves')).toHaveText('0');
  await press(page, 'left');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('Alt+l');
  arrive();
  await expect(page.getByRole('menuitem', { name: 'Recent packs' })).toBeVisible();
});

test('where the menus cannot be loaded that is told, and the game goes on', async ({ page }) => {
  await page.route(MENUS, (route) => route.abort());
  await open(page, '#/sokoban/1');
  await expect(page.getByRole('alert')).toContainText('menus and dialogs do not open');
  await page.keyboard.press('Alt+l');
  await press(page, 'left');
  await expect(counter(page, 'moves')).toHaveText('1');
  await expect(board(page)).toBeFocused();
});
