import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { board, counter, dialog, goTo, open } from './screen.ts';
import { test } from './test.ts';

/** What pages of earlier days have left in a browser; README.md there tells how it was made. */
const FOLDER = join(import.meta.dirname, '../../kept');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

interface Kept {
  readonly version: number;
  readonly drawers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly local: Readonly<Record<string, string>>;
}

const FILL = `async ({ version, drawers, local }) => {
  Object.assign(localStorage, local);
  const request = indexedDB.open('kura', version);
  await new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      for (const [drawer, texts] of Object.entries(drawers)) {
        const store = request.result.createObjectStore(drawer);
        for (const [name, text] of Object.entries(texts)) store.put(text, name);
      }
    };
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  request.result.close();
}`;

/** Makes this a browser where a page of that day was used. */
const fill = async (page: Page, kept: Kept): Promise<void> => {
  const empty = `http://127.0.0.1:${process.env.KURA_PORT}/before`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.evaluate(`(${FILL})(${JSON.stringify(kept)})`);
};

for (const file of FILES) {
  test(`what a page kept on ${file.slice(0, -5)} is all there today`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fill(page, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    await open(page, '#/');
    await test.step('settings, packs, and where to go on', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-light', 'night');
      await expect(page.getByRole('link', { name: 'Pasted levels', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).first().click();
      await expect(page.getByRole('heading', { name: 'Second player to move' })).toBeVisible();
      await expect(board(page)).toBeFocused();
    });
    await test.step('the game in progress as it was left, and the attempt before it', async () => {
      await goTo(page, '#/sokoban/first-steps/2');
      await expect(counter(page, 'moves')).toHaveText('4');
      await page.keyboard.press('Shift+C');
      await expect(dialog(page, 'Earlier attempts').getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('Escape');
    });
    await test.step('the result, and music of one’s own', async () => {
      await goTo(page, '#/sokoban/first-steps/1');
      await page.keyboard.press('t');
      await expect(dialog(page, 'Results').getByRole('rowheader')).toHaveText(['Réka']);
      await page.keyboard.press('Escape');
      await expect(board(page)).toBeFocused();
      await page.keyboard.press(',');
      await expect(page.getByRole('radio', { name: 'one note', exact: true })).toBeChecked();
      await page.keyboard.press('Escape');
    });
    await test.step('games elsewhere', async () => {
      await goTo(page, '#/vexed/1');
      await expect(counter(page, 'moves')).toHaveText('2');
      await goTo(page, '#/sokoban/Pasted%20levels/1');
      await expect(counter(page, 'moves')).toHaveText('1');
    });
  });
}
