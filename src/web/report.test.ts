import { expect, test } from 'vitest';
import { reportOf } from './report.ts';

const SCENE = {
  version: '1.2.3',
  address: 'https://example.org/kura/#/sokoban/campaign/3',
  browser: 'Some Browser 1',
  time: '2026-11-15T10:20:30.000Z',
};

const broken = (message: string, stack: string, cause?: unknown): Error =>
  Object.assign(new TypeError(message, { cause }), { stack });

const HEADING = [
  'Kura 1.2.3',
  'time: 2026-11-15T10:20:30.000Z',
  'address: https://example.org/kura/#/sokoban/campaign/3',
  'browser: Some Browser 1',
  '',
];

test('a report says what happened where, whether a browser repeats the error in its stack or not', () => {
  const expected = [...HEADING, 'TypeError: a is undefined', '  at play (x.js:1:2)', '  at y.js:3:4', ''].join('\n');
  const frames = '    at play (x.js:1:2)\n    at y.js:3:4\n';
  expect(reportOf(broken('a is undefined', `TypeError: a is undefined\n${frames}`), SCENE)).toBe(expected);
  expect(reportOf(broken('a is undefined', frames), SCENE)).toBe(expected);
});

test('it goes back to the causes, but not forever', () => {
  const error = broken('outer', 'at a.js:1:1', broken('inner', 'at b.js:1:1', 'a mere text'));
  expect(reportOf(error, SCENE)).toBe(
    [
      ...HEADING,
      'TypeError: outer',
      '  at a.js:1:1',
      'caused by TypeError: inner',
      '  at b.js:1:1',
      'caused by thrown: a mere text',
      '',
    ].join('\n'),
  );
  const own = broken('itself', '');
  own.cause = own;
  expect(reportOf(own, SCENE).split('caused by')).toHaveLength(5);
});

test('whatever is thrown is told, and nothing makes a report endless', () => {
  expect(reportOf(undefined, SCENE)).toContain('thrown: undefined');
  expect(reportOf('x'.repeat(10_000), SCENE).length).toBeLessThan(1000);
  const deep = broken('deep', 'at a.js:1:1\n'.repeat(5000));
  const address = `https://example.org/#/sokoban/1?moves=${'r'.repeat(50_000)}`;
  expect(reportOf(deep, { ...SCENE, address }).length).toBeLessThan(2000);
});
