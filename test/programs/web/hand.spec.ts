import { expect, type Page } from '@playwright/test';
import type { Cell } from '../../../src/core/grid.ts';
import { board, centreOf, clickCell, expectNoFaults, open, press, status } from './screen.ts';
import { test } from './test.ts';

/** The first level of the campaign is 19 cells wide. */
const dock = (x: number, y: number): Cell => (y - 1) * 19 + x - 1;

const [BOX, PLACE] = [dock(3, 4), dock(10, 13)];

const pointAt = async (page: Page, cell: Cell): Promise<void> => page.mouse.move(...(await centreOf(page, cell)));

/** How wide the dots of a kind are, in cells, by the first of them. */
const widthOf = (page: Page, kind: string): Promise<number> =>
  board(page)
    .locator(`.marks path.${kind}`)
    .evaluate((path) => Number(/a([\d.]+)/.exec(path.getAttribute('d')!)![1]) * 2);

const expectBrackets = async (page: Page): Promise<void> => {
  const corners = board(page).locator('path.selected');
  await expect(corners).toHaveCount(1);
  expect(await corners.evaluate((path) => path.getAttribute('d')!.split('M').length - 1)).toBe(4);
  const lifted = board(page).locator('.piece .lifted');
  await expect(lifted).toHaveCount(1);
  const [box, other] = [lifted, board(page).locator('.piece[data-look=box] > g:not(.lifted)').first()];
  const heights = await Promise.all([box, other].map(async (one) => (await one.boundingBox())!.y));
  expect(heights[0]).toBeLessThan(heights[1]!);
};

test('a chosen box has brackets and is lifted; dots show where it can go, the nearest larger, and lines the goals', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await clickCell(page, BOX);
  await expectBrackets(page);
  expect([await widthOf(page, 'far'), await widthOf(page, 'near')]).toEqual([0.15, 0.24]);
  await expect(board(page).locator('.marks path.goal')).toHaveCount(1);
  await expect(board(page).locator('.marks text')).toHaveCount(0);
  await expectNoFaults(page, '[role=application]');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoFaults(page, '[role=application]');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.lifted')).toHaveCount(0);
});

test('a place that is pointed at has the way there and its pushes; a key held down has all numbers', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await clickCell(page, BOX);
  const [way, tag, numbers] = ['.way .path', '.way .tag', '.marks text'].map((one) => board(page).locator(one));
  await expect(way!).toHaveCount(0);
  await test.step('by a mouse', async () => {
    await pointAt(page, PLACE);
    await expect(tag!).toHaveText('16 pushes');
    await expect(way!).toBeVisible();
    await expect(board(page).locator('.way use')).toBeVisible();
    await pointAt(page, dock(1, 1));
    await expect(way!).toHaveCount(0);
  });
  await test.step('by the cursor of the keyboard, which names it too', async () => {
    await pointAt(page, PLACE);
    await page.keyboard.press('e');
    await press(page, 'down');
    await expect(status(page)).toHaveText('floor, column 10, row 3, can go here, pushes: 8');
    await expect(tag!).toHaveText('8 pushes');
  });
  await page.keyboard.down('Shift');
  await expect(numbers!.first()).toHaveText(/^\d+$/);
  await expect(way!).toHaveCount(0);
  await page.keyboard.up('Shift');
  await expect(numbers!).toHaveCount(0);
  await expect(tag!).toHaveText('8 pushes');
  await page.keyboard.press('F1');
  await expect(page.getByText('held down: how many pushes away each place is')).toBeVisible();
});
