// Photographs the levels of packs, as they are seen when one chooses: `node scripts/packPictures.mjs` those of all packs that are
// fetched later, into docs/pictures, to be looked at before they are committed. Names after it ask for some: `vexed/cliffs`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { ROOT } from './tools.mjs';

const GAMES = ['sokoban', 'vexed'];

/**
 * What is known of a game's packs before they are fetched, by their names.
 * @param {string} game
 * @returns {Record<string, { title: string, levels: number }>}
 */
const outlinesOf = (game) => {
  const path = join(ROOT, 'src/games', game, 'outlines.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

/** @param {string} game */
const packsOf = (game) => Object.keys(outlinesOf(game)).map((name) => `${game}/${name}`);

/** @param {string} pack */
const levelsOf = (pack) => {
  const [game = '', name = ''] = pack.split('/');
  return outlinesOf(game)[name]?.levels ?? 0;
};

/** @param {string} pack */
const titleOf = (pack) => {
  const [game = '', name = ''] = pack.split('/');
  return outlinesOf(game)[name]?.title ?? '';
};

/** Pixels around the cards. */
const MARGIN = 4;

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} pack
 */
const take = async (page, address, pack) => {
  // Where the game begins: of the level that somebody plays its card tells only that.
  await page.goto(`${address}#/${pack.split('/')[0]}`);
  await page.getByRole('application').waitFor();
  await page.keyboard.press('g');
  const list = page.getByRole('listbox', { name: 'Levels' });
  await list.waitFor();
  await page
    .getByRole('navigation', { name: 'Packs' })
    .getByRole('button', { name: titleOf(pack) })
    .click();
  // The pictures come one after another.
  for (let level = 0; level < levelsOf(pack); level++) {
    await list.getByRole('option').nth(level).locator('.picture svg').first().waitFor();
  }
  const path = join(ROOT, 'docs/pictures', `pack-${pack.replace('/', '-')}.png`);
  const { x, y, width, height } = (await list.locator('.all').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  await page.screenshot({ path, clip });
};

const asked = process.argv.slice(2);
const packs = asked.length > 0 ? asked : GAMES.flatMap(packsOf);
const configFile = join(ROOT, 'vite.config.ts');
process.chdir(ROOT);
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 4198 } });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({
  // High enough for all of them: only what is in sight is drawn.
  viewport: { width: 1240, height: 2400 },
  reducedMotion: 'reduce',
  locale: 'en',
  serviceWorkers: 'block',
});
for (const pack of packs) await take(await context.newPage(), server.resolvedUrls?.local[0] ?? '', pack);
await browser.close();
await server.close();
