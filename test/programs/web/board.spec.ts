import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Cell } from '../../../src/core/grid.ts';
import { board, centreOf, clickCell, counter, expectNoFaults, open, openPasted, press, status } from './screen.ts';

/** What the board says has the focus within it. */
const activeCell = async (page: Page): Promise<Locator> => {
  const id = await board(page).getAttribute('aria-activedescendant');
  return board(page).locator(`[id="${id}"]`);
};

/** The two elements for it take turns, and both are called like it. */
const expectActive = async (page: Page, name: string): Promise<void> => {
  await expect(board(page).getByRole('gridcell').getByRole('img').first()).toHaveAccessibleName(name);
  await expect(await activeCell(page)).toHaveAccessibleName(name);
};

const told = (page: Page): Locator => page.locator('.narrator p');

/** The first level of the campaign is 19 cells wide; the tiny man stands in its second row. */
const dock = (x: number, y: number): Cell => (y - 1) * 19 + x - 1;

const drawFrom = async (page: Page, from: Cell, to: Cell): Promise<void> => {
  await page.mouse.move(...(await centreOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(page, to)), { steps: 4 });
};

test('one labelled cell has the focus: that of the tiny man, of the cursor, of the last move, the middle', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await expectActive(page, 'pusher, column 10, row 2');
  await press(page, 'left');
  await expectActive(page, 'pusher, column 9, row 2');
  await open(page, '#/tictactoe/1');
  await expectActive(page, 'empty, b2');
  await clickCell(page, 0);
  await expectActive(page, 'cross, a3');
  await press(page, 'up');
  await expectActive(page, 'empty, b2');
  const [cell, cursor] = [board(page).getByRole('gridcell'), board(page).locator('rect.cursor')];
  const [one, other] = [(await cell.boundingBox())!, (await cursor.boundingBox())!];
  expect([other.x > one.x, other.y > one.y, other.x + other.width < one.x + one.width]).toEqual([true, true, true]);
});

test('the board is explored by keys without a move, and played from there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/sokoban/1');
  await page.keyboard.press('e');
  for (const direction of ['down', 'left', 'left'] as const) await press(page, direction);
  await expectActive(page, 'floor, column 8, row 3');
  await expect(status(page)).toHaveText('floor, column 8, row 3');
  await expect(counter(page, 'moves')).toHaveText('0');
  await page.keyboard.press('Enter');
  await expect(counter(page, 'moves')).toHaveText('3');
  await expect(told(page)).toHaveText(['pusher, column 8, row 3']);
  await page.keyboard.press('u');
  await expect(board(page).locator('rect.cursor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectActive(page, 'pusher, column 9, row 3');
  await press(page, 'right');
  await expectActive(page, 'pusher, column 10, row 3');
});

/** Screen readers read a cell out when the focus goes to another element, and only to one that was there before. */
test('each cell that the cursor comes to is read out, and moves are not', async ({ page }) => {
  await open(page, '#/sokoban/1');
  const focus = () => board(page).getAttribute('aria-activedescendant');
  await expect(board(page)).toHaveAttribute('aria-activedescendant');
  const before = await focus();
  await press(page, 'left');
  await expectActive(page, 'pusher, column 9, row 2');
  expect(await focus()).toBe(before);
  const elements = await board(page).getByRole('img').elementHandles();
  for (const key of ['e', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    const last = await focus();
    await page.keyboard.press(key);
    await expect(board(page)).not.toHaveAttribute('aria-activedescendant', last!);
  }
  for (const element of elements) expect(await element.evaluate((one) => one.isConnected)).toBe(true);
  await expectActive(page, 'floor, column 8, row 2');
});

test('what happens is told, and told again when it happens again', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await press(page, 'up');
  await expect(told(page)).toHaveText(['There is a wall in the way.']);
  await told(page).evaluate((element) => element.setAttribute('class', 'old'));
  await press(page, 'up');
  await expect(told(page)).not.toHaveClass('old');
  await expect(told(page)).toHaveText(['There is a wall in the way.']);
  await open(page, '#/sokoban/first-steps/1');
  await press(page, 'right');
  await expect(told(page).first()).toHaveText(/^Pushed right/);
  await open(page, '#/breakthrough/1');
  for (const cell of [6, 12]) await clickCell(page, cell);
  await expect(told(page)).toHaveText(['a2 to a3.', 'Second player to move']);
});

test('a box is drawn to one of the places that show how many pushes away they are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/sokoban/1');
  const numbers = board(page).locator('.marks text');
  await drawFrom(page, dock(3, 4), dock(6, 4));
  await expect(numbers.first()).toHaveText(/^\d+$/);
  await expect(board(page).locator('.drawn [data-look=box]')).toBeVisible();
  await page.mouse.up();
  await expect(counter(page, 'pushes')).toHaveText('3');
  await expect(numbers).toHaveCount(0);

  await drawFrom(page, dock(6, 4), dock(1, 1));
  await page.mouse.up();
  await expect(status(page)).toHaveText('The box cannot be pushed there.');
  await expect(numbers).toHaveCount(0);
  await clickCell(page, dock(6, 4));
  await clickCell(page, dock(7, 4));
  await expect(counter(page, 'pushes')).toHaveText('4');
});

