import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { startPostgres, type Throwaway } from './postgresServer.ts';
import { tempFolder } from './tempFolder.ts';

/** A server of our own, gone with the tests of this file; undefined where the programs are not there. */
export const ownPostgres = (): Throwaway | undefined => {
  const own = startPostgres(tempFolder(afterAll));
  if (own) afterAll(own.stop);
  return own;
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
 * that is started. Undefined where there is neither.
 */
export const throwawayPostgres = async (): Promise<string | undefined> => {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? databaseIn(DATABASE_URL) : ownPostgres()?.url;
};
