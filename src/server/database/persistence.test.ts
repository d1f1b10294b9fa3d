import { expect, test } from 'vitest';
import { isAway, lasting } from './persistence.ts';

const failed = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error('Not now'), { code }) });

test.each([
  'ECONNREFUSED',
  // The name of a container that is started again is not known meanwhile.
  'ENOTFOUND',
  'EAI_AGAIN',
  // The machine itself is started again.
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  // Others have all connections that it admits.
  '53300',
  '57P03',
])('a database that says %s is away, and asked again', (code) => {
  expect(isAway(failed(code))).toBe(true);
});

test.each(['42P01', '23505', '22021', 'EACCES'])('a database that says %s is not', (code) => {
  expect(isAway(failed(code))).toBe(false);
});

test('whoever is told to stop tries nothing again', async () => {
  const stop = new AbortController();
  let tries = 0;
  const work = async (): Promise<never> => {
    if (++tries === 2) stop.abort();
    throw failed('ECONNREFUSED');
  };
  await expect(lasting(work, 600_000, stop.signal)).rejects.toThrow();
  expect(tries).toBe(2);
});
