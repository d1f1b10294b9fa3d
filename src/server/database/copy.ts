import { type SQL, sql } from 'drizzle-orm/sql';
import { isRecord, type JsonRecord } from '../../play/belongings/json.ts';
import { ToldError } from '../told.ts';
import { type Database, rowsOf } from './database.ts';
import { migrations } from './migrations/index.ts';

/*
 * Everything in one file, a JSON text a line: what it is, some rows of a table at a time, and that it is complete. Either
 * engine writes it and either reads it.
 */

interface CopiedTable {
  readonly name: string;
  /** Its primary key. */
  readonly key: readonly string[];
}

/** All that are copied, those first that others refer to. */
export const TABLES: readonly CopiedTable[] = [
  { name: 'players', key: ['key'] },
  { name: 'levels', key: ['game', 'hash'] },
  { name: 'results', key: ['fingerprint'] },
  { name: 'packs', key: ['id'] },
  { name: 'matches', key: ['id'] },
  { name: 'match_events', key: ['match', 'number'] },
];

/** Rows of a line: packs may be half a megabyte each. */
const PORTION = 100;

/** What the first line has, besides how far the tables were. */
const KIND = 'kura-database';

/** A file that cannot be brought in. */
export class CopyError extends ToldError {}

/** How many rows of each table. */
export type Amounts = Readonly<Record<string, number>>;

const listed = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

const valuesOf = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const portionOf = async (db: Database, { name, key }: CopiedTable, after?: JsonRecord): Promise<readonly string[]> => {
  const later = after ? sql`where (${listed(key)}) > (${valuesOf(key.map((column) => after[column]))})` : sql``;
  const rows = await rowsOf<{ row: string }>(
    db,
    sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t ${later} order by ${listed(key)} limit ${PORTION}`,
  );
  return rows.map(({ row }) => row);
};

/** Writes everything as it is at one moment, whoever else writes meanwhile. */
export const copyOut = (db: Database, write: (line: string) => Promise<void>): Promise<Amounts> =>
  db.transaction(
    async (transaction) => {
      const amounts: Record<string, number> = {};
      await write(JSON.stringify({ kind: KIND, tables: migrations.length }));
      for (const table of TABLES) {
        amounts[table.name] = 0;
        for (let rows = await portionOf(transaction, table); rows.length > 0; ) {
          await write(`{"table":"${table.name}","rows":[${rows.join(',')}]}`);
          amounts[table.name]! += rows.length;
          rows = await portionOf(transaction, table, JSON.parse(rows.at(-1)!));
        }
      }
      await write(JSON.stringify({ end: amounts }));
      return amounts;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const read = (line: string): JsonRecord => {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value)) return value;
  } catch {
    // Told below.
  }
  throw new CopyError('This file is damaged, or no copy of a database of Kura.');
};

const checkHead = ({ kind, tables }: JsonRecord): void => {
  if (kind !== KIND || typeof tables !== 'number') throw new CopyError('This file is no copy of a database of Kura.');
  if (tables > migrations.length) throw new CopyError('This copy is of a later version of Kura.');
};

/** What is there already stays as it is. Columns that an older copy does not know get what they have by themselves. */
const insert = async (db: Database, name: string, rows: readonly JsonRecord[]): Promise<number> => {
  const table = sql.identifier(name);
  const columns = listed(Object.keys(rows[0] ?? {}));
  const [inserted] = await rowsOf<{ amount: number }>(
    db,
    sql`with inserted as (
          insert into ${table} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
          on conflict do nothing returning 1)
        select count(*)::int as amount from inserted`,
  );
  return inserted?.amount ?? 0;
};

const isRows = (value: unknown): value is readonly JsonRecord[] => Array.isArray(value) && value.every(isRecord);

/** Brings in one line; whether it was the last one. */
const bring = async (db: Database, line: JsonRecord, amounts: Record<string, number>): Promise<boolean> => {
  const { table, rows, end } = line;
  if (end !== undefined) return true;
  if (typeof table !== 'string' || !(table in amounts) || !isRows(rows)) {
    throw new CopyError('This file is damaged: it has something else than rows.');
  }
  amounts[table]! += rows.length > 0 ? await insert(db, table, rows) : 0;
  return false;
};

/** Brings in everything of a copy, or nothing. Tells how many rows were new. */
export const copyIn = (db: Database, lines: AsyncIterable<string>): Promise<Amounts> =>
  db.transaction(async (transaction) => {
    const amounts: Record<string, number> = Object.fromEntries(TABLES.map(({ name }) => [name, 0]));
    let [isBegun, isEnded] = [false, false];
    for await (const line of lines) {
      if (isBegun) isEnded = await bring(transaction, read(line), amounts);
      else checkHead(read(line));
      isBegun = true;
    }
    if (!isEnded) throw new CopyError('This file is not complete.');
    return amounts;
  });
