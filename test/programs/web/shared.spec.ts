import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { makers } from '../../../src/games/makers.ts';
import { MadePacks } from '../../../src/play/making/madePacks.ts';
import { SlicedCarpenter } from '../../../src/play/making/slicedCarpenter.ts';
import { memoryStore } from '../../../src/results/memoryStore.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { Club } from './club.ts';
import { board, choose, dialog, expectNoFaults, paste, press, SILENCE } from './screen.ts';
import { test } from './test.ts';

/** Two pushes solve each of them; a step back and forth before makes more moves of it. */
const LEVELS = '#######\n# @$ .#\n#######\nTitle: East\n\n#######\n#. $@ #\n#######\nTitle: West\n';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const club = new Club();
test.beforeAll(() => club.start());
test.afterAll(() => club.stop());

const results = (page: Page): Locator => dialog(page, 'Results');
const names = (page: Page): Locator => results(page).getByRole('rowheader');
const own = (page: Page): Locator => results(page).locator('[aria-current=true]');

/** The page of the club, with those levels. */
const come = async (page: Page): Promise<void> => {
  await page.addInitScript(SILENCE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(club.address('#/sokoban'));
  await expect(board(page)).toBeFocused();
  await paste(page, LEVELS);
};

const solve = async (page: Page, directions: readonly ('left' | 'right')[], name: string): Promise<void> => {
  for (const direction of directions) await press(page, direction);
  await page.getByLabel('Save result as').fill(name);
  await page.getByRole('button', { name: 'Save result' }).click();
};

const join = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show it beside those of others' }).click();
  await dialog(page, 'Beside those of others').getByRole('button', { name: 'Show my results' }).click();
  await expect(dialog(page, 'Beside those of others')).toBeHidden();
};

const backToGame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(board(page)).toBeFocused();
};

const openTable = async (page: Page): Promise<void> => {
  await page.keyboard.press('t');
  await choose(page, 'Whose results', 'Everybody');
};

const isPosted = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/results');

