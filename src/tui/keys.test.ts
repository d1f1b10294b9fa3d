import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';

test.each([
  ['UP', false, 'ArrowUp', undefined],
  ['SHIFT_LEFT', false, 'Shift+ArrowLeft', undefined],
  ['CTRL_SHIFT_UP', false, 'Ctrl+Shift+ArrowUp', undefined],
  ['CTRL_Z', false, 'Ctrl+Z', undefined],
  ['ALT_SHIFT_A', false, 'Alt+Shift+A', undefined],
  ['KP_ENTER', false, 'Enter', undefined],
  ['PAGE_DOWN', false, 'PageDown', undefined],
  ['F1', false, 'F1', undefined],
  ['ESCAPE', false, 'Escape', undefined],
  ['n', true, 'N', 'n'],
  ['N', true, 'Shift+N', 'N'],
  [' ', true, 'Space', ' '],
  ['?', true, '?', '?'],
  ['ő', true, 'Ő', 'ő'],
])('%s is %s', (name, isCharacter, expected, text) => {
  expect(keyOf(name, isCharacter)).toEqual({ name: expected, ...(text !== undefined && { text }) });
});
