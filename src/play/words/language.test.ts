import { expect, test } from 'vitest';
import { say } from '../../core/parsed.ts';
import { languageOf } from './language.ts';
import { loadTranslator } from './translator.ts';

const [english, hungarian] = [await loadTranslator('en'), await loadTranslator('hu')];

test('English is said as it is written, Hungarian as it is translated', () => {
  const message = say('There is no cell {cell} on this board.', { cell: 'i9' });
  expect(english(message)).toBe('There is no cell i9 on this board.');
  expect(hungarian(message)).toBe('Ezen a táblán nincs ilyen mező: i9.');
});

test('what has no translation is said in English, but a word in it that has one is not', () => {
  expect(hungarian({ text: 'Nobody says this of a {colour} box.', values: { colour: { text: 'red' } } })).toBe(
    'Nobody says this of a piros box.',
  );
  expect(hungarian({ text: 'constructor' })).toBe('constructor');
});

test('what a player typed stays as it is, also where it looks like a word or a template of ours', () => {
  const message = say('"{word}" does not belong to a position.', { word: 'red {word}' });
  expect(hungarian(message)).toBe('Ez nem része az állásnak: „red {word}”.');
});

test.each([
  [['hu'], 'hu'],
  [['hu-HU', 'en-US'], 'hu'],
  [['en-GB', 'hu'], 'en'],
  [['HU'], 'hu'],
  [['hu_HU.UTF-8'], 'hu'],
  [['hu_HU@euro'], 'hu'],
  [['en_US.UTF-8'], 'en'],
  // The first that Kura speaks, not the first.
  [['de-AT', 'hu-HU', 'en'], 'hu'],
  [['de-AT', 'fr'], 'en'],
  // Upper Sorbian and Hupa are not Hungarian.
  [['hsb'], 'en'],
  [['hup', 'hu'], 'hu'],
  // Empty variables count for nothing; C asks for English.
  [['', '', 'hu_HU.UTF-8'], 'hu'],
  [['C', 'hu_HU.UTF-8'], 'en'],
  [['C.UTF-8', 'hu_HU.UTF-8'], 'en'],
  [['POSIX', 'hu_HU.UTF-8'], 'en'],
  [['-', '?'], 'en'],
  [[], 'en'],
] as const)('who wishes %j is spoken to in %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});
