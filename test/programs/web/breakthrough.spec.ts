import { expect, type Page } from '@playwright/test';
import { board, clickCell, dialog, expectNoFaults, open, press, status, tool } from './screen.ts';
import { test } from './test.ts';

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

/** Plays `b2-b3` at last. */
const chooseDolls = async (page: Page): Promise<void> => {
  for (const [square, answer] of [
    ['b1', 'That doll cannot move.'],
    ['b3', 'An empty cell cannot be selected.'],
    ['b5', 'That is not your doll.'],
  ] as const) {
    await move(page, square);
    await expect(status(page)).toHaveText(answer);
    await expect(board(page).locator('.selected')).toHaveCount(0);
  }
  await move(page, 'b2');
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await expect(page.getByText('Choose where it goes, one step down.')).toBeVisible();
  // A dot is written as two arcs.
  await expect(board(page).locator('.marks path').first()).toHaveAttribute('d', /^([^a]+a[^a]+a[^a]+){3}$/);
  for (const [square, answer] of [
    ['b5', 'A doll moves one cell at a time.'],
    ['b2', 'You have to play with the selected doll.'],
    ['b4', 'A doll moves one cell at a time.'],
    ['c2', 'You have to play with the selected doll.'],
    ['c1', 'You have to play with the selected doll.'],
  ] as const) {
    await move(page, square);
    await expect(status(page)).toHaveText(answer);
  }
  await expect(board(page).locator('.cursor')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Choose where that doll goes.');
  // Corners, a filled cell and thin frames, the first of them dashed: no colour is needed to tell them apart.
  await expect(board(page).locator('path.cursor')).toHaveCount(1);
  await expect(board(page).locator('rect.selected')).toHaveAttribute('rx', '0.14');
  for (const key of ['Enter', 'Escape', 'Space']) {
    await press(page, 'up');
    await expect(status(page)).toHaveText('You can only move towards your opponent.');
    await page.keyboard.press(key);
    await expect(status(page)).toHaveText('You have to play with the selected doll.');
  }
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await move(page, 'b3');
  await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();
  const marked = board(page).locator('rect.last');
  await expect(marked).toHaveCount(2);
  await expect(marked.first()).toHaveCSS('stroke-dasharray', '0.1px, 0.1px');
  await expect(marked.last()).toHaveCSS('stroke-dasharray', 'none');
  expect(await marked.evaluateAll((cells) => cells.map((cell) => Math.floor(Number(cell.getAttribute('y')))))).toEqual([
    1, 2,
  ]);
};

const chooseAnother = async (page: Page): Promise<void> => {
  await page.keyboard.press(',');
  await page.getByLabel('A piece that was touched has to move').uncheck();
  await page.keyboard.press('Escape');
  await move(page, 'b5-c5');
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.selected')).toHaveCount(0);
};

const chooseSizes = async (page: Page): Promise<void> => {
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
};

/** By the keys, the menu and the help, where no size is called a level; back to 6 × 6. */
const chooseSizesByKey = async (page: Page): Promise<void> => {
  const title = page.getByRole('heading', { level: 1 });
  for (const key of ['p', 'Home', 'End', 'n']) await page.keyboard.press(key);
  await expect(status(page)).toHaveText('A new game begins.');
  await expect(title).toHaveText('Breakthrough 6 × 6');
  await page.keyboard.press('g');
  const sizes = dialog(page, 'Board size');
  await expect(sizes.getByRole('button', { name: '6 × 6' })).toBeFocused();
  await expect(sizes).not.toContainText('kept');
  await expectNoFaults(page, 'dialog');
  await sizes.getByRole('button', { name: '5 × 5' }).click();
  await expect(title).toHaveText('Breakthrough 5 × 5');
  await expect(board(page).locator('g.piece')).toHaveCount(20);
  await clickCell(page, 6);
  await clickCell(page, 11);
  await page.keyboard.press('Alt+o');
  await page.getByRole('menuitem', { name: 'Board size G' }).click();
  await expect(sizes).toContainText('The one on the board is kept: Continue goes on with it.');
  await sizes.getByRole('button', { name: '6 × 6' }).click();
  await expect(title).toHaveText('Breakthrough 6 × 6');
  await page.keyboard.press('?');
  const help = dialog(page, 'Help contents');
  await expect(help).toContainText('New game');
  await expect(help).toContainText('Board size');
  await expect(help).toContainText('Earlier games');
  await expect(help).not.toContainText(/level/i);
  await expect(help).toContainText('the arrow key that points forward goes straight');
  await page.keyboard.press('Escape');
};

/** From the start of a game. */
const win = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, /^Last game/);
  await expect(status(page)).toHaveText('No game was finished on this board yet.');
  for (const text of ['b2-b3', 'f5-f4', 'b3-b4', 'f4-f3', 'b4-a5', 'f3-e2', 'a5-b6']) await move(page, text);
  const over = dialog(page, 'Game over');
  await expect(over).toContainText('The first player wins!');
  await expect(over.getByRole('button', { name: 'New game' })).toBeFocused();
  // The last move stays in sight above it.
  const card = (await over.boundingBox())!;
  const whole = (await board(page).locator('svg.board').boundingBox())!;
  expect(whole.y + whole.height).toBeLessThanOrEqual(card.y);
  await expectNoFaults(page, 'dialog');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(board(page)).toBeFocused();
  await expect(board(page).locator('g.piece')).toHaveCount(21);
  await expect(status(page)).toHaveText('The first player wins!');
  await expect(page.getByText('N begins a new game.')).toBeVisible();
  await page.keyboard.press('u');
  await move(page, 'a5-b6');
  // However the message box is closed, a new game of the same size begins.
  await expect(dialog(page, 'Game over')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board(page).locator('g.piece')).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakthrough 6 × 6');
  await expect(board(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'First player to move' })).toBeVisible();
  await move(page, 'c2-c3');
  await choose(page, /^Last game/);
  const last = dialog(page, 'Last game');
  await expect(last.getByRole('listitem')).toHaveCount(7);
  await expect(last.getByLabel('As text')).toHaveValue(/^\[.*b2-b3.*a5xb6/s);
  await expectNoFaults(page, 'dialog');
  await page.keyboard.press('Escape');
  // The new game was not touched by that.
  await page.keyboard.press('m');
  await expect(dialog(page, 'Moves').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await tool(page, 'Exit').click();
  await expect(dialog(page, 'Exit')).toContainText('Are you sure to stop playing Breakthrough?');
};

/** From the start of a game. */
const goDiagonally = async (page: Page): Promise<void> => {
  await page.keyboard.press(',');
  await page.getByLabel('A piece that was touched has to move').check();
  await page.getByLabel('Direction buttons', { exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  await expect(status(page)).toHaveText('Choose a doll first.');
  await move(page, 'b2');
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();
  await move(page, 'b5');
  await press(page, 'left');
  await page.keyboard.press('m');
  await expect(dialog(page, 'Moves').getByRole('listitem')).toHaveText(['b2c3', /^b5[ac]4$/]);
};

test('a doll is clicked, then its target; what is wrong is said in the rules’ words; touched has to move', async ({
  page,
}) => {
  await open(page, '#/breakthrough/1');
  await expect(page.getByText('Choose a doll. Yours go down.')).toBeVisible();
  await chooseDolls(page);
  await expect(page.getByText('Choose a doll. Yours go up.')).toBeVisible();
  await chooseAnother(page);
  await test.step('sizes are in the menu, and each choice is a new game at once', () => chooseSizes(page));
  await test.step('by keys and in help too, and none is called a level', () => chooseSizesByKey(page));
  await test.step('a win is told in a message box; then a new game begins, and the last one can be looked through', () =>
    win(page));
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'First player to move' })).toBeVisible();
  await test.step('Left and Right go diagonally forward for the doll that is chosen, also by the buttons', () =>
    goDiagonally(page));
});
