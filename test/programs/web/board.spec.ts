import { expect, type Locator, type Page } from '@playwright/test';
import type { Cell } from '../../../src/core/grid.ts';
import {
  board,
  centreOf,
  choose,
  clickCell,
  counter,
  expectNoFaults,
  goTo,
  open,
  paste,
  press,
  status,
} from './screen.ts';
import { test } from './test.ts';

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

/** The first level of the campaign is 19 cells wide; the worker stands in its second row. */
const dock = (x: number, y: number): Cell => (y - 1) * 19 + x - 1;

const drawFrom = async (page: Page, from: Cell, to: Cell): Promise<void> => {
  await page.mouse.move(...(await centreOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(page, to)), { steps: 4 });
};

/** Screen readers read a cell out when the focus goes to another element, and only to one that was there before. */
const expectReadOut = async (page: Page): Promise<void> => {
  const focus = () => board(page).getAttribute('aria-activedescendant');
  await expect(board(page)).toHaveAttribute('aria-activedescendant');
  const before = await focus();
  await press(page, 'left');
  await expectActive(page, 'worker, column 9, row 2');
  expect(await focus()).toBe(before);
  const elements = await board(page).getByRole('img').elementHandles();
  for (const key of ['e', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    const last = await focus();
    await page.keyboard.press(key);
    await expect(board(page)).not.toHaveAttribute('aria-activedescendant', last!);
  }
  for (const element of elements) expect(await element.evaluate((one) => one.isConnected)).toBe(true);
  await expectActive(page, 'floor, column 8, row 2');
};

/** From the start of the first level. */
const explore = async (page: Page): Promise<void> => {
  await page.keyboard.press('e');
  for (const direction of ['down', 'left', 'left'] as const) await press(page, direction);
  await expectActive(page, 'floor, column 8, row 3');
  await expect(status(page)).toHaveText('floor, column 8, row 3');
  await expect(counter(page, 'moves')).toHaveText('0');
  await page.keyboard.press('Enter');
  await expect(counter(page, 'moves')).toHaveText('3');
  await expect(told(page)).toHaveText(['worker, column 8, row 3']);
  await page.keyboard.press('Shift+U');
  await expect(board(page).locator('path.cursor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectActive(page, 'worker, column 9, row 3');
  await press(page, 'right');
  await expectActive(page, 'worker, column 10, row 3');
};

test('the labelled cell of the worker or of the cursor has the focus; the board is explored by keys; what happens is told', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await expectActive(page, 'worker, column 10, row 2');
  await test.step('what happens is told again when it happens again', async () => {
    await press(page, 'up');
    await expect(told(page)).toHaveText(['There is a wall in the way.']);
    await told(page).evaluate((element) => element.setAttribute('class', 'old'));
    await press(page, 'up');
    await expect(told(page)).not.toHaveClass('old');
    await expect(told(page)).toHaveText(['There is a wall in the way.']);
  });
  await test.step('each cell that the cursor comes to is read out, and moves are not', () => expectReadOut(page));
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expectActive(page, 'worker, column 10, row 2');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('the board is explored without a move, and played from there', () => explore(page));
  await test.step('axe finds nothing on a board with a cursor and marks', async () => {
    await clickCell(page, dock(3, 4));
    await page.keyboard.press('e');
    await expectNoFaults(page, '[role=application]');
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await goTo(page, '#/sokoban/first-steps/2');
  await press(page, 'right');
  await expect(told(page).first()).toHaveText(/^Pushed right/);
});

test('where there is no worker the cell in the middle has the focus, then that of the last move, which is shown and told', async ({
  page,
}) => {
  await open(page, '#/tictactoe/1');
  await expectActive(page, 'empty, b2');
  await clickCell(page, 0);
  await expectActive(page, 'cross, a3');
  await press(page, 'up');
  await expectActive(page, 'empty, b2');
  const [cell, cursor] = [board(page).getByRole('gridcell'), board(page).locator('path.cursor')];
  const [one, other] = [(await cell.boundingBox())!, (await cursor.boundingBox())!];
  expect([other.x > one.x, other.y > one.y, other.x + other.width < one.x + one.width]).toEqual([true, true, true]);

  await goTo(page, '#/breakthrough/1');
  const [selected, last] = [board(page).locator('rect.selected'), board(page).locator('rect.last')];
  await test.step('a chosen doll is yellow, and the last move shows from where to where it went', async () => {
    await clickCell(page, 6);
    await expect(selected).toHaveCSS('fill', 'rgb(255, 216, 74)');
    await expect(last).toHaveCount(0);
    await drawFrom(page, 6, 13);
    await page.mouse.up();
    await expect(last).toHaveCount(2);
    await expect(selected).toHaveCount(0);
  });
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(last).toHaveCount(0);
  for (const cell of [6, 12]) await clickCell(page, cell);
  await expect(told(page)).toHaveText(['a2 to a3.', 'Second player to move']);
  await expectNoFaults(page, '[role=application]');
});

const undoWith = async (page: Page, way: string): Promise<void> => {
  await page.keyboard.press(',');
  await choose(page, 'The mouse takes back moves with', way);
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
};

const takeBack = async (page: Page): Promise<void> => {
  const moves = counter(page, 'moves');
  for (const direction of ['down', 'down', 'down'] as const) await press(page, direction);
  await page.mouse.move(...(await centreOf(page, dock(10, 6))));
  await page.mouse.wheel(0, -100);
  await page.mouse.click(...(await centreOf(page, dock(10, 6))), { button: 'right' });
  await expect(moves).toHaveText('3');
  await undoWith(page, 'The wheel');
  await page.mouse.move(...(await centreOf(page, dock(10, 6))));
  for (const [turn, count] of [
    [-100, '2'],
    [-100, '1'],
    [100, '2'],
  ] as const) {
    await page.mouse.wheel(0, turn);
    await expect(moves).toHaveText(count);
  }
  await undoWith(page, 'The right button');
  await page.mouse.click(...(await centreOf(page, dock(10, 6))), { button: 'right' });
  await expect(moves).toHaveText('1');
};

test('a mouse takes moves back with its wheel or its right button, if that is wanted, and draws a box to a place that tells how many pushes away it is', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await takeBack(page);
  await page.keyboard.press('r');
  await expect(counter(page, 'moves')).toHaveText('0');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [marks, distance] = [board(page).locator('.marks path'), board(page).locator('.tag')];
  await drawFrom(page, dock(3, 4), dock(6, 4));
  await expect(distance).toHaveText('3 pushes');
  await expect(board(page).locator('.drawn [data-look=box]')).toBeVisible();
  await page.mouse.up();
  await expect(counter(page, 'pushes')).toHaveText('3');
  await expect(marks).toHaveCount(0);

  await drawFrom(page, dock(6, 4), dock(1, 1));
  await page.mouse.up();
  await expect(status(page)).toHaveText('The box cannot be pushed there.');
  await expect(marks).toHaveCount(0);
  await clickCell(page, dock(6, 4));
  await clickCell(page, dock(7, 4));
  await expect(counter(page, 'pushes')).toHaveText('4');
});

const isMarked = async (page: Page, cell: Cell): Promise<boolean> =>
  page.evaluate(`[...document.querySelectorAll('.marks path')].some((path) => {
    const point = new DOMPoint(${await centreOf(page, cell)}).matrixTransform(path.getScreenCTM().inverse());
    return path.isPointInFill(point);
  })`);

test('a click hands over to a worker who waits, shows beside him where a box can go, and brings it by the fewest moves or pushes', async ({
  page,
}) => {
  await open(page, '#/sokoban');
  await test.step('a click on a worker who waits hands over to him', async () => {
    await paste(page, '#######\n#@  $.#\n# @   #\n#######\n');
    await expectActive(page, 'worker, column 2, row 2');
    await clickCell(page, 2 * 7 + 2);
    await expectActive(page, 'worker, column 3, row 3');
    await press(page, 'right');
    await expectActive(page, 'worker, column 4, row 3');
  });
  await test.step('where a box can go lies beside the worker who stands there, not over him', async () => {
    await paste(page, ['######', '#  . #', '# $@ #', '#    #', '######'].join('\n'));
    const [box, man] = [14, 15];
    await clickCell(page, box);
    await expect(board(page).locator('.marks path').first()).toBeVisible();
    expect([await isMarked(page, man + 1), await isMarked(page, man)]).toEqual([true, false]);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paste(page, '#######\n#.  ###\n#  $ @#\n#    ##\n#######\n');
  const [box, target] = [2 * 7 + 3, 3 * 7 + 4];
  for (const [way, moves, pushes] of [
    ['Fewest moves', '9', '4'],
    ['Fewest pushes', '11', '2'],
  ] as const) {
    await page.keyboard.press(',');
    await choose(page, 'A click walks and pushes with', way);
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await clickCell(page, box);
    await clickCell(page, target);
    await expect(counter(page, 'moves')).toHaveText(moves);
    await expect(counter(page, 'pushes')).toHaveText(pushes);
  }
});

test('while something falls the board is busy; letters walk too; a mouse has direction buttons unless it wants none; the time runs', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/vexed/1');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  for (const direction of ['right', 'right'] as const) await press(page, direction);
  await expect(board(page)).toHaveAttribute('aria-busy', 'true');
  await expect(told(page)).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await expect(told(page).first()).toHaveText('Pushed right.');
  await page.clock.resume();

  await goTo(page, '#/sokoban/1');
  for (const [key, cell] of [
    ['s', 'column 10, row 3'],
    ['a', 'column 9, row 3'],
    ['w', 'column 9, row 2'],
    ['d', 'column 10, row 2'],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, `worker, ${cell}`);
  }
  const pad = page.getByRole('group', { name: 'Directions' });
  await page.keyboard.press('Shift+S');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(board(page)).toBeFocused();
  await expect(pad.getByRole('button', { name: 'Up' })).toHaveAttribute('aria-disabled', 'true');
  await expect(pad.getByRole('button', { name: 'Up' })).toHaveAccessibleDescription(
    'Moves are being shown: stop that first (Esc).',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Moves being shown' })).toBeHidden();
  await page.keyboard.press(',');
  await page.getByLabel('Direction buttons', { exact: true }).uncheck();
  await expect(pad).toBeHidden();
  await page.getByLabel('Direction buttons', { exact: true }).check();
  await page.keyboard.press('Escape');
  // In a narrow window they are there only for those who want them there.
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pad).toBeHidden();
  await page.keyboard.press(',');
  await page.getByLabel('Direction buttons on a phone').check();
  await page.keyboard.press('Escape');
  await expect(pad).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  await pad.getByRole('button', { name: 'Down' }).click();
  await expectActive(page, 'worker, column 10, row 3');
  await expect(counter(page, 'moves')).toHaveText('5');
  await expect(board(page)).toBeFocused();
  await page.clock.fastForward('20:00');
  await expect(counter(page, 'time')).toHaveText(/^20:\d\d$/);
});
