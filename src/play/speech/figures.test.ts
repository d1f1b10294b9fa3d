import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { loadTranslator } from '../words/translator.ts';
import { dateMessage, resultTime, speedMessage } from './figures.ts';

const hungarian = await loadTranslator('hu');

test('results are told in tenths of seconds, and never rounded up', () => {
  expect([0, 99, 100, 41_290, 59_999, 3_641_200].map(resultTime).map(sentence)).toEqual([
    '0:00.0',
    '0:00.0',
    '0:00.1',
    '0:41.2',
    '0:59.9',
    '1:00:41.2',
  ]);
  expect(hungarian(resultTime(41_290))).toBe('0:41,2');
});

test('speeds are written as people write them, with the decimal mark of the language', () => {
  expect([0.25, 0.5, 1, 1.5, 8].map(speedMessage).map(sentence)).toEqual(['¼×', '½×', '1×', '1.5×', '8×']);
  expect([0.5, 1.5].map(speedMessage).map(hungarian)).toEqual(['½×', '1,5×']);
});

test('a date is written as the language has it, in the time of whoever reads it', () => {
  // Without a zone it is his own.
  expect(sentence(dateMessage('2026-03-04T09:05:30'))).toBe('2026-03-04 09:05');
  expect(hungarian(dateMessage('2026-03-04T09:05:30'))).toBe('2026. 03. 04. 09:05');
  const there = new Date('2026-11-15T10:20:30Z');
  const local = `${there.getHours()}:${String(there.getMinutes()).padStart(2, '0')}`;
  expect(sentence(dateMessage('2026-11-15T10:20:30Z')).endsWith(local)).toBe(true);
});
