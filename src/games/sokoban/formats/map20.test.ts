import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../../test/tools/unwrap.ts';
import { type Pack, readPack } from '../../../core/pack.ts';
import { sentence } from '../../../core/parsed.ts';
import { map20 } from './map20.ts';

const WIDTH = 20;

/** Rows of digits in the top left corner of a map. */
const map = (...rows: string[]): string => {
  const wide = rows.map((row) => row.padEnd(WIDTH, '0'));
  const empty = Array<string>(WIDTH - rows.length).fill('0'.repeat(WIDTH));
  return [...wide, ...empty].map((row) => `${row}\n`).join('');
};

const read = (text: string, name = 'maps/one.map'): Pack => readPack(map20, text, name);
const write = (...rows: string[]) =>
  map20.write!({
    title: 'one',
    levels: [{ title: 'one', board: rows.join('\n'), lines: [], problems: [] }],
    problems: [],
  });

/** What is said of the only level, each with its place in front. */
const problemsOf = (text: string): readonly string[] => {
  const pack = read(text);
  expect(pack.problems).toEqual([]);
  return pack.levels.flatMap(({ problems }) =>
    problems.map(({ line, column, message }) => `${line}:${column} ${sentence(message)}`),
  );
};

const ROOM = map('', '00001111', '00111221', '00152341', '00129221', '00111111');

describe('reading', () => {
  test('a board is cut to what is used', () => {
    const board = ['  ####', '###  #', '#@ $.#', '# *  #', '######'].join('\n');
    expect(read(ROOM)).toEqual({
      title: 'one',
      levels: [{ title: 'one', board, lines: [], problems: [] }],
      problems: [],
    });
  });

  test('the pusher may look anywhere', () => {
    for (const pusher of '5678') {
      const [level] = read(map('11111', `1${pusher}341`, '11111')).levels;
      expect(level).toEqual({ title: 'one', board: '#####\n#@$.#\n#####', lines: [], problems: [] });
    }
  });

  test('every digit has its letter', () => {
    const [level] = read(map('01111110', '11293210', '15244410', '11111110')).levels;
    expect(level?.board).toBe([' ######', '## *$ #', '#@ ...#', '#######'].join('\n'));
  });

  test('a board may fill the map', () => {
    const wall = '1'.repeat(20);
    const rows = [wall, `1534${'2'.repeat(15)}1`, ...Array<string>(17).fill(`1${'2'.repeat(18)}1`), wall];
    const [level] = read(map(...rows)).levels;
    expect(level?.problems).toEqual([]);
    expect(level?.board.split('\n').map((row) => row.length)).toEqual(Array(20).fill(20));
    expect(unwrap(map20.write!(read(map(...rows))))).toBe(map(...rows));
  });

  test.each([
    ['no line breaks', ROOM.replaceAll('\n', '')],
    ['lines of 7', ROOM.replaceAll('\n', '').replace(/.{7}/g, '$&\r\n')],
    ['a blank after each digit', ROOM.replace(/\d/g, '$& ')],
    ['a byte-order mark, tabs and form feeds', `\uFEFF\t${ROOM}\f\v\r\r`],
  ])('line breaks and blanks carry no meaning: %s', (_, text) => {
    expect(read(text)).toEqual(read(ROOM));
  });

  test.each([
    ['maps/one.map', 'one'],
    ['C:\\maps\\two.map', 'two'],
    ['v1.2/three', 'three'],
    ['four.4.map', 'four.4'],
    ['.map', '.map'],
  ])('%s is called %s', (name, title) => {
    const pack = read(ROOM, name);
    expect([pack.title, pack.levels[0]?.title]).toEqual([title, title]);
  });

  test('it is done in one go', () => {
    const reading = map20.read(ROOM, 'x');
    expect([reading.next().value, reading.next().done]).toEqual([1, true]);
  });
});

