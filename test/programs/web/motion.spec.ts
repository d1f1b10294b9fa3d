import { expect, type Page } from '@playwright/test';
import { board, holdMotion, motionsOn, open, paste, pauseClock, press } from './screen.ts';
import { test } from './test.ts';

/** One push more, and all boxes are home. */
const NEARLY = ['######', '#@$. #', '#  * #', '######'].join('\n');

const drawingOfMan = (page: Page): Promise<string | null> =>
  board(page).locator('[data-look=pusher] use').first().getAttribute('href');

test('a chest that comes home turns to lacquer; all being home, they gleam and the worker throws his arms up', async ({
  page,
}) => {
  await open(page, '#/sokoban');
  await paste(page, NEARLY);
  await holdMotion(page);
  expect(await drawingOfMan(page)).toMatch(/-down$/);
  await press(page, 'right');
  await expect.poll(() => motionsOn(page)).toEqual(expect.arrayContaining(['slide', 'rise', 'gleam']));
  expect(await drawingOfMan(page)).toMatch(/-glad$/);
  await expect(board(page).locator('.gleam .one')).toHaveCount(2);
  const delays = await board(page)
    .locator('.gleam .one')
    .evaluateAll((ones) => ones.map((one) => one.getAttribute('style')));
  expect(delays).toEqual(['animation-delay: 0ms;', 'animation-delay: 60ms;']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(board(page)).toBeFocused();
  await expect.poll(() => drawingOfMan(page)).toMatch(/-down$/);
  await press(page, 'right');
  await expect.poll(() => drawingOfMan(page)).toMatch(/-glad$/);
  expect(await motionsOn(page)).toEqual([]);
});

test('what falls has streaks and lands; what vanishes bursts into diamonds, or fades where little is to move', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/vexed/1');
  await holdMotion(page);
  await pauseClock(page);
  for (const direction of ['right', 'right'] as const) await press(page, direction);
  await page.clock.runFor(300);
  await expect.poll(() => motionsOn(page)).toEqual(expect.arrayContaining(['slide', 'seen', 'squash']));
  await expect(board(page).locator('.landing')).not.toHaveCount(0);
  const sparks = board(page).locator('.burst .spark');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return sparks.count();
    })
    .toBe(14);
  expect(await motionsOn(page)).toEqual(expect.arrayContaining(['go', 'flash', 'burst']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => motionsOn(page)).toEqual(['fade', 'fade']);
});
