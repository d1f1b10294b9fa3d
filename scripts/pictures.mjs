// Takes the pictures of the page in docs/pictures: `npm run pictures`. They are looked at before they are committed.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { ROOT } from './tools.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} hash
 * @property {readonly string[]} [keys] pressed one after another; `…text` waits for a dialog with that text
 * @property {readonly number[]} [taps] columns and rows of cells that are clicked, in pairs
 * @property {'light' | 'dark'} [by]
 * @property {{ width: number, height: number }} [size]
 */

/** The first lesson, solved. */
const SOLVED = [...['Down', 'Right', 'Right', 'Right'].map((side) => `Arrow${side}`), '…Save result as'];

/** And saved under a name. */
const SAVED = [...SOLVED, 'Tab', 'Tab', 'Tab', ...'Ann', 'Enter', '…The result is saved.', 'Escape'];

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'home', hash: '#/' },
  { name: 'sokoban', hash: '#/sokoban/campaign/2', taps: [6, 6] },
  { name: 'sokoban-dark', hash: '#/sokoban/campaign/5', by: 'dark' },
  { name: 'menu', hash: '#/sokoban/campaign/3', keys: ['ArrowUp', 'Alt+o'] },
  { name: 'select', hash: '#/sokoban/first-steps/7', keys: ['g'] },
  { name: 'help', hash: '#/sokoban/campaign/1', keys: ['?'] },
  { name: 'results', hash: '#/sokoban/first-steps/1', keys: [...SAVED, 't'] },
  { name: 'won', hash: '#/sokoban/first-steps/1', keys: SOLVED },
  { name: 'settings', hash: '#/sokoban/campaign/1', keys: [','] },
  { name: 'lying', hash: '#/sokoban/first-steps/7', size: { width: 844, height: 390 } },
  { name: 'vexed', hash: '#/vexed/maps/5' },
  { name: 'breakthrough', hash: '#/breakthrough/boards/2', taps: [3, 1, 3, 2, 4, 6, 4, 5, 3, 2] },
  { name: 'phone', hash: '#/sokoban/campaign/1', size: PHONE },
  { name: 'phone-vexed', hash: '#/vexed/maps/3', size: PHONE, by: 'dark' },
];

/**
 * Clicks the middle of a cell of the board.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} column
 * @param {number} row
 */
const tap = async (page, column, row) => {
  const picture = page.getByRole('application').locator('svg.board');
  const [left = 0, top = 0, width, height] = ((await picture.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const box = await picture.boundingBox();
  if (!box || !width || !height) throw new Error('There is no board.');
  const [x, y] = [(column + 0.5 - left) / width, (row + 0.5 - top) / height];
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Shot} shot
 */
const take = async (browser, address, { name, hash, keys = [], taps = [], by = 'light', size = DESKTOP }) => {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: by,
    locale: 'en',
    hasTouch: size === PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}${hash}`);
  await page.getByRole('main').waitFor();
  for (let index = 0; index < taps.length; index += 2) await tap(page, taps[index] ?? 0, taps[index + 1] ?? 0);
  for (const key of keys) {
    if (key.startsWith('…')) await page.getByRole('dialog').getByText(key.slice(1), { exact: true }).waitFor();
    else await page.keyboard.press(key);
  }
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(ROOT, 'docs/pictures', `${name}.png`) });
  await context.close();
};

const configFile = join(ROOT, 'vite.config.ts');
process.chdir(ROOT);
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 4199 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const shot of SHOTS) await take(browser, address, shot);
await browser.close();
await server.close();
