import { type CDPSession, expect, type Page } from '@playwright/test';
import {
  board,
  centreOf,
  counter,
  expectNoFaults,
  goTo,
  open,
  openPasted,
  pauseClock,
  reach,
  status,
  swipe,
  tool,
} from './screen.ts';
import { test } from './test.ts';

/** Two fingers that go apart in the middle of the board. */
const pinch = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await board(page).boundingBox())!;
  const fingers = (apart: number) =>
    [-apart, apart].map((off, id) => ({ x: x + width / 2 + off, y: y + height / 2, id }));
  for (const [type, apart] of [
    ['touchStart', 20],
    ['touchMove', 60],
    ['touchMove', 100],
  ] as const)
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** A finger that goes so far to the right, and stays there. */
const hold = async (page: Page, right: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await board(page).boundingBox())!;
  for (const [type, along] of [
    ['touchStart', 0],
    ['touchMove', right / 2],
    ['touchMove', right],
  ] as const)
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width / 2 + along, y: y + height - 20 }],
    });
  return session;
};

/** Pixels of a cell. */
const cellSize = async (page: Page): Promise<number> => {
  const [[left], [right]] = [await centreOf(page, 0), await centreOf(page, 1)];
  return right - left;
};

test('cells that are too small for a finger are drawn larger, around the worker; two fingers, a small map and keys change that', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, '#/sokoban/1');
  expect(await cellSize(page)).toBeCloseTo(34, 0);
  const map = page.getByRole('button', { name: 'The whole board' });
  await expectNoFaults(page);
  await map.tap();
  await expect(map).toBeHidden();
  const whole = await cellSize(page);
  expect(whole).toBeLessThan(25);
  await pinch(page);
  await expect(map).toBeVisible();
  expect(await cellSize(page)).toBeGreaterThan(3 * whole);
  await expect(counter(page, 'moves')).toHaveText('0');
  await page.keyboard.press('0');
  await expect(map).toBeHidden();
  await page.keyboard.press('+');
  await expect(map).toBeVisible();
  expect(await cellSize(page)).toBeCloseTo(1.25 * whole, 0);
  await page.keyboard.press('-');
  await expect(map).toBeHidden();
  await test.step('two taps at one place show it from near, and all of it again; nothing is played', async () => {
    await page.clock.install();
    await pauseClock(page);
    const doubleTap = async (): Promise<void> => {
      const place = await centreOf(page, 19 * 3 + 9);
      await page.touchscreen.tap(...place);
      await page.touchscreen.tap(...place);
    };
    await doubleTap();
    await expect(map).toBeVisible();
    expect(await cellSize(page)).toBeCloseTo(34, 0);
    await doubleTap();
    await expect(map).toBeHidden();
    await page.clock.runFor(1000);
    await expect(counter(page, 'moves')).toHaveText('0');
    await page.touchscreen.tap(...(await centreOf(page, 19 * 3 + 9)));
    await page.clock.runFor(1000);
    await expect(counter(page, 'moves')).not.toHaveText('0');
  });
  await test.step('a tap that waits for a second one comes before whatever else is done', async () => {
    const before = await counter(page, 'moves').innerText();
    await page.touchscreen.tap(...(await centreOf(page, 19 * 4 + 9)));
    await tool(page, 'Undo').tap();
    await page.clock.runFor(1000);
    await expect(counter(page, 'moves')).toHaveText(before);
    await tool(page, 'Undo').tap();
    await expect(counter(page, 'moves')).toHaveText('0');
  });
  await test.step('a finger that stays while another level comes plays nothing there', async () => {
    const session = await hold(page, -60);
    await page.clock.runFor(20);
    await expect(counter(page, 'moves')).toHaveText('1');
    await reach(page, async () => {
      await page.keyboard.press('n');
      await page.clock.runFor(100);
    });
    await page.clock.runFor(2000);
    await expect(status(page)).toHaveText('');
    await expect(counter(page, 'moves')).toHaveText('0');
    await session.detach();
  });
  await page.context().close();
});

test('a finger leads the worker, or has direction buttons, and the board keeps the focus', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, '#/sokoban/1');
  await swipe(page, -60, 5);
  await expect(counter(page, 'moves')).toHaveText('1');
  await swipe(page, 4, -60);
  await expect(status(page)).toHaveText('There is a wall in the way.');
  await expect(counter(page, 'moves')).toHaveText('1');
  await test.step('a tap walks far, and Undo takes that back at once', async () => {
    await page.touchscreen.tap(...(await centreOf(page, 19 * 4 + 9)));
    await expect(counter(page, 'moves')).toHaveText('5');
    await tool(page, 'Undo').tap();
    await expect(counter(page, 'moves')).toHaveText('1');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByText('1 undo')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
  });
  const pad = page.getByRole('group', { name: 'Directions' });
  await expect(pad).toBeHidden();
  await goTo(page, '#/vexed/1');
  for (const name of ['Up', 'Right', 'Down', 'Left']) {
    const { width, height } = (await pad.getByRole('button', { name }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  await pad.getByRole('button', { name: 'Left' }).tap();
  await expect(counter(page, 'moves')).toHaveText('1');
  await expect(board(page)).toBeFocused();
  await page.context().close();
});

test('the first tap after a quick swipe counts, at a box as on a button', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openPasted(page, ['######', '#    #', '# $@ #', '#  . #', '######'].join('\n'));
  await swipe(page, 60, 0);
  await expect(counter(page, 'moves')).toHaveText('1');
  await tool(page, 'Undo').tap();
  await expect(counter(page, 'moves')).toHaveText('0');
  await swipe(page, 60, 0);
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.touchscreen.tap(...(await centreOf(page, 6 * 2 + 2)));
  await expect(board(page).locator('.piece .lifted')).toHaveCount(1);
  await page.context().close();
});
