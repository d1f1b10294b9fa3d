import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { midiPath } from '../../../scripts/music/pieces.ts';
import {
  begun,
  button,
  chosen,
  expectKept,
  expectLoops,
  expectMusic,
  expectSilence,
  list,
  listen,
  musicBegun,
  PIECES,
  running,
  tip,
  touch,
} from './hearing.ts';
import { board, counter, dialog, open, press } from './screen.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => listen(page));

const entry = (page: Page, name: string) => page.getByRole('menu').getByRole('menuitem', { name, exact: true });

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await expect(board(page)).toBeFocused();
};

const openPieces = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+o');
  await entry(page, 'Select BGM').click();
  await expect(entry(page, 'Titanic')).toBeVisible();
};

/** What button, list, check item and sub-menu say, in one look. */
const SHOWN = `(() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  const [isPlayed] = document.querySelectorAll('[role=menuitemcheckbox][aria-checked]');
  const pieces = [...document.querySelectorAll('[role=menu] [role=menuitem]')].filter(({ textContent }) =>
    ${JSON.stringify(PIECES)}.some((title) => textContent.includes(title)));
  return {
    button: texts('button').filter((text) => text.startsWith('BGM')),
    list: texts('select option:checked').filter((text) => ${JSON.stringify(PIECES)}.includes(text)),
    isPlayed: isPlayed?.ariaChecked,
    offered: pieces.filter((piece) => piece.ariaDisabled !== 'true').map(({ textContent }) => textContent.trim()),
    count: pieces.length,
  };
})()`;

/** Button, check item, sub-menu and list all say this; the board has the focus afterwards. */
const expectAgreement = async (page: Page, state: 'ON' | 'OFF', piece: string): Promise<void> => {
  await openPieces(page);
  await expect
    .poll(() => page.evaluate(SHOWN), { intervals: [50, 100] })
    .toEqual({
      button: [`BGM ${state}`],
      list: [piece],
      isPlayed: String(state === 'ON'),
      offered: PIECES.filter((title) => title !== piece),
      count: PIECES.length,
    });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
};

/** What happens on the board of Sokoban has small sounds, a leap over many moves has none. */
const hearSmallSounds = async (page: Page): Promise<void> => {
  const moves = counter(page, 'moves');
  await expect(moves).toHaveText('0');
  await expect(board(page)).toBeFocused();
  const sounds = async (): Promise<number> => (await begun(page)).sounds;
  /** Two of the same are never heard close together; on a busy machine the context's own clock tells how close they are. */
  const pause = async (): Promise<void> => {
    const { seconds } = await running(page);
    await expect.poll(async () => (await running(page)).seconds).toBeGreaterThan(seconds + 0.1);
  };
  let count = await sounds();
  const expectSound = async (action: () => Promise<unknown>): Promise<void> => {
    await pause();
    await action();
    count += 1;
    await expect.poll(sounds).toBe(count);
  };
  await expectSound(() => press(page, 'down'));
  await expectSound(() => press(page, 'down'));
  await expectSound(() => press(page, 'down'));
  await expectSound(() => page.keyboard.press('u'));
  await expect(moves).toHaveText('2');
  await page.getByLabel('Moves played').fill('0');
  await expect(moves).toHaveText('0');
  await page.getByLabel('Moves played').fill('3');
  await expect(moves).toHaveText('3');
  await board(page).focus();
  await page.keyboard.press('r');
  await expect(moves).toHaveText('0');
  // Neither leap was heard, and the wall is.
  await expectSound(() => press(page, 'up'));
  await expect(moves).toHaveText('0');
};

test('music is wanted from the first, sounds after the first click, and goes on from screen to screen; moves have small sounds', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/blue-danube.*\.mid$/, (route) => arrived.then(() => route.continue()));
  await open(page, '#/');
  await button(page).hover();
  await expect(tip(page)).toHaveText(
    /^Click on me to stop BGM\.\s*The browser allows sound only after the first key or click\.$/,
  );
  expect(await begun(page)).toEqual({ contexts: 0, loops: 0, sounds: 0 });

  await touch(page);
  await button(page).hover();
  await expect(tip(page)).toContainText('Preparing: Blue Danube…');
  arrive();
  await expectMusic(page);
  await expect(tip(page)).toHaveText(/^Click on me to stop BGM\.\s*$/);
  // It began before it was rendered whole.
  await expectLoops(page, 1);
  expect(await musicBegun(page)).toEqual(['opening', 'opening', 'loop']);
  const { state, seconds } = await running(page);
  expect(state).toBe('running');
  await expect.poll(async () => (await running(page)).seconds).toBeGreaterThan(seconds);

  await page
    .getByRole('link', { name: /^Play Sokoban$/ })
    .or(page.getByRole('link', { name: 'Play' }))
    .first()
    .click();
  await expect(board(page)).toBeFocused();
  await page.keyboard.press('n');
  await page.getByRole('link', { name: 'Kura' }).click();
  await expect(button(page)).toHaveText('BGM ON');
  await expectMusic(page);
  expect(await begun(page)).toMatchObject({ contexts: 1, loops: 1 });

  await button(page).click();
  await expectSilence(page);
  await button(page).hover();
  await expect(tip(page)).toHaveText(/^Click on me to play BGM\.\s*$/);

  await page.evaluate("void (location.hash = '#/sokoban/1')");
  await test.step('what happens on the board has small sounds', () => hearSmallSounds(page));
  expect(await begun(page)).toMatchObject({ contexts: 1, loops: 1 });
});

