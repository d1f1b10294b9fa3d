import { expect, type Page } from '@playwright/test';
import { board } from './screen.ts';

const goTo = (page: Page, hash: string): Promise<unknown> => page.evaluate(`void (location.hash = '${hash}')`);

/** What addresses lead to, or why they lead nowhere. */
export const expectAddresses = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  await goTo(page, '#/sokoban/Nobody%20has%20it/1');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  for (const [levels, named] of Object.entries({ 0: '0', '-1': '-1', many: '"many"', 6: '6', '': '""' })) {
    await goTo(page, `#/vexed?levels=${levels}`);
    await expect(page.getByText(`The number of levels is from 1 to 5, not ${named}.`)).toBeVisible();
  }
  await goTo(page, '#/vexed/3?levels=2');
  await expect(page.getByText('The level is from 1 to 2, not 3.')).toBeVisible();
  for (const address of ['#/breakthrough/8', '#/breakthrough/boards/11']) {
    await goTo(page, address);
    await expect(page.getByText('The boards of Breakthrough are no levels: give a size from 5 to 10.')).toBeVisible();
  }
  await goTo(page, '#/breakthrough/11x11');
  await expect(page.getByText('Breakthrough has square boards with a size from 5 to 10, not 11x11.')).toBeVisible();
  await goTo(page, '#/breakthrough/7x7');
  await expect(heading).toHaveText('Breakthrough 7 × 7');
  await expect(board(page)).toBeFocused();
  // It may stand before the # too, for the game that is opened next.
  await page.evaluate("history.replaceState(null, '', '?levels=0'); location.hash = '#/vexed'");
  await expect(page.getByText('The number of levels is from 1 to 5, not 0.')).toBeVisible();
  await expect(page).toHaveURL(/\/#\/vexed\?levels=0$/);
  await goTo(page, '#/vexed?levels=2');
  await expect(heading).toContainText('Level 1 of 2');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/#\/vexed\/maps\/2\?levels=2$/);
  await expect(heading).toContainText('Level 2 of 2');
  await expect(board(page)).toBeFocused();
};
