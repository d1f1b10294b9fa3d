import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { draw, format, parse } from './drawing.ts';

const LADDERS = '5 3\n#pHC#\n# H1#\n#####';

test('a position is read cell by cell', () => {
  const { shaft, human, boxes } = unwrap(parse('4 2\n#p H\nbR #'));
  expect([shaft.width, shaft.height]).toEqual([4, 2]);
  expect(shaft.rocks).toEqual([true, false, false, false, false, false, false, true]);
  expect(shaft.ladders).toEqual([false, true, false, true, false, true, false, false]);
  expect(human).toBe(1);
  expect(boxes).toEqual([
    { colour: 'blue', cell: 4 },
    { colour: 'red', cell: 5 },
  ]);
});

test('every colour has its letter, and a capital inside a ladder cell', () => {
  const colours = ['blue', 'red', 'cyan', 'magenta', 'green', 'yellow', 'black'];
  const small = unwrap(parse('8 1\nPbrcmgyl'));
  const capital = unwrap(parse('8 1\npBRCMGYL'));
  expect(small.boxes.map(({ colour }) => colour)).toEqual(colours);
  expect(capital.boxes.map(({ colour }) => colour)).toEqual(colours);
  expect(small.shaft.ladders).not.toContain(true);
  expect(capital.shaft.ladders).not.toContain(false);
  expect([format(small), format(capital)]).toEqual(['8 1\nPbrcmgyl', '8 1\npBRCMGYL']);
});

test('the digit 1 is read as the black box and never written', () => {
  expect(format(unwrap(parse(LADDERS)))).toBe('5 3\n#pHC#\n# Hl#\n#####');
});

test('a drawing uses the letters of level authors only', () => {
  expect(draw(unwrap(parse(LADDERS)))).toEqual(['#PHc#', '# Hl#', '#####']);
});

test('a solved position is a position', () => {
  expect(format(unwrap(parse('3 1\n P ')))).toBe('3 1\n P ');
});

describe('line ends', () => {
  const wanted = '2 2\nPr\n##';

  test.each([
    ['LF', '2 2\nPr\n##\n'],
    ['CR LF', '2 2\r\nPr\r\n##\r\n'],
    ['CR', '2 2\rPr\r##\r'],
    ['a missing last one', '2 2\r\nPr\r\n##'],
    ['a byte-order mark before', '\uFEFF2 2\nPr\n##\n'],
    ['empty lines at the end', '2 2\nPr\n##\n\n\r\n\n'],
    ['blanks after the size', '2  2 \nPr\n##'],
  ])('%s', (_, text) => {
    expect(format(unwrap(parse(text)))).toBe(wanted);
  });
});

describe('short rows', () => {
  test('are padded with blanks, with a warning that names the line', () => {
    const parsed = parse('3 4\nP\nbb#\n\n##\n');
    expect(format(unwrap(parsed))).toBe('3 4\nP  \nbb#\n   \n## ');
    expect(parsed.ok && parsed.warnings?.map(({ message, ...place }) => [sentence(message), place])).toEqual(
      [2, 4, 5].map((line) => [
        'The row is shorter than the width of 3: blanks were added.',
        { severity: 'warning', line },
      ]),
    );
  });

  test('warn of nothing when there are none', () => {
    expect(parse('2 2\nPr\n##')).not.toHaveProperty('warnings');
  });

  test('may be the last ones, when their line ends are there', () => {
    expect(format(unwrap(parse('2 3\nPr\n##\n\n')))).toBe('2 3\nPr\n##\n  ');
  });
});

const SIZE = 'The first line must be the width and the height: 8 10.';
const RANGE = 'Width and height must be from 1 to 200.';

test.each([
  ['', `1:1 ${SIZE}`],
  ['\n', `1:1 ${SIZE}`],
  ['#P r#', `1:1 ${SIZE}`],
  ['5', `1:2 ${SIZE}`],
  ['5 ', `1:3 ${SIZE}`],
  ['5 x', `1:3 ${SIZE}`],
  ['5x5', `1:2 ${SIZE}`],
  ['5 5 5', `1:5 ${SIZE}`],
  ['-5 5', `1:1 ${SIZE}`],
  [' 5 5', `1:1 ${SIZE}`],
  ['5 1.5', `1:4 ${SIZE}`],
  ['0 5', `1:1 ${RANGE}`],
  ['5 0', `1:3 ${RANGE}`],
  ['201 1', `1:1 ${RANGE}`],
  ['12  201', `1:5 ${RANGE}`],
  ['999999999 999999999', `1:1 ${RANGE}`],
  ['2 2', '2:1 Rows expected: 2, found: 0.'],
  ['2 3\nPr\n##\n', '4:1 Rows expected: 3, found: 2.'],
  ['2 1\nPr\n##\n', '3:1 Rows expected: 1, found: 2.'],
  ['2 1\nPr\n\n##\n\n', '3:1 Rows expected: 1, found: 3.'],
  ['2 1\nPr\n ', '3:1 Rows expected: 1, found: 2.'],
  ['2 2\nPr\n###', '3:3 The row is longer than the width of 2.'],
  ['2 2\nPr \n##', '2:3 The row is longer than the width of 2.'],
  ['2 2\nPr\n#x', '3:2 "x" is not part of a level.'],
  ['2 2\nP😀\n##', '2:2 "😀" is not part of a level.'],
  ['2 2\n\tP\n###', '2:1 "\t" is not part of a level.'],
  ['2 2\nrr\n##', '2:1 There is no human.'],
  ['2 2\nPr\n#P', '3:2 There is more than one human.'],
  ['2 2\npr\nP#', '3:1 There is more than one human.'],
])('%j is an error with its place', (text, expected) => {
  expect(complaint(parse(text))).toBe(expected);
});

test('the largest board is 200 by 200', () => {
  const text = ['200 200', `P${' '.repeat(199)}`, ...Array<string>(199).fill('#'.repeat(200))].join('\n');
  expect(format(unwrap(parse(text)))).toBe(text);
});
