import { ok, type Parsed } from '../../core/parsed.ts';
import type { Belongings } from '../../play/belongings/belongings.ts';
import type { Store } from '../../results/store.ts';
import { type Database, databaseAsItIs, databaseNamed } from './database.ts';
import { promise } from './promise.svelte.ts';
import { slowness } from './slowness.svelte.ts';

const NAME = 'kura';

/** The database that the whole page shares. Whatever was in its way may be gone the next time that it is asked for. */
export const pageDatabase = databaseNamed(NAME);

/** A store whose writing is looked at: who plays on has to know when nothing is kept. */
const watched = (store: Store): Store => ({
  ...store,
  update: (name, change) => slowness.watch(store.update(name, change)),
});

/** A store worth a promise of the browser once something is in it. */
const treasured = (store: Store): Store => ({
  ...store,
  update: async (name, change) => {
    const updated = await store.update(name, change);
    if (updated.ok) void promise.ask();
    return updated;
  },
});

/** Matches with somebody elsewhere, and the secrets that open them: they are this browser's, and go nowhere else. */
export const pageMatches = async (): Promise<Parsed<Store>> => {
  const database = await pageDatabase();
  return database.ok ? ok(watched(database.value.store('matches'))) : database;
};

const belongingsIn = ({ store }: Database): Belongings => ({
  results: treasured(watched(store('results'))),
  games: watched(store('games')),
  settings: watched(store('settings')),
  packs: watched(store('packs')),
  drawn: treasured(watched(store('drawn'))),
});

/** What belongs to the player at this browser. */
export const pageBelongings = async (): Promise<Parsed<Belongings>> => {
  const database = await pageDatabase();
  return database.ok ? ok(belongingsIn(database.value)) : database;
};

/** The same, to be taken elsewhere: also what this version of the page cannot take over. */
export const belongingsToTake = async (): Promise<Parsed<Belongings>> => {
  const belongings = await pageBelongings();
  if (belongings.ok) return belongings;
  const old = await databaseAsItIs(NAME);
  return old.ok ? ok(belongingsIn(old.value)) : belongings;
};
