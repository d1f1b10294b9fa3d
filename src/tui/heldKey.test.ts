import { expect, test } from 'vitest';
import { HeldKey } from './heldKey.ts';

const noted = (...keys: readonly (readonly [name: string, at: number])[]): string => {
  const key = new HeldKey();
  return keys.map(([name, at]) => key.note(name, at)[0]).join('');
};

test('a key that comes again as fast as only a keyboard can is held', () => {
  expect(noted(['L', 0], ['L', 500], ['L', 530], ['L', 560], ['L', 590])).toBe('ffhhh');
});

test('after others were pressed elsewhere it is fresh', () => {
  const key = new HeldKey();
  key.note('Enter', 0);
  key.release();
  expect(key.note('Enter', 30)).toBe('fresh');
});

test('fingers are slower, and another key is another key', () => {
  expect(noted(['L', 0], ['L', 120], ['L', 240])).toBe('fff');
  expect(noted(['L', 0], ['R', 30], ['L', 60], ['R', 90])).toBe('ffff');
});

test('keys that come all at once were typed one by one; of a held one they are held', () => {
  expect(noted(['L', 0], ['L', 0], ['L', 1])).toBe('fff');
  expect(noted(['L', 0], ['L', 30], ['L', 60], ['L', 60], ['L', 61])).toBe('fhhhh');
});
