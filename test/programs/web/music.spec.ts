import { expect, type Page, test } from '@playwright/test';
import { begun, listen, loudness, oneNote, running, setHidden } from './hearing.ts';
import { board, counter, dialog, open, press } from './screen.ts';

test.beforeEach(({ page }) => listen(page));

const PIECES = ['Blue Danube', 'Courage', 'Luster', 'Ten Years', 'Titanic'];

const button = (page: Page) => page.getByRole('button', { name: /^BGM/ });
const list = (page: Page) => page.getByLabel('Background music').first();
const tip = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'BGM' });
const entry = (page: Page, name: string) => page.getByRole('menu').getByRole('menuitem', { name, exact: true });

/** What is audible, and not the last echo of something that is going to end. */
const expectMusic = (page: Page): Promise<void> =>
  expect.poll(() => loudness(page), { timeout: 30_000 }).toBeGreaterThan(0.005);
const expectSilence = (page: Page): Promise<void> => expect.poll(() => loudness(page)).toBeLessThan(0.0001);

/** A click that does nothing but let sound be heard. */
const touch = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).click();

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await expect(board(page)).toBeFocused();
};

const openPieces = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+o');
  await entry(page, 'Select BGM').click();
  await expect(entry(page, 'Titanic')).toBeVisible();
};

