/** Files in two encodings: one that nearly all of it is in, and a few bytes or lines that somebody added in another. */

/** More than a few: then it is another encoding altogether. */
const FEW = 1000;

/** What the second byte has to be from and up to, where that is not 0x80 to 0xBF. */
const SECOND: Readonly<Record<number, readonly [from: number, to: number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
};

/** How many bytes of UTF-8 a letter has that begins with this one; 0 where none does. */
const lengthOf = (first: number): number => {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
};

/** How many bytes the letter of UTF-8 has that stands here; 0 where there is none. */
const letterAt = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at]!;
  const length = lengthOf(first);
  for (let next = 1; next < length; next++) {
    const [from, to] = (next === 1 && SECOND[first]) || [0x80, 0xbf];
    const byte = bytes[at + next] ?? 0;
    if (byte < from || byte > to) return 0;
  }
  return length;
};

/** Where the bytes are that are no UTF-8, in a text of which they are the smaller part by far; undefined of any other. */
export const straysIn = (bytes: Uint8Array): readonly number[] | undefined => {
  const strays: number[] = [];
  let letters = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = letterAt(bytes, at);
    if (length === 0) strays.push(at);
    if (length > 1) letters += 1;
    if (strays.length > FEW) return undefined;
    at += Math.max(length, 1);
  }
  return strays.length * 2 <= letters ? strays : undefined;
};

/** The same bytes without the letters of UTF-8 that have more than one. */
export const withoutLetters = (bytes: Uint8Array): Uint8Array => {
  const kept = new Uint8Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = letterAt(bytes, at);
    if (length < 2) kept[count++] = bytes[at]!;
    at += Math.max(length, 1);
  }
  return kept.subarray(0, count);
};

/** A part of a file, from one byte to another. */
export type Part = readonly [from: number, to: number];

/** Which lines hold a letter that stands for a wrong byte; undefined where those are many. */
const brokenLines = (text: string): ReadonlySet<number> | undefined => {
  const lines = new Set<number>();
  let [line, from, count] = [0, 0, 0];
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) {
    for (; from < at; from++) if (text[from] === '\n' || text[from] === '\r') line += 1;
    lines.add(line);
    count += 1;
    if (count > FEW) return undefined;
  }
  return lines;
};

/** The lines of a file that are wrong in an encoding, by the text it then has; undefined where those are many. */
export const brokenParts = (bytes: Uint8Array, text: string): readonly Part[] | undefined => {
  const broken = brokenLines(text);
  if (!broken) return undefined;
  const parts: Part[] = [];
  let [line, from] = [0, 0];
  for (let at = 0; at <= bytes.length && parts.length < broken.size; at++) {
    if (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) continue;
    if (broken.has(line)) parts.push([from, at]);
    [line, from] = [line + 1, at + 1];
  }
  return parts;
};

/** A file in two encodings, one for these parts of it and one for all between them. */
export const patched = (
  bytes: Uint8Array,
  parts: readonly Part[],
  read: { readonly most: (part: Uint8Array) => string; readonly rest: (part: Uint8Array) => string },
): string => {
  const pieces: string[] = [];
  let done = 0;
  for (const [from, to] of parts) {
    pieces.push(read.most(bytes.subarray(done, from)), read.rest(bytes.subarray(from, to)));
    done = to;
  }
  return [...pieces, read.most(bytes.subarray(done))].join('');
};

/** The line of a file in which a byte stands, from 1. */
export const lineOf = (bytes: Uint8Array, at: number): number => {
  let line = 1;
  for (let index = 0; index < at; index++) {
    const byte = bytes[index];
    if (byte === 13 || (byte === 10 && bytes[index - 1] !== 13)) line += 1;
  }
  return line;
};
