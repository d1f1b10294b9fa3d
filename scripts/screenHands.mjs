// What the screens that are photographed have in common: how the board is found and touched.

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
export const board = (page) => page.getByRole('application');

/**
 * Clicks the middles of cells of the board, each by its column and row.
 *
 * @param {Page} page
 * @param {readonly (readonly [number, number])[]} cells
 */
export const tap = async (page, ...cells) => {
  const picture = board(page).locator('svg.board');
  const [left = 0, top = 0, width = 1, height = 1] = ((await picture.getAttribute('viewBox')) ?? '')
    .split(' ')
    .map(Number);
  for (const [column, row] of cells) {
    const box = await picture.boundingBox();
    if (!box) throw new Error('There is no board.');
    await page.mouse.click(
      box.x + ((column + 0.5 - left) / width) * box.width,
      box.y + ((row + 0.5 - top) / height) * box.height,
    );
  }
};

/**
 * @param {Page} page
 * @param {string} text
 */
export const see = (page, text) => page.getByText(text, { exact: true }).first().waitFor();
