import { bad, type Message, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { guessEncoding, OLD_ENCODINGS, type OldEncoding, WESTERN_ENCODINGS } from './guessEncoding.ts';
import { brokenParts, lineOf, type Part, patched, straysIn, withoutLetters } from './strays.ts';

/** The largest file that is read: far more than the largest collection of levels there is. */
export const MAX_BYTES = 64 * 1024 * 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const MARKS: readonly { readonly encoding: Encoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

const markOf = (bytes: Uint8Array): Encoding | undefined =>
  MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding;

/** Enough to tell: whoever writes UTF-16 writes it from the first letter on. */
const GLANCE = 4096;

/** Mostly NUL here and hardly ever there, as a few letters have a NUL on the other side. */
const leans = (here: number, there: number, pairs: number): boolean => here > pairs / 2 && there * 8 <= here;

/** Western letters have a NUL beside each in UTF-16, always on the same side; a binary file has them on both. */
const unmarkedUtf16 = (bytes: Uint8Array): Encoding | undefined => {
  const pairs = Math.floor(Math.min(bytes.length, GLANCE) / 2);
  let first = 0;
  let second = 0;
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[2 * pair] === 0) first++;
    if (bytes[2 * pair + 1] === 0) second++;
  }
  if (leans(second, first, pairs)) return 'utf-16le';
  return leans(first, second, pairs) ? 'utf-16be' : undefined;
};

/** The text, if every byte of it is right. The byte-order mark does not belong to it. */
const strictly = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** For an encoding that is known: what is broken in it becomes U+FFFD. */
const loosely = (bytes: Uint8Array, encoding: Encoding, warnings: readonly Problem[]): Parsed<string> => {
  const text = strictly(bytes, encoding);
  if (text !== undefined) return ok(text, warnings);
  const broken = say('Some characters are not valid {encoding} and were replaced.', {
    encoding: encoding.toUpperCase().slice(0, 'UTF-16'.length),
  });
  return ok(new TextDecoder(encoding).decode(bytes), [...warnings, warning(broken)]);
};

/** What Windows-1252 has from 0x80 to 0x9F; the five it leaves out stay the control characters they are. */
const HIGH =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** By a table of our own: some releases of Node take 0x80 to 0x9F for control characters. */
const windows1252 = (bytes: Uint8Array): string => {
  const wide = new Uint8Array(2 * bytes.length);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]!;
    const code = byte >= 0x80 && byte <= 0x9f ? HIGH.charCodeAt(byte - 0x80) : byte;
    wide[2 * index] = code & 0xff;
    wide[2 * index + 1] = code >> 8;
  }
  return new TextDecoder('utf-16le').decode(wide);
};

/** What an XML declaration can be long: `<?xml version="1.0" encoding="ISO-8859-2" standalone="yes"?>`. */
const DECLARATION = 200;

const DECLARED = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

const decoderFor = (encoding: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    return undefined;
  }
};

/** By the encoding that the file itself names, if that is known here and every byte is right in it. */
const asDeclared = (bytes: Uint8Array): string | undefined => {
  const [, name] = DECLARED.exec(windows1252(bytes.subarray(0, DECLARATION))) ?? [];
  const encoding = name && decoderFor(name)?.encoding;
  // It is none of the Unicode ones: they have been tried, and in UTF-16 the declaration could not be read like this.
  if (!encoding || encoding.startsWith('utf-')) return undefined;
  return encoding === 'windows-1252' ? windows1252(bytes) : strictly(bytes, encoding);
};

/** How many bytes a text has in UTF-8. */
export const byteLength = (text: string): number => {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) bytes++;
    // Of a pair each half has two bytes.
    if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes++;
  }
  return bytes;
};

/** Refuses a file that is too large, which its size alone tells. */
export const checkSize = (bytes: number): Parsed<number> => {
  if (bytes <= MAX_BYTES) return ok(bytes);
  return bad(say('This file is larger than {megabytes} MB.', { megabytes: MAX_BYTES / (1024 * 1024) }));
};

/** What people call them. */
const NAMES: Readonly<Record<OldEncoding, string>> = {
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  shift_jis: 'Shift-JIS',
  gbk: 'GBK',
  'euc-kr': 'EUC-KR',
  big5: 'Big5',
};

/** What a file can be said to be in, where its letters look wrong. */
export const ENCODINGS: readonly string[] = ['UTF-8', ...OLD_ENCODINGS.map((encoding) => NAMES[encoding])];

