import { expect, test } from 'vitest';
import { bad, error, ok, say, sentence, warning } from './parsed.ts';

test('a message becomes a sentence with its values filled in', () => {
  expect(sentence(say('No step to undo!'))).toBe('No step to undo!');
  expect(sentence(say('{a} of {b}, {a} again', { a: 0, b: 'ten' }))).toBe('0 of ten, 0 again');
});

test('a value that was not given leaves its name standing', () => {
  expect(sentence(say('Level {n}'))).toBe('Level {n}');
  expect(sentence(say('Level {n}', { m: 1 }))).toBe('Level {n}');
});

test('problems carry their place and their severity', () => {
  expect(error(say('No.'), { line: 2 })).toEqual({ message: { text: 'No.' }, severity: 'error', line: 2 });
  const word = { text: 'r', line: 1, column: 2, step: 3 };
  expect(error(say('No.'), word)).toEqual({
    message: { text: 'No.' },
    severity: 'error',
    line: 1,
    column: 2,
    step: 3,
  });
  expect(warning(say('Hm.'))).toEqual({ message: { text: 'Hm.' }, severity: 'warning' });
});

test('a reading is a value, perhaps with warnings, or a problem', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(ok(5, [warning(say('Hm.'))])).toHaveProperty('warnings.length', 1);
  expect(bad(say('No.'), { line: 1, column: 3 })).toEqual({
    ok: false,
    problem: { message: { text: 'No.' }, severity: 'error', line: 1, column: 3 },
  });
});
