import { expect, test } from 'vitest';
import { loadTranslator } from '../words/translator.ts';
import { levelTitle } from './levelTitle.ts';

const [english, hungarian] = [await loadTranslator('en'), await loadTranslator('hu')];

test('a level without a title is called by its number in the language of the player', () => {
  expect(levelTitle('Level 3', 3, english)).toBe('Level 3');
  expect(levelTitle('Level 3', 3, hungarian)).toBe('3. pálya');
});

test('a title stays as it was written, also one that is called by another number', () => {
  expect(levelTitle('The cellar', 3, hungarian)).toBe('The cellar');
  expect(levelTitle('Level 4', 3, hungarian)).toBe('Level 4');
});
