import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binOf, run, Stop } from './tools.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where the browsers' own installers put them, as they are not on the path there. */
const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'].map((path) =>
      join(process.env[name] ?? '', path),
    ),
  ),
};

const onPath = () =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

const inUsualPlaces = () =>
  Object.entries(USUAL_PLACES).flatMap(([os, paths]) => (os === process.platform ? paths : []));

/** The browser that Playwright downloads for itself. Its package is there only after the install. */
const playwrightsOwn = async () => (await import('@playwright/test')).chromium.executablePath();

const named = () => {
  const path = process.env.CHROME_PATH;
  if (path && !existsSync(path)) throw new Stop(`CHROME_PATH names ${path}, and there is no such file.`);
  return path;
};

const present = async () => [...onPath(), ...inUsualPlaces(), await playwrightsOwn()].find((path) => existsSync(path));

const hasAptGet = () => process.platform === 'linux' && spawnSync('apt-get', ['--version']).status === 0;

const installByApt = async () => {
  if (process.getuid?.() !== 0 || !hasAptGet()) return;
  console.log('No browser found. Installing Chromium: apt-get install chromium');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
};

const installByPlaywright = async () => {
  console.log('No browser found. Downloading one: playwright install chromium');
  await run(process.execPath, [binOf('playwright'), 'install', 'chromium']);
};

/**
 * A Chromium for the browser tests; installs one when there is none.
 *
 * @returns {Promise<string>} the path of its program
 */
export const findBrowser = async () => {
  const found = named() ?? (await present());
  if (found) return found;
  for (const installIt of [installByApt, installByPlaywright]) {
    await installIt();
    const path = await present();
    if (path) return path;
  }
  throw new Stop(
    'The browser tests need Chromium, and it could not be installed.\n' +
      'Run: npx playwright install chromium\n' +
      'or name a Chrome or Chromium that you have: CHROME_PATH=/path/to/chromium npm test',
  );
};
