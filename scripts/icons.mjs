// Draws the pictures that an installed page needs from src/web/public/icon.svg: `npm run icons`, after that was changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { ROOT } from './tools.mjs';

const FOLDER = join(ROOT, 'src/web/public');

/** Some systems cut icons to shapes of their own: theirs have no round corners, and nothing near the edge. */
const CUT = 'svg > rect { rx: 0 } svg > g { transform-origin: center; transform: scale(0.82) }';

const ICONS = [
  { name: 'icon-192', size: 192, style: '' },
  { name: 'icon-512', size: 512, style: '' },
  { name: 'icon-180', size: 180, style: CUT },
  { name: 'icon-maskable', size: 512, style: CUT },
];

const drawing = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await findBrowser(), args });
for (const { name, size, style } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block } ${style}</style>${drawing}`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
