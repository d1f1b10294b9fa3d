import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { tempFolder } from './tempFolder.ts';

const HOME = '/usr/lib/postgresql';

const programs = (): string | undefined =>
  existsSync(HOME)
    ? readdirSync(HOME)
        .map((version) => join(HOME, version, 'bin'))
        .find((bin) => existsSync(join(bin, 'initdb')))
    : undefined;

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

/** The address of a PostgreSQL that is gone with the tests of this file; undefined, and a line that says so, where there is none. */
export const throwawayPostgres = (): string | undefined => {
  const bin = programs();
  if (!bin) {
    console.warn('No PostgreSQL was found: the jobs of many machines are not tested.');
    return undefined;
  }
  const folder = tempFolder(afterAll);
  chmodSync(folder, 0o755);
  const place = join(folder, 'pg');
  mkdirSync(place, { mode: 0o777 });
  chmodSync(place, 0o777);
  const data = join(place, 'data');
  run(`${bin}/initdb -D ${data} -A trust -U postgres --no-sync -E UTF8`);
  run(`${bin}/pg_ctl -D ${data} -w -o "-F -k ${place} -c listen_addresses=" -l ${place}/log start`);
  afterAll(() => run(`${bin}/pg_ctl -D ${data} -m immediate stop`));
  return `postgres://postgres@localhost/postgres?host=${place}`;
};
