// Photographs every screen of the page by day and by night, on a desk and on a phone: `npm run pictures`. They go to the folder
// `pictures`, to be looked at; the few that the README shows go to docs/pictures. Names after it ask for those screens only.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { openClub } from './club.mjs';
import { SCREENS } from './screens.mjs';
import { ROOT } from './tools.mjs';

const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
};
const LIGHTS = { day: /** @type {const} */ ('light'), night: /** @type {const} */ ('dark') };

/** What README and docs show, by the names of the pictures. */
const SHOWN = new Set([
  'home-desk-day',
  'hand-desk-day',
  'vexed-desk-day',
  'breakthrough-desk-day',
  'together-desk-day',
  'hint-desk-day',
  'warning-phone-day',
  'lesson-desk-night',
  'lesson-phone-day',
  'drawing-desk-day',
]);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('./screens.mjs').Screen} screen
 * @param {keyof typeof SIZES} size
 */
const take = async (browser, address, { name, hash, reach, moves }, size) => {
  const isPhone = size !== 'desk';
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: 'light',
    locale: 'en',
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  });
  // A whole game is looked through: on a busy machine that is slow, not wrong.
  context.setDefaultTimeout(600_000);
  const page = await context.newPage();
  if (moves) await page.clock.install();
  await page.goto(`${address}${hash}`);
  await page.getByRole('main').waitFor();
  if (moves) await page.clock.pauseAt(Date.now() + 60_000);
  const others = /** @type {import('@playwright/test').BrowserContext[]} */ ([]);
  await reach?.(page, async () => {
    const other = await browser.newContext({ viewport: SIZES.desk, locale: 'en', serviceWorkers: 'block' });
    others.push(other);
    return other.newPage();
  });
  for (const [light, colorScheme] of Object.entries(LIGHTS)) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(moves ? 100 : 400);
    const picture = `${name}-${size}-${light}`;
    const folder = SHOWN.has(picture) ? 'docs/pictures' : 'pictures';
    await page.screenshot({ path: join(ROOT, folder, `${picture}.png`) });
  }
  for (const one of [context, ...others]) await one.close();
};

/**
 * What is shared has a server of its own for each picture: nobody has been there before.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {import('./screens.mjs').Screen} screen
 * @param {keyof typeof SIZES} size
 */
const takeAt = async (browser, address, screen, size) => {
  if (!screen.isShared) return take(browser, address, screen, size);
  const club = await openClub();
  try {
    await take(browser, club.address, screen, size);
  } finally {
    await club.close();
  }
};

const asked = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const configFile = join(ROOT, 'vite.config.ts');
process.chdir(ROOT);
await mkdir('pictures', { recursive: true });
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 4199 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const screen of screens)
  for (const size of /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES)))
    await takeAt(browser, address, screen, size);
await browser.close();
await server.close();
