import { existsSync, readFileSync } from 'node:fs';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'This file may not be read.',
};

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);

/** Whether there is something to read at a path; `-` always does. */
export const isThere = (path: string): boolean => path === '-' || existsSync(path);

/** The text of a file; `-` is the standard input. */
export const readTextFile = (path: string): Parsed<string> => {
  try {
    return ok(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (cause) {
    const code = codeOf(cause);
    return bad(say(REASONS[code] ?? 'This file cannot be read: {code}.', { code }));
  }
};
