import { expect, type Locator, type Page } from '@playwright/test';
import {
  board,
  clickCell,
  dialog,
  expectContrast,
  expectNoFaults,
  expectStill,
  open,
  pauseClock,
  status,
  tool,
} from './screen.ts';
import { test } from './test.ts';

/** On a board of six cells a side that has the first player's dolls below. */
const cellOf = (square: string): number => (6 - Number(square[1])) * 6 + 'abcdef'.indexOf(square[0]!);

const move = async (page: Page, text: string): Promise<void> => {
  for (const square of text.split('-')) await clickCell(page, cellOf(square));
};

const thinking = (page: Page) => page.getByText('The computer is thinking …');

/** How many moves are in force, as the page tells those who do not see it. */
const expectMoves = (page: Page, at: number): Promise<void> =>
  expect(page.getByRole('slider', { name: 'Moves played' })).toHaveValue(String(at));

/** Chooses a rival by his level, and perhaps a side, and closes the dialog. */
const meet = async (page: Page, level: number, side?: string): Promise<void> => {
  await page.keyboard.press('f');
  const chosen = dialog(page, 'Opponent');
  await chosen.getByRole('radio', { name: new RegExp(`^Level ${level} `) }).check();
  if (side !== undefined) await chosen.getByRole('radio', { name: side, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
};

const playThere = async (page: Page): Promise<void> => {
  await move(page, 'c2-c3');
  await expectMoves(page, 2);
  await expect(page.locator('[aria-live]').filter({ hasText: 'The computer: ' })).toContainText('Your turn.');
  await expect(board(page).locator('rect.last')).toHaveCount(2);
  // A rival's dolls are nobody's here, and both moves are taken back.
  await page.keyboard.press('u');
  await expectMoves(page, 0);
  await page.keyboard.press('Control+y');
  await expectMoves(page, 2);
};

const takeHint = async (page: Page): Promise<void> => {
  await page.keyboard.press('i');
  await expect(board(page).locator('.hint')).toHaveCount(1);
  await expect(page.getByText(/^A good move: [a-f]\d (to|takes) [a-f]\d\./)).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expectMoves(page, 4);
  await expect(board(page).locator('.hint')).toHaveCount(0);
};

const resign = async (page: Page): Promise<void> => {
  await tool(page, 'Resign').click();
  await dialog(page, 'Resign').getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page, 'Game over')).toContainText('You have resigned: the computer has won.');
  await expectStill(page);
};

