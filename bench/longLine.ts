import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { withBuiltPage } from './builtPage.ts';

const MOVES = 1_000_000;
const LINK = `#/sokoban/campaign/1?moves=${MOVES / 2}(lr)`;
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
  // All of them are counted beside the board.
  await page.locator('dl dd', { hasText: new RegExp(`^${MOVES}$`) }).waitFor();
  return performance.now() - began;
};

/** How long it takes until a line of a million moves is on the board, by its link and after a reload, and how much memory. */
export const run = (): Promise<void> =>
  withBuiltPage(async (browser, address) => {
    const page = await browser.newPage();
    await page.goto(`${address}#/sokoban/campaign/2`);
    await page.getByRole('application').waitFor();
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      'by its link': () => page.goto(`${address}${LINK}`),
      'after a reload': () => page.reload(),
    };
    for (const [name, open] of Object.entries(ways)) {
      const [ms, mb] = [await visit(page, open), await peak(browser)];
      console.log(`${MOVES} moves ${name}: ${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB at the most`);
      if (ms >= MOST_MS || mb >= MOST_MB) process.exitCode = 1;
      await page.waitForTimeout(1500);
    }
  });
