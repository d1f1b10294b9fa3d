import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openText } from '../../../src/play/packs/library.ts';
import { readers } from '../../tools/readers.ts';
import { unwrap } from '../../tools/unwrap.ts';
import { checks, drag, expectKept, kept, keys, newLevel, titles } from './drawing.ts';
import { becomesTrue, dialog, expectNoFaults, open, reach } from './screen.ts';
import { test } from './test.ts';

const RING = ['#########', ...Array<string>(5).fill('#       #'), '#########'];

/** A board of nine columns. */
const at = (column: number, row: number): number => (row - 1) * 9 + column - 1;

/** What is saved as a file with such an ending. */
const savedFile = async (page: Page, ending: string): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await dialog(page, 'Save as a file')
    .getByRole('button', { name: `.${ending}`, exact: true })
    .click();
  return (await downloading).path();
};

const boardsIn = (file: string, name: string): readonly string[] =>
  unwrap(openText(readFileSync(file, 'utf8'), name, readers)).pack.levels.map(({ board }) => board);

const goToOwn = async (page: Page, game: string): Promise<void> => {
  await page.goto(page.url().replace(/#.*/, `#/draw/${game}`));
};

const choose = async (page: Page, name: string, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From a file' }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
};

test('a level is begun as a copy, whose grade goes with the first stroke, or from a file; a pack is saved and printed', async ({
  page,
}) => {
  await page.addInitScript('window.print = () => { globalThis.isAskedToPrint = true; }');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '#/');
  await goToOwn(page, 'sokoban');
  await expect(page.getByRole('button', { name: 'New level' })).toBeVisible();
  await expectNoFaults(page);

  await test.step('a copy', async () => {
    await page.getByRole('button', { name: 'A copy of a level' }).click();
    await dialog(page, 'A copy of a level').getByLabel('Pack').selectOption('First Steps');
    const choices = dialog(page, 'A copy of a level').getByRole('listitem').getByRole('button');
    await expect(choices.nth(10).locator('svg').first()).toBeVisible();
    await expectNoFaults(page, 'dialog');
    await reach(page, () => choices.nth(0).click());
    await expect(page).toHaveURL(/#\/draw\/sokoban\/own-1\/1$/);
    const [copied] = await kept(page, 'sokoban/own-1');
    expect(copied).toMatchObject({ grade: expect.any(Number) });
    await keys(page, 'Space');
    await keys(page, 't');
    await expect.poll(async () => (await kept(page, 'sokoban/own-1'))[0]).not.toHaveProperty('grade');
    await expectNoFaults(page);
  });

  await test.step('a file: one level is drawn on, several are a pack; what is none is told', async () => {
    await goToOwn(page, 'sokoban');
    await choose(page, 'notes.txt', 'Dear diary,');
    await expect(page.getByRole('alert')).toBeVisible();
    await choose(page, 'two.xsb', '#####\n#@$.#\n#####\n\n######\n#@ $.#\n######\n');
    await expect.poll(async () => (await titles(page, 'sokoban/own-2')).length).toBe(2);
    await expect(page.getByRole('textbox', { name: /^Title / })).toHaveCount(3);
    await expectNoFaults(page);
    const pack = page.getByRole('region', { name: 'two' });
    await pack.getByRole('button', { name: 'Save as a file' }).click();
    await expectNoFaults(page, 'dialog');
    expect(boardsIn(await savedFile(page, 'sok'), 'two.sok')).toHaveLength(2);
    await page.keyboard.press('Escape');
    await pack.getByRole('button', { name: 'Print' }).click();
    // What prints is fetched first.
    await becomesTrue(page, 'globalThis.isAskedToPrint');
    await expect(page.locator('.printed')).toHaveCount(0);
    await page.evaluate(`addEventListener('beforeprint', () => {
      globalThis.heads = [...document.querySelectorAll('.printed :is(h1, h2)')].map(({ textContent }) => textContent);
    })`);
    await page.pdf({ format: 'A4' });
    expect(await page.evaluate('globalThis.heads')).toEqual(['two', 'Level 1', 'Level 2']);
    await expect(page.locator('.printed')).toHaveCount(0);
    await choose(page, 'one.xsb', '#####\n#@$.#\n#####\n');
    await expect(page).toHaveURL(/#\/draw\/sokoban\/own-3\/1$/);
    await expect(checks(page)).toHaveText([/closed/, /1 box, 1 goal/, /One worker/]);
  });
});

test('rectangles are drawn and rooms are filled; levels of Vexed are solved and won; maps are read back the same', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '#/');
  await newLevel(page, 'Sokoban');

  await test.step('a rectangle while it is dragged, then all that is alike', async () => {
    const way = page.getByRole('button', { name: /^Pen, rectangle, fill/ });
    await way.click();
    await expect(way).toHaveText('Rectangle');
    await drag(page, at(3, 3), at(7, 5));
    const walls = [...RING.slice(0, 2), ...Array<string>(3).fill('# ##### #'), ...RING.slice(5)];
    await expectKept(page, 'sokoban/own-1', ...walls);
    await way.click();
    await expect(way).toHaveText('Fill');
    await page.getByRole('radio', { name: 'Goal' }).click();
    await drag(page, at(2, 2), at(2, 2));
    await expectKept(page, 'sokoban/own-1', ...walls.map((row) => row.replaceAll(' ', '.')));
    await keys(page, 'u', 'u');
    await expectKept(page, 'sokoban/own-1', ...RING);
    await way.click();
  });

  await test.step('as a map', async () => {
    for (const [brush, column] of Object.entries({ Box: 3, Goal: 4, Worker: 2 })) {
      await page.getByRole('radio', { name: brush }).click();
      await drag(page, at(column, 3), at(column, 3));
    }
    const rows = [...RING.slice(0, 2), '#@$.    #', ...RING.slice(3)];
    await expectKept(page, 'sokoban/own-1', ...rows);
    await keys(page, 'n');
    await expectNoFaults(page, 'dialog');
    await page.keyboard.type('The hall');
    await dialog(page, 'Title, author, notes').getByLabel('Author').fill('Anna');
    await dialog(page, 'Title, author, notes').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('application')).toBeFocused();
    expect(await titles(page, 'sokoban/own-1')).toEqual(['The hall']);
    await keys(page, '?');
    await expectNoFaults(page, 'dialog');
    await page.keyboard.press('Escape');
    await keys(page, 'o');
    expect(boardsIn(await savedFile(page, 'map'), 'drawn.map')).toEqual([rows.join('\n')]);
    await page.keyboard.press('Escape');
  });

  await test.step('whoever has made the first level has made the pack', async () => {
    await goToOwn(page, 'sokoban');
    await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue('Anna');
  });

  await test.step('Vexed', async () => {
    await goToOwn(page, 'vexed');
    await reach(page, () => page.getByRole('button', { name: 'New level' }).click());
    await page.getByRole('radio', { name: 'Worker' }).click();
    await drag(page, 61, 61);
    await page.getByRole('radio', { name: 'Red' }).click();
    await drag(page, 62, 62);
    await drag(page, 64, 64);
    await expect(checks(page)).toHaveText([/2 boxes/, /One worker/]);
    const drawn = (await kept(page, 'vexed/own-1'))[0]!.board;
    await keys(page, 's');
    await expect(checks(page).first()).toHaveText(/It can be solved/);
    await expect(checks(page).first()).toBeInViewport();
    await expectNoFaults(page);
    await keys(page, 'd');
    await expect(checks(page).nth(1)).toHaveText(/Grade 1 of 10/);
    await expect(checks(page).nth(1)).toBeInViewport();
    await keys(page, 'o');
    expect(boardsIn(await savedFile(page, 'txt'), 'drawn.txt')).toEqual([drawn]);
    await page.keyboard.press('Escape');
    await reach(page, () => page.keyboard.press('p'));
    await expect(page).toHaveURL(/#\/vexed\/own-1\/1$/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Congratulations!/)).toBeVisible();
  });
});

test('a stroke is kept though the page is gone in the same moment', async ({ page }) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  await keys(page, '5', 'ArrowDown', 'ArrowRight');
  // Nothing is waited for between the key and the reload: no database has answered by then.
  await page.evaluate(`{
    const press = (kind) => document.activeElement.dispatchEvent(new KeyboardEvent(kind, { key: ' ', code: 'Space', bubbles: true, cancelable: true }));
    press('keydown');
    press('keyup');
    location.reload();
  }`);
  await expect(checks(page).last()).toHaveText(/One worker/);
  await expectKept(page, 'sokoban/own-1', '#########', '#@      #', ...Array(4).fill('#       #'), '#########');
  await expect.poll(() => page.evaluate("localStorage.getItem('kura.pending-strokes')")).toBeNull();
});

