import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { withBuiltPage } from './builtPage.ts';

const MOVES = 1_000_000;
const LEVEL = '#/sokoban/campaign/1';
const LINK = `${LEVEL}?moves=${MOVES / 2}(lr)`;
/** Of one visit: milliseconds from the address to the board, and megabytes. */
const [MOST_MS, MOST_MB] = [2000, 300];

/** Megabytes that the largest process of a page has had at the most. */
const peak = async (browser: Browser): Promise<number> => {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const kilobytes = pages.map(({ id }) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))![1]),
  );
  return Math.max(...kilobytes) / 1024;
};

const visit = async (page: Page, open: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await open();
  // All of them are counted beside the board. A locator would look only twice a second.
  await page.waitForFunction(`document.querySelector('dl dd')?.textContent === '${MOVES}'`);
  return performance.now() - began;
};

/** How long it takes until a line of a million moves is on the board, by its link and when one comes back, and how much memory. */
export const run = (): Promise<void> =>
  withBuiltPage(async (browser, address) => {
    const context = await browser.newContext({ bypassCSP: true });
    // Whoever is here for the first time also waits for the page itself.
    const first = await context.newPage();
    await first.goto(address);
    await first.evaluate('navigator.serviceWorker.ready');
    await first.close();
    const ways = { 'by its link': LINK, 'when one comes back': LEVEL };
    for (const [name, way] of Object.entries(ways)) {
      // A tab of its own is a process of its own: it has nothing left over from the visit before.
      const page = await context.newPage();
      const [ms, mb] = [await visit(page, () => page.goto(`${address}${way}`)), await peak(browser)];
      console.log(`${MOVES} moves ${name}: ${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB at the most`);
      if (ms >= MOST_MS || mb >= MOST_MB) process.exitCode = 1;
      await page.waitForTimeout(1500);
      await page.close();
    }
    await context.close();
  });
