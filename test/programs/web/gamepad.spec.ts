import { expect, type Page } from '@playwright/test';
import { board, counter, dialog, open, pauseClock } from './screen.ts';
import { test } from './test.ts';

/** No test can plug one in: this is what a browser would tell of it. */
const PLUGGED = `
  const pad = { connected: true, axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
  globalThis.pad = pad;
  globalThis.looks = 0;
  navigator.getGamepads = () => {
    globalThis.looks += 1;
    return [null, pad];
  };
`;

const [A, B, X, Y, RIGHT_SHOULDER, START, UP, DOWN, LEFT, RIGHT] = [0, 1, 2, 3, 5, 9, 12, 13, 14, 15];

/** Holds a button, or the stick, for so many milliseconds of the page's clock, and lets go. */
const hold = async (page: Page, what: number | readonly [number, number], ms = 40): Promise<void> => {
  const set = (isDown: boolean): string =>
    typeof what === 'number' ? `pad.buttons[${what}].pressed = ${isDown}` : `pad.axes = [${isDown ? what : [0, 0]}]`;
  await page.evaluate(`void (${set(true)})`);
  await page.clock.runFor(ms);
  await page.evaluate(`void (${set(false)})`);
  await page.clock.runFor(40);
};

test('a gamepad plays, and is looked at only once it is there', async ({ page }) => {
  await page.addInitScript(PLUGGED);
  await page.clock.install();
  await open(page, '#/sokoban/1');
  await pauseClock(page);
  const moves = counter(page, 'moves');
  await page.clock.runFor(100);
  expect(await page.evaluate('looks')).toBe(0);
  await page.evaluate("void dispatchEvent(new Event('gamepadconnected'))");
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.evaluate<number>('looks');
    })
    .toBeGreaterThan(0);

  await test.step('the cross and the stick move; what is held goes on; B takes it back', async () => {
    await hold(page, [0.1, 0.9]);
    await expect(moves).toHaveText('1');
    await hold(page, [0.1, 0.9], 400);
    await expect(moves).toHaveText('3');
    await hold(page, B);
    await expect(moves).toHaveText('2');
    await hold(page, X);
    await expect(moves).toHaveText('0');
  });
  await test.step('a shoulder goes to the next level, Y shows them all, B closes that', async () => {
    await hold(page, RIGHT_SHOULDER);
    await expect(page).toHaveURL(/campaign\/2$/);
    await expect(board(page)).toBeVisible();
    await hold(page, Y);
    const levels = page.getByRole('dialog');
    await expect(levels).toBeVisible();
    await page.clock.runFor(200);
    const list = levels.getByRole('listbox');
    const before = (await list.getAttribute('aria-activedescendant'))!;
    await hold(page, RIGHT);
    await expect(list).not.toHaveAttribute('aria-activedescendant', before);
    await hold(page, B);
    await expect(levels).toBeHidden();
  });
  for (const way of [RIGHT, DOWN, LEFT, UP]) await hold(page, way, 400);
  const played = await moves.innerText();
  await test.step('Start opens the menu; the cross leads through it, and A presses', async () => {
    await page.clock.runFor(100);
    await hold(page, START);
    await expect(page.getByRole('menu')).toBeVisible();
    const settings = page.getByRole('menuitem', { name: /^Settings/ });
    for (
      let step = 0;
      step < 20 && !(await settings.evaluate((item) => item === item.ownerDocument.activeElement));
      step += 1
    )
      await hold(page, DOWN);
    await expect(settings).toBeFocused();
    await hold(page, A);
    await expect(dialog(page, 'Settings')).toBeVisible();
  });
  await test.step('B held closes that, and takes nothing back; where another window is in front, nothing is played', async () => {
    await hold(page, B, 800);
    await expect(dialog(page, 'Settings')).toBeHidden();
    await page.clock.runFor(100);
    await expect(board(page)).toBeFocused();
    await expect(moves).toHaveText(played);
    await page.evaluate('void (document.hasFocus = () => false)');
    await hold(page, B);
    await expect(moves).toHaveText(played);
    await page.evaluate('void delete document.hasFocus');
    await hold(page, B);
    await expect(moves).not.toHaveText(played);
  });
  await test.step('unplugged it is not looked at any more', async () => {
    await page.evaluate('void (pad.connected = false)');
    await page.clock.runFor(100);
    const looks = await page.evaluate('looks');
    await page.clock.runFor(100);
    expect(await page.evaluate('looks')).toBe(looks);
  });
});
