// Photographs the levels of packs, as they are seen when one chooses: `node scripts/packPictures.mjs` those of all packs, into
// docs/pictures, to be looked at before they are committed. Names after it ask for some: `vexed/cliffs`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { ROOT } from './tools.mjs';

const GAMES = ['sokoban', 'vexed'];

/** @typedef {{ title: string, levels: number }} Outline what is seen of a pack, and how many of its levels are photographed */

/**
 * Those that the page need not fetch, and of the puzzles the first ones: there are too many for a picture.
 * @type {Record<string, Outline>}
 */
const OTHERS = {
  'sokoban/campaign': { title: 'Campaign', levels: 5 },
  'sokoban/first-steps': { title: 'First Steps', levels: 20 },
  'vexed/maps': { title: 'Five maps', levels: 5 },
  'breakthrough/puzzles': { title: 'Puzzles', levels: 12 },
};

/**
 * Where each game is played meanwhile: of the level that somebody plays its card tells only that.
 * @type {Record<string, readonly string[]>}
 */
const PLAYED = {
  sokoban: ['campaign', 'first-steps'],
  vexed: ['maps', 'cliffs'],
  breakthrough: ['first-lessons'],
};

/**
 * What is known of a game's packs before they are fetched, by their names.
 * @param {string} game
 * @returns {Record<string, Outline>}
 */
const outlinesOf = (game) => {
  const path = join(ROOT, 'src/games', game, 'outlines.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

const outlines = {
  ...OTHERS,
  ...Object.fromEntries(
    GAMES.flatMap((game) => Object.entries(outlinesOf(game)).map(([name, outline]) => [`${game}/${name}`, outline])),
  ),
};

/** Pixels around the cards. */
const MARGIN = 4;

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} pack
 */
const take = async (page, address, pack) => {
  const [game = '', name = ''] = pack.split('/');
  const { title, levels } = outlines[pack] ?? { title: '', levels: 0 };
  const played = (PLAYED[game] ?? []).find((one) => one !== name);
  await page.goto(`${address}#/${game}/${played}/1`);
  await page.getByRole('application').waitFor();
  await page.keyboard.press('g');
  const list = page.getByRole('listbox', { name: 'Levels' });
  await list.waitFor();
  await page.getByRole('navigation', { name: 'Packs' }).getByRole('button', { name: title }).click();
  // The pictures come one after another.
  for (let level = 0; level < levels; level++) {
    await list.getByRole('option').nth(level).locator('.picture svg').first().waitFor();
  }
  const path = join(ROOT, 'docs/pictures', `pack-${pack.replace('/', '-')}.png`);
  const { x, y, width } = (await list.locator('.all').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const last = await list
    .getByRole('option')
    .nth(levels - 1)
    .boundingBox();
  const height = last ? last.y + last.height - y : 0;
  const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  await page.screenshot({ path, clip });
};

const asked = process.argv.slice(2);
const packs = asked.length > 0 ? asked : Object.keys(outlines);
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
