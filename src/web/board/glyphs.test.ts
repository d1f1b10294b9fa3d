import { expect, test } from 'vitest';
import { drawnAs, inkOn, tintOf } from './glyphs.ts';

test('a look without artwork is drawn by its glyph', () => {
  expect([' ', '#', '.', '·', '●', '■', '@', 'H'].map((glyph) => drawnAs({ glyph, label: '' }))).toEqual([
    'blank',
    'solid',
    'dot',
    'dot',
    'round',
    'square',
    'letter',
    'letter',
  ]);
});

test('a glyph is readable on its tint', () => {
  expect([tintOf('red'), inkOn('red')]).toEqual(['var(--tint-red)', 'var(--on-tint)']);
  expect([tintOf('white'), inkOn('white')]).toEqual(['var(--tint-white)', 'var(--on-pale-tint)']);
  expect([tintOf(undefined), inkOn(undefined)]).toEqual(['var(--tint-plain)', 'var(--ink)']);
});
