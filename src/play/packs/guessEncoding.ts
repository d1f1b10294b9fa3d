/** How to tell which of the old encodings a text is in: by what it then looks like. */

import type { Eastern } from './dailyLetters.ts';
import { easternLook, type Line, type Look } from './eastern.ts';

export type WesternEncoding = 'windows-1252' | 'windows-1250' | 'windows-1251';
export type OldEncoding = WesternEncoding | Eastern;

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
const MARKS = /[“”„‘’‚«»–—…•·©®™°§¡¿€\u00A0]/u;

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

/** The special letters that are words by themselves somewhere. */
const LONE = /^[àáèéìíòóôùúåöøőабвежзиійкосуэяє]$/iu;

/** A longer word of nothing but special letters is none of these languages. */
const isLatin = (word: string): boolean => {
  const strangers = strangersIn(word).length;
  if (word.length === 1 && strangers === 1) return LONE.test(word);
  return isCased(word) && strangers * 4 <= word.length * 3;
};

const latin =
  (alphabets: readonly string[]): Judge =>
  (text) => {
    const strangers = (text.match(WORD) ?? []).filter(isLatin).flatMap(strangersIn).join('').toLowerCase();
    const known = alphabets.map((alphabet) => [...strangers].filter((letter) => alphabet.includes(letter)).length);
    const marks = strangersIn(text).filter((letter) => MARKS.test(letter)).length;
    return share(text, marks + Math.max(...known));
  };

/**
 * Portuguese has õ before an e only, Spanish ñ before a vowel: elsewhere they are Hungarian and Polish letters in the wrong
 * table. `2º`, `5ª`, `£5` have a mark.
 */
const western: Judge = (text) =>
  latin(WESTERN)(
    text
      .replaceAll(/õ(?!e)|ñ(?![aeiouáéíóúü])/gi, '\uFFFD')
      .replaceAll(/(?<=\d\.?|\bn\.?)[ªº](?!\p{L})|£(?=\d)/giu, '°'),
  );

/** Russian and Bulgarian, Ukrainian, Belarusian, Serbian, Macedonian. */
const CYRILLIC = [/^[а-яё]+$/iu, /^[а-щьюяґєії]+$/iu, /^[а-зй-шы-яёіў]+$/iu, /^[а-шђјљњћџ]+$/iu, /^[а-шѓѕјљњќџ]+$/iu];

/** They are few in any word. */
const SOUTHERN = /[ђѓѕјљњћќџ]/giu;
const isCyrillic = (word: string): boolean =>
  isCased(word) && (word.length > 1 || LONE.test(word)) && (word.match(SOUTHERN)?.length ?? 0) * 2 < word.length;

const cyrillic: Judge = (text) => {
  const words = (text.match(WORD) ?? []).filter(isCyrillic);
  const known = CYRILLIC.map((alphabet) => words.filter((word) => alphabet.test(word)).join('').length);
  const marks = strangersIn(text).filter((letter) => MARKS.test(letter)).length;
  return share(text, marks + Math.max(...known));
};

/** What nobody writes: more than three consonants or two vowels in a row, words without a vowel, marks on the wrong side. */
const ODD = [
  /[^\P{L}аеиоуыэюяёєіїў]{4}|[аеиоуыэюяёєії]{3}/iu,
  /(?<!\p{L})[^\P{L}аеиоуыэюяёєіїў]{2,}(?!\p{L})/iu,
  /[»°§©®]\p{L}|\p{L}[«°§©®]/iu,
];

/** Whether there is a longer word of Cyrillic letters, and nothing odd. */
const hasWords = (text: string): boolean => /[Ѐ-ӿ]{3}/u.test(text) && !ODD.some((odd) => odd.test(text));

const JUDGES: Readonly<Record<WesternEncoding, Judge>> = {
  'windows-1252': western,
  'windows-1250': latin(CENTRAL),
  'windows-1251': cyrillic,
};

/** Those of one byte a letter: any bytes are a text in them. */
export const WESTERN_ENCODINGS: readonly WesternEncoding[] = ['windows-1252', 'windows-1250', 'windows-1251'];

const isWestern = (encoding: OldEncoding): encoding is WesternEncoding =>
  (WESTERN_ENCODINGS as readonly OldEncoding[]).includes(encoding);

/** Of equals the first one. Hangul before Chinese: each of its syllables would be a character there as well. */
export const OLD_ENCODINGS: readonly OldEncoding[] = [...WESTERN_ENCODINGS, 'euc-kr', 'gbk', 'big5', 'shift_jis'];

/** As much as is looked at: lines with something to tell, not more than these bytes of them. */
const GLANCE = 20_000;

/** The lines in which there is anything but plain letters. */
const tellingLines = (bytes: Uint8Array): readonly Uint8Array[] => {
  const lines: Uint8Array[] = [];
  let [from, isTelling, kept] = [0, false, 0];
  for (let at = 0; at <= bytes.length && kept < GLANCE; at++) {
    const byte = bytes[at] ?? 10;
    if (byte >= 0x80) isTelling = true;
    if (byte !== 10 && byte !== 13) continue;
    if (isTelling) lines.push(bytes.subarray(from, Math.min(at, from + GLANCE)));
    if (isTelling) kept += at - from;
    [from, isTelling] = [at + 1, false];
  }
  return lines;
};

type Looked = readonly [encoding: OldEncoding, look: Look];

/** Undefined where a byte is wrong. */
type Decode = (bytes: Uint8Array, encoding: OldEncoding) => string | undefined;

/** A line with its text; of a long one its beginning, which may have been cut inside a letter of up to four bytes. */
const lineIn = (line: Uint8Array, encoding: OldEncoding, decode: Decode): Line => {
  const lost = line.length < GLANCE ? [0] : [0, 1, 2, 3];
  for (const count of lost) {
    const bytes = line.subarray(0, line.length - count);
    const text = decode(bytes, encoding);
    if (text !== undefined) return [bytes, text];
  }
  return [line, undefined];
};

/** Of a Western and an Eastern text that look the same: so many familiar letters are no chance. */
const FAMILIAR = 0.7;

const lookOf = (lines: readonly Uint8Array[], encoding: OldEncoding, decode: Decode): Look => {
  const texts = lines.map((line) => lineIn(line, encoding, decode));
  if (texts.every(([, text]) => text === undefined)) return { score: -2, familiar: 0 };
  if (!isWestern(encoding)) return easternLook(encoding, texts);
  const text = texts.map(([, line]) => line).join('\n');
  return { score: JUDGES[encoding](text), familiar: hasWords(text) ? 1 : FAMILIAR };
};

/** Of two that look the same the one with more familiar letters; of Western ones the first. */
const isBetter = ([one, look]: Looked, [best, other]: Looked): boolean => {
  if (look.score !== other.score) return look.score > other.score;
  return !(isWestern(one) && isWestern(best)) && look.familiar > other.familiar;
};

/** The encoding in which most of a text looks best. */
export const guessEncoding = <E extends OldEncoding>(bytes: Uint8Array, decode: Decode, among: readonly E[]): E => {
  const lines = tellingLines(bytes);
  const looks = among.map((encoding) => [encoding, lookOf(lines, encoding, decode)] as const);
  return looks.reduce((best, one) => (isBetter(one, best) ? one : best))[0];
};