describe('what is wrong with a map', () => {
  const digits = '0'.repeat(WIDTH);

  test.each([
    ['', '1:1 A map has 400 digits: there are only 0.'],
    [' \n ', '1:1 A map has 400 digits: there are only 0.'],
    [`${digits}\n${digits}\n`, '2:21 A map has 400 digits: there are only 40.'],
    [ROOM.trimEnd().slice(0, -1), '20:20 A map has 400 digits: there are only 399.'],
    [`${ROOM}\r\n 0`, '22:2 A map has 400 digits: here is one more.'],
    [`${ROOM}00x`, '21:1 A map has 400 digits: here is one more.'],
    [ROOM.replace('5', 'x'), '4:4 "x" is not a digit.'],
    [`\uFEFF${ROOM.replaceAll('\n', '\r').replace('5', '😀')}`, '4:4 "😀" is not a digit.'],
    [ROOM.replace('5', '٣'), '4:4 "٣" is not a digit.'],
    [`${ROOM}x`, '21:1 "x" is not a digit.'],
    ['a\0', '1:1 "a" is not a digit.'],
    [map(), '1:1 The board has no pusher.'],
    [`\n${ROOM.replace('5', '2')}`, '2:1 The board has no pusher.'],
    [ROOM.replace('9', '8'), '5:5 A map has one pusher: here is a second one.'],
    [ROOM.replace('3', '2').replace('9', '2'), '2:3 The board has no boxes.'],
    [ROOM.replace('1221', '1321'), '2:3 There are fewer goals (2) than boxes (3).'],
    [ROOM.replace('4', '0'), '2:3 There are fewer goals (1) than boxes (2).'],
    [ROOM.replace('52341', '52340'), '4:8 The wall is open: the pusher can leave here.'],
  ])('%#', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected]);
  });

  test('a warning has its place too, and leaves the level playable', () => {
    const level = read(ROOM.replace('9', '4')).levels[0]!;
    expect(level.problems).toEqual([
      {
        severity: 'warning',
        message: { text: 'There are more goals ({goals}) than boxes ({boxes}).', values: { goals: 2, boxes: 1 } },
        line: 2,
        column: 3,
      },
    ]);
  });

  test('the text of a map that cannot be read is kept', () => {
    expect(read('12').levels).toMatchObject([{ title: 'one', board: '12', lines: [] }]);
  });

  test('places are in the file, however it is broken into lines', () => {
    const flat = ROOM.replaceAll('\n', '').replace('52341', '52340');
    expect(problemsOf(flat)).toEqual(['1:68 The wall is open: the pusher can leave here.']);
    expect(problemsOf(flat.replace(/.{10}/g, '$&\r\n'))).toEqual(['7:8 The wall is open: the pusher can leave here.']);
  });
});

