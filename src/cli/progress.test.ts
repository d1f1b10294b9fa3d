import { describe, expect, test } from 'vitest';
import { barText, withProgress } from './progress.ts';

describe('the bar', () => {
  test.each([
    [0, '[                        ]   0 % reading a.sok'],
    [0.5, '[############            ]  50 % reading a.sok'],
    [0.999, '[########################]  99 % reading a.sok'],
    [1, '[########################] 100 % reading a.sok'],
    [1.5, '[########################] 100 % reading a.sok'],
  ])('%d', (done, expected) => {
    expect(barText(done, 'reading a.sok', 80)).toBe(expected);
  });

  test('is cut to the width of the terminal', () => {
    expect(barText(1, 'reading a.sok', 30)).toHaveLength(30);
  });
});

test('a job runs to its end, however long it takes, and listens for Ctrl-C only so long', async () => {
  const before = process.listenerCount('SIGINT');
  const counts: number[] = [];
  function* job(): Generator<number, string> {
    const end = performance.now() + 250;
    while (performance.now() < end) yield counts.push(process.listenerCount('SIGINT'));
    return 'done';
  }
  expect(await withProgress(job(), 'working')).toBe('done');
  expect(new Set(counts)).toEqual(new Set([before + 1]));
  expect(process.listenerCount('SIGINT')).toBe(before);
});

test('a job that throws is not listened for any longer either', async () => {
  const before = process.listenerCount('SIGINT');
  function* job(): Generator<number, string> {
    yield 0.5;
    throw new Error('a bug');
  }
  await expect(withProgress(job(), 'working')).rejects.toThrow('a bug');
  expect(process.listenerCount('SIGINT')).toBe(before);
});
