import { postgresPrograms } from './postgresServer.ts';

/** Said once, before all tests, by whoever runs them on a computer without PostgreSQL. */
export const setup = (): void => {
  if (process.env.DATABASE_URL || postgresPrograms() !== undefined) return;
  console.warn(
    'No PostgreSQL was found, and DATABASE_URL names none: what is kept is tested on PGlite alone, and jobs of many machines are not.',
  );
};
