import { expect, test } from 'vitest';
import { area, fine, mid } from '../../core/drawing/drawing.ts';
import { detailOf, isShown } from './detail.ts';

test('the smaller the cells, the fewer parts of a drawing there are', () => {
  const drawing = [area('floor', 'a'), mid(area('floor', 'b')), fine(area('floor', 'c'))];
  const shown = (pixels: number) =>
    drawing
      .filter((patch) => isShown(patch, detailOf(pixels)))
      .map(({ d }) => d)
      .join('');
  expect([0, 21.9, 22, 29.9, 30, 104].map(shown)).toEqual(['a', 'a', 'ab', 'ab', 'abc', 'abc']);
});
