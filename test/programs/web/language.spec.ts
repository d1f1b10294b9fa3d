import { expect } from '@playwright/test';
import { board, choose, dialog, goTo, open, openPasted } from './screen.ts';
import { test } from './test.ts';

test('the language is changed at once and for good, and what is set in the very moment of a reload stays too', async ({
  page,
}) => {
  await openPasted(page, '#####\n#@$.#\n#####\n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Level 1 of 1 Level 1');
  await expect(page).toHaveTitle('Level 1 – Sokoban – Kura');
  await page.keyboard.press(',');
  await expect(page.getByLabel('Direction buttons', { exact: true })).toBeChecked();
  await choose(page, 'Language', 'Magyar');
  await expect(dialog(page, 'Beállítások')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  // What a level without a title is called is told in it too.
  await expect(page.locator('h1')).toContainText('1/1. pálya');
  await expect(page).toHaveTitle('1. pálya – Sokoban – Kura');
  const reloaded = page.waitForEvent('load');
  await page.evaluate("document.querySelector('dialog [role=switch]').click(); location.reload()");
  await reloaded;
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Vissza', exact: true })).toBeVisible();
  await expect(board(page)).toBeFocused();
  await page.keyboard.press(',');
  await expect(page.getByLabel('Iránygombok', { exact: true })).not.toBeChecked();
});

/** Titles of levels that have fewer lines than they need. */
const CUT_BELOW = `[...document.querySelectorAll('[role=option] b')]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
  .map(({ textContent }) => textContent)`;

/** Titles and choices that have less room than they need. */
const CUT_OFF = `(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const isCut = (element) => {
    if (element.tagName !== 'SELECT') return element.scrollWidth > element.clientWidth;
    pen.font = getComputedStyle(element).font;
    // The arrow and what is around it take as much room as three letters.
    return pen.measureText(element.selectedOptions[0].text + 'MMM').width > element.clientWidth;
  };
  const shown = [...document.querySelectorAll('h1, h1 span, dialog select')];
  return shown.filter(isCut).map(({ textContent }) => textContent);
})()`;

test('the page speaks the language of the browser', async ({ context }) => {
  // In a tab of its own, with which its language goes.
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  const userAgent = await page.evaluate<string>('navigator.userAgent');
  await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'hu-HU' });
  await open(page, '#/sokoban/first-steps/1');
  await expect(page.getByRole('button', { name: 'Vissza', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Újra', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.keyboard.press('Shift+I');
  const about = dialog(page, 'A pályáról');
  await expect(about).toContainText('Készítette: a Kura szerzői');
  await expect(about).toContainText('1. pálya, Az első tolás');
  await expect(about).toContainText('az ujjad húzásával! Húzni nem lehet.');
  await page.keyboard.press('Escape');
  await test.step('on a phone nothing of it is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, '#/sokoban/campaign/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2/5. pálya Az útkereszteződés');
    expect(await page.evaluate(CUT_OFF)).toEqual([]);
    await page.keyboard.press('t');
    await expect(dialog(page, 'Eredmények')).toContainText('Sorrend');
    expect(await page.evaluate(CUT_OFF)).toEqual([]);
    await page.keyboard.press('Escape');
    await goTo(page, '#/sokoban/one-box-more/28');
    await page.keyboard.press('g');
    const title = page.getByRole('option').getByText('Hárman egymás mellett', { exact: true });
    await expect(title).toBeVisible();
    expect(await page.evaluate(CUT_BELOW)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await page.evaluate("location.hash = '#/'");
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\b(levels|storehouse|games|Export your)\b/);
  await page.close();
});
