import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import type { Parsed } from '../../../src/core/parsed.ts';
import type { Store } from '../../../src/results/store.ts';
import { STORE_LAWS, type StoreLaw } from '../../tools/storeLaws.ts';
import { complaint, unwrap } from '../../tools/unwrap.ts';
import { open } from './screen.ts';

/** The database's own module, put into a page by itself: what is tested here has no screen. */
const MODULES = `
  export { MIGRATIONS, openDatabase } from './src/web/storage/database.ts';
  export { STORE_LAWS } from './test/tools/storeLaws.ts';
`;

/** The page's own policy lets nobody put scripts into it. */
test.use({ bypassCSP: true });

interface Upgrade {
  readonly db: { createObjectStore(name: string): unknown };
  objectStore(name: string): { put(text: string, name: string): Promise<unknown> };
}

type Migration = (upgrade: Upgrade) => void | Promise<void>;

interface InPage {
  readonly kura: {
    readonly MIGRATIONS: readonly Migration[];
    readonly STORE_LAWS: readonly StoreLaw[];
    openDatabase(
      name: string,
      migrations?: readonly Migration[],
    ): Promise<Parsed<{ readonly store: (drawer: string) => Store }>>;
  };
  games: Store;
}

let script = '';
test.beforeAll(async () => {
  const resolveDir = join(import.meta.dirname, '../../..');
  const { outputFiles } = await build({
    stdin: { contents: MODULES, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'kura',
    write: false,
  });
  script = outputFiles[0]!.text;
});

/** Puts the module into a window. */
const openWindow = async (page: Page): Promise<Page> => {
  await open(page, '#/');
  await page.addScriptTag({ content: script });
  return page;
};

const openAnother = async (page: Page): Promise<Page> => openWindow(await page.context().newPage());

/** Opens a database in the version that pages have, and keeps its saved games at hand. */
const openGames = (page: Page, name = 'test'): Promise<Parsed<true>> =>
  page.evaluate(async (name) => {
    const here = globalThis as unknown as InPage;
    const database = await here.kura.openDatabase(name);
    if (!database.ok) return database;
    here.games = database.value.store('games');
    return { ok: true, value: true };
  }, name);

/** The same one version later, with one more text in it; or, where the migration has a bug, not. */
const openNextVersion = (page: Page, bug = ''): Promise<Parsed<true>> =>
  page.evaluate(async (bug) => {
    const here = globalThis as unknown as InPage;
    const next: Migration = async (upgrade) => {
      upgrade.db.createObjectStore('more');
      await upgrade.objectStore('games').put('migrated', 'new');
      if (bug !== '') throw new Error(bug);
    };
    const database = await here.kura.openDatabase('test', [...here.kura.MIGRATIONS, next]);
    if (!database.ok) return database;
    here.games = database.value.store('games');
    return { ok: true, value: true };
  }, bug);

const save = (page: Page, name: string, text: string): Promise<Parsed<unknown>> =>
  page.evaluate(
    ([name, text]) => (globalThis as unknown as InPage).games.update(name!, () => ({ text })),
    [name, text],
  );

const textsOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const { games } = globalThis as unknown as InPage;
    const texts: Record<string, string> = {};
    const names = await games.names();
    for (const name of names.ok ? names.value : []) {
      const text = await games.read(name);
      texts[name] = text.ok ? String(text.value) : 'a problem';
    }
    return texts;
  });

test('the database obeys the laws of stores', async ({ page }) => {
  await openWindow(page);
  const holds = (title: string): Promise<void> =>
    page.evaluate(async (title) => {
      const { kura } = globalThis as unknown as InPage;
      const databases = await Promise.all([kura.openDatabase(title), kura.openDatabase(title)]);
      let next = 0;
      const openStore = (): Store => {
        const database = databases[next++ % 2]!;
        if (!database.ok) throw new Error(JSON.stringify(database.problem));
        return database.value.store('results');
      };
      await kura.STORE_LAWS.find((law) => law.title === title)!.holds(openStore);
    }, title);
  for (const { title } of STORE_LAWS) await test.step(title, () => holds(title));
});

