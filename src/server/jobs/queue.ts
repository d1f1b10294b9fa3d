import type { WorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import { believed, type Outcome } from './believed.ts';
import type { Item, Order } from './order.ts';
import { TABLES, TABLES_LOCK } from './tables.ts';

/** What the items are called in the queue, which others may use for other things. */
export const TASK = 'kura';

/** How often an item is begun before nobody tries it again: it may be what ends the workers. */
const MOST_TRIES = 10;

/** Items that are put on the queue by one statement. */
const AT_ONCE = 500;

export interface Job {
  readonly id: number;
  /** What was typed. */
  readonly command: string;
  readonly order: Order;
}

/** An item with what came of it, where that was replayed. */
export interface Entry {
  readonly number: number;
  readonly item: Item;
  readonly outcome?: Outcome;
  /** Whether a worker has it. */
  readonly isBegun: boolean;
}

/** An item as its worker knows it. */
export interface Errand {
  readonly job: Job;
  readonly number: number;
  readonly item: Item;
}

interface Row {
  readonly number: number;
  readonly item: Item;
  readonly worker: string | null;
  readonly outcome: unknown;
}

const ITEMS = 'select number, item, worker, outcome from kura_jobs.items where job = $1 order by number';

/** The one queue of a database, as all see it who order, do or collect. */
export class Queue {
  readonly pool: Pool;
  readonly utils: WorkerUtils;
  /** What was replayed is not replayed again while it says the same. */
  readonly #replayed = new Map<string, { readonly told: string; readonly outcome: Outcome }>();

  constructor(pool: Pool, utils: WorkerUtils) {
    this.pool = pool;
    this.utils = utils;
  }

  async order(command: string, order: Order, items: readonly Item[]): Promise<Job> {
    const text = 'insert into kura_jobs.jobs (command, "order") values ($1, $2) returning id';
    const { rows } = await this.pool.query<{ id: string }>(text, [command, JSON.stringify(order)]);
    const id = Number(rows[0]!.id);
    await this.add(id, 1, items);
    return { id, command, order };
  }

  /** Adds items to a job. The item is there before the queue tells a worker of it. */
  async add(job: number, first: number, items: readonly Item[]): Promise<void> {
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const some = items.slice(from, from + AT_ONCE);
      const numbers = some.map((_, index) => first + from + index);
      const text = `insert into kura_jobs.items (job, number, item)
        select $1, number, item from unnest($2::int[], $3::jsonb[]) as given (number, item) on conflict do nothing`;
      await this.pool.query(text, [job, numbers, some.map((item) => JSON.stringify(item))]);
      await this.#enqueue(job, numbers);
    }
  }

  async #enqueue(job: number, numbers: readonly number[]): Promise<void> {
    const specs = numbers.map((number) => ({
      identifier: TASK,
      payload: { job, number },
      maxAttempts: MOST_TRIES,
      jobKey: `${TASK}:${job}:${number}`,
    }));
    await this.utils.addJobs(specs);
  }

  async jobs(): Promise<readonly Job[]> {
    const { rows } = await this.pool.query<Job>('select id::int, command, "order" from kura_jobs.jobs order by id');
    return rows;
  }

  async job(id: number): Promise<Job | undefined> {
    const text = 'select id::int, command, "order" from kura_jobs.jobs where id = $1';
    const { rows } = await this.pool.query<Job>(text, [id]);
    return rows[0];
  }

  /** Nobody is to do it any more; what came of it is gone too. */
  async cancel(id: number): Promise<void> {
    await this.pool.query('delete from kura_jobs.jobs where id = $1', [id]);
    const text = `select id from graphile_worker.jobs where key like $1 and locked_at is null`;
    const { rows } = await this.pool.query<{ id: string }>(text, [`${TASK}:${id}:%`]);
    await this.utils.completeJobs(rows.map((row) => row.id));
  }

  /** All items of a job. What does not replay does not count: it is told, and waits for a worker again. */
  async entries(job: Job, refused: (number: number) => void): Promise<readonly Entry[]> {
    const { rows } = await this.pool.query<Row>(ITEMS, [job.id]);
    const entries = rows.map((row) => this.#entryOf(job, row));
    const lies = entries.filter(
      ({ number, outcome }) => !outcome && rows.find((row) => row.number === number)!.outcome,
    );
    for (const { number } of lies) {
      refused(number);
      await this.#retract(job.id, number);
    }
    return entries;
  }

  #entryOf(job: Job, { number, item, worker, outcome: told }: Row): Entry {
    const outcome = told === null ? undefined : this.#believed(job, number, item, told);
    return { number, item, isBegun: worker !== null && told === null, ...(outcome && { outcome }) };
  }

  #believed(job: Job, number: number, item: Item, told: unknown): Outcome | undefined {
    const [key, text] = [`${job.id}:${number}`, JSON.stringify(told)];
    const known = this.#replayed.get(key);
    if (known?.told === text) return known.outcome;
    const outcome = believed(job.order, item, told);
    if (outcome) this.#replayed.set(key, { told: text, outcome });
    return outcome;
  }

  async #retract(job: number, number: number): Promise<void> {
    const text =
      'update kura_jobs.items set outcome = null, ended = null, worker = null where job = $1 and number = $2';
    await this.pool.query(text, [job, number]);
    await this.#enqueue(job, [number]);
  }

  async close(): Promise<void> {
    await this.utils.release();
    await this.pool.end();
  }
}

/** Ours alone makes the tables, whoever else begins at the same time. */
const makeTables = async (pool: Pool, utils: WorkerUtils): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TABLES_LOCK]);
    await utils.migrate();
    await client.query(TABLES);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TABLES_LOCK]).catch(() => undefined);
    client.release();
  }
};

/** Opens the queue of a PostgreSQL; `size` is how many things are asked of it at the same time. */
export const openQueue = async (database: string, size = 4): Promise<Queue> => {
  // Only whoever has jobs fetches these.
  const [{ default: pg }, { Logger, makeWorkerUtils }] = await Promise.all([import('pg'), import('graphile-worker')]);
  const pool = new pg.Pool({ connectionString: database, max: size });
  // A connection that is lost is told to whoever asks next; unheard it would end the program.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    const utils = await makeWorkerUtils({ pgPool: pool, logger: new Logger(() => () => undefined) });
    await makeTables(pool, utils);
    return new Queue(pool, utils);
  } catch (cause) {
    await pool.end();
    throw cause;
  }
};
