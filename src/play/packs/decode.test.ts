import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { byteLength, checkSize, decode, ENCODINGS, isGuess, MAX_BYTES } from './decode.ts';

const bytes = (...values: (number | string)[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value, 'utf8')])));

const utf16le = (text: string): number[] => [...Buffer.from(text, 'utf16le')];
const utf16be = (text: string): number[] => [...Buffer.from(text, 'utf16le').swap16()];

/** The text and what was said about it. */
const read = (...values: (number | string)[]): readonly string[] => {
  const parsed = decode(bytes(...values));
  const warnings = parsed.ok ? (parsed.warnings ?? []) : [];
  expect(warnings.every(({ severity }) => severity === 'warning')).toBe(true);
  return [unwrap(parsed), ...warnings.map(({ message }) => sentence(message))];
};

const GUESS = 'This is not valid UTF-8: read as Windows-1252, which is a guess.';
const UNMARKED = 'There is no byte-order mark: read as UTF-16.';

describe('a byte-order mark decides, and is not part of the text', () => {
  test.each([
    ['UTF-8', [0xef, 0xbb, 0xbf, 'é ő — “#”']],
    ['UTF-16, low byte first', [0xff, 0xfe, ...utf16le('é ő — “#”')]],
    ['UTF-16, high byte first', [0xfe, 0xff, ...utf16be('é ő — “#”')]],
  ])('%s', (_, values) => {
    expect(read(...values)).toEqual(['é ő — “#”']);
  });

  test('and nothing but a mark is an empty text', () => {
    expect(read(0xef, 0xbb, 0xbf)).toEqual(['']);
    expect(read(0xff, 0xfe)).toEqual(['']);
    expect(read(0xfe, 0xff)).toEqual(['']);
  });

  test('also over broken text, which is replaced and told', () => {
    expect(read(0xef, 0xbb, 0xbf, 'a', 0xe9, 'b')).toEqual([
      'a\uFFFDb',
      'Some characters are not valid UTF-8 and were replaced.',
    ]);
    expect(read(0xff, 0xfe, ...utf16le('a\uD83Db'))).toEqual([
      'a\uFFFDb',
      'Some characters are not valid UTF-16 and were replaced.',
    ]);
    expect(read(0xfe, 0xff, ...utf16be('a\uDC00b'))).toEqual([
      'a\uFFFDb',
      'Some characters are not valid UTF-16 and were replaced.',
    ]);
  });

  test('but half a mark is none', () => {
    expect(read(0xef, 0xbb, 'a')).toEqual(['ï»a', GUESS]);
    expect(read(0xff, 'a')).toEqual(['ÿa', GUESS]);
    expect(read(0xfe)).toEqual(['þ', GUESS]);
  });
});