test('a line that is not ended yet is kept when the page goes', async ({ page }) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  await keys(page, '1', 'ArrowDown', 'ArrowRight', '.', 'ArrowRight', 'ArrowRight');
  await page.reload();
  await expectKept(page, 'sokoban/own-1', '#########', '####    #', ...Array(4).fill('#       #'), '#########');
});

test('in Vexed each colour of which there is only one box is told', async ({ page }) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban Vexed');
  await page.getByRole('radio', { name: 'Worker' }).click();
  await drag(page, 61, 61);
  for (const [colour, cell] of [
    ['Red', 63],
    ['Blue', 65],
    ['Green', 67],
  ] as const) {
    await page.getByRole('radio', { name: colour }).click();
    await drag(page, cell, cell);
  }
  const lone = ['red', 'blue', 'green'].map((colour) => new RegExp(`Only one ${colour} box`));
  for (const one of lone) await expect(checks(page).filter({ hasText: one })).toHaveCount(1);
  await drag(page, 68, 68);
  await expect(checks(page).filter({ hasText: lone[2]! })).toHaveCount(0);
  for (const one of lone.slice(0, 2)) await expect(checks(page).filter({ hasText: one })).toHaveCount(1);
});

test('of a position of Breakthrough it is told who wins, and in how many moves', async ({ page }) => {
  await open(page, '#/');
  await newLevel(page, 'Breakthrough');
  await keys(
    page,
    'Shift+Delete',
    '1',
    'ArrowDown',
    'ArrowDown',
    'Space',
    '2',
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
    'Space',
  );
  await expectKept(page, 'breakthrough/own-1', '6/2p3/P5/6/6/6 w');
  await keys(page, 's');
  await expect(checks(page).first()).toHaveText(/The first player wins in 2 moves: that is proven/);
  await expectNoFaults(page);
  await keys(page, 'w');
  await expect(checks(page)).toHaveText([/1 doll against 1 doll/, /Second player to move/]);
});

test('while nothing can be kept that is told, and what is drawn can still be saved as a file', async ({ page }) => {
  await open(page, '#/');
  await newLevel(page, 'Sokoban');
  await page.evaluate(`{
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...all) {
      if (this.name === 'drawn') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, all);
    };
  }`);
  await keys(page, 'ArrowDown', 'ArrowRight', '5', 'Space', 'ArrowRight', '4', 'Space', 'ArrowRight', '3', 'Space');
  await expect(page.getByRole('alert')).toContainText('Nothing is kept now');
  await keys(page, 'o');
  const rows = ['#########', '#@$.    #', ...Array<string>(4).fill('#       #'), '#########'];
  expect(boardsIn(await savedFile(page, 'sok'), 'drawn.sok')).toEqual([rows.join('\n')]);
});