test('two windows that update the same text lose nothing', async ({ page }) => {
  const windows = await Promise.all([openWindow(page), openAnother(page)]);
  for (const page of windows) unwrap(await openGames(page));
  const countTo200 = async (page: Page): Promise<void> =>
    page.evaluate(async () => {
      const { games } = globalThis as unknown as InPage;
      const addOne = (old = '0') => ({ text: String(Number(old) + 1) });
      for (let i = 0; i < 200; i++) await games.update('count', addOne);
    });
  await Promise.all(windows.map(countTo200));
  for (const page of windows) expect(await textsOf(page)).toEqual({ count: '400' });
});

test('what was saved is there after the window was closed', async ({ page }) => {
  const first = await openAnother(page);
  unwrap(await openGames(first));
  unwrap(await save(first, 'old', 'text'));
  await first.close();
  const next = await openWindow(page);
  unwrap(await openGames(next));
  expect(await textsOf(next)).toEqual({ old: 'text' });
});

test('a newer page brings the database up to its version, and the older one says that it is old', async ({ page }) => {
  const [older, newer] = [await openWindow(page), await openAnother(page)];
  unwrap(await openGames(older));
  unwrap(await save(older, 'old', 'text'));
  unwrap(await openNextVersion(newer));
  expect(await textsOf(newer)).toEqual({ new: 'migrated', old: 'text' });
  const sentence = 'A newer Kura keeps its data here. Load the page again to get that version.';
  expect(complaint(await save(older, 'old', 'lost'))).toBe(sentence);
  expect(complaint(await openGames(older))).toBe(sentence);
  expect(await textsOf(newer)).toEqual({ new: 'migrated', old: 'text' });
});

test('a migration that fails leaves the database as it was', async ({ page }) => {
  await openWindow(page);
  unwrap(await openGames(page));
  unwrap(await save(page, 'old', 'text'));
  expect(complaint(await openNextVersion(page, 'a bug'))).toBe("The browser's database fails: AbortError.");
  unwrap(await openGames(page));
  expect(await textsOf(page)).toEqual({ old: 'text' });
});

test('a window that does not let go of an old version is named as the reason', async ({ page }) => {
  const [holding, newer] = [await openAnother(page), await openWindow(page)];
  unwrap(await openGames(holding));
  unwrap(await save(holding, 'old', 'text'));
  await holding.evaluate('new Promise((done) => { indexedDB.open("test").onsuccess = () => done(); })');
  expect(complaint(await openNextVersion(newer))).toBe(
    'Kura is open in another window in an older version. Close that window and try again.',
  );
  await holding.close();
  unwrap(await openNextVersion(newer));
  expect(await textsOf(newer)).toEqual({ new: 'migrated', old: 'text' });
});

test('a database that the browser closed is opened again', async ({ page }) => {
  await openWindow(page);
  unwrap(await openGames(page));
  unwrap(await save(page, 'old', 'text'));
  await page.evaluate('new Promise((done) => { indexedDB.deleteDatabase("test").onsuccess = () => done(); })');
  unwrap(await save(page, 'new', 'text'));
  expect(await textsOf(page)).toEqual({ new: 'text' });
});

test('where there is no room left nothing is lost, and the page says why', async ({ browser }) => {
  // How much room there is stays with the context.
  const context = await browser.newContext();
  const page = await openWindow(await context.newPage());
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  unwrap(await openGames(page));
  unwrap(await save(page, 'old', 'text'));
  expect(complaint(await save(page, 'old', 'x'.repeat(3_000_000)))).toBe(
    'The browser has no room left for this page: nothing was saved.',
  );
  expect(await textsOf(page)).toEqual({ old: 'text' });
  await context.close();
});

test('a browser that keeps nothing gets a sentence', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
  await openWindow(page);
  expect(complaint(await openGames(page))).toBe(
    'This browser lets the page keep nothing, perhaps because the window is a private one.',
  );
});
