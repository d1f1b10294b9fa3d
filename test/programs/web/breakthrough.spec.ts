import { expect, type Page, test } from '@playwright/test';
import { board, clickCell, dialog, open, press, status } from './screen.ts';

const FILES = 'abcdef';

/** Plays a move of a 6×6 board by two clicks: `b2-b3`. */
const move = async (page: Page, text: string): Promise<void> => {
  for (const square of text.split('-')) {
    const cell = (Number(square[1]) - 1) * 6 + FILES.indexOf(square[0]!);
    await clickCell(page, cell);
  }
};

const choose = async (page: Page, item: string | RegExp): Promise<void> => {
  await page.keyboard.press('Alt+b');
  await page
    .getByRole('menuitemradio', { name: item })
    .or(page.getByRole('menuitem', { name: item }))
    .click({ force: true });
};

test('sizes are in the menu, and each choice is a new game at once', async ({ page }) => {
  await open(page, '#/breakthrough/1');
  await move(page, 'b2-b3');
  await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();
  for (const [title, dolls] of [
    ['10 × 10', 40],
    ['8 × 8', 32],
    ['6 × 6', 24],
  ] as const) {
    await choose(page, title);
    await expect(board(page).locator('g.piece')).toHaveCount(dolls);
    await expect(page.getByRole('heading', { name: 'First player to move' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(board(page)).toBeFocused();
  }
});

test('a doll is clicked, then its target; what is wrong is said in the rules’ words; touched has to move', async ({
  page,
}) => {
  await open(page, '#/breakthrough/1');
  await move(page, 'b1');
  await expect(status(page)).not.toHaveText('');
  await move(page, 'b2');
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await move(page, 'b5');
  await expect(status(page)).not.toHaveText('');
  await move(page, 'c2');
  await expect(status(page)).toHaveText('You have to play with the selected doll.');
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await move(page, 'b3');
  await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();

  await page.keyboard.press(',');
  await page.getByLabel('A doll that was touched has to move').uncheck();
  await page.keyboard.press('Escape');
  await move(page, 'b5-c5');
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.selected')).toHaveCount(0);
});

test('Left and Right go diagonally forward for the doll that is chosen, also by the buttons', async ({ page }) => {
  await open(page, '#/breakthrough/1');
  await page.keyboard.press(',');
  await page.getByLabel('Direction buttons').check();
  await page.keyboard.press('Escape');
  await move(page, 'b2');
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();
  await move(page, 'b5');
  await press(page, 'left');
  await page.keyboard.press('m');
  await expect(dialog(page, 'Moves').getByRole('listitem')).toHaveText(['b2c3', /^b5[ac]4$/]);
});

test('a win is told in a message box; then a new game begins, and the last one can be looked through', async ({
  page,
}) => {
  await open(page, '#/breakthrough/1');
  await choose(page, /^Last game/);
  await expect(status(page)).toHaveText('No game was finished on this board yet.');
  for (const text of ['b2-b3', 'f5-f4', 'b3-b4', 'f4-f3', 'b4-a5', 'f3-e2', 'a5-b6']) await move(page, text);
  await expect(dialog(page, 'Game over')).toContainText('The first player wins!');
  await page.keyboard.press('Enter');
  await expect(board(page).locator('g.piece')).toHaveCount(24);
  await expect(board(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'First player to move' })).toBeVisible();
  await move(page, 'c2-c3');
  await choose(page, /^Last game/);
  const last = dialog(page, 'Last game');
  await expect(last.getByRole('listitem')).toHaveCount(7);
  await expect(last.getByLabel('As text')).toHaveValue(/^\[.*b2-b3.*a5xb6/s);
  await page.keyboard.press('Escape');
  // The new game was not touched by that.
  await page.keyboard.press('m');
  await expect(dialog(page, 'Moves').getByRole('listitem')).toHaveCount(1);
});
