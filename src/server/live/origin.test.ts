import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

test('A page of ours may open a wire, another one may not, and a program need not say where it comes from', () => {
  const host = 'kura.example';
  expect(isOwnOrigin({ origin: 'https://kura.example', host }, undefined)).toBe(true);
  expect(isOwnOrigin({ origin: 'https://evil.example', host }, undefined)).toBe(false);
  expect(isOwnOrigin({ origin: 'null', host }, undefined)).toBe(false);
  expect(isOwnOrigin({ host }, undefined)).toBe(true);
});

test('Where it is known which address people see, no other one counts', () => {
  const host = '10.0.0.7:4173';
  expect(isOwnOrigin({ origin: 'https://kura.example', host }, 'https://kura.example')).toBe(true);
  expect(isOwnOrigin({ origin: 'http://10.0.0.7:4173', host }, 'https://kura.example')).toBe(false);
});