/** Button, check item, sub-menu and list all say this; the board has the focus afterwards. */
const expectAgreement = async (page: Page, state: 'ON' | 'OFF', piece: string): Promise<void> => {
  await expect(button(page)).toHaveText(`BGM ${state}`);
  await expect(list(page).locator('option:checked')).toHaveText(piece);
  await openPieces(page);
  await expect(page.getByRole('menuitemcheckbox', { name: 'Play BGM' })).toBeChecked({ checked: state === 'ON' });
  for (const title of PIECES) {
    const isCurrent = title === piece;
    if (isCurrent) await expect(entry(page, title)).toHaveAttribute('aria-disabled', 'true');
    else await expect(entry(page, title)).not.toHaveAttribute('aria-disabled', 'true');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
};

test('music is wanted from the first, sounds after the first click, and goes on from screen to screen', async ({
  page,
}) => {
  await open(page, '#/');
  await button(page).hover();
  await expect(tip(page)).toHaveText(
    /^Click on me to stop BGM\.\s*The browser allows sound only after the first key or click\.$/,
  );
  expect(await begun(page)).toEqual({ contexts: 0, loops: 0, sounds: 0 });

  await touch(page);
  await button(page).hover();
  await expect(tip(page)).toContainText('Preparing: Blue Danube…');
  await expectMusic(page);
  await expect(tip(page)).toHaveText(/^Click on me to stop BGM\.\s*$/);
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
});

test('button, check item, sub-menu and list agree after whatever was done, and after a reload', async ({ page }) => {
  await open(page, '#/sokoban/1');
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
  await reload(page);
  await expectAgreement(page, 'OFF', 'Titanic');
  await page.goto(page.url().replace(/#.*/, '#/'));
  await expect(button(page)).toHaveText('BGM OFF');
  await expect(list(page).locator('option:checked')).toHaveText('Titanic');
});

test('stopped and begun, music pauses while nobody sees the page', async ({ page }) => {
  await page.addInitScript(`
    globalThis.ended = 0;
    const { terminate } = Worker.prototype;
    Worker.prototype.terminate = function () {
      ended += 1;
      terminate.call(this);
    };
  `);
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await setHidden(page, true);
  await expect.poll(async () => (await running(page)).state).toBe('suspended');
  await setHidden(page, false);
  await expect.poll(async () => (await running(page)).state).toBe('running');
  await expectMusic(page);
  await page.keyboard.press('b');
  await expectSilence(page);
  await page.keyboard.press('b');
  // Made once, it is there at once, and whoever made it is forgotten.
  await expectMusic(page);
  expect(await begun(page)).toMatchObject({ contexts: 1, loops: 2 });
  expect(await page.evaluate('ended')).toBe(1);
});

test('a page that is seen again at once sounds again, though its context has not told yet that it stood still', async ({
  page,
}) => {
  await page.addInitScript("Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'running' })");
  await open(page, '#/sokoban/1');
  await touch(page);
  await expect.poll(async () => (await begun(page)).contexts).toBe(1);
  await setHidden(page, true);
  await setHidden(page, false);
  const { seconds } = await running(page);
  await expect.poll(async () => (await running(page)).seconds).toBeGreaterThan(seconds + 0.5);
});

/** How loud the music was in its last hundredth of a second, against its loudest in the eight before. */
const lastBreath = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const [ear] = heard.ears;
    ear.fftSize = 32768;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    ear.fftSize = 4096;
    const end = samples.findLastIndex((sample) => sample !== 0) + 1;
    const peak = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return peak(samples.subarray(end - 40, end)) / peak(samples);
  })()`);

test('music fades out when it is stopped, also where a browser does not tell how loud it is just then', async ({
  page,
}) => {
  await page.addInitScript("Object.defineProperty(AudioParam.prototype, 'value', { get: () => 0 })");
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await page.keyboard.press('b');
  await expectSilence(page);
  // One that is cut off is about as loud at its end as before.
  expect(await lastBreath(page)).toBeLessThan(0.25);
});

test('volumes and switches are in the settings, count at once and are remembered', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await page.keyboard.press(',');
  const settings = dialog(page, 'Settings');
  await settings.getByLabel('Volume of the music').fill('0');
  await expectSilence(page);
  await settings.getByLabel('Volume of the music').fill('100');
  await expectMusic(page);
  await settings.getByLabel('Volume of the small sounds').fill('35');
  await settings.getByLabel('Small sounds for what happens on the board').uncheck();
  await settings.getByLabel('Play BGM').uncheck();
  await expect(button(page)).toHaveText('BGM OFF');
  await expectSilence(page);
  await reload(page);
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
  await press(page, 'down');
  await expect(counter(page, 'moves')).toHaveText('2');
  await page.keyboard.press(',');
  await settings.getByLabel('Small sounds for what happens on the board').check();
  await page.keyboard.press('Escape');
  // Neither the step before nor a change of the settings was heard.
  await page.keyboard.press('u');
  await expect.poll(async () => (await begun(page)).sounds).toBe(1);
});

test('a player’s own MIDI file is added, played, kept and removed; a broken one changes nothing', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await page.keyboard.press(',');
  const settings = dialog(page, 'Settings');
  const add = (name: string, buffer: Buffer): Promise<void> =>
    settings.locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/midi', buffer });
  await expectMusic(page);
  await add('broken.mid', Buffer.from('MThd and then nothing'));
  await expect(settings.getByRole('alert')).toHaveText('broken.mid: This is not a MIDI file, or it is damaged.');
  await add('huge.mid', Buffer.alloc(1_000_001));
  await expect(settings.getByRole('alert')).toHaveText('huge.mid: A MIDI file of this size cannot be kept.');
  await expect(settings.getByLabel('Background music').locator('option')).toHaveText(PIECES);
  expect(await begun(page)).toMatchObject({ loops: 1 });
  await expectMusic(page);

  await add('My own.mid', oneNote(69));
  await expect(settings.getByRole('alert')).toHaveCount(0);
  await expect(settings.getByLabel('Background music').locator('option')).toHaveText([...PIECES, 'My own']);
  await expect.poll(async () => (await begun(page)).loops).toBe(2);
  await page.keyboard.press('Escape');
  await reload(page);
  await expect(list(page).locator('option:checked')).toHaveText('My own');
  await touch(page);
  await expectMusic(page);

  await page.keyboard.press(',');
  await settings.getByRole('button', { name: 'Remove My own' }).click();
  await expect(list(page).locator('option')).toHaveText(PIECES);
  await expect(list(page).locator('option:checked')).toHaveText('Blue Danube');
  await expect(button(page)).toHaveText('BGM ON');
});

test('a piece that cannot be loaded says so, and the one before goes on and is shown', async ({ page }) => {
  await page.route(/titanic.*\.mid$/, (route) => route.abort());
  await open(page, '#/sokoban/1');
  await touch(page);
  await expectMusic(page);
  await list(page).selectOption('Titanic');
  await button(page).hover();
  await expect(tip(page)).toContainText('The music cannot be loaded.');
  await expect(list(page).locator('option:checked')).toHaveText('Blue Danube');
  await expectMusic(page);
  expect(await begun(page)).toMatchObject({ loops: 1 });
});

test('what happens on the board has small sounds, a leap over many moves has none', async ({ page }) => {
  await open(page, '#/sokoban/1');
  await page.keyboard.press('b');
  await expect.poll(async () => (await running(page)).state).toBe('running');
  const sounds = async (): Promise<number> => (await begun(page)).sounds;
  /** Two of the same are never heard close together; on a busy machine the context's own clock tells how close they are. */
  const pause = async (): Promise<void> => {
    const { seconds } = await running(page);
    await expect.poll(async () => (await running(page)).seconds).toBeGreaterThan(seconds + 0.1);
  };
  let count = 0;
  const expectSound = async (action: () => Promise<unknown>): Promise<void> => {
    await pause();
    await action();
    count += 1;
    await expect.poll(sounds).toBe(count);
  };
  const moves = counter(page, 'moves');
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
  expect((await begun(page)).loops).toBe(0);
});