describe('without a mark', () => {
  test('plain letters are the same in most encodings', () => {
    expect(read('; 1\r\n#####\n')).toEqual(['; 1\r\n#####\n']);
    expect(read()).toEqual(['']);
  });

  test('UTF-8 is UTF-8 only if nearly all of it is', () => {
    expect(read('é ő — “ ” 倉 😀')).toEqual(['é ő — “ ” 倉 😀']);
    expect(read('ő', 0xe9)).toEqual(['Å‘é', GUESS]);
  });

  test('a UTF-8 letter that breaks off makes it Windows-1252', () => {
    expect(read('caf', 0xc3)).toEqual(['cafÃ', GUESS]);
    expect(read(0xf0, 0x9f, 0x98)).toEqual(['ðŸ˜', GUESS]);
  });

  test('so does a surrogate in UTF-8', () => {
    expect(read(0xed, 0xa0, 0x80)).toEqual(['í\u00A0€', GUESS]);
  });

  test('Windows-1252: é, dashes and curly quotes', () => {
    expect(read(0xe9, 0x20, 0x97, 0x20, 0x93, 0x78, 0x94)).toEqual(['é — “x”', GUESS]);
  });

  test('Windows-1252: every byte from 0x80 to 0x9F and its neighbours', () => {
    const high = Array.from({ length: 34 }, (_, index) => 0x7f + index);
    expect(read(...high)).toEqual(['\u007F€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ\u00A0', GUESS]);
  });

  test('UTF-16 is known by a NUL in every second place', () => {
    expect(read(...utf16le('#@$.#'))).toEqual(['#@$.#', UNMARKED]);
    expect(read(...utf16be('#@$.#'))).toEqual(['#@$.#', UNMARKED]);
    expect(read(...utf16le('“é” — ő and more'))).toEqual(['“é” — ő and more', UNMARKED]);
    expect(read(...utf16be('“é” — ő and more'))).toEqual(['“é” — ő and more', UNMARKED]);
  });

  test('UTF-16 may be broken too', () => {
    const broken = 'Some characters are not valid UTF-16 and were replaced.';
    expect(read(...utf16le('ab\uDC01c'))).toEqual(['ab\uFFFDc', UNMARKED, broken]);
    expect(read(...utf16be('abc'), 0x00)).toEqual(['abc\uFFFD', UNMARKED, broken]);
  });

  test('half of the places are not enough for UTF-16', () => {
    expect(read('a', 0, 'bc')).toEqual(['a\0bc']);
    expect(read(0, 'abc')).toEqual(['\0abc']);
  });

  test('NUL bytes on both sides are a binary file, whose text has them too', () => {
    expect(read('a', 0, 'b', 0, 0, 'c')).toEqual(['a\0b\0\0c']);
    expect(read(0, 'a', 0, 'b', 'c', 0)).toEqual(['\0a\0bc\0']);
    expect(read(0x80, 0, 0, 0)).toEqual(['€\0\0\0', GUESS]);
  });

  test('one letter in eight may have its NUL on the other side', () => {
    expect(read(...utf16le('12345678Ā'))).toEqual(['12345678Ā', UNMARKED]);
    expect(read(...utf16be('12345678Ā'))).toEqual(['12345678Ā', UNMARKED]);
    expect(read(...utf16le('1234567'), 0, 1)).toHaveLength(1);
    expect(read(...utf16be('1234567'), 1, 0)).toHaveLength(1);
  });

  test('only the beginning is looked at for UTF-16', () => {
    const text = `${'#'.repeat(2048)}${'倉'.repeat(3000)}`;
    expect(read(...utf16le(text))).toEqual([text, UNMARKED]);
    const late = `${'##'.repeat(2048)}`;
    expect(read(late, ...utf16le('#'.repeat(9000)))).toEqual([late + '#\0'.repeat(9000)]);
  });
});

