import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { board, counter, dialog, expectNoFaults, goTo, open, press, reach } from './screen.ts';
import { test } from './test.ts';

const games = (page: Page): Locator => dialog(page, 'Saved games');

const names = (page: Page): Locator => games(page).locator('li b');

const openGames = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift+G');
  await expect(games(page)).toBeVisible();
};

const saveAs = async (page: Page, name: string): Promise<void> => {
  await openGames(page);
  await games(page).getByLabel('Save this game as').fill(name);
  await games(page).getByRole('button', { name: 'Save game' }).click();
  await expect(games(page).getByRole('status')).toHaveText(`Saved: ${name}.`);
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
};

/** By day on a desk, and by night on a phone. */
const expectNoFaultsAnywhere = async (page: Page): Promise<void> => {
  await expectNoFaults(page, 'dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoFaults(page, 'dialog');
  expect(await page.evaluate('document.querySelector("dialog").scrollWidth <= innerWidth')).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
};

/** Whether the page has asked the browser to keep what is there. */
const hasAsked = (page: Page): Promise<boolean> => page.evaluate("localStorage.getItem('kura.asked-to-keep') !== null");

/** Whether the browser promises to keep what it is asked to: to a page that is used much it may do so of itself. */
const setPromises = async (page: Page, setting: 'granted' | 'denied' | undefined): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  const here = { browserContextId: targetInfo.browserContextId! };
  const permission = { name: 'persistent-storage' };
  await browser.send('Browser.resetPermissions', here);
  if (setting === 'denied') await browser.send('Browser.setPermission', { ...here, permission, setting });
  const permissions = ['durableStorage' as const];
  if (setting === 'granted') await browser.send('Browser.grantPermissions', { ...here, permissions });
};

const expectPromise = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Alt+h');
  await page.getByRole('menuitem', { name: 'About Kura' }).click();
  await expect(dialog(page, 'About Kura')).toContainText(words);
  await close(page);
};

test('games are kept under names, opened as they were, renamed, deleted and brought back; a .sok file of one is read again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('a game of Vexed and one of Breakthrough; with the first one the browser is asked to keep it', async () => {
    await open(page, '#/vexed/1');
    await press(page, 'right');
    expect(await hasAsked(page)).toBe(false);
    await saveAs(page, 'On the cliff');
    await expect.poll(() => hasAsked(page)).toBe(true);
    await expect(games(page).getByRole('button', { name: /as a file$/ })).toHaveCount(0);
    await close(page);
    await goTo(page, '#/breakthrough/6x6');
    await openGames(page);
    await expect(games(page)).toContainText('No game has a name yet. Play a little');
    await expect(games(page).getByRole('textbox')).toHaveCount(0);
    await close(page);
  });

  await test.step('two games of Sokoban, one renamed', async () => {
    await goTo(page, '#/sokoban/first-steps/2');
    for (const step of ['up', 'right'] as const) await press(page, step);
    await saveAs(page, 'Above');
    await close(page);
    for (const step of ['right', 'down'] as const) await press(page, step);
    await saveAs(page, 'Behind it');
    await expect(names(page)).toHaveText(['Behind it', 'Above']);
    await games(page).getByRole('button', { name: 'Rename Above' }).click();
    await page.keyboard.type('Above the box');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Behind it', 'Above the box']);
    await expect(games(page).getByRole('button', { name: 'Rename Above the box' })).toBeFocused();
    await expectNoFaultsAnywhere(page);
  });

  await test.step('whoever goes on elsewhere while he renames keeps what he typed and is where he went', async () => {
    await games(page).getByRole('button', { name: 'Rename Behind it' }).click();
    await page.keyboard.type('Behind');
    await games(page).getByLabel('Save this game as').click();
    await expect(names(page)).toHaveText(['Behind', 'Above the box']);
    await expect(games(page).getByLabel('Save this game as')).toBeFocused();
    await games(page).getByRole('button', { name: 'Rename Behind' }).click();
    await page.keyboard.type('No');
    await page.keyboard.press('Escape');
    await expect(games(page).getByRole('button', { name: 'Rename Behind' })).toBeFocused();
    await games(page).getByRole('button', { name: 'Rename Behind' }).click();
    await page.keyboard.type('Behind it');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Behind it', 'Above the box']);
  });

  await test.step('one is deleted and brought back', async () => {
    await games(page).getByRole('button', { name: 'Delete Behind it' }).click();
    await expect(names(page)).toHaveText(['Above the box']);
    await expect(games(page).getByRole('button', { name: 'Bring it back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Behind it', 'Above the box']);
    await expect(games(page).getByRole('button', { name: 'Open Behind it' })).toBeFocused();
  });

  await test.step('opened from another level and another pack it is the player’s own, and can be won', async () => {
    await games(page).getByRole('button', { name: 'Open Above the box' }).click();
    await expect(counter(page, 'moves')).toHaveText('2');
    await goTo(page, '#/sokoban/1');
    await openGames(page);
    await reach(page, () => games(page).getByRole('button', { name: 'Open Behind it' }).click());
    await expect(page).toHaveURL(/first-steps\/2$/);
    await expect(counter(page, 'moves')).toHaveText('4');
    for (const step of ['left', 'left'] as const) await press(page, step);
    await expect(page.getByLabel('Save result as')).toBeVisible();
    await close(page);
  });

  await test.step('a file of one is a level with its game, wherever it is opened', async () => {
    await openGames(page);
    const downloading = page.waitForEvent('download');
    await games(page).getByRole('button', { name: 'Save Behind it as a file' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Behind it.sok');
    const text = readFileSync(await file.path(), 'utf8');
    await close(page);
    await page.keyboard.press('o');
    await reach(page, () =>
      page
        .locator('dialog input[type=file]')
        .setInputFiles({ name: 'Behind it.sok', mimeType: 'text/plain', buffer: Buffer.from(text) }),
    );
    await openGames(page);
    await expect(games(page)).toContainText('Behind it: move 4 of 4');
    await games(page).getByRole('button', { name: 'Go on from there' }).click();
    await expect(counter(page, 'moves')).toHaveText('4');
  });

  await test.step('all of it is there the next time', async () => {
    await goTo(page, '#/vexed/1');
    await page.reload();
    await expect(board(page)).toBeFocused();
    await openGames(page);
    await expect(names(page)).toHaveText(['On the cliff']);
    await close(page);
    await setPromises(page, 'denied');
    await expectPromise(page, 'may clear it when it runs out of room');
    await setPromises(page, 'granted');
    await expectPromise(page, 'The browser has promised to keep your data.');
    await setPromises(page, undefined);
  });
});
