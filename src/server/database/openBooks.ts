import type { Books } from '../books.ts';
import type { Database } from './database.ts';
import { matchBook } from './matchBook.ts';
import { packBook } from './packBook.ts';
import { lastingBook } from './persistence.ts';
import { playerBook } from './playerBook.ts';
import { resultBook } from './resultBook.ts';

/** The books over a database, of either engine; games of two may have a way of their own into it. */
export const openBooks = (db: Database, live = db): Books => ({
  results: lastingBook(resultBook(db)),
  players: lastingBook(playerBook(db)),
  packs: lastingBook(packBook(db)),
  matches: lastingBook(matchBook(live)),
});
