import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { type Belongings, gather, type Report, spread } from '../play/belongings.ts';
import { checkSize, decode } from '../play/decode.ts';
import { openDatabase } from './database.ts';

let opened: Promise<Parsed<Belongings>> | undefined;

const open = async (): Promise<Parsed<Belongings>> => {
  const database = await openDatabase();
  if (!database.ok) {
    // Whatever was in the way may be gone the next time.
    opened = undefined;
    return database;
  }
  const { store } = database.value;
  return ok({ results: store('results'), games: store('games'), settings: store('settings') });
};

/** What belongs to the player at this browser; the whole page shares one database. */
export const pageBelongings = (): Promise<Parsed<Belongings>> => {
  opened ??= open();
  return opened;
};

/** A player file with everything that is kept here. */
export const exportText = async (): Promise<Parsed<string>> => {
  const belongings = await pageBelongings();
  return belongings.ok ? gather(belongings.value, new Date().toISOString()) : belongings;
};

const textOf = async (file: File): Promise<Parsed<string>> => {
  const size = checkSize(file.size);
  if (!size.ok) return size;
  try {
    return decode(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    return bad(say('This file cannot be read: {code}.', { code: cause instanceof Error ? cause.name : String(cause) }));
  }
};

/** Adds what is in a player file to what is kept here. */
export const importFile = async (file: File): Promise<Parsed<Report>> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return belongings;
  const text = await textOf(file);
  return text.ok ? spread(belongings.value, text.value) : text;
};

/** Hands a text to the browser as a file to save. */
export const download = (text: string, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has taken hold of the text by the time it comes back to us.
  setTimeout(() => URL.revokeObjectURL(link.href));
};
