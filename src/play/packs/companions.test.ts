import { describe, expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import { games } from '../../games/index.ts';
import { openFilesSteps, packsAmong, type TextFile } from './companions.ts';
import type { Opened } from './opened.ts';

const MAP = '6 4\n######\n#P b #\n####b#\n######\n';
const DRAWING = '#####\n#@$.#\n#####\n';

const file = (name: string, text = MAP): TextFile => ({ name, text });

const open = (...files: readonly TextFile[]): Opened => unwrap(finish(openFilesSteps(files, readers)));

describe('files that are opened together', () => {
  const together = (...names: readonly string[]): readonly (readonly string[])[] =>
    packsAmong(
      names.map((name) => file(name)),
      games,
    ).map((pack) => pack.map(({ name }) => name));

  test('are one pack where they are maps with their solutions, in the order of their numbers', () => {
    expect(together('sol2.txt', 'map10.txt', 'map2.txt', 'map1.txt')).toEqual([
      ['map1.txt', 'map2.txt', 'map10.txt', 'sol2.txt'],
    ]);
  });

  test('are packs by themselves otherwise, also a solution without its map', () => {
    expect(together('a.sok', 'map1.txt', 'sol2.txt', 'b.sok')).toEqual([
      ['map1.txt'],
      ['a.sok'],
      ['sol2.txt'],
      ['b.sok'],
    ]);
    expect(together()).toEqual([]);
  });

  test('are one pack for each game whose numbered levels they are', () => {
    expect(together('10.map', 'map1.txt', '2.map', 'one.map', '1.map', 'map2.txt')).toEqual([
      ['1.map', '2.map', '10.map'],
      ['map1.txt', 'map2.txt'],
      ['one.map'],
    ]);
  });
});

describe('several maps', () => {
  test('become one pack, and each level gets the solution of its number', () => {
    const { game, name, pack } = open(file('map1.txt'), file('map03.txt'), file('sol03.txt', 'r r\n'));
    expect([game.id, name, pack.title]).toEqual(['vexed', 'map1-3', 'map1-3']);
    expect(pack.levels.map(({ title, lines }) => [title, lines])).toEqual([
      ['map1', []],
      ['map03', [{ title: 'Solution', moves: 'r r\n' }]],
    ]);
  });

  test('may have a gap, which is told, and names in capitals', () => {
    const { name, pack } = open(file('MAP1.TXT'), file('MAP3.TXT'), file('SOL3.TXT', 'r'));
    expect([name, pack.levels.map(({ lines }) => lines.length)]).toEqual(['map1-3', [0, 1]]);
    expect(pack.problems.map(({ message, severity }) => [severity, sentence(message)])).toEqual([
      ['warning', 'Missing from the set: map2.txt.'],
    ]);
  });

  test('keep their numbers when one of them cannot be read', () => {
    const { pack } = open(file('map1.txt', ' '), file('map2.txt', MAP.replace(' b ', ' x ')), file('map3.txt'));
    const problems = pack.levels.map((level) => level.problems.map(({ message }) => sentence(message)));
    expect(problems).toEqual([['This file is empty.'], [expect.any(String)], []]);
    expect(pack.levels[1]!.problems[0]).toMatchObject({ severity: 'error', file: 'map2.txt', line: 3, column: 4 });
  });
});

test('a map with its solution is a pack of one level', () => {
  const { name, pack } = open(file('map7.txt'), file('sol7.txt', 'r'));
  expect(name).toBe('map7');
  expect(pack.levels.map(({ lines }) => lines.length)).toEqual([1]);
});

test('a file alone is of whichever game it belongs to, even if it is called like a map', () => {
  expect(open(file('map1.txt', DRAWING)).game.id).toBe('sokoban');
  expect(open(file('map1.txt')).game.id).toBe('vexed');
});

describe('numbered maps of Sokoban', () => {
  const WALL = '1'.repeat(8);
  const numbered = (name: string, row: string): TextFile =>
    file(name, [WALL, row, WALL, ...Array<string>(17).fill('')].map((digits) => digits.padEnd(20, '0')).join('\n'));

  test('become one pack of as many levels, in the order of their numbers', () => {
    const files = [numbered('2.map', '15234221'), numbered('1.map', '15222341')];
    const { game, name, pack } = open(...files);
    expect([game.id, name, pack.title]).toEqual(['sokoban', '1-2', '1-2']);
    expect(pack.levels.map(({ title, board, problems }) => [title, board.split('\n')[1], problems])).toEqual([
      ['1', '#@   $.#', []],
      ['2', '#@ $.  #', []],
    ]);
  });

  test('keep their numbers when one of them cannot be read', () => {
    const { pack } = open(numbered('1.map', '15222341'), file('2.map', '12345'), numbered('3.map', '15234221'));
    expect(pack.levels.map(({ title, problems }) => [title, problems.length])).toEqual([
      ['1', 0],
      ['2', 1],
      ['3', 0],
    ]);
  });
});

test('files that are no series are read as the first of them alone', () => {
  expect(open(file('a.sok', DRAWING), file('b.sok', DRAWING)).name).toBe('a');
});
