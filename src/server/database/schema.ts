import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * What the tables are. Statements that make them are in migrations/; a test holds the two against each other.
 * Keys and tokens are kept as their SHA-256 only, in hexadecimal digits.
 */

/** Whoever sends results or packs: a name, and the hash of a key that only his browser has. */
export const players = pgTable('players', {
  key: text().primaryKey(),
  name: text().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Boards that were solved, as drawn. */
export const levels = pgTable(
  'levels',
  {
    game: text().notNull(),
    hash: text().notNull(),
    board: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.hash] })],
);

/** Results that were replayed. */
export const results = pgTable(
  'results',
  {
    fingerprint: text().primaryKey(),
    game: text().notNull(),
    hash: text().notNull(),
    player: text()
      .notNull()
      .references(() => players.key, { onDelete: 'cascade' }),
    moves: integer().notNull(),
    pushes: integer(),
    time: bigint({ mode: 'number' }).notNull(),
    date: text().notNull(),
    solution: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // A table of many levels is read from it alone; in the database it has the pushes besides.
    index('results_best').on(table.game, table.hash, table.player, table.moves, table.time, table.date),
    index('results_of_player').on(table.player),
  ],
);

/** Level files that somebody has published under an address that nobody guesses. */
export const packs = pgTable(
  'packs',
  {
    id: text().primaryKey(),
    author: text()
      .notNull()
      .references(() => players.key, { onDelete: 'cascade' }),
    game: text().notNull(),
    file: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('packs_of_author').on(table.author)],
);

/** Games of two who play by a link: what they agreed upon, the number of the last event, and the hashes of their secrets. */
export const matches = pgTable('matches', {
  id: text().primaryKey(),
  game: text().notNull(),
  board: text().notNull(),
  /** How long they may think, in JSON. */
  clock: text().notNull(),
  number: integer().notNull(),
  /** Of those who play, once they are there. */
  first: text(),
  second: text(),
  invitation: text().notNull(),
  watch: text().notNull(),
  ended: boolean().notNull().default(false),
  at: bigint({ mode: 'number' }).notNull(),
});

/** What they did. */
export const matchEvents = pgTable(
  'match_events',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: text().notNull(),
    seat: integer().notNull(),
    text: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.number] })],
);
