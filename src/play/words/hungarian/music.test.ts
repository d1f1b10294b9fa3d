import { expect, test } from 'vitest';
import { music } from './music.ts';

test('no two controls of the music have the same name', () => {
  const names = Object.values(music);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
