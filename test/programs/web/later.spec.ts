import { expect } from '@playwright/test';
import { newLevel, titles } from './drawing.ts';
import { board, counter, dialog, open, press } from './screen.ts';
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

test('where what levels are drawn with cannot be loaded everything else goes on', async ({ page }) => {
  await page.route('**/assets/ownLevels-*.js', (route) => route.abort());
  await open(page, '#/sokoban/1');
  await page.keyboard.press('Alt+l');
  await page.getByRole('menuitem', { name: 'Recent packs' }).click();
  await expect(page.getByRole('menuitem', { name: 'First Steps' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Shift+D');
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('A part of the page could not be loaded.');
  await press(page, 'left');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('g');
  await expect(
    page.getByRole('navigation', { name: 'Packs' }).getByRole('button', { name: /^First Steps/ }),
  ).toBeVisible();
});

test('where what shares a level cannot be loaded that is told, and the game goes on', async ({ page }) => {
  await page.route('**/assets/ShareTable-*.js', (route) => route.abort());
  await open(page, '#/sokoban/1');
  await page.keyboard.press('y');
  await expect(dialog(page, 'Share')).toContainText('A part of the page could not be loaded.');
  await page.keyboard.press('Escape');
  await press(page, 'left');
  await expect(counter(page, 'moves')).toHaveText('1');
});

test('where what reads files of levels, or tells of links, cannot be loaded, that is told and nothing is lost', async ({
  page,
}) => {
  await page.route(/assets\/(fromFile|publishing)-.*\.js/, (route) => route.abort());
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  await page.goto(page.url().replace(/#.*/, '#/draw/sokoban'));
  await page.getByRole('button', { name: 'Delete pack' }).click();
  await dialog(page, 'Delete pack').getByRole('button', { name: 'Close' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From a file' }).click();
  await (await choosing).setFiles({
    name: 'a.xsb',
    mimeType: 'text/plain',
    buffer: Buffer.from('#####\n#@$.#\n#####'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    'A part of the page could not be loaded. Reload the page when you can.',
  );
  expect(await titles(page, 'sokoban/own-1')).toEqual(['New level']);
});
