import { expect, type Locator, type Page } from '@playwright/test';
import { board, clickCell, expectNoFaults, holdMotion, motionsOn, open, paste, press, status } from './screen.ts';
import { test } from './test.ts';

const remark = (page: Page): Locator => board(page).locator('.remark');
const strokes = (page: Page): Locator => board(page).locator('.resistance');

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

/** All of it is on the screen, and hides neither a piece nor the strokes. */
const expectInSight = async (page: Page): Promise<void> => {
  await expect(remark(page)).toBeInViewport({ ratio: 1 });
  const box = (await remark(page).boundingBox())!;
  for (const thing of await board(page).locator('.piece use, .resistance').all()) {
    expect(isApart(box, (await thing.boundingBox())!)).toBe(true);
  }
};

test('a refusal stands at its cell with strokes at what resists, for four seconds or until the next move; the messages keep it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/sokoban/1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [wall, heavy] = ['There is a wall in the way.', 'Two boxes cannot be pushed at once.'];
  await press(page, 'up');
  await expect(remark(page)).toHaveText(wall);
  await expect(status(page)).toHaveText(wall);
  await expect(status(page)).toHaveClass(/unseen/);
  await expect(strokes(page)).toHaveCount(1);
  await expectInSight(page);
  await page.clock.fastForward(4100);
  await expect(remark(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(wall);
  await press(page, 'up');
  await expect(remark(page)).toHaveText(wall);
  await press(page, 'down');
  await expect(remark(page)).toHaveCount(0);
  await expect(strokes(page)).toHaveCount(0);
  await paste(page, ['########', '#@$$  .#', '#     .#', '########'].join('\n'));
  await press(page, 'right');
  await expect(remark(page)).toHaveText(heavy);
  await expectInSight(page);
  await expectNoFaults(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoFaults(page, '[role=application]');
  await page.emulateMedia({ forcedColors: 'none' });
  await test.step('a refused click is told where it was', async () => {
    await clickCell(page, 0);
    await expect(remark(page)).not.toHaveText(heavy);
    await expect(remark(page)).toBeInViewport({ ratio: 1 });
    await expect(strokes(page)).toHaveCount(0);
  });
});

test('a worker leans towards what resists, unless nothing is to move', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await holdMotion(page);
  await press(page, 'up');
  await expect.poll(() => motionsOn(page)).toContain('lean');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(page, 'left');
  await press(page, 'up');
  await expect(remark(page)).toBeVisible();
  await expect.poll(() => motionsOn(page)).toEqual(['bubble-appears']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a remark is not cut off at the edge of the screen, nor does it cover the board', async ({ page }) => {
    await open(page, '#/sokoban');
    await paste(
      page,
      ['##############', '#@          .#', '#           $#', '#            #', '##############'].join('\n'),
    );
    // The phone has turned it: he stands at the upper right.
    await press(page, 'right');
    await expectInSight(page);
    const [box, all] = [(await remark(page).boundingBox())!, (await board(page).locator('svg.board').boundingBox())!];
    expect(box.height).toBeLessThan(all.height);
    await clickCell(page, 5 * 6);
    await expectInSight(page);
  });
});
