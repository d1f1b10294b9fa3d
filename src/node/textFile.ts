import { existsSync, readFileSync, statSync } from 'node:fs';
import { bad, type Message, type Parsed, say } from '../core/parsed.ts';
import { checkSize, decode } from '../play/packs/decode.ts';
import { refusalCode } from './systemError.ts';

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: say('There is no such file.'),
  EISDIR: say('This is a folder, not a file.'),
  EACCES: say('This file may not be read.'),
};

/** Whether there is something to read at a path; `-` always does. */
export const isThere = (path: string): boolean => path === '-' || existsSync(path);

/** A file that is too large is refused unread; how much comes from the standard input shows only at its end. */
const readBytes = (path: string, encoding?: string): Parsed<string> => {
  if (path === '-') return decode(readFileSync(0), encoding);
  const size = checkSize(statSync(path).size);
  return size.ok ? decode(readFileSync(path), encoding) : size;
};

/** The text of a file, whichever way it is encoded, or as it is said to be; `-` is the standard input. */
export const readTextFile = (path: string, encoding?: string): Parsed<string> => {
  try {
    return readBytes(path, encoding);
  } catch (cause) {
    const code = refusalCode(cause) ?? String(cause);
    return bad(REASONS[code] ?? say('This file cannot be read: {code}.', { code }));
  }
};
