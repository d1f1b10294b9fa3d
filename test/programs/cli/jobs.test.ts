import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openQueue } from '../../../src/server/jobs/queue.ts';
import { HARD_BOARD } from '../../tools/hardBoard.ts';
import { BUNDLE, FILES, kura } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { throwawayPostgres } from '../../tools/postgres.ts';

const database = await throwawayPostgres();

/** A worker whose words are heard. */
class Worker {
  readonly process: ChildProcess;
  text = '';
  readonly ended: Promise<number | null>;

  constructor(...args: readonly string[]) {
    this.process = spawn(process.execPath, [BUNDLE, 'work', '--database', database!, ...args]);
    this.process.stdout!.on('data', (some) => {
      this.text += some;
    });
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
    onTestFinished(() => void this.process.kill('SIGKILL'));
  }

  until(words: RegExp): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (words.test(this.text)) resolve();
      };
      this.process.stdout!.on('data', look);
      look();
    });
  }
}

const ordered = (folder: string, ...args: readonly string[]): string => {
  const { stdout, status } = kura(['jobs', ...args, '--database', database!, '--json'], '', folder);
  expect(status).toBe(0);
  return String(JSON.parse(stdout).job);
};

/** What the database answers to a statement. */
const told = async <Row extends object>(statement: string, ...values: readonly string[]): Promise<readonly Row[]> => {
  const queue = await openQueue(database!);
  const { rows } = await queue.pool.query<Row>(statement, [...values]);
  await queue.close();
  return rows;
};

const rowsOf = (job: string) =>
  told<{ number: number; worker: string | null; tries: number }>(
    'select number, worker, tries from kura_jobs.items where job = $1 order by number',
    job,
  );

/** Waits until an item is in somebody's hands. */
const begun = async (job: string): Promise<void> => {
  const queue = await openQueue(database!);
  for (let isBegun = false; !isBegun; ) {
    const text = 'select from kura_jobs.items where job = $1 and worker is not null';
    isBegun = ((await queue.pool.query(text, [job])).rowCount ?? 0) > 0;
  }
  await queue.close();
};

describe.skipIf(!database)('jobs on a PostgreSQL', () => {
  test('two workers share the levels of a job, and each is done once', async () => {
    const folder = playFolder();
    const job = ordered(folder, 'make', 'sokoban', '--theme', 'small', '--count', '6');
    const workers = [new Worker(), new Worker()];
    const { status } = kura(['jobs', 'wait', job, '--out', 'new.sok', '--database', database!], '', folder);
    expect(status).toBe(0);
    const rows = await rowsOf(job);
    expect(new Set(rows.map(({ tries }) => tries))).toEqual(new Set([1]));
    expect(new Set(rows.map(({ worker }) => worker)).size).toBe(workers.length);
    expect(readFileSync(join(folder, 'new.sok'), 'utf8').match(/^Solution/gm)).toHaveLength(6);
  });

  test('what a killed worker had is done by another', async () => {
    const folder = playFolder({ 'hard.xsb': HARD_BOARD.join('\n') });
    const job = ordered(folder, 'solve', 'hard.xsb', '--for', 'pushes', '--time', '3600');
    const killed = new Worker('--lease', '1');
    await begun(job);
    killed.process.kill('SIGKILL');
    await killed.ended;
    // The other one need not try for an hour.
    await told(`update kura_jobs.jobs set "order" = jsonb_set("order", '{limits,ms}', '1') where id = $1`, job);
    const other = new Worker('--lease', '1');
    await other.until(/hard\.xsb:1: gave up/);
    expect((await rowsOf(job))[0]!.tries).toBe(2);
  });

  test('Ctrl-C gives back at once what was begun', async () => {
    const job = ordered(FILES, 'make', 'sokoban', '--seed', '7', '--count', '1', '--grade', '7');
    const worker = new Worker();
    await begun(job);
    worker.process.kill('SIGINT');
    expect(await worker.ended).toBe(130);
    expect((await rowsOf(job))[0]!.worker).toBeNull();
    kura(['jobs', 'cancel', job, '--database', database!]);
  });

  test('a false solution in the database does not count, and the level is solved again', async () => {
    const job = ordered(FILES, 'solve', 'two.xsb');
    const lie = {
      kind: 'solve',
      answer: { kind: 'line', moves: 'lll', proven: true, nodes: 1 },
      score: { moves: 1, pushes: 1 },
    };
    await told('update kura_jobs.items set outcome = $2 where job = $1', job, JSON.stringify(lie));
    const { stdout, stderr } = kura(['jobs', 'status', job, '--database', database!]);
    expect(stdout).toContain('0 of 2 levels solved');
    expect(stderr).toContain('does not replay');
    new Worker();
    const waited = kura(['jobs', 'wait', job, '--database', database!]);
    expect(waited).toMatchObject({ status: 0 });
    expect(waited.stdout).toContain('solved (3/1)');
  });
});
