import type { Job as QueueJob, Runner } from 'graphile-worker';
import type { QueryResult, QueryResultRow } from 'pg';
import { lasting } from '../database/persistence.ts';
import type { Item } from './order.ts';
import { type Errand, type Job, type Queue, TASK } from './queue.ts';

/** Whoever does items on this machine. */
export interface Hands {
  /** Does one, and is stopped by the signal. What it comes to is kept as JSON. */
  readonly work: (errand: Errand, signal: AbortSignal) => Promise<object>;
  /** Hears what was done, once it is kept. */
  readonly done: (errand: Errand, outcome: object) => Promise<void> | void;
}

/** How many items at a time, and after how many seconds of silence they are given to others. */
export interface Shift {
  readonly threads: number;
  readonly lease: number;
}

/** Milliseconds that the database may be away without anything being lost that was found meanwhile. */
const PATIENCE = 600_000;

/** So many times within a lease a worker is heard of. */
const BEATS = 5;

const CLAIM = `update kura_jobs.items as mine set worker = $3, tries = tries + 1
  where job = $1 and number = $2 and outcome is null and (worker is null or worker = $3 or not exists
    (select from kura_jobs.workers where id = mine.worker and seen + lease > now()))
  returning item`;

const SIGN = `insert into kura_jobs.workers (id, lease) values ($1, make_interval(secs => $2))
  on conflict (id) do update set seen = now()`;

const SILENT = `select distinct locked_by as id from graphile_worker.jobs left join kura_jobs.workers on workers.id = locked_by
  where task_identifier = $1 and locked_at is not null
    and coalesce(seen, locked_at) + coalesce(lease, interval '30 seconds') < now()`;

const HOPELESS = `select id, key, attempts from graphile_worker.jobs
  where task_identifier = $1 and locked_at is null and attempts >= max_attempts`;

/** Workers of one process. The queue hands out the items; that they are done by whoever has them is seen to here. */
export class Crew {
  readonly #queue: Queue;
  readonly #hands: Hands;
  readonly #shift: Shift;
  readonly #stop = new AbortController();
  /** By the queue's numbers, what is being done. */
  readonly #begun = new Set<string>();
  #runner: Runner | undefined;
  #id: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(queue: Queue, hands: Hands, shift: Shift) {
    this.#queue = queue;
    this.#hands = hands;
    this.#shift = shift;
  }

  async start(): Promise<void> {
    const { Logger, run } = await import('graphile-worker');
    this.#runner = await run({
      pgPool: this.#queue.pool,
      concurrency: this.#shift.threads,
      pollInterval: 1000,
      noHandleSignals: true,
      crontab: '',
      logger: new Logger(() => () => undefined),
      taskList: { [TASK]: (payload, { job }) => this.#take(payload as { job: number; number: number }, job) },
    });
    this.#runner.promise.catch(() => undefined);
    await this.beat();
    this.#timer = setInterval(() => void this.beat().catch(() => undefined), (this.#shift.lease * 1e3) / BEATS);
  }

  /** Says that we are here, and sees to those who have not said so for too long. What fails, the next beat does. */
  async beat(): Promise<void> {
    const { pool, utils } = this.#queue;
    if (this.#id !== undefined) await pool.query(SIGN, [this.#id, this.#shift.lease]);
    const silent = await pool.query<{ id: string }>(SILENT, [TASK]);
    const ids = silent.rows.map(({ id }) => id);
    if (ids.length > 0) await utils.forceUnlockWorkers(ids);
    const { rows } = await pool.query<{ id: string; key: string; attempts: number }>(HOPELESS, [TASK]);
    for (const { key, attempts } of rows) await this.#bury(key, `Begun ${attempts} times, and nothing came of it.`);
    await utils.completeJobs(rows.map(({ id }) => id));
  }

  /** What may be said twice is said again while the database is away, until we are told to stop. */
  #ask<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>> {
    return this.#lasting(() => this.#queue.pool.query<Row>(text, [...values]));
  }

  #lasting<T>(work: () => Promise<T>): Promise<T> {
    return lasting(work, PATIENCE, this.#stop.signal);
  }

  /** An item that was tried too often counts as one that nobody can do. */
  async #bury(key: string, reason: string): Promise<void> {
    const [, job, number] = key.split(':').map(Number);
    const text = `update kura_jobs.items set outcome = $3, ended = now() where job = $1 and number = $2 and outcome is null`;
    await this.#queue.pool.query(text, [job, number, JSON.stringify({ kind: 'failed', reason })]);
  }

  async #take(place: { readonly job: number; readonly number: number }, queued: QueueJob): Promise<void> {
    const worker = queued.locked_by ?? '';
    if (this.#id !== worker) await this.#ask(SIGN, [worker, this.#shift.lease]);
    this.#id = worker;
    const errand = await this.#claim(place, worker);
    if (!errand) return;
    this.#begun.add(queued.id);
    const outcome = await this.#do(errand, worker).catch(async (cause) => {
      // Whoever is told to stop gives all of it back at the end.
      if (this.#stop.signal.aborted) throw cause;
      this.#begun.delete(queued.id);
      await this.#release(errand, worker);
      throw cause;
    });
    this.#begun.delete(queued.id);
    await this.#hands.done(errand, outcome);
  }

  async #do(errand: Errand, worker: string): Promise<object> {
    const outcome = await this.#hands.work(errand, this.#stop.signal);
    if (this.#stop.signal.aborted) throw new Error('The worker was told to stop.');
    await this.#keep(errand, worker, outcome);
    return outcome;
  }

  /** What failed here another worker may do, though this one goes on with other items. */
  async #release({ job, number }: Errand, worker: string): Promise<void> {
    const text = `update kura_jobs.items set worker = null
      where job = $1 and number = $2 and worker = $3 and outcome is null`;
    await this.#ask(text, [job.id, number, worker]);
  }

  /** Nobody does what is done, cancelled, or in the hands of somebody who is there. */
  async #claim(place: { readonly job: number; readonly number: number }, worker: string): Promise<Errand | undefined> {
    const { rows } = await this.#ask<{ item: Item }>(CLAIM, [place.job, place.number, worker]);
    const job: Job | undefined = await this.#lasting(() => this.#queue.job(place.job));
    if (rows[0] && job) return { job, number: place.number, item: rows[0].item };
    const held = 'select from kura_jobs.items where job = $1 and number = $2 and outcome is null';
    const { rowCount } = await this.#ask(held, [place.job, place.number]);
    // The queue gives out again what has taken four hours. Tried later, it will be done.
    if (rowCount) throw new Error('Another worker has it.');
    return undefined;
  }

  /** The first to answer counts. */
  async #keep({ job, number }: Errand, worker: string, outcome: object): Promise<void> {
    const text = `update kura_jobs.items set outcome = $4, worker = $3, ended = now()
      where job = $1 and number = $2 and outcome is null`;
    await this.#ask(text, [job.id, number, worker, JSON.stringify(outcome)]);
  }

  /** Ends at once: what is being done is given back, for others to begin with. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#runner?.stop();
    const { pool, utils } = this.#queue;
    await pool.query('update kura_jobs.items set worker = null where worker = $1 and outcome is null', [
      this.#id ?? '',
    ]);
    await utils.rescheduleJobs([...this.#begun], { runAt: new Date() });
    await pool.query('delete from kura_jobs.workers where id = $1', [this.#id ?? '']);
  }
}
