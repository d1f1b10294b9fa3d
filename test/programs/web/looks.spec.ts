import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { games } from '../../../src/games/index.ts';
import { board, open, press } from './screen.ts';

const SCREENS = [['home', '#/'], ...games.map(({ id }) => [id, `#/${id}/1`] as const)] as const;

const PHONE = { width: 390, height: 844 };

/** Neither sideways nor down: a board that has to be scrolled cannot be swiped on. */
const expectNoScroll = async (page: Page): Promise<void> => {
  const sizes = await page.evaluate<readonly number[]>(
    '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
  );
  for (const excess of sizes) expect(excess).toBeLessThanOrEqual(0);
};

for (const [name, hash] of SCREENS) {
  test(`${name}: axe finds nothing by day and by night, and it fits a phone`, async ({ page }, testInfo) => {
    const picture = (kind: string) => page.screenshot({ path: testInfo.outputPath(`${name}-${kind}.png`) });
    await open(page, hash);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // By night only colours differ.
      const axe = new AxeBuilder({ page });
      const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
      await picture(colorScheme);
    }
    await page.setViewportSize(PHONE);
    await picture('phone');
    if (hash !== '#/') await expectNoScroll(page);
  });
}

for (const id of ['sokoban', 'vexed', 'breakthrough']) {
  test(`${id}: every piece has its drawing`, async ({ page }) => {
    await open(page, `#/${id}/1`);
    const pieces = board(page).locator('g.piece');
    await expect(pieces.filter({ has: page.locator('use') })).toHaveCount(await pieces.count());
  });
}

test('the tiny man shows his face at first, then the side he was told to go to, a wall or not', async ({ page }) => {
  await open(page, '#/sokoban/1');
  const drawing = board(page).locator('[data-look=pusher] use');
  await expect(drawing).toHaveAttribute('href', /-down$/);
  for (const side of ['left', 'left', 'left', 'up', 'up', 'up', 'right', 'down'] as const) {
    await press(page, side);
    await expect(drawing).toHaveAttribute('href', new RegExp(`-${side}$`));
  }
});

test('pieces slide, but not for those who want less motion', async ({ page }) => {
  await open(page, '#/sokoban/first-steps/1');
  await press(page, 'right');
  const sliding = board(page).locator('g.slide');
  await expect(sliding).toHaveCount(2);
  for (const picture of await sliding.all()) await expect(picture).toHaveCSS('animation-duration', '0.08s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const picture of await sliding.all()) await expect(picture).toHaveCSS('animation-name', 'none');
});
