import type { Store } from './database.ts';
import { openFolder } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Where everything is kept: by the address of a PostgreSQL, or else in a folder. */
export interface Place {
  readonly database?: string;
  readonly folder: string;
  /** The program, where threads may run it. */
  readonly program?: URL;
}

export const openStore = ({ database, folder, program }: Place): Promise<Store> =>
  database === undefined ? openFolder(folder, program) : openPostgres(database);
