import { expect, type Page } from '@playwright/test';
import { keys, newLevel } from './drawing.ts';
import { board, expectNoFaults, open, reach } from './screen.ts';
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
  for (const [locale, begin, cannot] of LANGUAGES) {
    const page = await browser.newPage({ locale });
    await open(page, '#/');
    await page.goto(page.url().replace(/#.*/, '#/draw/sokoban'));
    await reach(page, () => page.getByRole('button', { name: begin }).click());
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

/** As much of the board as is seen, in cells. */
const seen = async (page: Page): Promise<readonly number[]> => {
  const box = await board(page).locator('svg.board').first().getAttribute('viewBox');
  return box!.split(' ').slice(2).map(Number);
};

/** Names of brushes that have less room than they need. */
const CUT_OFF = `[...document.querySelectorAll('.palette button')]
  .filter((button) => {
    const name = button.querySelector(':scope > span:not(.thumb)').getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    return name.left < left + 1 || name.right > right - 1;
  })
  .map(({ textContent }) => textContent)`;

test('on a phone all of a board is seen as long as a finger hits its cells; then two fingers move it, which is told', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await open(page, '#/');
  await newLevel(page, 'Sokoban Vexed');
  const told = page.getByRole('status').filter({ hasText: 'Two fingers move the board.' });
  const sides = ['Larger at the right', 'Larger at the bottom'].map((name) => page.getByRole('button', { name }));

  await test.step('ten columns and eight rows', async () => {
    const [width, height] = await seen(page);
    expect([width! >= 10, height! >= 8]).toEqual([true, true]);
    await expect(told).toHaveCount(0);
  });

  await test.step('more than there is room for', async () => {
    for (let column = 10; column < 20; column += 1) await sides[0]!.tap();
    await expect(page.getByText('20 × 8')).toBeVisible();
    expect((await seen(page))[0]).toBeLessThan(20);
    await expect(told).toBeVisible();
    for (const side of sides) await expect(side).toBeInViewport({ ratio: 0.99 });
    await expectNoFaults(page);
    await page.getByRole('radio', { name: 'Red' }).tap();
    await expect(told).toHaveCount(0);
  });

  await test.step('lying, every brush is seen with its whole name', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('radio', { name: 'Magenta' })).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('radio', { name: 'Black' })).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(CUT_OFF)).toEqual([]);
    for (const side of sides) await expect(side).toBeInViewport({ ratio: 0.99 });
  });
  await page.close();
});
