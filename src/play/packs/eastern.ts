import { DAILY, type Eastern } from './dailyLetters.ts';

/** Where in its table an encoding keeps what is in daily use, by the first of two bytes; a second one may be too low. */
interface Table {
  readonly common: readonly (readonly [from: number, to: number])[];
  readonly second: number;
}

const TABLES: Readonly<Record<Eastern, Table>> = {
  // Kana, and the kanji of the first level.
  shift_jis: {
    common: [
      [0x81, 0x83],
      [0x88, 0x98],
    ],
    second: 0x40,
  },
  // Marks, full-width letters, and the characters of the first level.
  gbk: {
    common: [
      [0xa1, 0xa3],
      [0xb0, 0xd7],
    ],
    second: 0xa1,
  },
  // Marks and Hangul.
  'euc-kr': {
    common: [
      [0xa1, 0xa3],
      [0xb0, 0xc8],
    ],
    second: 0xa1,
  },
  big5: {
    common: [
      [0xa1, 0xa2],
      [0xa4, 0xc6],
    ],
    second: 0x40,
  },
};

const KANA = /[\u3041-\u30ff]/;

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Of pairs of bytes, how many are in daily use, and how many there are. */
const pairsIn = (bytes: Uint8Array, { common, second }: Table): readonly [right: number, all: number] => {
  let [right, all] = [0, 0];
  // Letters of the West are seldom beside those of the East.
  let isBehindLatin = false;
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at]!;
    if (first < 0x80) {
      isBehindLatin = isLetter(first);
      continue;
    }
    all += 1;
    const isCommon = common.some(([from, to]) => first >= from && first <= to) && bytes[at + 1]! >= second;
    if (isCommon && !isBehindLatin && !isLetter(bytes[at + 2])) right += 1;
    isBehindLatin = false;
    at += 1;
  }
  return [right, all];
};

const strangersIn = (bytes: Uint8Array): number => bytes.filter((byte) => byte >= 0x80).length;

/** How lines look in an encoding: from -1 to 1, and how many of the letters, from 0 to 1, stand in titles day by day. */
export interface Look {
  readonly score: number;
  readonly familiar: number;
}

/** A line with what it is in an encoding; undefined where a byte is wrong in it, which counts against it. */
export type Line = readonly [bytes: Uint8Array, text: string | undefined];

export const easternLook = (encoding: Eastern, lines: readonly Line[]): Look => {
  let [right, all] = [0, 0];
  const letters: string[] = [];
  for (const [bytes, text] of lines) {
    const pairs = text === undefined ? [0, strangersIn(bytes) / 2] : pairsIn(bytes, TABLES[encoding]);
    right += pairs[0]!;
    all += pairs[1]!;
    letters.push(...(text?.match(/[^\P{L}\0-\x7F]/gu) ?? []));
  }
  const known = letters.filter((letter) => DAILY[encoding].has(letter) || KANA.test(letter)).length;
  return { score: all === 0 ? 0 : (2 * right) / all - 1, familiar: known / Math.max(letters.length, 1) };
};
