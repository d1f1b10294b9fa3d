import { expect, test } from 'vitest';
import { fileNamed } from './fileNamed.ts';

test.each([
  ['Two: a/b?', 'Two ab.sok'],
  ['???', 'Kura.sok'],
  ['Őr és árnyék 2', 'Őr és árnyék 2.sok'],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}.sok`],
])('a file is called by the title %s, without what no system takes', (title, file) => {
  expect(fileNamed(title, 'sok')).toBe(file);
});
