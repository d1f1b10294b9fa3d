import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';

test('what is put outside is lost, and what is clipped too', () => {
  const canvas = new Canvas(6, 2);
  canvas.put(-2, 0, 'abcdefghij');
  canvas.within({ x: 1, y: 1, width: 3, height: 1 }, () => canvas.put(0, 1, '123456'));
  canvas.put(0, 2, 'lost');
  expect(canvas.text()).toBe('cdefgh\n 234');
});

test('a wide letter takes two places, and half of one never stays', () => {
  const canvas = new Canvas(6, 1);
  canvas.put(0, 0, '漢字x');
  expect(canvas.text()).toBe('漢字x');
  expect(canvas.row(0).map(({ letter }) => letter)).toEqual(['漢', '', '字', '', 'x', ' ']);
  canvas.put(1, 0, 'ab');
  expect(canvas.row(0).map(({ letter }) => letter)).toEqual([' ', 'a', 'b', ' ', 'x', ' ']);
  canvas.put(5, 0, '漢');
  expect(canvas.row(0)[5]!.letter).toBe(' ');
});

test('marks that take no room go where nothing is seen of them', () => {
  const canvas = new Canvas(4, 1);
  canvas.put(0, 0, 'a\u200Bb');
  expect(canvas.text()).toBe('ab');
});

test('a terminal is given nothing to obey', () => {
  const canvas = new Canvas(12, 1);
  canvas.put(0, 0, 'a\u001B[2Jb\u009Bc\n\u202E');
  expect(canvas.text()).toBe('a [2Jb c');
});
