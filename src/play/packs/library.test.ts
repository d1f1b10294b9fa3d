import { describe, expect, test } from 'vitest';
import { readerNamed, readers } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { openText } from './library.ts';
import { shippedPack } from './opened.ts';

const DRAWING = '; One\n#####\n#@$.#\n#####\n';
const MAP = '5 3\n#####\n#Prr#\n#####\n';
const RECORD = '[Game "Breakthrough"]\n[Size "6"]\n\n1. a2-a3 *\n';

const gameOf = (text: string): string => unwrap(openText(text, 'a file', readers)).game.id;

describe('the game is told from the content', () => {
  test.each([
    ['sokoban', DRAWING],
    ['vexed', MAP],
    ['vexed', `\uFEFF${MAP.replaceAll('\n', '\r\n')}`],
    ['breakthrough', RECORD],
    ['breakthrough', 'pppppp/pppppp/6/6/PPPPPP/PPPPPP w\n'],
    ['breakthrough', '8x8'],
    ['tictactoe', 'x../.o./... x'],
  ])('%s: %j', (game, text) => {
    expect(gameOf(text)).toBe(game);
  });

  test('a text of no game is refused', () => {
    expect(complaint(openText('hello', 'a file', readers))).toBe('This is not a level of any game known here.');
    expect(complaint(openText(' \n', 'a file', readers))).toBe('This file is empty.');
    expect(complaint(openText('#####\0', 'a file', readers))).toBe('This is a binary file, not a level.');
  });
});

describe('a text that is opened from a game', () => {
  const vexed = findGame('vexed');
  const gameFrom = (text: string): string => unwrap(openText(text, 'a file', readers, vexed)).game.id;

  test('is what it is', () => {
    expect([DRAWING, MAP, RECORD].map(gameFrom)).toEqual(['sokoban', 'vexed', 'breakthrough']);
  });

  test('is told as that game’s where no other makes a level of what is drawn in it', () => {
    const told = (text: string): readonly string[] => {
      const { game, pack } = unwrap(openText(text, 'a file', readers, vexed));
      return [game.id, ...pack.levels.flatMap(({ problems }) => problems.map(({ message }) => sentence(message)))];
    };
    const SIZE = 'The first line must be the width and the height: 8 10.';
    expect(told('five three\n#####\n#P??#\n#####\n')).toEqual(['vexed', SIZE]);
    expect(complaint(openText('hello', 'a file', readers, vexed))).toBe('This is not a level of any game known here.');
  });
});

test('where the content does not tell, the ending of the name does, if only one reader has it', () => {
  const problems = (name: string) =>
    unwrap(openText('12345', name, readers)).pack.levels.flatMap((level) => level.problems);
  expect(problems('one.map').map(({ message }) => sentence(message))).toEqual([
    'A map has 400 digits: there are only 5.',
  ]);
  expect(complaint(openText('12345', 'one.txt', readers))).toBe('This is not a level of any game known here.');
});

test('a position is a pack of one level, called by the name it was given', () => {
  expect(unwrap(openText('5x5', 'small', readers)).pack).toEqual({
    title: 'small',
    levels: [{ title: 'small', board: 'ppppp/ppppp/5/PPPPP/PPPPP w', lines: [], problems: [] }],
    problems: [],
  });
});

describe('a text that is said to belong to a game', () => {
  const problemsOf = (text: string, id: string): readonly string[] => {
    const { pack } = unwrap(openText(text, 'a file', [readerNamed(id)]));
    return [...pack.problems, ...pack.levels.flatMap(({ problems }) => problems)].map((p) => sentence(p.message));
  };

  test('is read as that game even if it looks like another', () => {
    expect(problemsOf(MAP.replace('r', '$'), 'sokoban')).toEqual(['"r" is not part of a board.']);
    expect(problemsOf(DRAWING, 'vexed')).toEqual(['The first line must be the width and the height: 8 10.']);
    expect(problemsOf('hello', 'sokoban')).toEqual(['There is no board in this file.']);
  });

  test('is refused in the words of a game that has no files of its own', () => {
    expect(complaint(openText(MAP, 'a file', [readerNamed('tictactoe')]))).toMatch(/^Expected three rows/);
  });
});

test('a game opens with its first pack, and every shipped one is found by its name', () => {
  const sokoban = findGame('sokoban')!;
  expect(shippedPack(sokoban)).toMatchObject({ name: 'campaign', pack: { title: 'Campaign' } });
  expect(shippedPack(sokoban, 'first-steps')?.pack.levels).toHaveLength(20);
  expect(shippedPack(sokoban, 'nothing')).toBeUndefined();
});
