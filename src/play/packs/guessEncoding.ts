/** How to tell which of the old encodings a text is in: by what it then looks like. */

export type OldEncoding = 'windows-1252' | 'windows-1250' | 'windows-1251' | 'shift_jis' | 'gbk' | 'euc-kr' | 'big5';

/** What a word of a language has beside plain letters. */
const WESTERN = [
  'àâæçèéêëîïôœùûüÿ',
  'äöüß',
  'áéíñóúü',
  'àáâãçéêíóôõúü',
  'àèéìíîòóùú',
  'åäæéöøü',
  'áðéíóúýþæö',
  'éëïöü',
];
const CENTRAL = ['áéíóöőúüű', 'ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'čćđšž', 'ăâîşţ', 'äöüß'];

/** Marks that people set beside words in any language. */
const MARKS = /[“”„‘’‚«»–—…•·©®™°§¡¿\u00A0]/u;

/** How much of a text looks right, from -1 to 1. */
type Judge = (text: string) => number;

const WORD = /[\p{L}\p{M}]+/gu;
const STRANGE = /[^\0-\x7F]/gu;
const strangersIn = (text: string): readonly string[] => text.match(STRANGE) ?? [];

/** Right letters count for, everything else against. */
const share = (text: string, right: number): number => {
  const all = strangersIn(text).length;
  return all === 0 ? 0 : (2 * right) / all - 1;
};

/** Small letters, capitals, or a capital before small letters. */
const isCased = (word: string): boolean => /^(?:\p{Lu}?\P{Lu}*|\p{Lu}+)$/u.test(word);

/** A longer word of nothing but special letters is none of these languages. */
const isLatin = (word: string): boolean =>
  isCased(word) && (word.length === 1 || strangersIn(word).length * 4 <= word.length * 3);

const latin =
  (alphabets: readonly string[]): Judge =>
  (text) => {
    const strangers = (text.match(WORD) ?? []).filter(isLatin).flatMap(strangersIn).join('').toLowerCase();
    const known = alphabets.map((alphabet) => [...strangers].filter((letter) => alphabet.includes(letter)).length);
    const marks = strangersIn(text).filter((letter) => MARKS.test(letter)).length;
    return share(text, marks + Math.max(...known));
  };

/** Portuguese has it before an e only; elsewhere it is a Hungarian letter in the wrong table. */
const western: Judge = (text) => latin(WESTERN)(text.replaceAll(/õ(?!e)/gi, '\uFFFD'));

const cyrillic: Judge = (text) => {
  const words = (text.match(WORD) ?? []).filter((word) => isCased(word) && /^[а-яё]+$/iu.test(word));
  const marks = strangersIn(text).filter((letter) => MARKS.test(letter)).length;
  return share(text, marks + words.join('').length);
};

/** Where in its table an encoding keeps what is in daily use, by the first of two bytes; a second one may be too low. */
interface Table {
  readonly common: readonly (readonly [from: number, to: number])[];
  readonly second: number;
}

const TABLES: Readonly<Partial<Record<OldEncoding, Table>>> = {
  // Kana, and the kanji of the first level.
  shift_jis: {
    common: [
      [0x81, 0x83],
      [0x88, 0x97],
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

/** Letters of the West are seldom beside those of the East. */
const isInsideLatin = (bytes: Uint8Array, at: number): boolean => {
  const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
  return isLetter(bytes[at - 1]) || isLetter(bytes[at + 2]);
};

const eastern = (bytes: Uint8Array, { common, second }: Table): number => {
  let [right, all] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at]!;
    if (first < 0x80) continue;
    all += 1;
    const isCommon = common.some(([from, to]) => first >= from && first <= to) && bytes[at + 1]! >= second;
    if (isCommon && !isInsideLatin(bytes, at)) right += 1;
    at += 1;
  }
  return all === 0 ? 0 : (2 * right) / all - 1;
};

const JUDGES: Readonly<Partial<Record<OldEncoding, Judge>>> = {
  'windows-1252': western,
  'windows-1250': latin(CENTRAL),
  'windows-1251': cyrillic,
};

/** Of equals the first one. Hangul before Chinese: each of its syllables would be a character there as well. */
export const OLD_ENCODINGS: readonly OldEncoding[] = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'euc-kr',
  'gbk',
  'big5',
  'shift_jis',
];

/** As much as is looked at: lines with something to tell, not more than these bytes of them. */
const GLANCE = 20_000;

/** The lines in which there is anything but plain letters. */
const tellingLines = (bytes: Uint8Array): Uint8Array => {
  const kept: number[] = [];
  let [from, isTelling] = [0, false];
  for (let at = 0; at <= bytes.length && kept.length < GLANCE; at++) {
    const byte = bytes[at] ?? 10;
    if (byte >= 0x80) isTelling = true;
    if (byte !== 10 && byte !== 13) continue;
    if (isTelling) kept.push(...bytes.subarray(from, Math.min(at, from + GLANCE)), 10);
    [from, isTelling] = [at + 1, false];
  }
  return Uint8Array.from(kept);
};

/** The encoding in which a text looks best; `decode` says undefined where a byte is wrong. */
export const guessEncoding = (
  bytes: Uint8Array,
  decode: (bytes: Uint8Array, encoding: OldEncoding) => string | undefined,
): OldEncoding => {
  const telling = tellingLines(bytes);
  const scoreOf = (encoding: OldEncoding): number => {
    const text = decode(telling, encoding);
    if (text === undefined) return -2;
    const table = TABLES[encoding];
    return table ? eastern(telling, table) : JUDGES[encoding]!(text);
  };
  const scores = OLD_ENCODINGS.map((encoding) => [encoding, scoreOf(encoding)] as const);
  return scores.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
};
