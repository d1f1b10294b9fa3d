import { ok, type Parsed } from '../../core/parsed.ts';
import type { Belongings } from '../../play/belongings/belongings.ts';
import { type Database, openDatabase } from './database.ts';

let opened: Promise<Parsed<Database>> | undefined;

const open = async (): Promise<Parsed<Database>> => {
  const database = await openDatabase();
  // Whatever was in the way may be gone the next time.
  if (!database.ok) opened = undefined;
  return database;
};

/** The database that the whole page shares. */
export const pageDatabase = (): Promise<Parsed<Database>> => {
  opened ??= open();
  return opened;
};

/** What belongs to the player at this browser. */
export const pageBelongings = async (): Promise<Parsed<Belongings>> => {
  const database = await pageDatabase();
  if (!database.ok) return database;
  const { store } = database.value;
  return ok({ results: store('results'), games: store('games'), settings: store('settings'), packs: store('packs') });
};
