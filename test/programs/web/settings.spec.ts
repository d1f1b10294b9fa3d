import { expect, type Page } from '@playwright/test';
import { board, choose, dialog, expectContrast, expectNoFaults, open } from './screen.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** The names of the sections that are shown. */
const sections = (page: Page) => dialog(page, /./).getByRole('heading', { level: 3 });

test('all settings are on one screen: found by their names and choices in any language, reset by section, clean by day and night', async ({
  page,
}) => {
  await open(page, '#/vexed/1');
  await page.keyboard.press(',');
  const all = ['Look and language', 'Playing', 'Music and sounds', 'Sokoban', 'Sokoban Vexed', 'Breakthrough'];
  await expect(sections(page)).toHaveText(all);
  await test.step('a section is gone to by its name', async () => {
    await page.getByRole('button', { name: 'Breakthrough', exact: true }).click();
    await expect(page.getByLabel('A piece that was touched has to move')).toBeInViewport();
    await expect(sections(page).last()).toBeFocused();
  });
  await test.step('what is typed is looked for, wherever the focus is', async () => {
    await page.keyboard.type('Mouse WHEEL');
    await expect(page.getByRole('searchbox', { name: 'Find a setting' })).toHaveValue('Mouse WHEEL');
    await expect(sections(page)).toHaveText(['Playing']);
    await expect(dialog(page, 'Settings').getByRole('radiogroup')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 setting' })).toHaveCount(1);
    await page.keyboard.type('barrow');
    await expect(page.getByText('No setting found.')).toBeVisible();
    await expect(sections(page)).toHaveCount(0);
  });
  await test.step('a choice counts at once, and a section is reset', async () => {
    const reset = page.getByRole('button', { name: 'Reset this section: Playing' });
    await page.getByRole('searchbox').fill('');
    await expect(reset).toBeHidden();
    await choose(page, 'The mouse takes back moves with', 'The wheel');
    await page.getByLabel('Direction buttons on a phone').check();
    await page.getByLabel('Speed of moves being shown').fill('4');
    await expect(page.getByLabel('Speed of moves being shown')).toHaveAttribute('aria-valuetext', '4×');
    await reset.click();
    await expect(page.getByRole('radio', { name: 'Nothing' })).toBeChecked();
    await expect(page.getByLabel('Direction buttons on a phone')).not.toBeChecked();
    await expect(page.getByLabel('Speed of moves being shown')).toHaveAttribute('aria-valuetext', '1×');
    await expect(reset).toBeFocused();
  });
  await test.step('axe finds nothing, by day and by night, on a screen and on a phone', async () => {
    const screen = page.viewportSize()!;
    for (const size of [screen, PHONE]) {
      await page.setViewportSize(size);
      await expectNoFaults(page, 'dialog');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, 'dialog');
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.setViewportSize(screen);
  });
  await test.step('it is found without its marks in Hungarian too', async () => {
    await choose(page, 'Language', 'Magyar');
    await page.getByRole('searchbox').fill('eses');
    await expect(sections(page)).toHaveText(['Sokoban Vexed']);
    await expect(page.getByText('Az esés sebessége')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
});

test('day, night, movement and skin are as chosen, whatever the system says, and the light before anything is painted', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  const root = page.locator('html');
  const bar = page.locator('meta[name=theme-color]:not([media="not all"])');
  const [day, night] = ['rgb(233, 237, 236)', 'rgb(14, 19, 27)'];
  await page.keyboard.press(',');
  await choose(page, 'Light', 'Night');
  await expect(page.locator('body')).toHaveCSS('background-color', night);
  await expect(bar).toHaveAttribute('content', '#0e131b');
  await choose(page, 'Movement', 'Little');
  await expect(root).toHaveAttribute('data-still');
  await choose(page, 'Movement', 'Full');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await expect(root).not.toHaveAttribute('data-still');
  await choose(page, 'Movement', 'As the system');
  await expect(root).toHaveAttribute('data-still');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root).not.toHaveAttribute('data-still');
  await choose(page, 'Skin', 'High contrast');
  await expect(root).toHaveCSS('--floor', /^#0+$/);
  await expectContrast(page, 'dialog');
  await choose(page, 'Light', 'Day');
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await expectContrast(page, 'dialog');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  // What draws the page never comes.
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.unroute(/assets\/.*\.js$/);
  await page.reload();
  await expect(board(page)).toBeFocused();
  await expect(root).toHaveAttribute('data-skin', 'contrast');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Reset this section: Look and language' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', night);
  await expect(root).toHaveAttribute('data-skin', 'storehouse');
});
