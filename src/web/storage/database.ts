import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { ok, type Parsed } from '../../core/parsed.ts';
import type { Store, Updated } from '../../results/store.ts';
import { Connection, type Migration } from './connection.ts';

/** A kind of texts that the database keeps. */
type Drawer = 'results' | 'games' | 'settings' | 'packs' | 'music';

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
];

/** What the page keeps in the browser. */
export interface Database {
  store(drawer: Drawer): Store;
}

/** Opens the database and brings it up to the newest version. */
export const openDatabase = async (name = 'kura', migrations = MIGRATIONS): Promise<Parsed<Database>> => {
  const connection = new Connection(name, migrations);
  const opened = await connection.use(async () => undefined);
  return opened.ok ? ok({ store: (drawer) => drawerStore(connection, drawer) }) : opened;
};

const drawerStore = (connection: Connection, drawer: Drawer): Store => ({
  names: () => connection.use(async (database) => (await database.getAllKeys(drawer)).map(String)),
  texts: () => connection.use((database) => textsOn(database, drawer)),
  read: (name) => connection.use((database) => database.get(drawer, name)),
  update: (name, change) => connection.use((database) => update(database, drawer, name, change)),
});

/** In one transaction: thousands of small ones would take a second. */
const textsOn = async (database: IDBPDatabase, drawer: Drawer): Promise<ReadonlyMap<string, string>> => {
  const { store } = database.transaction(drawer);
  const [names, texts] = await Promise.all([store.getAllKeys(), store.getAll() as Promise<string[]>]);
  return new Map(names.map((name, index) => [String(name), texts[index]!]));
};

type Change = Parameters<Store['update']>[1];
type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

/** One transaction from reading to writing: no other window writes in between. */
const update = async (database: IDBPDatabase, drawer: Drawer, name: string, change: Change): Promise<Updated> => {
  const transaction = database.transaction([drawer, DAMAGED], 'readwrite', { durability: 'strict' });
  const [updated] = await Promise.all([updateIn(transaction, drawer, name, change), transaction.done]);
  return updated;
};

const updateIn = async (writing: Writing, drawer: Drawer, name: string, change: Change): Promise<Updated> => {
  const [texts, damaged] = [writing.objectStore(drawer), writing.objectStore(DAMAGED)];
  const old: string | undefined = await texts.get(name);
  const { text, aside } = change(old);
  if (text === undefined) await texts.delete(name);
  else await texts.put(text, name);
  if (!aside || old === undefined) return {};
  const place = `${drawer}/${name} ${(await damaged.count()) + 1}`;
  await damaged.put(old, place);
  return { aside: place };
};
