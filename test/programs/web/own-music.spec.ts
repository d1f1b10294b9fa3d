import { expect, type Page } from '@playwright/test';
import {
  begun,
  button,
  chosen,
  expectDropped,
  expectKept,
  expectLoops,
  expectMusic,
  expectSilence,
  list,
  listen,
  musicBegun,
  oneNote,
  PIECES,
  problem,
  running,
  touch,
} from './hearing.ts';
import { board, dialog, expectNoFaults, open, pauseClock } from './screen.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => listen(page));

/** In the settings, which are open. */
const add = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  dialog(page, 'Settings').locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/midi', buffer });

/** What cannot be heard is told; the one before goes on and is shown. */
const expectRefused = async (page: Page, piece: string, reason: string, before: string): Promise<void> => {
  const { loops } = await begun(page);
  await list(page).selectOption(piece);
  await expect(problem(page)).toHaveText(`${piece}: ${reason}`);
  await expect(problem(page)).toBeVisible();
  await expect(button(page)).toHaveText('BGM ON');
  await expect(chosen(page)).toHaveText(before);
  await expectMusic(page);
  expect(await begun(page)).toMatchObject({ loops });
};

/** In the settings, which are open. */
const addWhatIsNone = async (page: Page): Promise<void> => {
  const settings = dialog(page, 'Settings');
  await add(page, 'broken.mid', Buffer.from('MThd and then nothing'));
  await expect(settings.getByRole('alert')).toHaveText('broken.mid: This is not a MIDI file, or it is damaged.');
  await add(page, 'huge.mid', Buffer.alloc(1_000_001));
  await expect(settings.getByRole('alert')).toHaveText('huge.mid: A MIDI file of this size cannot be kept.');
  await add(page, 'hour.mid', oneNote(69, 7200));
  await expect(settings.getByRole('alert')).toHaveText(
    'hour.mid: This piece takes 60 minutes, and no more than 10 can be played.',
  );
  await expect(settings.getByRole('radiogroup', { name: 'Background music' }).locator('label')).toHaveText(PIECES);
  expect(await begun(page)).toMatchObject({ loops: 1 });
  await expectMusic(page);
};

test('a player’s own MIDI file is added, played, kept and removed; what is broken or cannot be loaded changes nothing', async ({
  page,
}) => {
  await open(page, '#/sokoban/1');
  await page.keyboard.press(',');
  const settings = dialog(page, 'Settings');
  await expectMusic(page);
  await expectLoops(page, 1);
  await addWhatIsNone(page);
  await page.keyboard.press('Escape');
  const titanic = /titanic.*\.mid$/;
  await page.route(titanic, (route) => route.abort());
  await expectRefused(page, 'Titanic', 'The music cannot be loaded.', 'Blue Danube');
  await page.unroute(titanic);

  await board(page).focus();
  await page.keyboard.press(',');
  await add(page, 'My own.mid', oneNote(69));
  await expect(settings.getByRole('alert')).toHaveCount(0);
  await expect(settings.getByRole('radiogroup', { name: 'Background music' }).locator('label')).toHaveText([
    ...PIECES,
    'My own',
  ]);
  await expectLoops(page, 2);
  await expectKept(page, oneNote(69));
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(board(page)).toBeFocused();
  await expect(chosen(page)).toHaveText('My own');
  await touch(page);
  await expectMusic(page);

  // It is heard no more, also when the one after it cannot be loaded.
  await page.route(/blue-danube.*\.mid$/, (route) => route.abort());
  await page.keyboard.press(',');
  await settings.getByRole('button', { name: 'Remove My own' }).click();
  await expect(list(page).locator('option')).toHaveText(PIECES);
  await expectSilence(page);
  await expectDropped(page, oneNote(69));
  await expect(settings.getByRole('status', { name: 'Music' })).toHaveText('Blue Danube: The music cannot be loaded.');
  await expect(settings.getByLabel('Play BGM')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveText('Blue Danube');
  await expect(problem(page)).toBeVisible();
  await expect(button(page)).toHaveText('BGM OFF');
  // Whoever clicks tries it again.
  const asked = page.waitForRequest(/blue-danube.*\.mid$/);
  await button(page).click();
  await asked;
  await expect(problem(page)).toHaveText('Blue Danube: The music cannot be loaded.');
  await expect(button(page)).toHaveText('BGM OFF');
  // What the settings say is a piece that there is.
  await list(page).selectOption('Titanic');
  await expectMusic(page);
  await expect(button(page)).toHaveText('BGM ON');
  await expect(problem(page)).toBeHidden();
});

test('a browser that never lets the sound begin says so beside the button, and is asked again with it', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(`
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
      resume = () => globalThis.refuse?.() ?? super.resume();
    };
    globalThis.refuse = () => new Promise(() => undefined);
  `);
  await open(page, '#/');
  await pauseClock(page);
  // Waiting for the first key or click is no fault.
  await page.clock.runFor(60_000);
  await expect(button(page)).toHaveText('BGM ON');
  const expectRefused = async (): Promise<void> => {
    await expect(button(page)).toHaveText('BGM ON');
    await page.clock.runFor(60_000);
    await expect(problem(page)).toHaveText('The browser does not let the sound begin.');
    await expect(problem(page)).toBeVisible();
    await expect(button(page)).toHaveText('BGM OFF');
  };
  await touch(page);
  await expectRefused();
  await page.evaluate("void (globalThis.refuse = () => Promise.reject(new Error('not now')))");
  await button(page).click();
  await expectRefused();
  const begins = (): Promise<void> => expect.poll(async () => (await running(page)).state).toBe('running');
  await test.step('it begins while the mouse is still down: whoever pressed to hear it hears it', async () => {
    await button(page).hover();
    await page.evaluate('globalThis.refuse = undefined');
    await page.mouse.down();
    await begins();
    await expect(button(page)).toHaveText('BGM ON');
    await page.mouse.up();
    await expectMusic(page);
    await expect(button(page)).toHaveText('BGM ON');
    await expect(problem(page)).toBeHidden();
  });
  await test.step('so it is with a key and the switch of the settings', async () => {
    await page.evaluate("globalThis.refuse = () => Promise.reject(new Error('not now'))");
    await page.evaluate('heard.contexts[0].suspend()');
    await page.getByRole('button', { name: 'Settings' }).click();
    const play = dialog(page, 'Settings').getByLabel('Play BGM');
    await expect(play).toBeChecked();
    await page.clock.runFor(60_000);
    await expect(play).not.toBeChecked();
    await play.focus();
    await page.evaluate('globalThis.refuse = undefined');
    await page.keyboard.down('Space');
    await begins();
    await expect(play).toBeChecked();
    await page.keyboard.up('Space');
    await expectMusic(page);
    await expect(play).toBeChecked();
    await page.keyboard.press('Space');
    await expect(play).not.toBeChecked();
    await expectSilence(page);
  });
});