/** With everything off: what was chosen is remembered. Then with everything on. */
const expectRemembered = async (page: Page): Promise<void> => {
  const settings = dialog(page, 'Settings');
  await page.keyboard.press(',');
  await expect(settings.getByLabel('Volume of the music')).toHaveValue('100');
  await expect(settings.getByLabel('Volume of the small sounds')).toHaveValue('35');
  await expect(settings.getByLabel('Small sounds for what happens on the board')).not.toBeChecked();
  await expect(settings.getByLabel('Play BGM')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await press(page, 'down');
  await expect(counter(page, 'moves')).toHaveText('1');
  expect(await begun(page)).toEqual({ contexts: 0, loops: 0, sounds: 0 });

  // The key that wants music again is the one that lets it be heard.
  await page.keyboard.press('b');
  await expectMusic(page);
  // It was made at the visit before.
  expect(await musicBegun(page)).toEqual(['loop']);
  await press(page, 'down');
  await expect(counter(page, 'moves')).toHaveText('2');
  await page.keyboard.press(',');
  await settings.getByLabel('Small sounds for what happens on the board').check();
  await page.keyboard.press('Escape');
  // Neither the step before nor a change of the settings was heard.
  await page.keyboard.press('u');
  await expect.poll(async () => (await begun(page)).sounds).toBe(1);
};

test('button, check item, sub-menu, list and settings agree after whatever was done; it counts at once and is remembered', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await expect(list(page)).toBeVisible();
  await expectAgreement(page, 'ON', 'Blue Danube');
  await page.keyboard.press('b');
  await expectAgreement(page, 'OFF', 'Blue Danube');
  await button(page).click();
  await expectAgreement(page, 'ON', 'Blue Danube');
  await page.keyboard.press('Alt+o');
  await page.getByRole('menuitemcheckbox', { name: 'Play BGM' }).click();
  await expectAgreement(page, 'OFF', 'Blue Danube');
  // A piece that is chosen while there is silence is to be heard.
  await list(page).selectOption('Luster');
  await expectAgreement(page, 'ON', 'Luster');
  await page.keyboard.press('b');
  await openPieces(page);
  await entry(page, 'Titanic').click();
  await expectAgreement(page, 'ON', 'Titanic');
  await openPieces(page);
  await entry(page, 'Titanic').click({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectAgreement(page, 'ON', 'Titanic');
  await page.keyboard.press('b');
  await expectAgreement(page, 'OFF', 'Titanic');
  await test.step('volumes and switches are in the settings and count at once', async () => {
    await page.keyboard.press(',');
    const settings = dialog(page, 'Settings');
    await settings.getByLabel('Play BGM').check();
    await expectMusic(page);
    await expectKept(page, readFileSync(midiPath('titanic')));
    await settings.getByLabel('Volume of the music').fill('0');
    await expectSilence(page);
    await settings.getByLabel('Volume of the music').fill('100');
    await expectMusic(page);
    await settings.getByLabel('Volume of the small sounds').fill('35');
    await settings.getByLabel('Small sounds for what happens on the board').uncheck();
    await settings.getByLabel('Play BGM').uncheck();
    await expect(button(page)).toHaveText('BGM OFF');
    await expectSilence(page);
  });
  await reload(page);
  await expectAgreement(page, 'OFF', 'Titanic');
  await page.evaluate("void (location.hash = '#/')");
  await expect(page.getByRole('heading', { name: 'Kura' })).toBeVisible();
  await expect(button(page)).toHaveText('BGM OFF');
  await expect(chosen(page)).toHaveText('Titanic');
  await page.evaluate("void (location.hash = '#/sokoban/1')");
  await expect(board(page)).toBeFocused();
  await test.step('what was chosen is remembered', () => expectRemembered(page));
});
