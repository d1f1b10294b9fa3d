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
  readonly key: readonly [string, ...string[]];
  /** Rows that are parts of another table's row come in with that or not at all. */
  readonly partOf?: string;
}

/** All that are copied, those first that others refer to. */
export const TABLES: readonly CopiedTable[] = [
  { name: 'players', key: ['key'] },
  { name: 'levels', key: ['game', 'hash'] },
  { name: 'results', key: ['fingerprint'] },
  { name: 'packs', key: ['id'] },
  { name: 'matches', key: ['id'] },
  { name: 'match_events', key: ['match', 'number'], partOf: 'matches' },
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

/**
 * What is there already stays as it is. Columns that an older copy does not know get what they have by themselves. Returns the
 * first column of the keys of those that were new.
 */
const insert = async (db: Database, { name, key }: CopiedTable, rows: readonly JsonRecord[]) => {
  if (rows.length === 0) return [];
  const table = sql.identifier(name);
  const columns = listed(Object.keys(rows[0]!));
  const inserted = await rowsOf<{ first: string }>(
    db,
    sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
        on conflict do nothing returning ${sql.identifier(key[0])} as first`,
  );
  return inserted.map(({ first }) => first);
};

const isRows = (value: unknown): value is readonly JsonRecord[] => Array.isArray(value) && value.every(isRecord);

/** What has come in by now. */
class Brought {
  readonly #amounts = new Map(TABLES.map(({ name }) => [name, 0]));
  /** By the tables that others are parts of, the rows that were new. */
  readonly #whole = new Map(TABLES.flatMap(({ partOf }) => (partOf ? [[partOf, new Set<unknown>()]] : [])));

  get amounts(): Amounts {
    return Object.fromEntries(this.#amounts);
  }

  /** Brings in one line; whether it was the last one. */
  async line(db: Database, { table: name, rows, end }: JsonRecord): Promise<boolean> {
    if (end !== undefined) return true;
    const table = TABLES.find((one) => one.name === name);
    if (!table || !isRows(rows)) throw new CopyError('This file is damaged: it has something else than rows.');
    const { key, partOf } = table;
    const whole = partOf === undefined ? undefined : this.#whole.get(partOf);
    const inserted = await insert(db, table, whole ? rows.filter((row) => whole.has(row[key[0]])) : rows);
    this.#amounts.set(table.name, this.#amounts.get(table.name)! + inserted.length);
    for (const first of inserted) this.#whole.get(table.name)?.add(first);
    return false;
  }
}

const bringIn = (db: Database, lines: AsyncIterable<string>): Promise<Amounts> =>
  db.transaction(async (transaction) => {
    const brought = new Brought();
    let [isBegun, isEnded] = [false, false];
    for await (const line of lines) {
      if (isBegun) isEnded = await brought.line(transaction, read(line));
      else checkHead(read(line));
      isBegun = true;
    }
    if (!isEnded) throw new CopyError('This file is not complete.');
    return brought.amounts;
  });

/** Brings in everything of a copy, or nothing. Tells how many rows were new. */
export const copyIn = async (db: Database, lines: AsyncIterable<string>): Promise<Amounts> => {
  const amounts = await bringIn(db, lines);
  // Tables of everybody are read from what was cleaned up, and many rows have just come. They are in, whatever becomes of this.
  for (const { name } of TABLES) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`).catch(() => undefined);
  return amounts;
};
