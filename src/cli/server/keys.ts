import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeFolder } from '../../node/home.ts';
import { isRecord, type JsonRecord, parseJson } from '../../play/belongings/json.ts';
import { UsageError } from '../io.ts';

/** 128 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{22}$/;

const fileIn = (home: string): string => join(home, 'keys.json');

const keysIn = (home: string): JsonRecord => {
  let text: string;
  try {
    text = readFileSync(fileIn(home), 'utf8');
  } catch {
    return {};
  }
  const keys = parseJson(text);
  if (keys.ok && isRecord(keys.value)) return keys.value;
  throw new UsageError(`${fileIn(home)} is damaged: the keys to what you have sent may still be found in it.`);
};

const write = (home: string, keys: JsonRecord): void => {
  mkdirSync(home, { recursive: true });
  const unfinished = `${fileIn(home)}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(keys, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, fileIn(home));
};

/** The player's key for a server, if he has sent something there. Each has one of its own: none can be him elsewhere. */
export const keyFor = (server: string, home = homeFolder()): string | undefined => {
  const key = keysIn(home)[server];
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
};

/** The same, made where there is none yet. */
export const ownKeyFor = (server: string, home = homeFolder()): string => {
  const known = keyFor(server, home);
  if (known !== undefined) return known;
  const key = randomBytes(16).toString('base64url');
  write(home, { ...keysIn(home), [server]: key });
  return key;
};

/** What was sent with it can be changed by nobody any more. */
export const forgetKey = (server: string, home = homeFolder()): void => {
  const { [server]: _, ...others } = keysIn(home);
  write(home, others);
};
