import { ok, type Parsed } from '../../core/parsed.ts';
import type { Belongings } from '../../play/belongings/belongings.ts';
import { type Database, databaseAsItIs, databaseNamed } from './database.ts';

const NAME = 'kura';

/** The database that the whole page shares. Whatever was in its way may be gone the next time that it is asked for. */
export const pageDatabase = databaseNamed(NAME);

const belongingsIn = ({ store }: Database): Belongings => ({
  results: store('results'),
  games: store('games'),
  settings: store('settings'),
  packs: store('packs'),
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
