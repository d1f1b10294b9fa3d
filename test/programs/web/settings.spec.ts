import { expect, type Page } from '@playwright/test';
import { board, choose, counter, dialog, expectContrast, expectNoFaults, open, press } from './screen.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

/** The names of the sections that are shown. */
const sections = (page: Page) => dialog(page, /./).getByRole('heading', { level: 3 });

test('all settings are on one screen: found by their names and choices in any language, reset by section, clean by day and night', async ({
  page,
}) => {
  await open(page, '#/vexed/1');
  await page.keyboard.press(',');
  const first = ['Look and language', 'Playing', 'Music and sounds'];
  await expect(sections(page)).toHaveText([
    ...first,
    'Sokoban',
    'Sokoban and Sokoban Vexed',
    'Sokoban Vexed',
    'Breakthrough',
    'Keys',
  ]);
  await test.step('a section is gone to by its name', async () => {
    await page.getByRole('button', { name: 'Breakthrough', exact: true }).click();
    await expect(page.getByLabel('A piece that was touched has to move')).toBeInViewport();
    await expect(sections(page).nth(6)).toBeFocused();
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
    const letters = board(page).locator('g.piece text');
    await expect(letters).toHaveCount(0);
    await page.getByLabel('Letters on the boxes').check();
    await expect(letters).toHaveText(['b', 'r', 'b', 'r']);
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
  await choose(page, 'Skin', 'Classic');
  await expect(root).toHaveAttribute('data-skin', 'classic');
  await expect(board(page).locator('svg.board')).toHaveCSS('shape-rendering', 'crispedges');
  await choose(page, 'Skin', 'High contrast');
  await expect(board(page).locator('svg.board')).toHaveCSS('shape-rendering', 'auto');
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

test('keys are given by pressing them; one that is taken is told and can be taken over; they are removed and reset', async ({
  page,
}) => {
  await open(page, '#/sokoban/first-steps/1');
  await page.keyboard.press(',');
  await page.keyboard.type('replay');
  const restart = page.getByRole('listitem').getByRole('button', { name: /^Replay / });
  await expect(restart).toHaveAccessibleName('Replay R');
  await restart.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'New key for: Replay' });
  const answer = page.getByRole('group', { name: 'Replay' }).getByRole('status');
  await expect(field).toBeFocused();
  await page.keyboard.press('Shift+F2');
  await expect(answer).toHaveText('Shift+F2 is now a key for: Replay.');
  await expect(restart).toHaveAccessibleName('Replay R Shift+F2');
  await expectNoFaults(page, 'dialog');
  await test.step('a key of another command, of the page or of a menu', async () => {
    await page.keyboard.press('Alt+o');
    await expect(answer).toHaveText('Alt+O opens the menu Options.');
    await page.keyboard.press('b');
    await expect(answer).toHaveText('B is already the key for: Play BGM.');
    await expect(page.getByRole('button', { name: 'Use it here instead' })).toBeFocused();
    await field.focus();
    await page.keyboard.press('u');
    await expect(answer).toHaveText('U is already the key for: Undo.');
    await page.keyboard.press('Enter');
    await expect(answer).toHaveText('U is now a key for: Replay.');
    await page.getByRole('button', { name: 'Remove the key R' }).click();
    await expect(restart).toHaveAccessibleName('Replay Shift+F2 U');
  });
  await test.step('Escape leaves the field first, then the settings', async () => {
    await page.keyboard.press('Escape');
    await expect(restart).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
  });
  await press(page, 'right');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('r');
  await expect(counter(page, 'moves')).toHaveText('1');
  await page.keyboard.press('u');
  await expect(counter(page, 'moves')).toHaveText('0');
  await test.step('the usual ones come back, of one command and of all', async () => {
    await page.keyboard.press(',');
    await page.getByRole('searchbox').fill('undo');
    const undo = page
      .getByRole('listitem')
      .getByRole('button', { name: /^Undo / })
      .first();
    await expect(undo).toHaveAccessibleName('Undo Ctrl+Z Backspace');
    await page.getByRole('searchbox').fill('replay');
    await restart.click();
    await page.getByRole('button', { name: 'Usual keys' }).click();
    await expect(restart).toHaveAccessibleName('Replay R');
    await page.getByRole('searchbox').fill('keys');
    await page.getByRole('button', { name: 'Reset this section: Keys' }).click();
    await expect(undo).toHaveAccessibleName('Undo U Ctrl+Z Backspace');
    await choose(page, 'Game', 'Breakthrough');
    await expect(page.getByRole('listitem').getByRole('button', { name: /^New game / })).toBeVisible();
    await expect(restart).toHaveCount(0);
  });
});
