import { expect, test } from 'vitest';
import { say, sentence } from '../../core/parsed.ts';
import { problemMessage } from './problems.ts';

test('a problem is told with its place, where it has one', () => {
  const problem = { message: say('There is no {thing}.', { thing: 'wall' }), severity: 'error' } as const;
  expect(sentence(problemMessage(problem))).toBe('There is no wall.');
  expect(sentence(problemMessage({ ...problem, line: 3 }))).toBe('Line 3, column 1: There is no wall.');
  expect(sentence(problemMessage({ ...problem, line: 3, column: 7 }))).toBe('Line 3, column 7: There is no wall.');
});
