import { sql } from 'drizzle-orm/sql';
import { ToldError } from '../told.ts';
import { type Database, rowsOf } from './database.ts';
import { migrations } from './migrations/index.ts';

/** A number of our own, by which processes that begin at the same time wait for each other. */
const TURN = 0x6b757261;

/** The tables of this database are from a later version of the program. */
export class TooNewError extends ToldError {}

/** Brings the tables up to date, all or nothing. Any number of processes may do so at once. */
export const migrate = async (db: Database, all = migrations): Promise<void> => {
  await db.transaction(async (transaction) => {
    // An index over a large table takes its time, and so does whoever is before us.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${TURN}::bigint)`);
    await transaction.execute(sql`
      create table if not exists migrations (number integer primary key, at timestamptz not null default now())`);
    const done = await rowsOf<{ number: number }>(transaction, sql`select number from migrations`);
    const last = Math.max(0, ...done.map(({ number }) => number));
    if (last > all.length) throw new TooNewError('The database is of a later version of Kura.');
    for (const { number, statements } of all.slice(last)) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into migrations (number) values (${number})`);
    }
  });
};
