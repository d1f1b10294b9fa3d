import { expect, test } from 'vitest';
import { loadWords } from '../play/words/translator.ts';
import { depthOf, hasUnicode, kindOf, toAscii } from './ability.ts';

test('the locale tells whether there is more than ASCII: the most particular variable counts', () => {
  expect(hasUnicode({ LANG: 'hu_HU.UTF-8' }, 'linux')).toBe(true);
  expect(hasUnicode({ LANG: 'hu_HU.utf8' }, 'linux')).toBe(true);
  expect(hasUnicode({ LANG: 'hu_HU.UTF-8', LC_ALL: 'C' }, 'linux')).toBe(false);
  expect(hasUnicode({ LANG: 'C', LC_CTYPE: 'C.UTF-8' }, 'linux')).toBe(true);
  expect(hasUnicode({}, 'linux')).toBe(false);
  expect(hasUnicode({}, 'win32')).toBe(true);
});

test('NO_COLOR takes all colours away, unless it is empty', () => {
  expect(depthOf({ NO_COLOR: '1' }, 24)).toBe('none');
  expect(depthOf({ NO_COLOR: '' }, 8)).toBe('256');
  expect([1, 4, 8, 24].map((bits) => depthOf({}, bits))).toEqual(['none', '16', '256', '256']);
});

test('a terminal with keys of its own is taken for itself, and any other for an xterm', () => {
  expect(kindOf('linux', '16')).toBe('linux');
  expect(kindOf('tmux-256color', '256')).toBe('xterm-256color');
  expect(kindOf('vt220', 'none')).toBe('xterm');
});

test('letters become the nearest that ASCII has', () => {
  expect([...'Tolás ő · „×” 漢'].map(toAscii).join('')).toBe('Tolas o - "x" ?');
});

test('nothing that the program says has a letter without a counterpart in ASCII', async () => {
  const letters = new Set([...(await loadWords('hu'))].flat().join(''));
  expect([...letters].filter((letter) => !'?\n'.includes(letter) && toAscii(letter) === '?')).toEqual([]);
});
