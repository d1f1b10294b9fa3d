import { expect, type Page } from '@playwright/test';
import { keys } from './drawing.ts';
import { open, reach } from './screen.ts';
import { test } from './test.ts';

/** What the editor shows in windows of many sizes. */

const DESKS = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 600],
] as const;

/** As the browser speaks, with what a new level is called there and what is told of one that cannot be solved. */
const LANGUAGES = [
  ['en', /^New level/, 'It cannot be solved'],
  ['hu', /^Új pálya/, 'Nem oldható meg'],
] as const;

/** Lines of the checks that lie over the next one, each by what it says. */
const OVERPRINTED = `(() => {
  const lines = [...document.querySelectorAll('.checks > li')].map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const { top, bottom } = range.getBoundingClientRect();
    return { text: line.textContent, top, bottom };
  });
  return lines.filter(({ bottom }, index) => bottom > (lines[index + 1]?.top ?? Infinity) + 1).map(({ text }) => text);
})()`;

/** A room with a box in a corner, a worker and two goals, of which all is asked. */
const drawHopeless = async (page: Page): Promise<void> => {
  await keys(page, 'ArrowDown', 'ArrowRight', '4', 'Space', 'ArrowRight', '3', 'Space', 'ArrowRight', 'Space');
  await keys(page, 'ArrowRight', '5', 'Space', 's');
};

test('no line of the checks is printed over the next one, whatever the window and the language', async ({
  browser,
}) => {
  for (const [locale, newLevel, cannot] of LANGUAGES) {
    const page = await browser.newPage({ locale });
    await open(page, '#/');
    await page.goto(page.url().replace(/#.*/, '#/draw/sokoban'));
    await reach(page, () => page.getByRole('button', { name: newLevel }).click());
    await drawHopeless(page);
    const lines = page.locator('.checks > li');
    await expect(lines).toHaveCount(5);
    await expect(lines.first()).toContainText(cannot);
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      await expect(lines.first()).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(OVERPRINTED), `${locale}, ${width}×${height}`).toEqual([]);
    }
    await page.close();
  }
});
