import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { finish } from '../../core/work.ts';
import { openFilesSteps, packsAmong, type TextFile } from './companions.ts';
import type { Opened } from './opened.ts';

const MAP = '6 4\n######\n#P b #\n####b#\n######\n';
const DRAWING = '#####\n#@$.#\n#####\n';

const file = (name: string, text = MAP): TextFile => ({ name, text });

const open = (...files: readonly TextFile[]): Opened => unwrap(finish(openFilesSteps(files)));

describe('files that are opened together', () => {
  const together = (...names: readonly string[]): readonly (readonly string[])[] =>
    packsAmong(names.map((name) => file(name))).map((pack) => pack.map(({ name }) => name));

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

  test('keep their numbers when one of them cannot be read', () => {
    const { pack } = open(file('map1.txt', ' '), file('map2.txt', MAP.replace(' b ', ' x ')), file('map3.txt'));
    const problems = pack.levels.map((level) => level.problems.map(({ message }) => sentence(message)));
    expect(problems).toEqual([['This file is empty.'], [expect.any(String)], []]);
    expect(pack.levels[1]!.problems[0]).toMatchObject({ severity: 'error', line: 3, column: 4 });
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
