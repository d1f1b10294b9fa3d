import { Option } from 'commander';
import { UsageError } from '../io.ts';

/** The address of a server, as given to an option: `https://kura.example`, without a path. */
export const originOf = (text: string, option: string): string => {
  const isWeb = /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
  if (!isWeb) throw new UsageError(`${option} takes an address such as https://kura.example, not "${text}".`);
  return new URL(text).origin;
};

const postgresOf = (text: string): string => {
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  // It is not repeated, as it may have a password.
  throw new UsageError('--database takes the address of a PostgreSQL: postgres://USER:PASSWORD@HOST/NAME.');
};

/** A PostgreSQL. Its address may be a variable, as others on the same machine see what was typed. */
export const databaseOption = (meaning: string): Option =>
  new Option('--database <url>', meaning).env('KURA_DATABASE').argParser(postgresOf);
