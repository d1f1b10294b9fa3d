import { expect, test } from 'vitest';
import { sentence } from '../../core/parsed.ts';
import { qrCodeOf } from './qrCode.ts';

test('around a code there are four light modules, and nothing is drawn outside it', () => {
  const code = qrCodeOf('https://kura.example/#/sokoban/first-steps/3');
  if (!code.ok) throw new Error('no code');
  const { size, path } = code.value;
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ]);
  expect(Math.min(...runs.map(([x]) => x!))).toBe(4);
  expect(Math.min(...runs.map(([, y]) => y!))).toBe(4);
  expect(Math.max(...runs.map(([x, , length]) => x! + length!))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y]) => y!))).toBe(size - 5);
});

test('the longest link that a code holds has one, a longer one is told to be too long', () => {
  const link = (bytes: number): string => 'https://kura.example/#/sokoban?level='.padEnd(bytes, 'a');
  expect(qrCodeOf(link(2953)).ok).toBe(true);
  const long = qrCodeOf(link(2954));
  expect(long.ok ? '' : sentence(long.problem.message)).toBe('This link is too long for a QR code.');
});