/** By day, and on a phone by night. */
const expectNoFaultsAnywhere = async (page: Page): Promise<void> => {
  const fits = '[...document.querySelectorAll("dialog")].every((one) => one.scrollWidth <= innerWidth)';
  await expectNoFaults(page, 'dialog:modal');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFaults(page, 'dialog:modal');
  expect(await page.evaluate(fits)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
};

test('two players stand in one table, each by his own word; what is solved without a network is sent once there is one', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const other = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await test.step('nothing is sent before the player has said so', async () => {
    await come(page);
    await solve(page, ['right', 'right'], 'Ann');
    const offer = page.getByRole('button', { name: 'Show it beside those of others' });
    await offer.click();
    await expect(dialog(page, 'Beside those of others').getByLabel('Name that others see')).toHaveValue('Ann');
    await expectNoFaultsAnywhere(page);
    await page.keyboard.press('Escape');
    await expect(offer).toBeVisible();
    expect(asked.filter((one) => one.includes('/api/')).filter((one) => one !== 'GET /api/v1/')).toEqual([]);
    await join(page);
    await expect(page.getByText('You are the first here: nobody else has sent a result yet.')).toBeVisible();
    await expectNoFaultsAnywhere(page);
    await backToGame(page);
  });

  await test.step('another one comes after her, and both see it', async () => {
    await come(other);
    await solve(other, ['left', 'right', 'right', 'right'], 'Bob');
    await join(other);
    await expect(other.getByText(/^Your best is 2nd of 2 here/)).toBeVisible();
    await backToGame(other);
    await openTable(page);
    await expect(names(page)).toHaveText(['Ann', 'Bob']);
    await expect(own(page)).toContainText('Ann');
    await expect(results(page).getByRole('table', { name: '2 players so far' })).toBeVisible();
    await expectNoFaultsAnywhere(page);
    await results(page).getByLabel('Level').selectOption('The whole pack');
    await expect(results(page).getByRole('row', { name: 'Bob' }).getByRole('cell')).toHaveText([
      '2',
      '1 / 2',
      '4',
      '2',
    ]);
    await expectNoFaultsAnywhere(page);
    await results(page).getByLabel('Level').selectOption('2. West');
    await expect(results(page)).toContainText('Nobody has sent a result of this level yet.');
    await results(page).getByLabel('Level').selectOption('1. East');
    await results(page).getByRole('button', { name: 'Show the moves of Bob: 4' }).click();
    await expect(results(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'One step', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('without a network a table is shown as it was, and a result waits', async () => {
    await openTable(other);
    await expect(names(other)).toHaveText(['Ann', 'Bob']);
    await other.keyboard.press('Escape');
    await context.setOffline(true);
    await openTable(other);
    await expect(results(other)).toContainText('The server cannot be reached now. This is how it was on');
    await expect(names(other)).toHaveText(['Ann', 'Bob']);
    await expectNoFaultsAnywhere(other);
    await results(other).getByLabel('Level').selectOption('2. West');
    await expect(results(other).getByRole('alert')).toHaveText('The server cannot be reached now.');
    await expectNoFaultsAnywhere(other);
    await other.keyboard.press('Escape');
    await other.keyboard.press('n');
    await solve(other, ['left', 'left'], 'Bob');
    await expect(
      other.getByText('It will stand beside those of others when the server can be reached again.'),
    ).toBeVisible();
  });

  await test.step('… and is sent once, whatever else happens then', async () => {
    const posts: string[] = [];
    context.on('request', (request) => isPosted(request) && posts.push(request.url()));
    const sent = context.waitForEvent('response', (response) => isPosted(response.request()));
    await context.setOffline(false);
    expect((await sent).status()).toBe(201);
    await expect(other.getByText('You are the first here: nobody else has sent a result yet.')).toBeVisible();
    await other.reload();
    await expect(board(other)).toBeFocused();
    await openTable(other);
    await expect(names(other)).toHaveText(['Bob']);
    await other.keyboard.press('Escape');
    expect(posts).toHaveLength(1);
  });

  await test.step('he has another name, and then nothing more there', async () => {
    await other.keyboard.press(',');
    const settings = dialog(other, 'Settings');
    await settings.getByLabel('Name that others see').fill('<i>Béla</i>');
    await settings.getByRole('button', { name: 'Rename me' }).click();
    await expect(settings).toContainText('You are called <i>Béla</i> there now.');
    await expectNoFaultsAnywhere(other);
    await other.keyboard.press('Escape');
    await openTable(page);
    // A name is text, whatever it looks like.
    await expect(names(page)).toHaveText(['Ann', '<i>Béla</i>']);
    await page.keyboard.press('Escape');
    await other.keyboard.press(',');
    await settings.getByRole('button', { name: 'Delete everything I have sent' }).click();
    await settings.getByRole('button', { name: 'Delete it all' }).click();
    await expect(settings).toContainText('Everything that you have sent is deleted.');
    await openTable(page);
    await expect(names(page)).toHaveText(['Ann']);
  });

  await test.step('one of her results goes by itself, once she is sure; the one before it is there again', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await solve(page, ['left', 'right', 'right', 'right'], 'Ann');
    const remove = page.getByRole('button', { name: 'Delete this result' });
    const asked = dialog(page, 'Delete this result');
    await backToGame(page);
    await openTable(page);
    await expect(results(page).getByText('proved')).toHaveCount(0);
    await expect(remove).toHaveCount(1);
    await remove.click();
    await expectNoFaultsAnywhere(page);
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await expect(own(page).getByRole('cell').nth(1)).toHaveText('2');
    await remove.click();
    await asked.getByRole('button', { name: 'Delete it' }).click();
    await expect(own(page).getByRole('cell').nth(1)).toHaveText('4');
    await remove.click();
    await asked.getByRole('button', { name: 'Delete it' }).click();
    await expect(results(page)).toContainText('Nobody has sent a result of this level yet.');
    // What she has here is sent again if she wants that.
    await page.keyboard.press('Escape');
    await page.keyboard.press(',');
    await dialog(page, 'Settings').getByRole('button', { name: 'Send what I solved before' }).click();
    await expect(dialog(page, 'Settings')).toContainText('Sent, each once: 2');
    await page.keyboard.press('Escape');
    await openTable(page);
    await expect(names(page)).toHaveText(['Ann']);
  });

  await test.step('what was solved before is sent on request', async () => {
    await dialog(other, 'Settings').getByRole('button', { name: 'Show my results' }).click();
    const joining = dialog(other, 'Beside those of others');
    await joining.getByLabel('Name that others see').fill('Bob');
    await joining.getByLabel('also what I have solved before under this name').check();
    await joining.getByRole('button', { name: 'Show my results' }).click();
    await expect(joining).toBeHidden();
    await other.keyboard.press('Escape');
    await openTable(other);
    await expect(names(other)).toHaveText(['Bob']);
    await results(other).getByLabel('Level').selectOption('1. East');
    await expect(names(other)).toHaveText(['Ann', 'Bob']);
  });

  await test.step('whose results are kept without a word is told before they are where they will stand', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    for (const direction of ['left', 'right', 'right', 'right'] as const) await press(page, direction);
    await page.getByLabel('always save as this name').check();
    await page.getByRole('button', { name: 'Save result' }).click();
    await expect(page.getByText(/^Your best is 1st of 2 here/)).toBeVisible();
    await page.getByRole('button', { name: 'Again' }).click();
    const posts: string[] = [];
    page.on('request', (request) => isPosted(request) && posts.push(request.url()));
    for (const direction of ['left', 'right', 'left', 'right', 'right', 'right'] as const) await press(page, direction);
    await expect(page.getByText('The result is kept as Ann.')).toBeVisible();
    // By pushes both are equal: who comes first is whoever was faster.
    await expect(page.getByText(/^Your best is 1st of 2 here/)).toBeVisible();
    expect(posts).toEqual([]);
    const sent = page.waitForResponse((response) => isPosted(response.request()));
    await backToGame(page);
    expect((await sent).status()).toBe(201);
  });
  await context.close();
});

/** A day whose levels are soon made. */
const DAY = '2026-11-21';

/** What Node comes to. */
const made = new MadePacks({
  carpenter: new SlicedCarpenter({ makers, now: () => performance.now(), later: setImmediate }),
  store: async () => memoryStore(),
  today: () => DAY,
});

test('a level of the day has a table of everybody', async ({ page }) => {
  const level = unwrap(await made.level({ game: findGame('sokoban')!, pack: `day-${DAY}`, level: 1 }));
  const sent = await fetch(club.address('api/v1/results'), {
    method: 'POST',
    headers: { authorization: `Bearer ${randomBytes(16).toString('base64url')}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ game: 'sokoban', board: level.board, moves: level.lines[0]!.moves, time: 61_000 },
      ...{ date: '2025-03-04T10:20:30Z', name: 'Cili' },
    }),
  });
  expect(sent.status).toBe(201);
  await page.addInitScript(SILENCE);
  await page.clock.install({ time: new Date(`${DAY}T12:00:00Z`) });
  await page.goto(club.address('#/days'));
  await page.clock.runFor(1000);
  await expect(page.getByText('A task has no table: it is solved or it is not.')).toBeVisible();
  await page.getByRole('button', { name: /^Results of everybody Sokoban, easy/ }).click();
  const table = dialog(page, 'Sokoban, easy');
  await expect(table.getByRole('rowheader')).toHaveText(['Cili']);
  await page.clock.runFor(1000);
  await expectNoFaultsAnywhere(page);
  await table.getByRole('button', { name: /^Show the moves of Cili/ }).click();
  await expect(page).toHaveURL(new RegExp(`#/sokoban/day-${DAY}/1$`));
  await expect(board(page)).toBeVisible();
});
