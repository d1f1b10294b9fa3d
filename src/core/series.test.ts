import { expect, test } from 'vitest';
import { lastNumber, levelFile, numberIn, type Series, solutionFile } from './series.ts';

const MAPS: Series = { level: 'map#.txt', solution: 'sol#.txt', folder: 'maps' };
const NUMBERED: Series = { level: '#.map', folder: 'maps' };

test('a level file has its number in its name, and other files have none', () => {
  expect(['map1.txt', 'map03.txt', 'map120.txt'].map((name) => numberIn(MAPS, name))).toEqual([1, 3, 120]);
  const others = [
    'map.txt',
    'map1.xsb',
    'my-map1.txt',
    'map-1.txt',
    'map1.5.txt',
    'ma',
    '.txt',
    'sol1.txt',
    'Map1.txt',
  ];
  for (const name of others) expect([name, numberIn(MAPS, name)]).toEqual([name, undefined]);
  expect(['7.map', '.map', 'one.map', '1.map.txt'].map((name) => numberIn(NUMBERED, name))).toEqual([
    7,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the solution of a level has the same digits in its name', () => {
  expect(['map1.txt', 'map03.txt', 'map.txt'].map((name) => solutionFile(MAPS, name))).toEqual([
    'sol1.txt',
    'sol03.txt',
    undefined,
  ]);
  expect(solutionFile(NUMBERED, '1.map')).toBeUndefined();
});

test('a file is named by its number, or by several', () => {
  expect([levelFile(MAPS, 12), levelFile(NUMBERED, '1-5')]).toEqual(['map12.txt', '1-5.map']);
});

test('a series goes to its highest number that is written like the others', () => {
  expect(lastNumber(MAPS, ['map2.txt', 'map10.txt', 'map011.txt', 'map0.txt', 'map1000000.txt', 'sol12.txt'])).toBe(10);
  expect(lastNumber(MAPS, ['map0.txt', 'notes.txt'])).toBe(0);
});
