import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';

/** Where Debian and its like keep what nobody has on his path. */
const HOME = '/usr/lib/postgresql';

/** The folder of its programs, where it is installed. */
export const postgresPrograms = (): string | undefined => {
  const versions = existsSync(HOME) ? readdirSync(HOME).map((version) => join(HOME, version, 'bin')) : [];
  const path = (process.env.PATH ?? '').split(':');
  return [...versions, ...path].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')));
};

/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string): readonly [program: string, args: string[]] =>
  process.getuid?.() === 0 ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]] : ['sh', ['-c', command]];

const run = (command: string): void => {
  const { status, stderr } = spawnSync(...asPostgres(command), {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(stderr);
};

/** Runs a command once this process is gone, also where it was killed: nobody holds the other end of the pipe then. */
const runAfterwards = (command: string): void => {
  const program = spawn(...asPostgres(`cat; ${command}`), { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  program.unref();
  // A pipe to a program is a socket.
  (program.stdin as Socket).unref();
};

/** A PostgreSQL that can be stopped and started. */
export interface Throwaway {
  readonly url: string;
  stop(): void;
  start(): void;
}

/** Starts one in a folder, without a port; undefined where the programs are not there. */
export const startPostgres = (folder: string): Throwaway | undefined => {
  const bin = postgresPrograms();
  if (bin === undefined) return undefined;
  chmodSync(folder, 0o755);
  const place = join(folder, 'pg');
  mkdirSync(place);
  chmodSync(place, 0o777);
  const data = join(place, 'data');
  const start = () => run(`${bin}/pg_ctl -D ${data} -w -o "-F -k ${place} -c listen_addresses=" -l ${place}/log start`);
  const stopping = `${bin}/pg_ctl -D ${data} -m immediate stop`;
  const stop = () => run(stopping);
  run(`${bin}/initdb -D ${data} -A trust -U postgres --no-sync -E UTF8 --locale=C`);
  start();
  runAfterwards(stopping);
  return { url: `postgres://postgres@localhost/postgres?host=${place}`, stop, start };
};
