import { expect, test } from 'vitest';
import { sentence } from './parsed.ts';
import { gapWarnings, isSolutionOf, levelFile, levelsIn, numberIn, type Series, solutionFile } from './series.ts';

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
    'map1000000.txt',
  ];
  for (const name of others) expect([name, numberIn(MAPS, name)]).toEqual([name, undefined]);
  expect(['7.map', '.map', 'one.map', '1.map.txt'].map((name) => numberIn(NUMBERED, name))).toEqual([
    7,
    undefined,
    undefined,
    undefined,
  ]);
});

test('names from old systems are in capitals', () => {
  expect(['MAP1.TXT', 'Map02.txt'].map((name) => numberIn(MAPS, name))).toEqual([1, 2]);
  expect(numberIn(NUMBERED, '12.MAP')).toBe(12);
  const pairs = [
    ['MAP1.TXT', 'SOL1.TXT'],
    ['map1.txt', 'SOL1.TXT'],
    ['MAP1.TXT', 'SOL2.TXT'],
  ] as const;
  expect(pairs.map(([level, name]) => isSolutionOf(MAPS, level, name))).toEqual([true, true, false]);
  expect(isSolutionOf(NUMBERED, '1.map', '1.map')).toBe(false);
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

test('the levels among other files are in the order of their numbers', () => {
  const names = ['map10.txt', 'map2.txt', 'sol2.txt', 'map011.txt', 'MAP1.TXT', 'map1000000.txt'];
  expect(levelsIn(MAPS, names)).toEqual(['MAP1.TXT', 'map2.txt', 'map10.txt', 'map011.txt']);
  expect(levelsIn(NUMBERED, names)).toEqual([]);
});

test('what is missing between the first and the last is told', () => {
  const told = (...names: readonly string[]): readonly string[] =>
    gapWarnings(NUMBERED, names).map(({ message, file }) => `${file}: ${sentence(message)}`);
  expect(told('1.map', '2.map', '3.map')).toEqual([]);
  expect(told('5.map', '5.map', '6.map')).toEqual([]);
  expect(told('1.map', '3.map', '10.map')).toEqual(['3.map: Missing from the set: 2.map, 4.map – 9.map.']);
  expect(told('01.map', '04.map')).toEqual(['04.map: Missing from the set: 02.map – 03.map.']);
  expect(told('1.map', '3.map', '5.map', '7.map', '9.map', '11.map', '13.map')).toEqual([
    '3.map: Missing from the set: 2.map, 4.map, 6.map, 8.map, 10.map and more.',
  ]);
});
