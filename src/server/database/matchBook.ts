import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm/sql';
import type { Kind, MatchEvent, Timing } from '../../play/together/protocol.ts';
import type { Consequence, KeptMatch, MatchBook } from '../books.ts';
import { type Database, rowsOf } from './database.ts';
import { matchEvents, matches } from './schema.ts';

/** Where it is told that something was done in a match: its identity and the number of the event. */
export const MATCHES = 'matches';

type Row = typeof matches.$inferInsert;

const rowOf = ({ seats, clock, ...match }: KeptMatch, number: number): Row => ({
  ...match,
  clock: JSON.stringify(clock),
  number,
  first: seats[0] ?? null,
  second: seats[1] ?? null,
});

const make = (db: Database, match: KeptMatch, events: readonly MatchEvent[]): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.insert(matches).values(rowOf(match, events.length)).onConflictDoNothing();
    const rows = events.map((event) => ({ match: match.id, ...event }));
    if (rows.length > 0) await transaction.insert(matchEvents).values(rows).onConflictDoNothing();
  });

const find = async (db: Database, id: string): Promise<KeptMatch | undefined> => {
  const [found] = await db.select().from(matches).where(eq(matches.id, id));
  if (!found) return undefined;
  const { game, board, clock, first, second, invitation, watch, at } = found;
  const seats = [first ?? undefined, second ?? undefined] as const;
  return { id, game, board, clock: JSON.parse(clock) as Timing, seats, invitation, watch, at };
};

const isEnded = async (db: Database, id: string): Promise<boolean> => {
  const [found] = await db.select({ ended: matches.ended }).from(matches).where(eq(matches.id, id));
  return found?.ended === true;
};

const eventsAfter = async (db: Database, id: string, since: number): Promise<readonly MatchEvent[]> => {
  const { number, kind, seat, text, at } = matchEvents;
  const rows = await db
    .select({ number, kind, seat, text, at })
    .from(matchEvents)
    .where(and(eq(matchEvents.match, id), gt(number, since)))
    .orderBy(asc(number));
  return rows.map((row) => ({ ...row, kind: row.kind as Kind, seat: row.seat === 0 ? 0 : 1 }));
};

/** Whoever joins takes a seat that has to be free. */
const sitting = ({ seat }: MatchEvent, key: string | undefined): { readonly set: SQL; readonly where: SQL } => {
  if (key === undefined) return { set: sql``, where: sql`` };
  const column = seat === 0 ? sql`first` : sql`second`;
  return { set: sql`, ${column} = ${key}`, where: sql` and ${column} is null` };
};

/** Another match is made in the same statement, with what was done in it already. */
const making = (next: Consequence['next']): SQL => {
  if (!next) return sql``;
  const { id, game, board, clock, first, second, invitation, watch, at } = rowOf(next.match, next.events.length);
  const rows = next.events.map(
    ({ number, kind, seat, text, at }) =>
      sql`(${number}::int, ${kind}::text, ${seat}::int, ${text}::text, ${at}::bigint)`,
  );
  return sql`,
    made as (
      insert into matches (id, game, board, clock, number, first, second, invitation, watch, at)
      select ${id}::text, ${game}::text, ${board}::text, ${clock}::text, ${next.events.length}::int,
        ${first}::text, ${second}::text, ${invitation}::text, ${watch}::text, ${at}::bigint from taken returning id),
    joined as (
      insert into match_events (match, number, kind, seat, text, at)
      select made.id, v.number, v.kind, v.seat, v.text, v.at
      from made, (values ${sql.join(rows, sql`, `)}) as v (number, kind, seat, text, at))`;
};

/** One statement: of several who were the next nobody but the first was, and whoever listens is told only of what is kept. */
const appending = (id: string, event: MatchEvent, { isEnded, key, next }: Consequence): SQL => {
  const { number, kind, seat, text, at } = event;
  const { set, where } = sitting(event, key);
  return sql`
    with taken as (
      update matches set number = ${number}, ended = ended or ${isEnded === true}${set}
      where id = ${id} and number = ${number - 1}${where} returning id),
    noted as (
      insert into match_events (match, number, kind, seat, text, at)
      select id, ${number}::int, ${kind}::text, ${seat}::int, ${text}::text, ${at}::bigint from taken
      returning match, number)${making(next)}
    select pg_notify(${MATCHES}::text, match || ' ' || number) from noted`;
};

/**
 * Whether that very event is there: the database may have been lost after it had kept it and before it could say so. Two may join
 * by one name in one moment: the key tells them apart.
 */
const isKept = async (db: Database, id: string, event: MatchEvent, key: string | undefined): Promise<boolean> => {
  const { number, kind, seat, text, at } = event;
  const [kept] = await eventsAfter(db, id, number - 1);
  const isThere = kept?.kind === kind && kept.seat === seat && kept.text === text && kept.at === at;
  return isThere && (key === undefined || (await find(db, id))?.seats[seat] === key);
};

/** What was done in them goes with them. */
const forget = async (db: Database, before: number): Promise<number> => {
  const isAlone = or(isNull(matches.first), isNull(matches.second));
  const forgotten = await db
    .delete(matches)
    .where(and(isAlone, lt(matches.at, before)))
    .returning({ id: matches.id });
  return forgotten.length;
};

export const matchBook = (db: Database): MatchBook => ({
  make: (match, events) => make(db, match, events),
  find: (id) => find(db, id),
  isEnded: (id) => isEnded(db, id),
  events: (id, since) => eventsAfter(db, id, since),
  forget: (before) => forget(db, before),
  append: async (id, event, consequence = {}) => {
    const told = await rowsOf(db, appending(id, event, consequence));
    return told.length > 0 || isKept(db, id, event, consequence.key);
  },
});
