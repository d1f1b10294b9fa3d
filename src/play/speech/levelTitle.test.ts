import { expect, test } from 'vitest';
import { translator } from '../words/translator.ts';
import { levelTitle } from './levelTitle.ts';

test('a level without a title is called by its number in the language of the player', () => {
  expect(levelTitle('Level 3', 3, translator('en'))).toBe('Level 3');
  expect(levelTitle('Level 3', 3, translator('hu'))).toBe('3. pálya');
});

test('a title stays as it was written, also one that is called by another number', () => {
  expect(levelTitle('The cellar', 3, translator('hu'))).toBe('The cellar');
  expect(levelTitle('Level 4', 3, translator('hu'))).toBe('Level 4');
});
