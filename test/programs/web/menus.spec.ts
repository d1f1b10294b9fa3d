import { expect, type Page } from '@playwright/test';
import {
  board,
  clickCell,
  counter,
  dialog,
  expectNoFaults,
  goTo,
  open,
  pauseClock,
  press,
  status,
  tool,
} from './screen.ts';
import { test } from './test.ts';

/** Those of the menu that is open; the names in the bar are items too. */
const items = (page: Page) => page.getByRole('menu').getByRole('menuitem');

/** Leaves the last one open. */
const readMenus = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+o');
  await expect(items(page)).toHaveText([
    /^Undo\s*U\s*No step to undo! The worker does not move\.$/,
    /^Redo\s*Ctrl\+Y/,
    /^Replay\s*R\s*$/,
    /^Hint\s*I\s*$/,
    /^Continue\s*C/,
    /^Earlier attempts\s*Shift\+C/,
    /^Saved games\s*Shift\+G\s*$/,
    /^Last level\s*P\s*No last level! You are now at Level 1\.$/,
    /^Next level\s*N\s*$/,
    /^First level\s*Home\s*$/,
    /^Final level\s*End\s*$/,
    /^Next unsolved level\s*Shift\+N\s*$/,
    /^Select level\s*G\s*$/,
    /^Select BGM\s*›\s*$/,
    /^Settings\s*,\s*$/,
    /^Exit\s*Q\s*$/,
  ]);
  await expect(items(page).first()).toHaveAttribute('aria-disabled', 'true');
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('Alt+l');
  await expect(items(page).filter({ hasText: /^(Still solvable|Undo to where|Solve from here)/ })).toHaveCount(3);
  await expect(items(page).filter({ hasText: /^(Open pack|Recent packs|Close pack|Results|Solution)/ })).toHaveCount(5);
  await expectNoFaults(page, 'nav');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+h');
  await expect(items(page)).toHaveText([/^Help contents\s*\?\s*$/, /^About Kura\s*$/]);
  await expectNoFaults(page, 'nav');
};

test('Alt+O, Alt+L and Alt+H open the menus; every item shows its key, and what cannot be done says why', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await readMenus(page);
  await test.step('a click beside an open menu closes it and does nothing else', async () => {
    const below = 2 * 19 + 9;
    await clickCell(page, below);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(board(page)).toBeFocused();
    await expect(counter(page, 'moves')).toHaveText('0');
    await clickCell(page, below);
    await expect(counter(page, 'moves')).toHaveText('1');
  });
  await test.step('keys are the menu’s while it is open, and the focus is back on the board after it', async () => {
    await page.keyboard.press('Alt+o');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('u');
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeFocused();
    await expect(counter(page, 'moves')).toHaveText('1');
    await press(page, 'down');
    await expect(counter(page, 'moves')).toHaveText('2');
    for (const left of ['1', '0']) {
      await page.keyboard.press('Alt+o');
      await page.keyboard.press('Enter');
      await expect(counter(page, 'moves')).toHaveText(left);
      await expect(board(page)).toBeFocused();
    }
    // One that cannot be done says so again when it is chosen.
    await page.keyboard.press('Alt+o');
    await items(page).filter({ hasText: 'Last level' }).click({ force: true });
    await expect(status(page)).toHaveText('No last level! You are now at Level 1.');
    await expect(board(page)).toBeFocused();
  });
  await test.step('while a dialog is open no menu opens', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate('navigator.clipboard.writeText("####\\n#@ #\\n####\\n")');
    await page.keyboard.press('Control+V');
    await expect(dialog(page, 'Open pack').getByRole('alert')).toContainText('Nothing was opened:');
    await page.keyboard.press('Alt+o');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Open pack')).toBeHidden();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(board(page)).toBeFocused();
    await page.keyboard.press('Alt+o');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await goTo(page, '#/breakthrough/1');
  await page.keyboard.press('Alt+b');
  await expect(page.getByRole('menuitemradio')).toHaveText(['5 × 5', /6 × 6/, '7 × 7', '8 × 8', '9 × 9', '10 × 10']);
  await expectNoFaults(page, 'nav');
});