test('a browser without sound says so beside the button, which is never ON', async ({ page }) => {
  await page.addInitScript('delete globalThis.AudioContext');
  await open(page, '#/');
  await expect(page.getByText('Background music', { exact: true })).toBeVisible();
  await expect(problem(page)).toHaveText('This browser cannot play sound.');
  await expect(problem(page)).toBeVisible();
  await expect(button(page)).toHaveText('BGM OFF');
  // Nobody has to look at it.
  await button(page).click();
  await expect(problem(page)).toBeHidden();
  await expect(button(page)).toHaveText('BGM OFF');
  await button(page).click();
  await expect(problem(page)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const play = dialog(page, 'Settings').getByLabel('Play BGM');
  await play.click();
  await expect(problem(page)).toBeHidden();
  await expect(play).not.toBeChecked();
  await play.click();
  await expect(problem(page)).toBeVisible();
  await expect(play).not.toBeChecked();
  await page.keyboard.press('Escape');
  // On a phone the list is in the settings.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByText('Background music', { exact: true })).toBeHidden();
  await expect(problem(page)).toBeVisible();
  await expectNoFaults(page);
});

/** The first time that the page asks for the names of what is kept, the answer comes when it is let. */
const SLOW_SHELF = `
  const { getAllKeys } = IDBObjectStore.prototype;
  let isAsked = false;
  IDBObjectStore.prototype.getAllKeys = function (...rest) {
    const request = getAllKeys.apply(this, rest);
    if (this.name !== 'music' || isAsked) return request;
    isAsked = true;
    const listen = request.addEventListener.bind(request);
    const allowed = new Promise((resolve) => { globalThis.letAnswer = resolve; });
    request.addEventListener = (type, hear) => listen(type, (event) => allowed.then(() => hear(event)));
    return request;
  };
`;

/** Browsers throw where there is no room for so many samples. */
const SMALL = `
  const { AudioBuffer: Roomy } = globalThis;
  globalThis.AudioBuffer = class extends Roomy {
    constructor(options) {
      if (options.length > 100_000) throw new RangeError('no room');
      super(options);
    }
  };
`;

/** There is room for all samples, and then they cannot be put there. */
const BROKEN = `
  globalThis.AudioBuffer = Object.getPrototypeOf(AudioBuffer);
  const { copyToChannel } = AudioBuffer.prototype;
  AudioBuffer.prototype.copyToChannel = function (...rest) {
    if (this.duration > 60) throw new RangeError('broken');
    copyToChannel.apply(this, rest);
  };
`;

test('a file that is added before it is known what is kept stays; it goes on when there is no room for another', async ({
  page,
}) => {
  await page.addInitScript(SLOW_SHELF);
  await page.addInitScript(SMALL);
  await open(page, '#/sokoban/1');
  await page.keyboard.press(',');
  await add(page, 'My own.mid', oneNote(69));
  await expect.poll(() => page.evaluate('typeof letAnswer')).toBe('function');
  await page.evaluate('letAnswer()');
  await expect(list(page).locator('option')).toHaveText([...PIECES, 'My own']);
  await expect(chosen(page)).toHaveText('My own');
  await expectMusic(page);
  await page.keyboard.press('Escape');
  await expectLoops(page, 1);
  await expectRefused(page, 'Titanic', 'This piece cannot be played here.', 'My own');
  expect(await begun(page)).toMatchObject({ loops: 1 });
  await test.step('one of which only the opening can be played ends, and that is told', async () => {
    await page.evaluate(BROKEN);
    await list(page).selectOption('Luster');
    await expect(problem(page)).toHaveText('Luster: This piece cannot be played here.');
    await expect(button(page)).toHaveText('BGM OFF');
    expect((await musicBegun(page)).at(-1)).toBe('opening');
    await expectSilence(page);
  });
});
