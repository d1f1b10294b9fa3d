import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { loadTranslator } from '../words/translator.ts';
import { listed } from './listed.ts';

const words = (...texts: readonly string[]) => texts.map((text) => ({ text }));

test('words are listed as in a sentence, however many there are', () => {
  expect(sentence(listed([]))).toBe('');
  expect(sentence(listed(words('box')))).toBe('box');
  expect(sentence(listed(words('box', 'goal')))).toBe('box and goal');
  expect(sentence(listed(words('box', 'goal', 'wall', 'floor')))).toBe('box, goal, wall and floor');
});

test('also in other languages', async () => {
  const inHungarian = await loadTranslator('hu');
  expect(inHungarian(listed(words('box', 'goal', 'wall')))).toBe('láda, célmező és fal');
});
