import { expect, test } from 'vitest';
import { say, sentence } from '../../core/parsed.ts';
import { isolated, isolatedIn } from './isolated.ts';

const [BEGIN, END] = ['\u2068', '\u2069'];

test('what is written from right to left keeps to itself, and everything else stays as it is', () => {
  expect(isolated('מחסן 1')).toBe(`${BEGIN}מחסן 1${END}`);
  expect(isolated('المستودع')).toBe(`${BEGIN}المستودع${END}`);
  expect(isolated('Lager “5” – 倉 ő')).toBe('Lager “5” – 倉 ő');
});

test('marks that would turn the line, or end the isolation, are left out', () => {
  expect(isolated('a\u202Ecba')).toBe('acba');
  expect(isolated('\u2069\u2069x\u2066')).toBe('x');
});

test('the values of a message are isolated, also those of messages within', () => {
  const inner = say('Level {level}, {title}', { level: 3, title: 'מחסן' });
  expect(sentence(isolatedIn(say('{file}: {reason}', { file: 'a.sok', reason: inner })))).toBe(
    `a.sok: Level 3, ${BEGIN}מחסן${END}`,
  );
  expect(isolatedIn(say('Solved!'))).toEqual(say('Solved!'));
  expect(isolatedIn({ text: 'מחסן' })).toEqual({ text: `${BEGIN}מחסן${END}` });
});