describe('a file in two encodings', () => {
  const partly = (encoding: string, other: string): string =>
    `Some characters are not valid ${encoding}: read as ${other}, which is a guess.`;
  const BOARD = '\r\n#####\r\n#@$.#\r\n#####\r\n';

  test('is UTF-8 where all but a few bytes are, and those are read as what they look like', () => {
    expect(read('; Fűtő', BOARD, '; Caf', 0xe9, BOARD)).toEqual([
      `; Fűtő${BOARD}; Café${BOARD}`,
      partly('UTF-8', 'Windows-1252'),
    ]);
    expect(read('; Fűtő, műtő', BOARD, '; Gy', 0xf5, 'z', 0xf5)).toEqual([
      `; Fűtő, műtő${BOARD}; Győző`,
      partly('UTF-8', 'Windows-1250'),
    ]);
    expect(read('倉庫😀 by Jos', 0xe9)).toEqual(['倉庫😀 by José', partly('UTF-8', 'Windows-1252')]);
  });

  test('is told with the line of the first such byte', () => {
    const mixed = decode(bytes('; Fűtő', BOARD, '; Caf', 0xe9));
    expect(mixed.ok && mixed.warnings).toMatchObject([{ line: 5, severity: 'warning' }]);
    expect(mixed.ok && mixed.warnings!.every(isGuess)).toBe(true);
  });

  test('may have lines that are wrong in the encoding of all others', () => {
    const [boxes, level] = [
      [0xcd, 0xc6, 0xcf, 0xe4, 0xd7, 0xd3],
      [0xb5, 0xda, 0xd2, 0xbb, 0xb9, 0xd8],
    ];
    expect(read('; ', ...boxes, BOARD, '; ', ...level, BOARD, '; Zo', 0xeb, BOARD)).toEqual([
      `; 推箱子${BOARD}; 第一关${BOARD}; Zoë${BOARD}`,
      GUESS.replace('Windows-1252', 'GBK'),
      partly('GBK', 'Windows-1252'),
    ]);
  });

  test('any lines of strange bytes give a text, and keep their number', () => {
    const line = fc.oneof(
      fc.constantFrom('Fűtő', '倉庫', '#@$.#').map((text) => [...Buffer.from(text)]),
      fc.constantFrom('cdc6cfe4', 'bcd2c4dab9dd', '91718cc9', 'addcae77').map((hex) => [...Buffer.from(hex, 'hex')]),
      fc.array(fc.integer({ min: 0x30, max: 0xff }), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = unwrap(decode(Uint8Array.from(lines.flatMap((values) => [...values, 10]))));
        expect(text.split('\n')).toHaveLength(lines.length + 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an XML declaration names the encoding of what is not UTF-8', () => {
  const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>\n`;
  const GYOZO = ['Gy', 0xf5, 'z', 0xf5];

  test.each(['ISO-8859-2', 'iso-8859-2', 'windows-1250'])('%s', (encoding) => {
    expect(read(declared(encoding), ...GYOZO)).toEqual([`${declared(encoding)}Győző`]);
    expect(read(declared(encoding).replaceAll('"', "'"), ...GYOZO)[0]).toMatch(/Győző$/);
  });

  test('Windows-1252 by any of its names is no guess then', () => {
    expect(read(declared('ISO-8859-1'), 0x93, 0xe9, 0x94)).toEqual([`${declared('ISO-8859-1')}“é”`]);
  });

  test.each(['klingon', 'UTF-8', 'UTF-16', 'utf-16be'])('%s: nobody knows it, or it cannot be: a guess', (encoding) => {
    expect(read(declared(encoding), ...GYOZO)).toEqual([`${declared(encoding)}Győző`, GUESS.replace('1252', '1250')]);
  });

  test('a byte that the encoding does not have: a guess', () => {
    expect(read(declared('ISO-8859-8'), 0xbf)).toEqual([`${declared('ISO-8859-8')}¿`, GUESS]);
  });

  test('but what is UTF-8 is UTF-8, whatever it says, and only a declaration counts', () => {
    expect(read(declared('ISO-8859-2'), 'Győző')).toEqual([`${declared('ISO-8859-2')}Győző`]);
    expect(read(` ${declared('ISO-8859-2')}`, 0xf5)).toEqual([
      ` ${declared('ISO-8859-2')}ő`,
      GUESS.replace('1252', '1250'),
    ]);
  });
});

test('the bytes of a text are counted as they are written', () => {
  for (const text of ['', 'abc', 'é', 'ő', '倉', '😀', '\u007F\u0080\u07FF\u0800\uFFFF']) {
    expect(byteLength(text), text).toBe(Buffer.byteLength(text));
  }
});

describe('an encoding that somebody names', () => {
  const told = (encoding: string, ...values: number[]): readonly string[] => {
    const parsed = decode(bytes(...values), encoding);
    if (!parsed.ok) return [sentence(parsed.problem.message)];
    return [parsed.value, ...(parsed.warnings ?? []).map(({ message }) => sentence(message))];
  };

  test('counts, by any of its names, whatever the text looks like', () => {
    expect(ENCODINGS).toEqual([
      ...['UTF-8', 'Windows-1252', 'Windows-1250', 'Windows-1251', 'EUC-KR', 'GBK', 'Big5', 'Shift-JIS'],
    ]);
    for (const encoding of ENCODINGS) expect(told(encoding, 0x23)).toEqual(['#']);
    expect(told('windows-1250', 0xf5)).toEqual(['ő']);
    expect(told('latin1', 0xf5, 0x93)).toEqual(['õ“']);
    expect(told(' Shift_JIS ', 0x91, 0x71)).toEqual(['倉']);
  });

  test('is told where a byte is wrong in it, or where there is none of that name', () => {
    expect(told('UTF-8', 0xf5)).toEqual(['\uFFFD', 'Some characters are not valid UTF-8 and were replaced.']);
    expect(told('klingon', 0x23)).toEqual([`There is no encoding "klingon". Known are ${ENCODINGS.join(', ')}.`]);
  });
});

test('what is too large is refused by its size', () => {
  expect(MAX_BYTES).toBe(67108864);
  expect(checkSize(MAX_BYTES)).toEqual({ ok: true, value: MAX_BYTES });
  expect(complaint(checkSize(MAX_BYTES + 1))).toBe('This file is larger than 64 MB.');
  expect(complaint(decode(new Uint8Array(MAX_BYTES + 1)))).toBe('This file is larger than 64 MB.');
});

test('any bytes give a text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (values) => {
      expect(typeof unwrap(decode(values))).toBe('string');
    }),
  );
});

test('any text comes back from UTF-8 and from marked UTF-16', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(read(0xef, 0xbb, 0xbf, text)).toEqual([text]);
      expect(read(0xff, 0xfe, ...utf16le(text))).toEqual([text]);
      expect(read(0xfe, 0xff, ...utf16be(text))).toEqual([text]);
    }),
  );
});
