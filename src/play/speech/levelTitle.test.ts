import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { loadTranslator } from '../words/translator.ts';
import { levelTitle } from './levelTitle.ts';

const [english, hungarian] = [await loadTranslator('en'), await loadTranslator('hu')];

const game = findGame('sokoban')!;
const [OURS, THEIRS] = [
  { game, name: 'campaign' },
  { game, name: 'docks' },
];

test('a level without a title is called by its number in the language of the player', () => {
  expect(english(levelTitle(THEIRS, 'Level 3', 3))).toBe('Level 3');
  expect(hungarian(levelTitle(THEIRS, 'Level 3', 3))).toBe('3. pálya');
});

test('a title stays as it was written, also one that is called by another number or like one of ours', () => {
  expect(hungarian(levelTitle(THEIRS, 'The cellar', 3))).toBe('The cellar');
  expect(hungarian(levelTitle(THEIRS, 'Level 4', 3))).toBe('Level 4');
  expect(hungarian(levelTitle(THEIRS, 'Parking', 3))).toBe('Parking');
});

test('our own titles are in the language of the player', () => {
  expect(hungarian(levelTitle(OURS, 'The crossroads', 2))).toBe('Az útkereszteződés');
});
