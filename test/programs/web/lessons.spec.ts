import { expect, type Locator, type Page } from '@playwright/test';
import { board, centreOf, clickCell, dialog, expectNoFaults, open, paste, status, tool } from './screen.ts';
import { test } from './test.ts';

const FILES = 'abcdefgh';

/** The cell of a square on a board that lies with the first player's dolls below. */
const cellOf = (square: string, size: number): number => (size - Number(square[1])) * size + FILES.indexOf(square[0]!);

/** Plays a move by two clicks: `c2d3`. */
const move = async (page: Page, text: string, size = 6): Promise<void> => {
  for (const square of [text.slice(0, 2), text.slice(2)]) await clickCell(page, cellOf(square, size));
};

const lesson = (page: Page): Locator => page.locator('.lesson');

const SLIPPED = 'That lets it slip: now the other side wins. Undo takes it back.';

test('a lesson is learned: what is let slip is told and shown, a hint helps, and the next one follows', async ({
  page,
}) => {
  await open(page, '#/breakthrough/first-lessons/11');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take it in time');
  await expect(lesson(page)).toContainText('Whoever is two steps from your home row is faster than your runner.');
  await expect(lesson(page)).toContainText('Win within 4 moves.');
  await expectNoFaults(page);

  await move(page, 'a3a4');
  await expect(status(page)).toHaveText(SLIPPED);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Show why' }).click();
  await expect(lesson(page)).toContainText('This is lost: the other side wins. Undo takes it back.');
  await expect(page.getByRole('button', { name: 'Show why' })).toHaveCount(0);
  await tool(page, 'Undo').click();
  await expect(lesson(page)).toContainText('Win within 4 moves.');

  await page.keyboard.press('i');
  const hint = page.getByRole('status').filter({ hasText: 'A good move' });
  await expect(hint).toContainText('A good move: c2 takes d3. It wins, whatever the other side plays.');
  await expect(lesson(page)).toContainText('Win within 4 moves.');
  await expect(board(page).locator('.hint')).toHaveCount(1);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(lesson(page)).toContainText('3 moves left.');
  await move(page, 'a3a4');
  await expect(lesson(page)).toContainText('2 moves left.');
  await move(page, 'a4a5');
  await expect(lesson(page)).toContainText('One move left.');
  await move(page, 'a5a6');
  await expect(dialog(page, 'Level 11 is solved!')).toContainText('Level 11 passed! Go to next level?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Backed up');

  await tool(page, 'Levels').click();
  await expect(page.getByRole('navigation', { name: 'Packs' })).toContainText(/First Lessons\s*1 of 20 · 5%/);
  await expect(page.getByRole('navigation', { name: 'Packs' })).not.toContainText('Boards');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+O');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakthrough 6 × 6');
});

test('whoever is new to Breakthrough begins with its lessons, and is told how far he is', async ({ page }) => {
  await open(page, '#/');
  await expect(page.getByText('With a friend or the computer').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Breakthrough Or play a whole game' })).toHaveAttribute(
    'href',
    '#/breakthrough/boards',
  );
  await page.getByRole('link', { name: 'Breakthrough Play First Lessons, level 1' }).click();
  await expect(lesson(page)).toContainText('Win within 2 moves.');
  for (const [from, to] of [
    ['c3', 'c4'],
    ['c4', 'c5'],
  ] as const) {
    await move(page, from + to, 5);
    if (to === 'c4') await expect(lesson(page)).toContainText('One move left.');
  }
  await expect(dialog(page, 'Level 1 is solved!')).toBeVisible();
  await page.evaluate("location.hash = '#/'");
  await expect(page.getByText('1 of 260 solved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Breakthrough Play First Lessons, level 2' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a lesson is played by taps, with its sentence in sight', async ({ page }) => {
    await open(page, '#/breakthrough/first-lessons/5');
    await expect(lesson(page)).toBeInViewport({ ratio: 1 });
    const picture = board(page).locator('svg.board').first();
    const before = await picture.boundingBox();
    await tool(page, 'Hint').tap();
    await expect(page.getByRole('button', { name: 'Do it' })).toBeInViewport({ ratio: 1 });
    expect(await picture.boundingBox()).toEqual(before);
    for (const square of ['f1', 'f2']) await page.touchscreen.tap(...(await centreOf(page, cellOf(square, 6))));
    await expect(lesson(page)).toContainText('One move left.');
    await expectNoFaults(page);
    await tool(page, 'Undo').tap();
    for (const square of ['e2', 'e3']) await page.touchscreen.tap(...(await centreOf(page, cellOf(square, 6))));
    await expect(status(page)).toHaveText(SLIPPED);
    await expect(page.getByRole('button', { name: 'Show why' })).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page);
  });
});

test('the moves of a position are coloured by what is proven of them, with shapes and words', async ({ page }) => {
  await open(page, '#/breakthrough');
  await paste(page, '5/5/2p2/1PP2/4P w');
  await page.keyboard.press('Shift+I');
  await expect(page.getByText('Moves that win: 1 of 7.')).toBeVisible();
  await expect(board(page).locator('.plates > .win')).toHaveCount(1);
  await expect(board(page).locator('.plates > .loss')).toHaveCount(2);
  // For two who sit side by side the first player's dolls go down.
  await clickCell(page, 6);
  await expect(page.getByText('a3: loses in 2 moves. b3: loses in 2 moves. c3: wins at once.')).toBeVisible();
  await expect(board(page).locator('.plates > .loss')).toHaveCount(2);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(board(page).locator('.plates')).toHaveCount(0);
});
