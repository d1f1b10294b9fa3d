import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import { writeResults } from '../../../src/results/document.ts';
import { SAVED_GAME } from '../../tools/savedGame.ts';
import { expectNoFaults, open } from './screen.ts';

const status = (page: Page): Locator => page.getByRole('status');

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

test('everything is exported to a file, and another browser gets it from there', async ({ page: here, browser }) => {
  await open(here, '#/');
  await importText(here, PLAYER_FILE);
  await expect(status(here)).toHaveText('Imported: 1 result in 1 pack, 1 saved game, settings.');
  const download = await exportFile(here);
  expect(download.suggestedFilename()).toBe('kura-player.json');
  await expect(status(here)).toHaveText('All your data is in kura-player.json.');
  const contents = await contentsOf(download);
  expect(contents).toEqual({ ...JSON.parse(PLAYER_FILE), made: '' });

  const there = await browser.newPage();
  await open(there, '#/');
  await importText(there, readFileSync(await download.path(), 'utf8'));
  await expect(status(there)).toHaveText('Imported: 1 result in 1 pack, 1 saved game, settings.');
  await there.reload();
  expect(await contentsOf(await exportFile(there))).toEqual(contents);
  await importText(there, PLAYER_FILE);
  await expect(status(there)).toHaveText('Nothing new: all of it was here already.');
  await there.close();
});

test('a file that is broken or of something else gets a sentence and changes nothing', async ({ page }) => {
  await open(page, '#/');
  await importText(page, PLAYER_FILE.replace('"version":1,', '"version":1'));
  await expect(page.getByRole('alert')).toHaveText(/^Line 1, column \d+: This is not valid JSON\.$/);
  await importText(page, '{"name": "kura"}');
  await expect(page.getByRole('alert')).toHaveText('This is not a file with the data of a player of Kura.');
  expect(await contentsOf(await exportFile(page))).toMatchObject({ games: [], results: {} });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('axe finds nothing wrong with what is said, by day and by night', async ({ page }, testInfo) => {
  await open(page, '#/');
  const sound = JSON.parse(PLAYER_FILE);
  const shown = [
    [JSON.stringify({ ...sound, settings: { speed: 3 }, medals: 3 }), 'warnings'],
    ['[', 'fault'],
  ] as const;
  for (const [text, name] of shown) {
    await importText(page, text);
    await expect(page.locator('section').getByText(/medals|valid JSON/)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFaults(page, 'section');
      await page.screenshot({ path: testInfo.outputPath(`${name}-${colorScheme}.png`), fullPage: true });
    }
  }
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
  await open(page, '#/');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This browser lets the page keep nothing/);
});
