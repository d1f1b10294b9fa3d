import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { openText } from '../../../src/play/packs/library.ts';
import { writeResults } from '../../../src/results/document.ts';
import { levelHash } from '../../../src/results/levelHash.ts';
import type { LevelResult } from '../../../src/results/result.ts';
import { readers } from '../../tools/readers.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { board, dialog, expectNoFaults, openPasted, press } from './screen.ts';

/** Two pushes solve each of them; a step back and forth before makes more moves of it. */
const LEVELS = '#######\n# @$ .#\n#######\nTitle: East\n\n#######\n#. $@ #\n#######\nTitle: West\n';
const HASH = levelHash(findGame('sokoban')!, unwrap(openText(LEVELS, 'levels.sok', readers)).pack.levels[0]!)!;

const result = (name: string, solution: string, seconds: number): LevelResult => ({
  level: 1,
  hash: HASH,
  name,
  moves: solution.length,
  pushes: 2,
  time: 1000 * seconds,
  date: `2025-03-04T10:20:${String(seconds).padStart(2, '0')}Z`,
  solution,
});

const { solution: _, ...CLAIMED } = { ...result('Dot', 'RR', 7), moves: 3, pushes: 1 };
const FALSE = { ...result('Eve', 'RR', 1), moves: 1 };
const THEIRS = writeResults('Theirs', [result('Bob', 'lrRR', 5), result('Cid', 'lrRR', 9), CLAIMED, FALSE]);

const results = (page: Page): Locator => dialog(page, 'Results');

const names = (page: Page): Locator => results(page).getByRole('rowheader');

const openResults = async (page: Page): Promise<void> => {
  await page.keyboard.press('t');
  await expect(results(page)).toBeVisible();
};

const importText = async (page: Page, text: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await results(page).getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles({ name: 'theirs.xml', mimeType: 'application/xml', buffer: Buffer.from(text) });
};

const solveAs = async (page: Page, name: string): Promise<void> => {
  for (const direction of ['right', 'right'] as const) await press(page, direction);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save result' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(board(page)).toBeFocused();
};

test('the best results of a level are shown in the order that the player likes, and the order is kept', async ({
  page,
}, testInfo) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPasted(page, LEVELS);
  await openResults(page);
  await expect(results(page)).toContainText('Nobody has saved a result here yet.');
  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();

  await solveAs(page, 'Ann');
  await openResults(page);
  await expect(names(page)).toHaveText(['Ann']);
  await importText(page, THEIRS);
  await expect(names(page)).toHaveText(['Ann', /^Dot\s+claimed$/, 'Bob', 'Cid']);
  await expect(results(page).getByRole('status').locator('p')).toHaveText([
    'New results: 4.',
    '1 false result was left out.',
  ]);
  await expect(results(page).locator('[aria-current=true]')).toContainText('Ann');
  const cells = results(page).getByRole('row').last().getByRole('cell');
  await expect(cells).toHaveText(['4', '4', '2', '0:09.0', 'Mar 4, 2025']);

  await results(page).getByLabel('Of equal ones').selectOption('The slower first');
  await expect(names(page)).toHaveText(['Ann', /^Dot/, 'Cid', 'Bob']);
  await results(page).getByLabel('The best have').selectOption('Fewest pushes');
  await expect(names(page)).toHaveText([/^Dot/, 'Cid', 'Bob', 'Ann']);
  await page.reload();
  await expect(board(page)).toBeFocused();
  await openResults(page);
  await expect(names(page)).toHaveText([/^Dot/, 'Cid', 'Bob', 'Ann']);
  for (const [width, height, colorScheme] of [
    [1280, 800, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page, 'dialog');
    await page.screenshot({ path: testInfo.outputPath(`results-${width}-${colorScheme}.png`) });
    expect(await page.evaluate('document.querySelector("dialog").scrollWidth <= innerWidth')).toBe(true);
  }

  await results(page).getByLabel('Level').selectOption('2. West');
  await expect(results(page)).toContainText('Nobody has saved a result here yet.');
});

test('all results of a pack are exported to a file, and another browser gets them from there', async ({
  page: here,
  browser,
}) => {
  await openPasted(here, LEVELS);
  await openResults(here);
  await importText(here, THEIRS);
  await expect(names(here)).toHaveCount(3);
  const download = here.waitForEvent('download');
  await results(here).getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('Pasted levels.xml');
  await expect(results(here).getByRole('status')).toHaveText('All results of the pack are in Pasted levels.xml.');
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toBe(THEIRS.replace('Theirs', 'Pasted levels'));

  const there = await browser.newPage();
  await openPasted(there, LEVELS);
  await openResults(there);
  await importText(there, text);
  await expect(names(there)).toHaveText([/^Dot/, 'Bob', 'Cid']);
  await importText(there, text);
  await expect(results(there).getByRole('status')).toContainText('Nothing new: all of it was here already.');
  await there.close();
});

test('many results are cut to the best; files that are broken or of other levels change nothing', async ({ page }) => {
  await openPasted(page, LEVELS);
  await openResults(page);
  await importText(page, '<collection_results>\n  <level');
  await expect(results(page).getByRole('alert')).toHaveText(/^Line 2, column \d+: /);
  await importText(page, writeResults('', [{ ...result('Eve', 'RR', 1), hash: 'f03acfc66c915033' }]));
  await expect(results(page).getByRole('alert')).toHaveText('These are results of another pack.');
  await expect(names(page)).toHaveCount(0);
  const many = Array.from({ length: 17 }, (_, index) => result(`P${index}`, `${'lr'.repeat(index)}RR`, index));
  await importText(page, writeResults('', many));
  await expect(names(page)).toHaveCount(15);
  await expect(results(page).getByRole('alert')).toHaveCount(0);
  await expect(results(page).getByRole('table', { name: 'The best 15 of 17 results' })).toBeVisible();
});
