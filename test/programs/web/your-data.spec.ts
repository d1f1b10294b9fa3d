import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { writeResults } from '../../../src/results/document.ts';
import { amount } from '../../tools/long.ts';
import { SAVED_GAME } from '../../tools/savedGame.ts';
import { expectContrast, expectNoFaults, forget, open } from './screen.ts';
import { test } from './test.ts';

const status = (page: Page): Locator => page.getByRole('status').and(page.locator('div'));

const PLAYER_FILE = JSON.stringify({
  kura: 'player',
  version: 1,
  settings: { version: 1, player: 'Ann', speed: 4 },
  games: [SAVED_GAME],
  results: {
    cellars: writeResults('Cellars', [
      { level: 1, name: 'Ann', moves: 20, pushes: 5, time: 61_000, date: '2026-11-15T10:20:30Z', solution: 'rR' },
    ]),
  },
});

const importText = async (page: Page, text: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles({ name: 'player.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

const exportFile = async (page: Page): Promise<Download> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return download;
};

const contentsOf = async (download: Download): Promise<object> => ({
  ...JSON.parse(readFileSync(await download.path(), 'utf8')),
  made: '',
});

/** What is said, by day and by night. */
const expectNoFaultsInSections = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFaults(page, 'section');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'section');
};

test('everything is exported to a file, and another browser gets it from there; what is broken changes nothing', async ({
  page,
}) => {
  await open(page, '#/');
  await test.step('a file that is broken or of something else gets a sentence and changes nothing', async () => {
    await importText(page, PLAYER_FILE.replace('"version":1,', '"version":1'));
    await expect(page.getByRole('alert')).toHaveText(/^Line 1, column \d+: This is not valid JSON\.$/);
    await expectNoFaultsInSections(page);
    await importText(page, '{"name": "kura"}');
    await expect(page.getByRole('alert')).toHaveText('This is not a file with the data of a player of Kura.');
    expect(await contentsOf(await exportFile(page))).toMatchObject({ games: [], results: {} });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  const download = await test.step('everything is exported', async () => {
    await importText(page, PLAYER_FILE);
    await expect(status(page)).toHaveText('Imported: 1 result in 1 pack, 1 saved game, settings.');
    return exportFile(page);
  });
  expect(download.suggestedFilename()).toBe('kura-player.json');
  await expect(status(page)).toHaveText('All your data is in kura-player.json.');
  const contents = await contentsOf(download);
  expect(contents).toEqual({ ...JSON.parse(PLAYER_FILE), made: '' });
  const text = readFileSync(await download.path(), 'utf8');

  await forget(page);
  await test.step('another browser gets it', async () => {
    await open(page, '#/');
    await importText(page, text);
    await expect(status(page)).toHaveText('Imported: 1 result in 1 pack, 1 saved game, settings.');
    await page.reload();
    expect(await contentsOf(await exportFile(page))).toEqual(contents);
    await importText(page, PLAYER_FILE);
    await expect(status(page)).toHaveText('Nothing new: all of it was here already.');
  });
  await test.step('what is not known here is told', async () => {
    await importText(page, JSON.stringify({ ...JSON.parse(PLAYER_FILE), settings: { speed: 3 }, medals: 3 }));
    await expect(page.locator('section').getByText('medals')).toBeVisible();
    await expectNoFaultsInSections(page);
  });
});

/** A player file with so many saved games. */
const manyGames = (count: number): string => {
  const games = Array.from({ length: count }, (_, index) => ({
    ...SAVED_GAME,
    hash: index.toString(16).padStart(16, '0'),
  }));
  return JSON.stringify({ kura: 'player', version: 1, games });
};

test('a long import shows how far it is and can be stopped; millions of brackets are refused', async ({ page }) => {
  await open(page, '#/');
  await test.step('brackets', async () => {
    await importText(page, '['.repeat(amount(1, 48) * 2 ** 20));
    await expect(page.getByRole('alert')).toHaveText('This JSON is nested too deeply.');
  });
  await test.step('many games', async () => {
    await importText(page, manyGames(amount(2000, 8000)));
    await expect(page.getByRole('progressbar', { name: 'Importing…' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(status(page)).toContainText('The import was stopped: what had come in by then stays.');
    await expect(page.getByRole('progressbar', { name: 'Importing…' })).toHaveCount(0);
  });
});

/** Something else in the place of what is kept under a name. */
const spoiling = (drawer: string, name: string): string => `new Promise((resolve) => {
  const opening = indexedDB.open('kura');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('${drawer}', 'readwrite');
    writing.objectStore('${drawer}').put('{{', '${name}');
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;

/** Whether the page has made its database. */
const IS_MADE = `indexedDB.databases().then((all) => all.some(({ name, version }) => name === 'kura' && version > 1))`;

test('a damaged list of opened packs is told at home, and an export tells what it leaves out', async ({ page }) => {
  await open(page, '#/');
  await expect.poll(() => page.evaluate(IS_MADE)).toBe(true);
  // Away from Kura, which would tell it before somebody looks.
  const home = page.url();
  await page.goto(new URL('/icon.svg', home).href);
  await page.evaluate(spoiling('packs', 'list'));
  await page.evaluate(spoiling('results', 'cellars'));
  await page.goto(home);
  await expect(page.getByRole('alert')).toContainText('The list of opened packs was damaged: it is kept as');
  await exportFile(page);
  await expect(status(page)).toContainText('Not all your data is in kura-player.json:');
  await expect(status(page)).toContainText('"cellars" was left out');
});
