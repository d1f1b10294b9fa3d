import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { type Pack, readPack } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { map } from './map.ts';

const FILE = '6 3\r\n######\r\n#Pr r#\r\n######\r\n';
const BOARD = '6 3\n######\n#Pr r#\n######';

const read = (text: string, name = 'maps/map1.txt'): Pack => readPack(map, text, name);

const problems = (text: string): string[] =>
  read(text).levels[0]!.problems.map(({ message, severity, line, column }) =>
    [severity, line, column, sentence(message)].filter((part) => part !== undefined).join(' '),
  );

const pack = (...boards: string[]): Pack => ({
  title: 'pack',
  levels: boards.map((board) => ({ title: 'level', board, lines: [], problems: [] })),
  problems: [],
});

describe('reading', () => {
  test('gives one level with the position as its board', () => {
    expect(read(FILE)).toEqual({
      title: 'map1',
      levels: [{ title: 'map1', board: BOARD, lines: [], problems: [] }],
      problems: [],
    });
  });

  test('says how much is done', () => {
    expect([...map.read(FILE, 'map1.txt')]).toEqual([1]);
  });

  test.each([
    ['map1.txt', 'map1'],
    ['map1', 'map1'],
    ['a.b/map.1.txt', 'map.1'],
    ['C:\\maps\\map2.TXT', 'map2'],
  ])('names the level of %s', (name, title) => {
    expect(read(FILE, name).levels[0]!.title).toBe(title);
  });

  test('reads the digit 1 as the letter l', () => {
    expect(read('4 1\nP1 l').levels[0]!.board).toBe('4 1\nPl l');
  });

  test('keeps a level that is not at rest as it is drawn', () => {
    expect(read('3 2\nPrr\n#  ').levels[0]!.board).toBe('3 2\nPrr\n#  ');
  });
});

describe('a map file with an error', () => {
  test.each([
    ['3 1\np r', 'error 2 1 "p" is not part of a level.'],
    ['3 1\nP R', 'error 2 3 "R" is not part of a level.'],
    ['3 1\n  P', 'error 2 1 There is no box.'],
    ['3 1\nr r', 'error 2 1 There is no human.'],
    ['x', 'error 1 1 The first line must be the width and the height: 8 10.'],
    ['', 'error 1 1 The first line must be the width and the height: 8 10.'],
  ])('%j becomes a level that cannot be played', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
    expect(read(text).levels).toMatchObject([{ title: 'map1', board: text, lines: [] }]);
    expect(read(text).problems).toEqual([]);
  });
});

describe('warnings', () => {
  test('name padded rows', () => {
    expect(problems('4 2\nPr r\n')).toEqual(['error 3 1 Rows expected: 2, found: 1.']);
    expect(problems('5 2\nPr r\n#####')).toEqual([
      'warning 2 The row is shorter than the width of 5: blanks were added.',
    ]);
  });

  test('name every colour with one box', () => {
    expect(problems('6 1\nPyrgry')).toEqual(['warning There is only one green box: the level cannot be solved.']);
  });

  test('name a colour of which one box is left when the level has settled', () => {
    expect(problems('5 2\nPrr r\n#####')).toEqual(['warning There is only one red box: the level cannot be solved.']);
  });

  test('say that a level settles to no box', () => {
    expect(problems('3 1\nPrr')).toEqual(['warning The level is won before the first move.']);
  });

  test('come after those of the drawing', () => {
    expect(problems('3 1\nPr')).toEqual([
      'warning 2 The row is shorter than the width of 3: blanks were added.',
      'warning There is only one red box: the level cannot be solved.',
    ]);
  });
});

describe('a text is claimed', () => {
  test.each([
    '8 10\r\n####',
    '8 10',
    '\uFEFF8 10\n',
    '8  10 \r',
    '999999999 999999999',
    ' 8\t10\n',
    '8x10\n###',
    '8, 10\n#P',
    '\n\n8 10\n#',
    '-3 4\n#',
    'a b\n####\n#P r#\n####',
    '6\r\n####\r\n#PH #\r\n####\r\n',
    '6.5 3\n#r P#',
    '####\n#P r#\n####',
  ])('%j', (text) => {
    expect(map.claims(text)).toBe('certain');
  });

  test.each([
    '',
    '8',
    '8\n10',
    '8 x',
    '#P r#\n8 10',
    '8 10 12',
    'a 8 10',
    '8x8',
    '8x10\nP',
    'a b\n#P $#',
    '6\n#Prr#\n#P#',
    'x\nPrr',
  ])('but not %j', (text) => {
    expect(map.claims(text)).toBe('no');
  });
});

describe('writing', () => {
  test('gives back what was read, with CR LF after every line', () => {
    expect(unwrap(map.write!(read(FILE)))).toBe(FILE);
    expect(unwrap(map.write!(read(BOARD)))).toBe(FILE);
  });

  test('writes an ell for the digit 1', () => {
    expect(unwrap(map.write!(pack('4 1\nP1 1')))).toBe('4 1\r\nPl l\r\n');
  });

  test('keeps rows of blanks and ladders', () => {
    expect(unwrap(map.write!(pack('3 3\n   \nPrH\n   ')))).toBe('3 3\r\n   \r\nPrH\r\n   \r\n');
  });

  test.each([
    [[], 'A map file holds exactly one level.'],
    [[BOARD, BOARD], 'A map file holds exactly one level.'],
    [['3 1\nP  '], 'There is no box.'],
    [['3 1\np r'], 'A map file cannot show the human inside a ladder cell.'],
    [['3 1\nPrR'], 'A map file cannot show a box inside a ladder cell.'],
    [['3 1\nx r'], '2:1 "x" is not part of a level.'],
  ])('refuses %j', (boards, reason) => {
    expect(complaint(map.write!(pack(...boards)))).toBe(reason);
  });
});

test('the format says what it is', () => {
  expect([map.id, map.extensions]).toEqual(['vexed-map', ['txt']]);
});
