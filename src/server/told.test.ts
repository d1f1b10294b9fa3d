import { expect, test } from 'vitest';
import { reasonOf, ToldError } from './told.ts';

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

test.each([
  ['what we say ourselves', new ToldError('It is open elsewhere.'), 'It is open elsewhere.'],
  ['what the system says', withCode('listen EADDRINUSE', 'EADDRINUSE'), 'listen EADDRINUSE'],
  ['what PostgreSQL says', withCode('database "x" does not exist', '3D000'), 'database "x" does not exist'],
  ['what is wrapped', new Error('Failed query', { cause: withCode('no', '28P01') }), 'no'],
  ['the first of several', new AggregateError([withCode('refused', 'ECONNREFUSED')]), 'refused'],
  ['nothing of a mistake of ours', new TypeError('x is undefined'), undefined],
])('%s is told', (_, cause, reason) => {
  expect(reasonOf(cause)).toBe(reason);
});