/** From the second level to the first. */
const useToolBar = async (page: Page): Promise<void> => {
  const steps = ['First level', 'Previous level', 'Next level', 'Final level', 'Exit'];
  const actions = ['Undo', 'Redo', 'Levels', 'Restart', 'Hint', 'Results', 'Solution'];
  const buttons = page.getByRole('toolbar').getByRole('button');
  await expect(buttons).toHaveCount(steps.length + actions.length);
  for (const [index, name] of [...steps, ...actions].entries())
    await expect(buttons.nth(index)).toHaveAccessibleName(name);
  await tool(page, 'Undo').hover();
  await expect(page.getByRole('tooltip')).toContainText('Undo');
  await expect(page.getByRole('tooltip')).toContainText('No step to undo! The worker does not move.');
  await tool(page, 'Final level').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 5 of 5');
  await expect(board(page)).toBeFocused();
  // One that cannot be done can still be touched.
  await tool(page, 'Next level').click({ force: true });
  await expect(status(page)).toHaveText('No next level! You are now at the final level.');
  await tool(page, 'First level').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Level 1 of 5 The loading dock');
};

/** From the first level to the fourth. */
const selectLevels = async (page: Page): Promise<void> => {
  await page.keyboard.press('g');
  const asked = dialog(page, 'Levels');
  const field = asked.getByLabel('Please enter the level you want to select (1 - 5):');
  await expect(asked.getByRole('listbox')).toBeFocused();
  for (const [typed, answer] of [
    ['two', 'Illegal input! Please enter an integer from 1 to 5.'],
    ['6', 'No such level! Not an integer from 1 to 5?'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(typed);
    await page.keyboard.press('Enter');
    await expect(asked.getByRole('alert')).toHaveText(answer);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }
  await page.keyboard.type('  3 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/3$/);
  await expect(board(page)).toBeFocused();
  // Nothing typed, or taken back, stays here.
  await page.keyboard.press('g');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await page.keyboard.press('g');
  await expect(asked).toBeVisible();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(/\/3$/);
  await page.keyboard.press('g');
  await asked.getByRole('option', { name: 'The divided hall' }).click();
  await expect(page).toHaveURL(/\/4$/);
};

/** On whatever level. */
const lookAtDialogs = async (page: Page): Promise<void> => {
  await page.keyboard.press('?');
  for (const text of [
    'The arrow keys move the worker.',
    'Alt+O',
    'Alt+H',
    'Ctrl+Z',
    'What cannot be done now says why',
  ])
    await expect(dialog(page, 'Help contents')).toContainText(text);
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+h');
  await items(page).last().click();
  for (const text of [
    /Kura \d+\.\d+\.\d+/,
    'MIT',
    'Imabayashi',
    'Dan Troyka',
    'Copyright © Retro Games 2018',
    /svelte \d+\.\d+\.\d+, MIT/,
  ])
    await expect(dialog(page, 'About Kura')).toContainText(text);
  await expectNoFaults(page, 'dialog');
  await page.keyboard.press('Escape');
  for (const [key, title] of [
    [',', 'Settings'],
    ['g', 'Levels'],
    ['q', 'Exit'],
    ['m', 'Moves'],
    ['Shift+L', 'Load sequence'],
    ['o', 'Open pack'],
    ['t', 'Results'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog(page, title)).toBeVisible();
    await expectNoFaults(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog(page, title)).toBeHidden();
    await expect(board(page)).toBeFocused();
  }
};

test('the tool bar has its buttons in order, with tips that name the key and say why not; Exit always asks and leads home', async ({
  page,
}) => {
  await open(page, '#/sokoban/2');
  await useToolBar(page);
  await expect(board(page)).toBeFocused();
  await test.step('a level is selected by its number: illegal input and levels that are not there are told apart', () =>
    selectLevels(page));
  await expect(board(page)).toBeFocused();
  await test.step('help names the keys, about the authors and the origins; axe finds nothing in any dialog', () =>
    lookAtDialogs(page));
  await page.keyboard.press('q');
  await expect(dialog(page, 'Exit')).toContainText('Are you sure to stop playing Sokoban?');
  await expect(dialog(page, 'Exit')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeFocused();
  await tool(page, 'Exit').click();
  await page.getByRole('button', { name: 'Stop playing' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a dialog that gives its first field the focus neither scrolls back nor takes it from what was clicked', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, '#/breakthrough');
  await pauseClock(page);
  await page.keyboard.press(',');
  const last = page.getByLabel('A piece that was touched has to move');
  await last.scrollIntoViewIfNeeded();
  const top = async (): Promise<unknown> => (await last.boundingBox())?.y;
  const seen = await top();
  await page.clock.runFor(1000);
  expect(await top()).toBe(seen);
  await expect(page.getByRole('button', { name: 'Look and language', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(board(page)).toBeFocused();
  await page.keyboard.press(',');
  await last.uncheck();
  await page.clock.runFor(1000);
  await expect(last).toBeFocused();
  await expect(last).not.toBeChecked();
});
