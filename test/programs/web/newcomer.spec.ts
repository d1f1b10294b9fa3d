import { expect, type Locator, type Page } from '@playwright/test';
import type { Cell, Direction } from '../../../src/core/grid.ts';
import { board, centreOf, counter, open, press, swipe, tool } from './screen.ts';
import { test } from './test.ts';

/*
 * Somebody who has never been here, with one kind of input and nothing but what the page says. What he has eyes for, the boards,
 * is drawn here; how anything is done he is told there.
 */

const SECOND = ['#######', '#     #', '#.@$  #', '###   #', '  #####'];
const THIRD = ['##### ', '#@  ##', '# $  #', '##  .#', ' #####'];

/** Where something is seen on a board. */
const seen = (drawing: readonly string[], thing: string): Cell => drawing.join('').indexOf(thing);

/** In the third lesson: beside the goal's column, above the goal, where a box stays for good. */
const CORNER: Cell = 2 * 6 + 4;

const TURNS: Readonly<Record<string, Direction>> = { u: 'up', r: 'right', d: 'down', l: 'left' };

const goes = (letters: string): readonly Direction[] => [...letters].map((letter) => TURNS[letter]!);

/** What is to be learned, in sight while one plays. */
const lesson = (page: Page): Locator => page.locator('.lesson');

const passed = (page: Page, number: number): Promise<void> =>
  expect(page.getByRole('dialog')).toContainText(`Level ${number} passed! Go to next level?`);

/** The one button that leads on. */
const onward = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Next level' });

const newHere = (page: Page): Locator => page.getByText('New here? Begin with the first lesson');

const begin = (page: Page): Locator => page.getByRole('link', { name: 'Begin' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a newcomer with a keyboard alone solves three lessons', async ({ page }) => {
  await open(page, '#/');
  await expect(newHere(page)).toBeVisible();
  // As far as the one button that stands out.
  const isReached = (): Promise<boolean> => begin(page).evaluate((link) => link.matches(':focus-visible'));
  for (let tabs = 0; tabs < 8 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  await expect(begin(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(lesson(page)).toContainText('arrow keys');
  await expect(board(page)).toBeFocused();
  // Whoever has ears alone is told it with the board.
  await expect(board(page)).toHaveAccessibleDescription(/^Walk and push with arrow keys/);
  for (const direction of goes('drrr')) await press(page, direction);
  await passed(page, 1);
  await expect(onward(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 2 of 20');
  await expect(board(page)).toBeFocused();
  for (const direction of goes('urrdll')) await press(page, direction);
  await passed(page, 2);
  await page.keyboard.press('Enter');

  await expect(lesson(page)).toContainText('A box in a corner stays there for good: U or Undo takes the push back.');
  await expect(board(page)).toBeFocused();
  for (const direction of goes('drr')) await press(page, direction);
  await expect(counter(page, 'pushes')).toHaveText('2');
  for (const _ of 'rr') await page.keyboard.press('u');
  await expect(counter(page, 'pushes')).toHaveText('0');
  for (const direction of goes('rurdldr')) await press(page, direction);
  await passed(page, 3);
});

test('a newcomer with a mouse alone solves three lessons', async ({ page }) => {
  const click = async (cell: Cell): Promise<void> => page.mouse.click(...(await centreOf(page, cell)));
  await open(page, '#/');
  await expect(newHere(page)).toBeVisible();
  await begin(page).click();

  await expect(lesson(page)).toContainText('arrow buttons');
  await expect(board(page)).toBeFocused();
  const buttons = page.getByRole('group', { name: 'Directions' });
  for (const name of ['Down', 'Right', 'Right', 'Right']) await buttons.getByRole('button', { name }).click();
  await passed(page, 1);
  await onward(page).click();

  await expect(lesson(page)).toContainText('Click or tap a cell to walk there; a box, then a dot, to push it there.');
  await expect(board(page)).toBeFocused();
  await click(seen(SECOND, '$'));
  await click(seen(SECOND, '.'));
  await passed(page, 2);
  await onward(page).click();

  await expect(lesson(page)).toContainText('Undo takes the push back');
  await expect(board(page)).toBeFocused();
  await click(seen(THIRD, '$'));
  await click(CORNER);
  await expect(counter(page, 'pushes')).toHaveText('2');
  await tool(page, 'Undo').click();
  await expect(counter(page, 'pushes')).toHaveText('0');
  await click(seen(THIRD, '$'));
  await click(seen(THIRD, '.'));
  await passed(page, 3);
});

test('a newcomer with a finger alone solves three lessons on a phone', async ({ browser }) => {
  const page = await browser.newPage(PHONE);
  const tap = async (cell: Cell): Promise<void> => page.touchscreen.tap(...(await centreOf(page, cell)));
  await open(page, '#/');
  await expect(newHere(page)).toBeVisible();
  await begin(page).tap();

  await expect(lesson(page)).toContainText('swipes');
  await expect(board(page)).toBeFocused();
  for (const [right, down] of [
    [0, 60],
    [60, 0],
    [60, 0],
    [60, 0],
  ] as const)
    await swipe(page, right, down);
  await passed(page, 1);
  await onward(page).tap();

  await expect(lesson(page)).toContainText('Click or tap a cell to walk there; a box, then a dot, to push it there.');
  await expect(board(page)).toBeFocused();
  await tap(seen(SECOND, '$'));
  await tap(seen(SECOND, '.'));
  await passed(page, 2);
  await onward(page).tap();

  await expect(lesson(page)).toContainText('Undo takes the push back');
  await expect(board(page)).toBeFocused();
  await tap(seen(THIRD, '$'));
  await tap(CORNER);
  await expect(counter(page, 'pushes')).toHaveText('2');
  await tool(page, 'Undo').tap();
  await expect(counter(page, 'pushes')).toHaveText('0');
  await tap(seen(THIRD, '$'));
  await tap(seen(THIRD, '.'));
  await passed(page, 3);
  await page.context().close();
});