test('a chosen doll is yellow, and the last move shows from where to where it went', async ({ page }) => {
  await open(page, '#/breakthrough/1');
  await clickCell(page, 6);
  await expect(board(page).locator('rect.selected')).toHaveCSS('fill', 'rgb(255, 210, 31)');
  await expect(board(page).locator('rect.last')).toHaveCount(0);
  await drawFrom(page, 6, 13);
  await page.mouse.up();
  await expect(board(page).locator('rect.last')).toHaveCount(2);
  await expect(board(page).locator('rect.selected')).toHaveCount(0);
});

test('the wheel or the right button takes moves back, for those who want it', async ({ page }) => {
  const moves = counter(page, 'moves');
  await open(page, '#/sokoban/1');
  const undoWith = async (way: string): Promise<void> => {
    await page.keyboard.press(',');
    await page.getByLabel('The mouse takes back moves with').selectOption(way);
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  };
  for (const direction of ['down', 'down', 'down'] as const) await press(page, direction);
  await page.mouse.move(...(await centreOf(page, dock(10, 6))));
  await page.mouse.wheel(0, -100);
  await page.mouse.click(...(await centreOf(page, dock(10, 6))), { button: 'right' });
  await expect(moves).toHaveText('3');
  await undoWith('wheel');
  for (const [turn, count] of [
    [-100, '2'],
    [-100, '1'],
    [100, '2'],
  ] as const) {
    await page.mouse.wheel(0, turn);
    await expect(moves).toHaveText(count);
  }
  await undoWith('right-click');
  await page.mouse.click(...(await centreOf(page, dock(10, 6))), { button: 'right' });
  await expect(moves).toHaveText('1');
});

test('while something falls the board is busy', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/vexed/1');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  for (const direction of ['right', 'right', 'right'] as const) await press(page, direction);
  await expect(board(page)).toHaveAttribute('aria-busy', 'true');
  await expect(told(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await expect(told(page).first()).toHaveText('Pushed right.');
});

test('fingers have direction buttons, and the board keeps the focus', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, '#/sokoban/1');
  const pad = page.getByRole('group', { name: 'Directions' });
  for (const name of ['Up', 'Right', 'Down', 'Left']) {
    const { width, height } = (await pad.getByRole('button', { name }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  await pad.getByRole('button', { name: 'Left' }).tap();
  await expectActive(page, 'pusher, column 9, row 2');
  await expect(board(page)).toBeFocused();
  await page.context().close();
});

test('letters walk too; a mouse has direction buttons if it asks for them; the time runs', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/sokoban/1');
  for (const [key, cell] of [
    ['s', 'column 10, row 3'],
    ['a', 'column 9, row 3'],
    ['w', 'column 9, row 2'],
    ['d', 'column 10, row 2'],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, `pusher, ${cell}`);
  }
  const pad = page.getByRole('group', { name: 'Directions' });
  await expect(pad).toBeHidden();
  await page.keyboard.press(',');
  await page.getByLabel('Direction buttons').check();
  await page.keyboard.press('Escape');
  await pad.getByRole('button', { name: 'Down' }).click();
  await expectActive(page, 'pusher, column 10, row 3');
  await expect(counter(page, 'moves')).toHaveText('5');
  await expect(board(page)).toBeFocused();
  await page.clock.fastForward('20:00');
  await expect(counter(page, 'time')).toHaveText(/^20:\d\d$/);
});

test('a click brings a box by the fewest moves, or by the fewest pushes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPasted(page, '#######\n#.  ###\n#  $ @#\n#    ##\n#######\n');
  const [box, target] = [2 * 7 + 3, 3 * 7 + 4];
  for (const [way, moves, pushes] of [
    ['Fewest moves', '9', '4'],
    ['Fewest pushes', '11', '2'],
  ] as const) {
    await page.keyboard.press(',');
    await page.getByLabel('A click walks and pushes with').selectOption(way);
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await clickCell(page, box);
    await clickCell(page, target);
    await expect(counter(page, 'moves')).toHaveText(moves);
    await expect(counter(page, 'pushes')).toHaveText(pushes);
  }
});

test('a click on a tiny man who waits hands over to him', async ({ page }) => {
  await openPasted(page, '#######\n#@  $.#\n# @   #\n#######\n');
  await expectActive(page, 'pusher, column 2, row 2');
  await clickCell(page, 2 * 7 + 2);
  await expectActive(page, 'pusher, column 3, row 3');
  await press(page, 'right');
  await expectActive(page, 'pusher, column 4, row 3');
});

test('axe finds nothing on a board with a cursor, marks and a last move', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await clickCell(page, dock(3, 4));
  await page.keyboard.press('e');
  await expectNoFaults(page, '[role=application]');
  await open(page, '#/breakthrough/1');
  for (const cell of [6, 12]) await clickCell(page, cell);
  await expectNoFaults(page, '[role=application]');
});
