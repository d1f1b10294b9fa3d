import { chromium, type Page } from '@playwright/test';
import { oneNote } from '../programs/web/hearing.ts';
import { board, choose, goTo, open, paste } from '../programs/web/screen.ts';

/**
 * Plays a little of everything in the page, and prints what that has left in the browser. README.md beside this file tells when
 * that is done, and how.
 */

const LEVELS = '#######\n# @$ .#\n#######\nTitle: East\n\n#######\n#. $@ #\n#######\nTitle: West\n';

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** One level solved and saved, the next one begun twice. */
const playSokoban = async (page: Page): Promise<void> => {
  await open(page, '#/sokoban/first-steps/1');
  await press(page, ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']);
  await page.getByLabel('Save result as').fill('Réka');
  await page.getByRole('button', { name: 'Save result' }).click();
  await page.getByText('The result is saved.').first().waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await goTo(page, '#/vexed/1');
  await press(page, ['ArrowRight', 'ArrowLeft']);
  await goTo(page, '#/sokoban/first-steps/2');
  await press(page, ['ArrowUp', 'ArrowLeft', 'r', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown']);
};

const changeSettings = async (page: Page): Promise<void> => {
  await page.keyboard.press(',');
  await choose(page, 'Light', 'Night');
  const file = { name: 'one note.mid', mimeType: 'audio/midi', buffer: oneNote(69) };
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await page.getByRole('radio', { name: 'one note', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await board(page).waitFor();
};

/** A pack from a file, and games of two other kinds. */
const playMore = async (page: Page): Promise<void> => {
  await paste(page, LEVELS);
  await press(page, ['ArrowLeft']);
  await goTo(page, '#/breakthrough/6x6');
  await press(page, ['Enter', 'Enter', 'ArrowDown']);
};

/** Everything in the database of the page, and what it keeps beside that. */
const DUMP = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('kura'));
  const drawers = {};
  for (const drawer of database.objectStoreNames) {
    const store = database.transaction(drawer).objectStore(drawer);
    const [names, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    drawers[drawer] = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }
  return { version: database.version, drawers, local: { ...localStorage } };
})()`;

const executablePath = process.env.KURA_BROWSER;
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const page = await browser.newPage({ reducedMotion: 'reduce' });
await playSokoban(page);
await changeSettings(page);
await playMore(page);
// Whoever is at home again finds everything written.
await page.evaluate("void (location.hash = '#/')");
await page.getByRole('link', { name: 'Continue' }).first().waitFor();
process.stdout.write(`${JSON.stringify(await page.evaluate(DUMP), undefined, 2)}\n`);
await browser.close();
