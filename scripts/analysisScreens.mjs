// The screens on which a game is analysed.
import { played } from './screenGame.mjs';

/** @typedef {import('./screens.mjs').Screen} Screen */

/**
 * Until something is thought that a text tells.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} text
 */
const analyse = async (page, text) => {
  await page.keyboard.press('Shift+A');
  await page.locator('.thought', { hasText: text }).first().waitFor({ state: 'attached' });
};

/** @type {readonly Screen[]} */
export const ANALYSIS = [
  { name: 'analysis', hash: played(35), reach: (page) => analyse(page, /Looked (9|\d\d) moves|proven/) },
  { name: 'proven', hash: played(53), reach: (page) => analyse(page, /proven/) },
  { name: 'races', hash: played(53), reach: (page) => page.keyboard.press('Shift+F') },
  {
    name: 'analyse-game',
    hash: played(),
    reach: async (page) => {
      await page.keyboard.press('Shift+V');
      await page.getByRole('heading', { name: /mistake/ }).waitFor();
      await page
        .getByRole('button', { name: /Better was/ })
        .first()
        .click();
    },
  },
];