describe('writing', () => {
  test('a smaller board stands in the middle, floor inside, nothing outside', () => {
    const text = unwrap(write('  ####', '###  #', '#@ $.#', '# #* #', '######'));
    expect(text.split('\n')).toEqual([
      ...Array(7).fill('00000000000000000000'),
      '00000000011110000000',
      '00000001112210000000',
      '00000001523410000000',
      '00000001219210000000',
      '00000001111110000000',
      ...Array(8).fill('00000000000000000000'),
      '',
    ]);
  });

  test('blank rows and columns around a board need no room', () => {
    const board = ['#####', '#@$.#', '#####'];
    const moved = [...Array<string>(30).fill(''), ...board.map((row) => ' '.repeat(30) + row)];
    expect(unwrap(write(...moved))).toBe(unwrap(write(...board)));
  });

  test('what stands outside is kept', () => {
    const board = ['#####', '#@$.# $', '##### .'];
    expect(read(unwrap(write(...board))).levels[0]?.board).toBe(board.join('\n'));
  });

  test.each([
    [['#####', '#+$ #', '#####'], 'A map file cannot show the pusher on a goal.'],
    [['######', '#@@$.#', '######'], 'A map file cannot show more than one pusher.'],
    [['#'.repeat(21), `#@$.${' '.repeat(16)}#`, '#'.repeat(21)], 'A map file has room for 20×20 cells, not 21×3.'],
    [
      ['###', '#@#', '#$#', '#.#', ...Array<string>(16).fill('# #'), '###'],
      'A map file has room for 20×20 cells, not 3×21.',
    ],
    [['#####', '#@$?#', '#####'], '2:4 "?" is not part of a board.'],
  ])('%j is refused', (board, expected) => {
    expect(complaint(write(...board))).toBe(expected);
  });

  test('only a pack of one level is written', () => {
    const { levels, ...pack } = read(ROOM);
    const refused = 'A map file holds exactly one level.';
    expect(complaint(map20.write!({ ...pack, levels: [] }))).toBe(refused);
    expect(complaint(map20.write!({ ...pack, levels: [...levels, ...levels] }))).toBe(refused);
  });

  test('what is written reads back, and is written the same again', () => {
    const level = fc.array(fc.array(fc.constantFrom(...'#  $.*'), { minLength: 1, maxLength: 16 }), { maxLength: 16 });
    fc.assert(
      fc.property(level, (cells) => {
        const width = Math.max(3, ...cells.map((row) => row.length));
        const rows = ['@$.', ...cells.map((row) => row.join('').replace(/\$/g, '*'))].map((row) => row.padEnd(width));
        const wall = '#'.repeat(width + 2);
        const text = unwrap(write(wall, ...rows.map((row) => `#${row}#`), wall));
        const again = read(text);
        expect(again.levels[0]?.board).toBe([wall, ...rows.map((row) => `#${row}#`), wall].join('\n'));
        expect(unwrap(map20.write!(again))).toBe(text);
      }),
    );
  });
});

test('a map is known by its digits', () => {
  const claim = (text: string) => map20.claims(text);
  const known = [ROOM, ROOM.replaceAll('\n', ''), `${ROOM}x`, '0'.repeat(40), `\uFEFF\r\n ${'12 '.repeat(150)}`];
  expect(known.map(claim)).toEqual(known.map(() => 'certain'));
  const unknown = ['', '0'.repeat(39), `${'0'.repeat(40)}abcde`, `${ROOM}#`, '#####', '5 3\n'];
  expect(unknown.map(claim)).toEqual(unknown.map(() => 'no'));
});

describe('nothing makes it throw', () => {
  const isTotal = (text: string): void => {
    const pack = read(text);
    expect(pack.levels).toHaveLength(1);
    expect(['no', 'certain']).toContain(map20.claims(text));
    const { problems } = pack.levels[0]!;
    for (const { line, column } of problems) expect(line! > 0 && column! > 0).toBe(true);
    if (problems.every(({ severity }) => severity === 'warning')) {
      expect(unwrap(map20.write!(pack)).length).toBe(420);
    }
  };

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), isTotal));
    const digits = fc.array(fc.nat(9), { minLength: 400, maxLength: 400 });
    fc.assert(
      fc.property(digits, (all) => isTotal(all.join(''))),
      { numRuns: 20 },
    );
  });

  test('a map with a few letters changed', () => {
    const edits = fc.array(fc.tuple(fc.nat(ROOM.length), fc.nat(2), fc.string({ maxLength: 2 })), { maxLength: 4 });
    const digits = fc.array(fc.tuple(fc.nat(ROOM.length), fc.constant(1), fc.constantFrom(...'0123456789')));
    const edited = (changes: readonly (readonly [number, number, string])[]): string =>
      changes.reduce((text, [at, gone, letters]) => text.slice(0, at) + letters + text.slice(at + gone), ROOM);
    fc.assert(fc.property(edits, (changes) => isTotal(edited(changes))));
    fc.assert(fc.property(digits, (changes) => isTotal(edited(changes))));
  });

  test('a huge one is refused at its 401st digit', () => {
    expect(problemsOf('0'.repeat(5_000_000))).toEqual(['1:401 A map has 400 digits: here is one more.']);
  });
});
