import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { tempFolder } from './tempFolder.ts';

/** Where Debian and its like keep what nobody has on his path. */
const HOME = '/usr/lib/postgresql';

const programs = (): string | undefined => {
  const versions = existsSync(HOME) ? readdirSync(HOME).map((version) => join(HOME, version, 'bin')) : [];
  const path = (process.env.PATH ?? '').split(':');
  return [...versions, ...path].find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')));
};

/** PostgreSQL refuses to run as root. */
const run = (command: string): void => {
  const isRoot = process.getuid?.() === 0;
  const [program, args] = isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]] : ['sh', ['-c', command]];
  const { status, stderr } = spawnSync(program as string, args as string[], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(stderr);
};

/** A PostgreSQL that can be stopped and started, and is gone with the tests of this file. */
export interface Throwaway {
  readonly url: string;
  stop(): void;
  start(): void;
}

const startedWith = (bin: string): Throwaway => {
  const folder = tempFolder(afterAll);
  chmodSync(folder, 0o755);
  const place = join(folder, 'pg');
  mkdirSync(place);
  chmodSync(place, 0o777);
  const data = join(place, 'data');
  const start = () => run(`${bin}/pg_ctl -D ${data} -w -o "-F -k ${place} -c listen_addresses=" -l ${place}/log start`);
  const stop = () => run(`${bin}/pg_ctl -D ${data} -m immediate stop`);
  run(`${bin}/initdb -D ${data} -A trust -U postgres --no-sync -E UTF8 --locale=C`);
  start();
  afterAll(stop);
  return { url: `postgres://postgres@localhost/postgres?host=${place}`, stop, start };
};

/** A server of our own for the tests of this file; undefined where the programs are not there. */
export const ownPostgres = (): Throwaway | undefined => {
  const bin = programs();
  return bin === undefined ? undefined : startedWith(bin);
};

const asked = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** A new database in a server that runs. */
const databaseIn = async (server: string): Promise<string> => {
  const name = `kura_${randomUUID().replaceAll('-', '')}`;
  await asked(server, `create database ${name}`);
  afterAll(() => asked(server, `drop database if exists ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * The address of a PostgreSQL database that is gone with the tests of this file: in the server of DATABASE_URL, else in one
 * that is started. Undefined, and a line that says so, where there is neither.
 */
export const throwawayPostgres = async (): Promise<string | undefined> => {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return databaseIn(DATABASE_URL);
  const own = ownPostgres();
  if (!own)
    console.warn(
      'No PostgreSQL was found, and DATABASE_URL names none: what is kept is tested on PGlite alone, and jobs of many machines are not.',
    );
  return own?.url;
};
