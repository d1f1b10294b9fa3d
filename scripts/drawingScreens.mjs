// The screens on which levels are drawn.

/** @typedef {import('./screens.mjs').Screen} Screen */

/** @param {import('@playwright/test').Page} page */
const change = async (page) => {
  await page.keyboard.press('Shift+D');
  await page.getByRole('list', { name: 'Checks' }).waitFor();
};

/** @type {readonly Screen[]} */
export const DRAWING = [
  {
    name: 'drawing',
    hash: '#/sokoban/first-steps/12',
    reach: async (page) => {
      await change(page);
      await page.keyboard.press('s');
      await page.getByText('It can be solved').waitFor();
    },
  },
  { name: 'drawing-vexed', hash: '#/vexed/2', reach: change },
  { name: 'drawing-breakthrough', hash: '#/breakthrough/6x6', reach: change },
  {
    name: 'own-levels',
    hash: '#/sokoban/first-steps/12',
    reach: async (page) => {
      await change(page);
      await page.keyboard.press('q');
      await page.getByRole('button', { name: 'Duplicate' }).waitFor();
    },
  },
];
