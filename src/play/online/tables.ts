import { isRecord, isText, isWhole, type JsonRecord } from '../belongings/json.ts';

/** A player's best on a level, among those of everybody. */
export interface LevelRow {
  /** From 1. */
  readonly rank: number;
  readonly name: string;
  readonly moves: number;
  readonly pushes?: number;
  /** Milliseconds. */
  readonly time: number;
  readonly date: string;
  /** By which its moves are asked for. */
  readonly fingerprint: string;
  readonly own?: true;
}

/** What a player has solved of a pack. */
export interface PackRow {
  readonly rank: number;
  readonly name: string;
  readonly solved: number;
  readonly moves: number;
  readonly pushes?: number;
  readonly own?: true;
}

/** The first of all, and whoever asks, wherever he stands. */
export interface SharedTable<Row> {
  readonly rows: readonly Row[];
  /** How many players there are in all. */
  readonly of: number;
}

/** Where one's own best stands on a level. */
export interface Places {
  readonly moves: number;
  readonly pushes?: number;
  readonly of: number;
}

const isCount = isWhole(0, Number.MAX_SAFE_INTEGER);
const isOptionalCount = (value: unknown): boolean => value === undefined || isCount(value);
const isName = isText(400);

const isStanding = (row: JsonRecord): boolean =>
  isCount(row.rank) && isName(row.name) && isCount(row.moves) && isOptionalCount(row.pushes);

const isLevelRow = (row: unknown): row is LevelRow =>
  isRecord(row) &&
  isStanding(row) &&
  isCount(row.time) &&
  isText(40)(row.date) &&
  isText(64, /^[0-9a-f]{64}$/)(row.fingerprint);

const isPackRow = (row: unknown): row is PackRow => isRecord(row) && isStanding(row) && isCount(row.solved);

const tableIn = <Row extends { readonly rank: number; readonly own?: true }>(
  { rows, of, own }: JsonRecord,
  isRow: (row: unknown) => row is Row,
): SharedTable<Row> | undefined => {
  if (!Array.isArray(rows) || !rows.every(isRow) || !isCount(of)) return undefined;
  const isThere = rows.some((row) => row.own);
  return { rows: !isThere && isRow(own) ? [...rows, own] : rows, of };
};

/** The table of a level, out of what a server says. One's own row stands behind the others where it is none of the first. */
export const levelTableIn = (body: JsonRecord): SharedTable<LevelRow> | undefined => tableIn(body, isLevelRow);

export const packTableIn = (body: JsonRecord): SharedTable<PackRow> | undefined => tableIn(body, isPackRow);

/** Rows of a table at the most, but for one's own. */
export const MOST_ROWS = 100;

/** Levels that a server is asked about at once. */
export const MOST_LEVELS = 500;

/** Where one's best will stand by its moves once a result is sent, out of the table before that; undefined where it is too far down to tell. */
export const placesWith = (
  { rows, of }: SharedTable<LevelRow>,
  { moves, time }: Pick<LevelRow, 'moves' | 'time'>,
): Places | undefined => {
  const own = rows.find((row) => row.own);
  const better = rows.filter((row) => row.moves < moves || (row.moves === moves && row.time <= time));
  if (own && better.includes(own)) return { moves: own.rank, of };
  return better.length < MOST_ROWS ? { moves: better.length + 1, of: own ? of : of + 1 } : undefined;
};

/** Undefined where the server does not say. */
export const placesIn = ({ places, of }: JsonRecord): Places | undefined => {
  if (!isRecord(places) || !isCount(places.moves) || !isCount(of) || !isOptionalCount(places.pushes)) return undefined;
  const { moves, pushes } = places as unknown as Omit<Places, 'of'>;
  return { moves, ...(pushes !== undefined && { pushes }), of };
};
