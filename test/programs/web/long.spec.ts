import { expect, type Page } from '@playwright/test';
import { dice } from '../../../src/core/random.ts';
import { amount } from '../../tools/long.ts';
import { SEED } from '../../tools/seed.ts';
import { SeenMoves } from '../../tools/seenMoves.ts';
import { board, counter, open, press } from './screen.ts';
import { test } from './test.ts';

/** What was played for long, and often, and in pages that are gone. */

const LEVEL = '#/sokoban/campaign/1';

const moves = (page: Page) => counter(page, 'moves');

/** Presses Esc as soon as the page says that moves are being played. */
const STOP = `
  addEventListener('DOMContentLoaded', () => {
    const watch = new MutationObserver(() => {
      if (!/Moves are being played: \\d+%/.test(document.body.textContent)) return;
      watch.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
`;

test('a link with a million moves tells how far they are, and can be stopped', async ({ page }) => {
  await page.addInitScript(STOP);
  await open(page, `${LEVEL}?moves=500000(lr)`);
  await expect(page.getByText('Moves are being played')).toBeHidden();
  await press(page, 'left');
  await expect(moves(page)).toHaveText('1');
});

test('a link with very many moves opens, and is gone on with', async ({ page }) => {
  await open(page, `${LEVEL}?moves=${amount(100_000, 499_999)}(lr)`);
  await expect(moves(page)).toHaveText(String(amount(200_000, 999_998)));
  await press(page, 'left');
  await expect(moves(page)).toHaveText(String(amount(200_001, 999_999)));
});

test('a tab that is closed at once loses nothing that was played more than a second before', async ({ browser }) => {
  test.setTimeout(amount(180_000, 900_000));
  const context = await browser.newContext();
  const { roll } = dice(SEED);
  let owed = 0;
  for (let count = 0; count < amount(3, 50); count++) {
    const page = await context.newPage();
    await open(page, LEVEL);
    const there = Number(await moves(page).textContent());
    expect(there).toBeGreaterThanOrEqual(owed);
    const seen = new SeenMoves(there);
    const end = performance.now() + roll(2000);
    while (performance.now() < end) {
      await seen.move(async (made) => {
        await press(page, made % 2 === 1 ? 'down' : 'up');
        await expect(moves(page)).toHaveText(String(made));
      });
    }
    owed = Math.max(owed, seen.owed());
    await page.close();
  }
  await context.close();
});

/** How many moves of the game the copy has. */
const COPIED = `(async () => {
  const cache = await caches.open('kura-copy');
  const leaves = (await cache.keys()).filter(({ url }) => url.includes('/games/'));
  const texts = await Promise.all(leaves.map(async (leaf) => (await cache.match(leaf)).text()));
  return Math.max(0, ...texts.map((text) => Number(/"at": (\\d+)/.exec(text)?.[1] ?? 0)));
})()`;

/** As a browser does that finds its database damaged. */
const LOSE = `new Promise((resolve, reject) => {
  Object.assign(indexedDB.deleteDatabase('kura'), { onsuccess: resolve, onerror: reject });
})`;

test('what a browser loses that dies while it writes comes back from a copy', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, LEVEL);
  for (const way of ['left', 'right', 'left'] as const) await press(page, way);
  await expect.poll(() => page.evaluate(COPIED)).toBe(3);
  // Another page of the same address, which is not Kura's.
  await page.goto(new URL('/nothing-is-here', page.url()).href);
  await page.evaluate(LOSE);
  // Where the copy does not answer somebody plays without it, and it is asked again the next time.
  const without = await context.newPage();
  await without.addInitScript('CacheStorage.prototype.open = () => new Promise(() => {})');
  await open(without, '#/sokoban/campaign/2');
  await press(without, 'left');
  await expect(moves(without)).toHaveText('1');
  await expect(without.getByRole('alert')).toHaveCount(0);
  await without.close();
  const again = await context.newPage();
  await open(again, LEVEL);
  await expect(moves(again)).toHaveText('3');
  await context.close();
});

/** Bytes in use once all that nobody needs is gone. */
const heap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};

const goHomeAndBack = async (page: Page, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) {
    await page.evaluate("location.hash = '#/'");
    await expect(page.getByRole('heading', { name: 'Kura', exact: true })).toBeVisible();
    await page.evaluate(`location.hash = '${LEVEL}'`);
    await expect(board(page)).toBeFocused();
  }
};

test('going home and back leaves nothing behind, however long the line is', async ({ page }) => {
  test.setTimeout(amount(180_000, 900_000));
  await open(page, `${LEVEL}?moves=10000(lr)`);
  await expect(moves(page)).toHaveText('20000');
  await goHomeAndBack(page, 3);
  await expect(moves(page)).toHaveText('20000');
  const before = await heap(page);
  await goHomeAndBack(page, amount(6, 1000));
  await expect(moves(page)).toHaveText('20000');
  expect((await heap(page)) - before).toBeLessThan(5_000_000);
});
