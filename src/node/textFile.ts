import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { bad, type Message, type Parsed, say } from '../core/parsed.ts';
import { checkSize, decode, MAX_BYTES } from '../play/packs/decode.ts';
import { refusalCode } from './systemError.ts';

const UNORDINARY = say('This is not an ordinary file.');

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: say('There is no such file.'),
  EISDIR: say('This is a folder, not a file.'),
  EACCES: say('This file may not be read.'),
  ENXIO: UNORDINARY,
};

/** The system's names are bytes, ours are letters: where some bytes are none, this stands in their place. */
const NO_LETTER = '\uFFFD';

const reasonOf = (path: string, code: string): Message => {
  if (code === 'ENOENT' && path.includes(NO_LETTER)) {
    return say('There is no such file, or its name is not written in UTF-8: then rename it.');
  }
  return REASONS[code] ?? say('This file cannot be read: {code}.', { code });
};

/** Whether there is something to read at a path; `-` always does. */
export const isThere = (path: string): boolean => path === '-' || existsSync(path);

const STANDARD_INPUT = 0;

/** Bytes that are read at once. */
const PORTION = 1024 * 1024;

/** Milliseconds between two looks at a standard input that has nothing yet and does not let us wait for it. */
const PAUSE = 20;

const nap = new Int32Array(new SharedArrayBuffer(4));

/** How many bytes were read; 0 at the end. Nothing here listens to signals, so that Ctrl-C ends the program meanwhile. */
const readPortion = (file: number, portion: Uint8Array): number => {
  for (;;) {
    try {
      return readSync(file, portion);
    } catch (cause) {
      const code = refusalCode(cause);
      // What Windows says at the end of a pipe.
      if (code === 'EOF') return 0;
      if (file !== STANDARD_INPUT || code !== 'EAGAIN') throw cause;
      Atomics.wait(nap, 0, 0, PAUSE);
    }
  }
};

/** All bytes, but of what does not end only a little more than is ever read. */
const readAll = (file: number): Uint8Array => {
  const portions: Uint8Array[] = [];
  let size = 0;
  while (size <= MAX_BYTES) {
    const portion = new Uint8Array(PORTION);
    const read = readPortion(file, portion);
    if (read === 0) break;
    size += read;
    portions.push(portion.subarray(0, read));
  }
  return Buffer.concat(portions);
};

/** A file that is too large is refused unread. Pipes and devices may have no end, and keep whoever opens them waiting. */
const readOpened = (file: number, encoding?: string): Parsed<string> => {
  const stats = fstatSync(file);
  if (stats.isDirectory()) return bad(REASONS.EISDIR!);
  if (!stats.isFile()) return bad(UNORDINARY);
  const size = checkSize(stats.size);
  return size.ok ? decode(readAll(file), encoding) : size;
};

const readBytes = (path: string, encoding?: string): Parsed<string> => {
  if (path === '-') return decode(readAll(STANDARD_INPUT), encoding);
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return readOpened(file, encoding);
  } finally {
    closeSync(file);
  }
};

/** The text of a file, whichever way it is encoded, or as it is said to be; `-` is the standard input. */
export const readTextFile = (path: string, encoding?: string): Parsed<string> => {
  try {
    return readBytes(path, encoding);
  } catch (cause) {
    return bad(reasonOf(path, refusalCode(cause) ?? String(cause)));
  }
};
