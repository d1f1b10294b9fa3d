import { expect, test } from 'vitest';
import { commandOf, type Key } from './keys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

/** `Ctrl+Shift+Z` as the browser tells it. */
const pressed = (combination: string): Key => {
  const parts = combination.split('+');
  return {
    ...NONE,
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
};

const asked = (combination: string): string | undefined => {
  const command = commandOf(pressed(combination));
  return command?.kind === 'step' ? command.direction : command?.kind;
};

test('arrows step', () => {
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(asked)).toEqual(['up', 'right', 'down', 'left']);
});

test('letters and combinations undo, redo and restart, also with caps lock on', () => {
  expect(['u', 'U', 'Ctrl+z', 'Meta+z', 'Ctrl+Z'].map(asked)).toEqual(['undo', 'undo', 'undo', 'undo', 'undo']);
  expect(['Ctrl+y', 'Ctrl+Shift+Z', 'Meta+Shift+z'].map(asked)).toEqual(['redo', 'redo', 'redo']);
  expect(['r', 'R'].map(asked)).toEqual(['restart', 'restart']);
});

test('Enter and the space bar point', () => {
  expect(['Enter', ' '].map(asked)).toEqual(['point', 'point']);
});

test("the browser's own combinations are left to it", () => {
  for (const combination of [
    'Ctrl+r',
    'Ctrl+u',
    'Meta+r',
    'Alt+ArrowLeft',
    'Ctrl+ArrowLeft',
    'Tab',
    'Ctrl+Enter',
    'z',
  ]) {
    expect(asked(combination)).toBeUndefined();
  }
});
