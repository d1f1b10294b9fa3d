import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { games } from '../../../src/games/index.ts';
import { open } from './screen.ts';

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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
      await picture(colorScheme);
    }
    await page.setViewportSize(PHONE);
    await picture('phone');
    if (hash !== '#/') await expectNoScroll(page);
  });
}
