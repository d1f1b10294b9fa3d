import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Parsed } from '../../../src/core/parsed.ts';
import { dice } from '../../../src/core/random.ts';
import type { Store } from '../../../src/results/store.ts';
import { STORE_LAWS, type StoreLaw } from '../../tools/storeLaws.ts';
import { complaint, unwrap } from '../../tools/unwrap.ts';
import { test } from './test.ts';

/** The database's own module, put into a page by itself: what is tested here has no screen. */
const MODULES = `
  export { MIGRATIONS, databaseNamed } from './src/web/storage/database.ts';
  export { STORE_LAWS } from './test/tools/storeLaws.ts';
`;

interface Upgrade {
  readonly db: { createObjectStore(name: string): unknown };
  objectStore(name: string): { put(text: string, name: string): Promise<unknown> };
}

type Migration = (upgrade: Upgrade) => void | Promise<void>;

interface InPage {
  readonly kura: {
    readonly MIGRATIONS: readonly Migration[];
    readonly STORE_LAWS: readonly StoreLaw[];
    databaseNamed(
      name: string,
      migrations?: readonly Migration[],
    ): () => Promise<Parsed<{ readonly store: (drawer: string) => Store }>>;
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

/** Puts the module into an empty window. Whatever is kept is kept for its origin alone. */
const openWindow = async (page: Page, origin = 'http://kura.localhost'): Promise<Page> => {
  await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}/`);
  await page.addScriptTag({ content: script });
  return page;
};

const openAnother = async (page: Page): Promise<Page> => openWindow(await page.context().newPage());

/** Opens a database in the version that pages have, and keeps its saved games at hand. */
const openGames = (page: Page, name: string): Promise<Parsed<true>> =>
  page.evaluate(async (name) => {
    const here = globalThis as unknown as InPage;
    const database = await here.kura.databaseNamed(name)();
    if (!database.ok) return database;
    here.games = database.value.store('games');
    return { ok: true, value: true };
  }, name);

/** The same one version later, with one more text in it; or, where the migration has a bug, not. */
const openNextVersion = (page: Page, name: string, bug = ''): Promise<Parsed<true>> =>
  page.evaluate(
    async ([name, bug]) => {
      const here = globalThis as unknown as InPage;
      const next: Migration = async (upgrade) => {
        upgrade.db.createObjectStore('more');
        await upgrade.objectStore('games').put('migrated', 'new');
        if (bug !== '') throw new Error(bug);
      };
      const database = await here.kura.databaseNamed(name!, [...here.kura.MIGRATIONS, next])();
      if (!database.ok) return database;
      here.games = database.value.store('games');
      return { ok: true, value: true };
    },
    [name, bug],
  );

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

/** A database where one text is kept. */
const openWithText = async (page: Page, name: string): Promise<void> => {
  unwrap(await openGames(page, name));
  unwrap(await save(page, 'old', 'text'));
};

const law = (page: Page, title: string): Promise<void> =>
  page.evaluate(async (title) => {
    const { kura } = globalThis as unknown as InPage;
    const databases = await Promise.all([kura.databaseNamed(title)(), kura.databaseNamed(title)()]);
    let next = 0;
    const openStore = (): Store => {
      const database = databases[next++ % 2]!;
      if (!database.ok) throw new Error(JSON.stringify(database.problem));
      return database.value.store('results');
    };
    await kura.STORE_LAWS.find((law) => law.title === title)!.holds(openStore);
  }, title);

/** Three million letters by chance: browsers pack what repeats itself. */
const muchText = (): string => {
  const { roll } = dice(1);
  return Array.from({ length: 3_000_000 }, () => String.fromCharCode(32 + roll(90))).join('');
};

test('the database obeys the laws of stores; where something goes wrong nothing is lost, and it is said why', async ({
  page,
}) => {
  await openWindow(page);
  for (const { title } of STORE_LAWS) await test.step(title, () => law(page, title));
  await test.step('a migration that fails leaves the database as it was', async () => {
    await openWithText(page, 'failing');
    const failed = await openNextVersion(page, 'failing', 'a bug');
    expect(complaint(failed)).toMatch(/^Your data could not be taken over/);
    unwrap(await openGames(page, 'failing'));
    expect(await textsOf(page)).toEqual({ old: 'text' });
  });
  await test.step('a database that the browser closed is opened again, with what it had', async () => {
    await openWithText(page, 'closed');
    await page.evaluate('new Promise((done) => { indexedDB.deleteDatabase("closed").onsuccess = () => done(); })');
    unwrap(await save(page, 'new', 'text'));
    // What was lost with it comes back from the copy.
    expect(await textsOf(page)).toEqual({ old: 'text', new: 'text' });
  });
  await test.step('where there is no room left nothing is lost', async () => {
    // A browser may remember for a while how much room an origin had. This one is nobody else's.
    const origin = 'http://full.localhost';
    await openWindow(page, origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    await openWithText(page, 'full');
    const refused = await save(page, 'old', muchText());
    expect(complaint(refused)).toBe('The browser has no room left for this page: nothing was saved.');
    expect(await textsOf(page)).toEqual({ old: 'text' });
  });
  await test.step('a browser that keeps nothing gets a sentence', async () => {
    await page.evaluate("void Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
    expect(complaint(await openGames(page, 'nothing'))).toBe(
      'This browser lets the page keep nothing, perhaps because the window is a private one.',
    );
  });
});

const countTo200 = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { games } = globalThis as unknown as InPage;
    const addOne = (old = '0') => ({ text: String(Number(old) + 1) });
    for (let i = 0; i < 200; i++) await games.update('count', addOne);
  });

test('two windows lose nothing: not when both write, not when one is closed, not when one is newer', async ({
  page,
}) => {
  const [newer, older] = await Promise.all([openWindow(page), openAnother(page)]);
  await openWithText(older, 'held');
  await older.evaluate('new Promise((done) => { indexedDB.open("held").onsuccess = () => done(); })');
  // It is waited for seconds that a window lets go.
  const held = openNextVersion(newer, 'held');
  await test.step('both update the same text', async () => {
    for (const window of [older, newer]) unwrap(await openGames(window, 'both'));
    await Promise.all([older, newer].map(countTo200));
    for (const window of [older, newer]) expect(await textsOf(window)).toEqual({ count: '400' });
  });
  await test.step('the newer one brings the database up to its version, and the older one says that it is old', async () => {
    await openWithText(older, 'versions');
    unwrap(await openNextVersion(newer, 'versions'));
    expect(await textsOf(newer)).toEqual({ new: 'migrated', old: 'text' });
    const sentence = 'A newer Kura keeps its data here. Load the page again to get that version.';
    expect(complaint(await save(older, 'old', 'lost'))).toBe(sentence);
    expect(complaint(await openGames(older, 'versions'))).toBe(sentence);
    expect(await textsOf(newer)).toEqual({ new: 'migrated', old: 'text' });
  });
  await test.step('one that does not let go of an old version is named as the reason', async () => {
    expect(complaint(await held)).toBe(
      'Kura is open in another window in an older version. Close that window and try again.',
    );
  });
  await test.step('what was saved is there after the window was closed', async () => {
    await openWithText(older, 'left');
    await older.close();
    unwrap(await openNextVersion(newer, 'held'));
    expect(await textsOf(newer)).toEqual({ new: 'migrated', old: 'text' });
    unwrap(await openGames(newer, 'left'));
    expect(await textsOf(newer)).toEqual({ old: 'text' });
  });
});
