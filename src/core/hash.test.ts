import { expect, test } from 'vitest';
import { amount } from '../../test/tools/long.ts';
import { hash } from './hash.ts';
import { dice } from './random.ts';

test('is 16 hexadecimal digits and never changes: results are kept under it', () => {
  expect(hash('')).toBe('ffeb679f2e3539e3');
  expect(hash('#####\n#@$.#\n#####')).toBe('2412eea377e5fcf8');
  expect(hash('é漢')).toBe('2b422936d0d46885');
});

test('tells many boards apart, also those that differ in one cell or in the order of cells', () => {
  const { roll } = dice(1);
  const boards = new Set<string>(['ab', 'ba', '', 'a', 'aa', '\0', '\0\0']);
  const many = amount(50_000, 200_000);
  while (boards.size < many) {
    const cells = Array.from({ length: 12 }, () => '# $.@*'.charAt(roll(6)));
    boards.add(cells.join(''));
    boards.add(cells.with(roll(12), '+').join(''));
  }
  expect(new Set([...boards].map(hash)).size).toBe(boards.size);
  expect(new Set([...boards].map((board) => hash(board).slice(8))).size).toBeGreaterThan(boards.size - 20);
  expect(new Set([...boards].map((board) => hash(board).slice(0, 8))).size).toBeGreaterThan(boards.size - 20);
});
