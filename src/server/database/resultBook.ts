import { and, eq } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm/sql';
import { type LevelRow, MOST_ROWS, type PackRow, type Places } from '../../play/online/tables.ts';
import type { Order } from '../../results/ranking.ts';
import type { BelievedResult, LevelId, ResultBook, Table } from '../books.ts';
import { type Database, rowsOf } from './database.ts';
import { levels, players, results } from './schema.ts';

interface Counted {
  readonly of: number;
  readonly isOwn: boolean;
  readonly pushes: number | null;
}

/** As it goes out: pushes where the game counts them, and whose row it is where it is one's own. */
const shown = <Row extends { readonly rank: number; readonly pushes?: number; readonly own?: true }>(
  rows: readonly (Omit<Row, 'pushes' | 'own'> & Counted)[],
): Table<Row> => {
  const clean = rows.map(({ of, isOwn, pushes, ...row }) => ({
    ...row,
    ...(pushes !== null && { pushes }),
    ...(isOwn && { own: true as const }),
  })) as unknown as readonly Row[];
  const own = clean.find((row) => row.own);
  return { rows: clean.filter(({ rank }) => rank <= MOST_ROWS), of: rows[0]?.of ?? 0, ...(own && { own }) };
};

/** The order of a table; nobody knows how many pushes a result without them took, and it comes last. */
const inOrder = ({ by, ties }: Order): SQL => {
  const figure = by === 'moves' ? sql`moves` : sql`pushes`;
  return ties === 'faster'
    ? sql`${figure} nulls last, time, date, fingerprint`
    : sql`${figure} nulls last, time desc, date, fingerprint`;
};

/** The best of each player; then those at the top, and whoever asks. */
const tableQuery = ({ game, hash }: LevelId, order: Order, own: string, most = MOST_ROWS): SQL => sql`
  with best as (
    select distinct on (player) player, fingerprint, moves, pushes, time, date from results
    where game = ${game} and hash = ${hash} order by player, ${inOrder(order)}),
  ranked as (
    select *, row_number() over (order by ${inOrder(order)})::int as rank, count(*) over ()::int as "of" from best)
  select rank, name, moves, pushes, time::float8 as time, date, fingerprint, "of", player = ${own} as "isOwn"
  from ranked join players on players.key = ranked.player
  where rank <= ${most} or player = ${own} order by rank`;

/**
 * Level by level, in the order of an index that has all of it: of a hundred thousand results that is three times as fast. Of those
 * who solved as many in as many moves the faster comes first, then who was there earlier.
 */
const packQuery = (game: string, hashes: readonly string[], own: string): SQL => sql`
  with asked (hash) as (values ${sql.join(
    [...new Set(hashes)].map((hash) => sql`(${hash}::text)`),
    sql`, `,
  )}),
  sums as (
    select player, count(*)::int as solved, sum(moves)::float8 as moves, sum(pushes)::float8 as pushes,
      sum(time) as time, max(date) as date
    from asked cross join lateral (
      select distinct on (player) player, moves, pushes, time, date from results
      where game = ${game} and results.hash = asked.hash order by player, moves, time, date) as best
    group by player),
  ranked as (
    select *, row_number() over (order by solved desc, moves, time, date, player)::int as rank,
      count(*) over ()::int as "of"
    from sums)
  select rank, name, solved, moves, pushes, "of", player = ${own} as "isOwn"
  from ranked join players on players.key = ranked.player
  where rank <= ${MOST_ROWS} or player = ${own} order by rank`;

type Ranked = Counted & { readonly rank: number };

/** One's own row, and nobody else's. */
const ownRow = async (db: Database, level: LevelId, by: Order['by'], player: string): Promise<Ranked | undefined> =>
  (await rowsOf<Ranked>(db, tableQuery(level, { by, ties: 'faster' }, player, 0)))[0];

const places = async (db: Database, level: LevelId, player: string): Promise<Places | undefined> => {
  const row = await ownRow(db, level, 'moves', player);
  if (!row) return undefined;
  const { rank: moves, of, pushes } = row;
  const byPushes = pushes === null ? undefined : await ownRow(db, level, 'pushes', player);
  return { moves, ...(byPushes && { pushes: byPushes.rank }), of };
};

const enter = (db: Database, { board, name, ...result }: BelievedResult) =>
  db.transaction(async (transaction) => {
    const { game, hash } = result;
    await transaction.insert(levels).values({ game, hash, board }).onConflictDoNothing();
    const [level] = await transaction
      .select({ board: levels.board })
      .from(levels)
      .where(and(eq(levels.game, game), eq(levels.hash, hash)));
    // Who draws first is believed: the hash is short enough for somebody to look for another board that has it.
    if (level?.board !== board) return 'otherBoard';
    await transaction
      .insert(players)
      .values({ key: result.player, name })
      .onConflictDoUpdate({ target: players.key, set: { name } });
    const entered = await transaction
      .insert(results)
      .values({ ...result, pushes: result.pushes ?? null })
      .onConflictDoNothing()
      .returning({ fingerprint: results.fingerprint });
    return entered.length > 0 ? 'new' : 'known';
  });

const replay = async (db: Database, { game, hash }: LevelId, fingerprint: string) => {
  const [found] = await db
    .select({
      fingerprint: results.fingerprint,
      game: results.game,
      hash: results.hash,
      board: levels.board,
      name: players.name,
      moves: results.moves,
      pushes: results.pushes,
      time: results.time,
      date: results.date,
      solution: results.solution,
    })
    .from(results)
    .innerJoin(players, eq(players.key, results.player))
    .innerJoin(levels, and(eq(levels.game, results.game), eq(levels.hash, results.hash)))
    .where(and(eq(results.fingerprint, fingerprint), eq(results.game, game), eq(results.hash, hash)));
  if (!found) return undefined;
  const { pushes, ...rest } = found;
  return { ...rest, ...(pushes !== null && { pushes }) };
};

export const resultBook = (db: Database): ResultBook => ({
  enter: (result) => enter(db, result),
  table: async (level, order, own = '') => shown<LevelRow>(await rowsOf(db, tableQuery(level, order, own))),
  places: (level, player) => places(db, level, player),
  tableOf: async (game, hashes, own = '') =>
    hashes.length === 0 ? { rows: [], of: 0 } : shown<PackRow>(await rowsOf(db, packQuery(game, hashes, own))),
  replay: (level, fingerprint) => replay(db, level, fingerprint),
  remove: async (fingerprint, player) => {
    const removed = await db
      .delete(results)
      .where(and(eq(results.fingerprint, fingerprint), eq(results.player, player)))
      .returning({ fingerprint: results.fingerprint });
    return removed.length > 0;
  },
});