const guess = (encoding: string): Message =>
  say('This is not valid UTF-8: read as {encoding}, which is a guess.', { encoding });

const partlyGuess = (encoding: string, other: string): Message =>
  say('Some characters are not valid {encoding}: read as {other}, which is a guess.', { encoding, other });

/** Whether it was told that an encoding is a guess. */
export const isGuess = ({ message }: Problem): boolean =>
  message.text === guess('').text || message.text === partlyGuess('', '').text;

const inOld = (bytes: Uint8Array, encoding: OldEncoding): string | undefined =>
  encoding === 'windows-1252' ? windows1252(bytes) : strictly(bytes, encoding);

/** In one encoding but for some parts, which are in another of one byte a letter: `sample` is what to tell that one by. */
const inTwo = (
  bytes: Uint8Array,
  encoding: 'utf-8' | OldEncoding,
  parts: readonly Part[],
  sample: Uint8Array,
): Parsed<string> => {
  const other = guessEncoding(sample, inOld, WESTERN_ENCODINGS);
  const decoder = new TextDecoder(encoding);
  const text = patched(bytes, parts, {
    most: (part) => decoder.decode(part),
    rest: (part) => inOld(part, other)!,
  });
  const name = encoding === 'utf-8' ? 'UTF-8' : NAMES[encoding];
  const place = { line: lineOf(bytes, parts[0]![0]) };
  return ok(text, [warning(partlyGuess(name, NAMES[other]), place)]);
};

/** The bytes of some parts, each a line; of a long one as much as is needed to tell what it is. */
const linesOf = (bytes: Uint8Array, parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([from, to]) => [...bytes.subarray(from, Math.min(to, from + GLANCE)), 10]));

const guessed = (bytes: Uint8Array): Parsed<string> => {
  const strays = straysIn(bytes)?.map((at): Part => [at, at + 1]);
  if (strays) return inTwo(bytes, 'utf-8', strays, withoutLetters(bytes));
  const likely = guessEncoding(bytes, inOld, OLD_ENCODINGS);
  const text = inOld(bytes, likely);
  if (text !== undefined) return ok(text, [warning(guess(NAMES[likely]))]);
  const broken = brokenParts(bytes, new TextDecoder(likely).decode(bytes));
  if (!broken) return ok(windows1252(bytes), [warning(guess(NAMES['windows-1252']))]);
  const read = inTwo(bytes, likely, broken, linesOf(bytes, broken));
  return read.ok ? ok(read.value, [warning(guess(NAMES[likely])), ...(read.warnings ?? [])]) : read;
};

/** In the encoding that somebody says it is in, by any of its names. */
const asTold = (bytes: Uint8Array, name: string): Parsed<string> => {
  const encoding = decoderFor(name.trim())?.encoding ?? decoderFor(name.trim().replace('-', '_'))?.encoding;
  if (!encoding)
    return bad(say('There is no encoding "{name}". Known are {names}.', { name, names: ENCODINGS.join(', ') }));
  if (encoding === 'windows-1252') return ok(windows1252(bytes));
  const text = strictly(bytes, encoding);
  if (text !== undefined) return ok(text);
  const broken = say('Some characters are not valid {encoding} and were replaced.', { encoding: name });
  return ok(new TextDecoder(encoding).decode(bytes), [warning(broken)]);
};

/**
 * The text of a file, in the encoding that it is said to be in. If nothing is said, a byte-order mark decides. Without one it is UTF-16
 * if it looks like it, UTF-8 if it is nothing but that, then what an XML declaration says, UTF-8 again if it is that but for a
 * few bytes, and otherwise a guess, as many collections of levels are older than UTF-8.
 */
export const decode = (bytes: Uint8Array, encoding?: string): Parsed<string> => {
  const size = checkSize(bytes.length);
  if (!size.ok) return size;
  if (encoding !== undefined) return asTold(bytes, encoding);
  const marked = markOf(bytes);
  if (marked) return loosely(bytes, marked, []);
  const wide = unmarkedUtf16(bytes);
  if (wide) return loosely(bytes, wide, [warning(say('There is no byte-order mark: read as UTF-16.'))]);
  const text = strictly(bytes, 'utf-8');
  const known = text ?? asDeclared(bytes);
  return known === undefined ? guessed(bytes) : ok(known);
};
