import { expect, test } from 'vitest';
import type { View } from '../core/view.ts';
import type { Seen } from './seen.ts';
import { withDot } from './signs.ts';

const VIEW: View = { width: 3, height: 1, ground: ['floor', 'floor', 'goal'], pieces: [undefined, 'box', undefined] };

const seen = (more: Partial<Seen>): Seen => ({
  view: VIEW,
  facing: 'down',
  cursor: undefined,
  selected: undefined,
  marks: [],
  ...more,
});

test('in a puzzle signs show without colours where a hint leads, where a box would be lost, and which one is', () => {
  expect(withDot(['  '], seen({ hint: { from: 1, to: 0 } }), 0)).toEqual(['! ']);
  expect(withDot(['  '], seen({ dead: [0], marks: [{ to: 0 }] }), 0)).toEqual(['x ']);
  expect(withDot(['  '], seen({ marks: [{ to: 0 }] }), 0)).toEqual(['+ ']);
  expect(withDot(['[]'], seen({ stuck: [1] }), 1)).toEqual(['x]']);
  expect(withDot(['[]'], seen({ hint: { from: 1, to: 0 } }), 1)).toEqual(['[]']);
});
