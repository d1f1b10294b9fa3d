import { expect, test } from 'vitest';
import { dice } from '../random.ts';
import { PositionTable } from './table.ts';

test('each position has one number, in the order they came, however many there are', () => {
  const { roll } = dice(1);
  const table = new PositionTable(2, 1);
  const numbers = new Map<string, number>();
  for (let count = 0; count < 60_000; count++) {
    const position = Uint32Array.of(roll(200), 2 ** 32 - 1 - roll(200));
    const name = position.join();
    const expected = numbers.get(name) ?? numbers.size;
    numbers.set(name, expected);
    if (table.enter(position) !== expected) expect.fail(`${name} is not number ${expected}`);
  }
  expect(table.size).toBe(numbers.size);
  expect(numbers.size).toBeGreaterThan(20_000);
  const position = new Uint32Array(2);
  for (const [name, number] of numbers) {
    table.read(number, position);
    if (position.join() !== name) expect.fail(`number ${number} is not ${name}`);
  }
});

test('notes are 0 at first and stay with their position while the table grows', () => {
  const table = new PositionTable(1, 2);
  const numbers = [...Array(20_000).keys()];
  const notes = () => numbers.map((number) => [table.note(number, 0), table.note(number, 1)]);
  for (const number of numbers) table.enter(Uint32Array.of(number * 7));
  expect(notes()).toEqual(numbers.map(() => [0, 0]));
  for (const number of numbers) {
    table.setNote(number, 0, number + 1);
    table.setNote(number, 1, 2 ** 32 - 1);
  }
  for (const number of numbers) table.enter(Uint32Array.of(number * 7 + 1));
  expect(notes()).toEqual(numbers.map((number) => [number + 1, 2 ** 32 - 1]));
});

test('it tells beforehand how much memory it will take', () => {
  const table = new PositionTable(4, 4);
  for (let number = 0; number < 100_000; number++) {
    const promised = table.bytes;
    table.enter(Uint32Array.of(number, 0, 0, 0));
    // What there is: each position, and between two and four slots for it.
    if (promised < table.size * (8 + 2) * 4) expect.fail(`${promised} bytes for ${table.size} positions`);
  }
  expect(table.bytes).toBeLessThan(2.5 * table.size * (8 + 4) * 4);
});
