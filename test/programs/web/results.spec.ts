import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { findGame } from '../../../src/games/index.ts';
import { openText } from '../../../src/play/packs/library.ts';
import { writeResults } from '../../../src/results/document.ts';
import { levelHash } from '../../../src/results/levelHash.ts';
import type { LevelResult } from '../../../src/results/result.ts';
import { readers } from '../../tools/readers.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { board, choose, counter, dialog, expectNoFaults, forget, openPasted, pauseClock, press } from './screen.ts';
import { test } from './test.ts';

/** Two pushes solve each of them; a step back and forth before makes more moves of it. */
const LEVELS = '#######\n# @$ .#\n#######\nTitle: East\n\n#######\n#. $@ #\n#######\nTitle: West\n';
const HASHES = unwrap(openText(LEVELS, 'levels.sok', readers)).pack.levels.map(
  (level) => levelHash(findGame('sokoban')!, level)!,
);

const result = (name: string, solution: string, seconds: number, level = 1): LevelResult => ({
  level,
  hash: HASHES[level - 1]!,
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
  await page.getByLabel('Save result as').fill(name);
  await page.getByRole('button', { name: 'Save result' }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(board(page)).toBeFocused();
  // In small beside the moves and the pushes.
  await expect(page.getByText('best 2', { exact: true })).toHaveCount(2);
};

const expectBroken = async (page: Page): Promise<void> => {
  await importText(page, '<collection_results>\n  <level');
  await expect(results(page).getByRole('alert')).toHaveText(/^Line 2, column \d+: /);
  await importText(page, writeResults('', [{ ...result('Eve', 'RR', 1), hash: 'f03acfc66c915033' }]));
  await expect(results(page).getByRole('alert')).toHaveText('These are results of another pack.');
  await expect(names(page)).toHaveCount(0);
};

const exportText = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download');
  await results(page).getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('Pasted levels.xml');
  await expect(results(page).getByRole('status')).toHaveText('All results of the pack are in Pasted levels.xml.');
  return readFileSync(await (await download).path(), 'utf8');
};

/** By day, and on a phone by night. */
const expectNoFaultsAnywhere = async (page: Page): Promise<void> => {
  const fits = 'document.querySelector("dialog").scrollWidth <= innerWidth';
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFaults(page, 'dialog');
  expect(await page.evaluate(fits)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFaults(page, 'dialog');
  expect(await page.evaluate(fits)).toBe(true);
};

test('results of a pack are exported to a file, another browser gets them from there; those of a level are in the order that the player likes', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const text =
    await test.step('all results are exported; what is broken or of other levels changes nothing', async () => {
      await openPasted(page, LEVELS);
      await openResults(page);
      await expect(results(page)).toContainText('Nobody has saved a result here yet.');
      await results(page).getByRole('button', { name: 'Your progress' }).click();
      await expect(dialog(page, 'Your progress')).toContainText('Nothing is solved yet.');
      await page.keyboard.press('Escape');
      await expectBroken(page);
      await importText(page, THEIRS);
      await expect(names(page)).toHaveText(['Bob', 'Cid', /^Dot/]);
      await expect(results(page).getByRole('alert')).toHaveCount(0);
      return exportText(page);
    });
  expect(text).toBe(THEIRS.replace('Theirs', 'Pasted levels'));

  await page.keyboard.press('Escape');
  await expect(board(page)).toBeFocused();
  await forget(page);
  await test.step('another browser gets them, and those of its own player', async () => {
    await openPasted(page, LEVELS);
    await solveAs(page, 'Ann');
    await openResults(page);
    await expect(names(page)).toHaveText(['Ann']);
    await importText(page, text);
    await expect(names(page)).toHaveText(['Ann', 'Bob', 'Cid', 'Dot']);
    await expect(results(page).getByRole('status').locator('p')).toHaveText([
      'New results: 4.',
      '1 false result was left out.',
    ]);
    await expect(results(page).locator('[aria-current=true]')).toContainText('Ann');
    const cells = results(page).getByRole('row', { name: 'Cid' }).getByRole('cell');
    await expect(cells).toHaveText(['3', '4', '2', '0:09.0', /^4 Mar 2025, \d\d:\d\d$/, 'proved', '']);
    const claimed = results(page).getByRole('row', { name: 'Dot' });
    await expect(claimed).toContainText('claimed');
    await expect(claimed.getByRole('button')).toHaveCount(0);
    await importText(page, text);
    await expect(results(page).getByRole('status')).toContainText('Nothing new: all of it was here already.');
  });

  await test.step('the order is chosen and kept', async () => {
    await choose(page, 'Ties', 'Slower first');
    await expect(names(page)).toHaveText(['Ann', 'Cid', 'Bob', /^Dot/]);
    await choose(page, 'Order by', 'Pushes');
    await expect(names(page)).toHaveText(['Cid', 'Bob', 'Ann', /^Dot/]);
    await page.reload();
    await expect(board(page)).toBeFocused();
    await openResults(page);
    await expect(names(page)).toHaveText(['Cid', 'Bob', 'Ann', /^Dot/]);
  });
  await expectNoFaultsAnywhere(page);

  await test.step('many results of another level are cut to the best', async () => {
    await results(page).getByLabel('Level').selectOption('2. West');
    await expect(results(page)).toContainText('Nobody has saved a result here yet.');
    const many = Array.from({ length: 17 }, (_, index) => result(`P${index}`, `${'rl'.repeat(index)}LL`, index, 2));
    await importText(page, writeResults('', many));
    await expect(names(page)).toHaveCount(15);
    await expect(results(page).getByRole('alert')).toHaveCount(0);
    await expect(results(page).getByRole('table', { name: 'The best 15 of 17 results' })).toBeVisible();
  });

  await test.step('what somebody has played is shown from its row, on its level; one’s own game is there again', async () => {
    await choose(page, 'Order by', 'Moves');
    await pauseClock(page);
    await results(page).getByRole('button', { name: 'Show the moves of P2: 6' }).click();
    await expect(results(page)).toBeHidden();
    await expect(page).toHaveURL(/Pasted%20levels\/2$/);
    await expect(page.getByRole('button', { name: 'One step', exact: true })).toBeVisible();
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('.');
    await expect(counter(page, 'moves')).toHaveText('6');
    await page.keyboard.press('Escape');
    await expect(counter(page, 'moves')).toHaveText('0');
    await expect(dialog(page, /./)).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('what the player has solved over time is a line and a table; others’ results are none of it', async () => {
    await openResults(page);
    await results(page).getByRole('button', { name: 'Your progress' }).click();
    const progress = dialog(page, 'Your progress');
    await expect(progress.getByRole('img', { name: /^Levels solved since .+: 1$/ })).toBeVisible();
    await progress.getByText('As a table').click();
    await expect(progress.getByRole('row')).toHaveCount(2);
    await expectNoFaults(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(results(page)).toBeVisible();
  });
});
