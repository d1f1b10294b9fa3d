import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { ok, type Parsed } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store, Updated } from '../../results/store.ts';
import { Connection, type Migration, readAsItIs } from './connection.ts';
import { Copy } from './copy.ts';
import { Patience } from './patience.ts';

/** A kind of texts that the database keeps. */
type Drawer = 'results' | 'games' | 'settings' | 'packs' | 'music' | 'drawn' | 'online' | 'tables' | 'matches';

/** Where damaged texts are put aside: no name of a drawer finds them there. */
const DAMAGED = 'damaged';

/** A migration that was released is never edited: there are databases that it made. Changes are further migrations. */
export const MIGRATIONS: readonly Migration[] = [
  ({ db }) => {
    for (const drawer of ['results', 'games', 'settings', 'damaged']) db.createObjectStore(drawer);
  },
  ({ db }) => {
    db.createObjectStore('packs');
  },
  ({ db }) => {
    db.createObjectStore('music');
  },
  ({ db }) => {
    db.createObjectStore('notes');
  },
  ({ db }) => {
    db.createObjectStore('drawn');
  },
  ({ db }) => {
    for (const drawer of ['online', 'tables']) db.createObjectStore(drawer);
  },
  ({ db }) => {
    db.createObjectStore('matches');
  },
];

/** What the page keeps in the browser. */
export interface Database {
  store(drawer: Drawer): Store;
}

/** What opens the database and brings it up to the newest version; asked again, it is the same one. */
export const databaseNamed = (name: string, migrations = MIGRATIONS): (() => Promise<Parsed<Database>>) => {
  const copy = new Copy(name);
  const connection = new Connection(name, migrations, (database, hearPart) => bringBack(database, copy, hearPart));
  const database: Database = { store: (drawer) => drawerStore(connection, copy, drawer) };
  return () => connection.read(async () => database);
};

const drawerStore = (connection: Connection, copy: Copy, drawer: Drawer): Store => ({
  names: () => connection.read(async (database) => (await reading(database, drawer).getAllKeys()).map(String)),
  texts: () => connection.read((database) => textsOn(database, drawer)),
  read: (name) => connection.read(async (database) => textOf(await reading(database, drawer).get(name))),
  update: (name, change) =>
    connection.write((database) => update(database, drawer, name, copying(change, copy, drawer, name))),
});

/** A database as it is, whatever its version, for taking its texts elsewhere. */
export const databaseAsItIs = async (name: string): Promise<Parsed<Database>> => {
  const drawers = await readAsItIs(name, async (database) => {
    const all = [...database.objectStoreNames].map(
      async (drawer) => [drawer, await textsOn(database, drawer)] as const,
    );
    return new Map(await Promise.all(all));
  });
  if (!drawers.ok) return drawers;
  return ok({ store: (drawer) => memoryStore(Object.fromEntries(drawers.value.get(drawer) ?? [])) });
};

/** What belongs to the player. Music is his too, but large, and he has the file; tables of everybody come again. */
const COPIED: ReadonlySet<string> = new Set<Drawer>(['results', 'games', 'settings', 'packs', 'drawn', 'online']);

/** Where it is noted that whatever there was a copy of has been brought back: a database that was made anew has no such note. */
const [NOTES, BROUGHT_BACK] = ['notes', 'brought back'];

/** Quarters of a second that a copy may take to begin to answer: the database itself is there already. */
const WAITS = 4;

/** A new database gets what there is a copy of. All of it or nothing: what is interrupted is done the next time. */
const bringBack = async (database: IDBPDatabase, copy: Copy, hearPart: () => void): Promise<void> => {
  if (!database.objectStoreNames.contains(NOTES) || (await database.get(NOTES, BROUGHT_BACK))) return;
  const patience = new Patience(WAITS);
  const reading = copy.texts(() => {
    patience.hearPart();
    hearPart();
  });
  const all = await patience.wait(reading).catch(() => undefined);
  if (!all) return;
  const writing = database.transaction([...COPIED, NOTES], 'readwrite');
  for (const { drawer, name, text } of all) {
    if (COPIED.has(drawer) && (await writing.objectStore(drawer).count(name)) === 0) {
      await writing.objectStore(drawer).put(text, name);
      hearPart();
    }
  }
  await writing.objectStore(NOTES).put(true, BROUGHT_BACK);
  await writing.done;
};

/** What nobody can read, in the place of what is no text: so it is told and put aside like any damaged text. */
const UNREADABLE = '\u0000';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || value === undefined ? value : UNREADABLE;

/** What breaks a transaction is told to whoever reads in it, and need not be told once more. */
const reading = (database: IDBPDatabase, drawer: string) => {
  const { store, done } = database.transaction(drawer);
  done.catch(() => {});
  return store;
};

/** In one transaction: thousands of small ones would take a second. */
const textsOn = async (database: IDBPDatabase, drawer: string): Promise<ReadonlyMap<string, string>> => {
  const store = reading(database, drawer);
  const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(names.map((name, index) => [String(name), textOf(values[index]) ?? UNREADABLE]));
};

type Change = Parameters<Store['update']>[1];
type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

/** The same change, and what comes of it is copied. */
const copying =
  (change: Change, copy: Copy, drawer: Drawer, name: string): Change =>
  (old) => {
    const changed = change(old);
    if (COPIED.has(drawer)) copy.keep({ drawer, name, text: changed.text });
    return changed;
  };

/** One transaction from reading to writing: no other window writes in between. */
const update = async (database: IDBPDatabase, drawer: Drawer, name: string, change: Change): Promise<Updated> => {
  const transaction = database.transaction([drawer, DAMAGED], 'readwrite', { durability: 'strict' });
  const [updated] = await Promise.all([updateIn(transaction, drawer, name, change), transaction.done]);
  return updated;
};

const updateIn = async (writing: Writing, drawer: Drawer, name: string, change: Change): Promise<Updated> => {
  const [texts, damaged] = [writing.objectStore(drawer), writing.objectStore(DAMAGED)];
  const old: unknown = await texts.get(name);
  const { text, aside } = change(textOf(old));
  if (text === undefined) await texts.delete(name);
  else await texts.put(text, name);
  if (!aside || old === undefined) return {};
  const place = `${drawer}/${name} ${(await damaged.count()) + 1}`;
  await damaged.put(old, place);
  return { aside: place };
};