test('whoever is here for the first time is asked whom he plays with; one click, and the computer does', async ({
  page,
}) => {
  await open(page, '#/breakthrough/boards/1');
  const asked = page.getByRole('region', { name: 'Who plays with you?' });
  await expect(asked).toBeVisible();
  await expectNoFaults(page);
  // Two people need not answer: they just begin.
  await clickCell(page, 8);
  await expect(board(page).locator('.selected')).toHaveCount(1);
  await clickCell(page, 14);
  await asked.getByRole('button', { name: /^The computer/ }).click();
  await expect(asked).toHaveCount(0);
  await expectMoves(page, 2);
  await expect(page.getByText('Computer, level 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeVisible();
  // One's own dolls are below now, and so is what is written at the edges.
  await expect(board(page).locator('svg.ground text').nth(12)).toHaveText('1');
  await page.keyboard.press('n');
  await dialog(page, 'New game').getByRole('button', { name: 'Yes' }).click();
  await playThere(page);
  await takeHint(page);
  await resign(page);
  await expect(dialog(page, 'Game over')).toContainText('not counted');
  await expectNoFaults(page, 'dialog');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  // With sides changed the computer begins, and the dolls that are below are the others.
  await dialog(page, 'Game over').getByRole('button', { name: 'Again with sides changed' }).click();
  await expectMoves(page, 1);
  await expect(board(page).locator('svg.ground text').nth(12)).toHaveText('1');
  await expect(page.getByRole('button', { name: 'You play: Second' })).toBeVisible();
  await clickCell(page, 25);
  await clickCell(page, 19);
  await expectMoves(page, 3);
  await resign(page);
  await expect(dialog(page, 'Game over')).toContainText('won 0, lost 1');
  await page.keyboard.press('Escape');
  await expect(status(page)).toContainText('You have resigned: the computer has won.');
  await expect(page.getByText('Nezumi the Mouse · won 0, lost 1')).toBeVisible();
});

test('keys are heard while it thinks; a page that is loaded anew meanwhile thinks on; no worker, no answer, but words', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/breakthrough/boards/1');
  await meet(page, 8);
  await pauseClock(page);
  await move(page, 'c2-c3');
  // Its answer waits for its moment, which does not come: the clock stands.
  await expect(thinking(page)).toBeVisible();
  await page.keyboard.press('?');
  await page.clock.runFor(150);
  await expect(dialog(page, 'Help contents')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(status(page)).toHaveText('It is not your turn.');
  await page.clock.runFor(450);
  page.on('dialog', (one) => void one.accept());
  await page.reload();
  await page.clock.resume();
  await expectMoves(page, 2);
  await expect(page.getByText('Computer, level 8')).toBeVisible();
  // Where nobody can be asked that is told, and two people can play on.
  await page.route('**/assets/thinkingWorker-*.js', (route) => route.abort());
  await page.reload();
  await expectMoves(page, 2);
  await move(page, 'd2-d3');
  await expect(page.getByText('The computer does not answer. Shift+P asks it again.')).toBeVisible();
  await page.unroute('**/assets/thinkingWorker-*.js');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expectMoves(page, 4);
});

test('two rivals are watched, and stopped; the board is seen from the other side', async ({ page }) => {
  await open(page, '#/tictactoe');
  await meet(page, 3, 'I watch');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Shift+P: play on.')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(dialog(page, 'Game over')).toContainText('A draw.');
  await page.goto('about:blank');
  await open(page, '#/breakthrough/boards/1');
  await page.keyboard.press('Shift+T');
  await expect(page.getByText('Choose a doll. Yours go up.')).toBeVisible();
  await page.keyboard.press('Shift+T');
  await expect(page.getByText('Choose a doll. Yours go down.')).toBeVisible();
});

const boxOf = async (one: Locator) => (await one.boundingBox())!;

test('the board stays as it is when somebody is asked, and when a hint is there', async ({ page }) => {
  await open(page, '#/breakthrough/boards/1');
  const picture = board(page).locator('svg.board').first();
  const asked = page.getByRole('region', { name: 'Who plays with you?' });
  await expect(asked).toBeVisible();
  const before = await boxOf(picture);
  expect((await boxOf(asked)).y).toBeGreaterThanOrEqual(before.y + before.height);
  await asked.getByRole('button', { name: /^The computer/ }).click();
  await expect(asked).toHaveCount(0);
  expect(await boxOf(picture)).toEqual(before);
  await page.keyboard.press('i');
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
  expect(await boxOf(picture)).toEqual(before);
});

test.describe('on a lying phone', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('whoever is asked whom he plays with sees all of the board, and can tap an answer', async ({ page }) => {
    await open(page, '#/breakthrough/boards/2');
    const asked = await boxOf(page.getByRole('region', { name: 'Who plays with you?' }));
    const { x, width } = await boxOf(board(page).locator('svg.board').first());
    expect(asked.x).toBeGreaterThanOrEqual(x + width);
    await page.getByRole('button', { name: /^The computer/ }).tap();
    await expect(page.getByText('Computer, level 2')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the seat of the opponent opens a sheet to choose another', async ({ page }) => {
    await open(page, '#/breakthrough/boards/2');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Opponent' }).tap();
    const sheet = dialog(page, 'Opponent');
    await sheet.getByRole('radio', { name: 'Level 3 · Kokeshi' }).check();
    await expect(sheet).toContainText('Has watched the game from the top shelf for years');
    await expectNoFaults(page, 'dialog');
    await sheet.getByRole('radio', { name: 'Second' }).check();
    await sheet.getByRole('button', { name: 'Play' }).tap();
    await expectMoves(page, 1);
    await expect(page.getByText('Computer, level 3')).toBeVisible();
    await expectNoFaults(page);
    await expect(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button')).toHaveText([
      /Undo/,
      /Board size/,
      /New game/,
      /Hint/,
    ]);
  });
});
