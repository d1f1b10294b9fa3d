import { describe, expect, test } from 'vitest';
import { BOARD, file, level, MINI, only, read, rows, told } from './slcTesting.ts';

describe('what is wrong with a level', () => {
  test.each([
    [rows('#####', '#@$?#', '#####'), '5:7 error: "?" is not part of a board.'],
    [`<L>###</L><L>#@$.</L><L>####</L>`, '4:17 error: The wall is open: the pusher can leave here.'],
    [`\n  <L>####</L>\n<L>#@.#</L><L>####</L>`, '5:6 error: The board has no boxes.'],
    ['', '3:8 error: There is no board.'],
    ['<L/><L> </L>', '4:5 error: There is no board.'],
    ['<Row>###</Row>', '3:8 error: There is no board.'],
    [
      rows('#####', '#@$.#|#####'),
      '5:9 error: An L is one row: the bar, which begins a row elsewhere, does not belong here.',
    ],
    [
      rows('|#####', '|#@$.#', '|#####'),
      '4:4 error: An L is one row: the bar, which begins a row elsewhere, does not belong here.',
    ],
    [rows('#####', '#@$.#\n#####'), '5:4 error: An L is one row: there is no line end in it.'],
    [rows('#####', '#@$.#', '#'.repeat(513)), '6:4 error: A board has at most 512 rows and columns.'],
    [rows(...Array<string>(513).fill('#')), '516:4 error: A board has at most 512 rows and columns.'],
    [rows('######', '#@$..#', '######'), '4:4 warning: There are more goals (2) than boxes (1).'],
    [rows('#####', '#@\t.#', '#####'), '5:6 error: A tab is not part of a board.'],
  ])('%#', (content, expected) => {
    const pack = read(file(level(content), level(BOARD)));
    expect(pack.problems).toEqual([]);
    expect(pack.levels.map(({ problems }) => told(problems))).toEqual([[expected], []]);
  });

  test('its rows are kept as they are', () => {
    expect(only(rows('#####', '# @-?# ')).board).toBe('#####\n# @-?# ');
  });

  test('512 rows and columns are not too many, nor are blanks behind them', () => {
    const side = 512;
    const wide = only(rows('#'.repeat(side), `#@$.${' '.repeat(side - 5)}#  `, '#'.repeat(side)));
    expect(wide.problems).toEqual([]);
    const high = only(rows('###', '#@#', '#$#', '#.#', ...Array<string>(side - 5).fill('# #'), '###'));
    expect(high.problems).toEqual([]);
  });

  test('200,000 rows are an error of that level alone', () => {
    const pack = read(file(level('<L>#</L>'.repeat(200_000)), level(BOARD)));
    expect(pack.levels.map(({ problems }) => told(problems))).toEqual([
      ['4:4100 error: A board has at most 512 rows and columns.'],
      [],
    ]);
  });
});

describe('what is wrong with a file', () => {
  const xml = (fault: string): string => `This is not well-formed XML: ${fault}.`;

  test.each([
    ['', `1:1 error: ${xml('document must contain a root element')}`],
    ['hello', `1:5 error: ${xml('text data outside of root node')}`],
    ['<SokobanLevels>\n<Title>a</Titel>', `2:16 error: ${xml('unexpected close tag')}`],
    ['<SokobanLevels>\n<Title>\n', `3:1 error: ${xml('unclosed tag: Title')}`],
    ['<SokobanLevels>\n <Title>&nbsp;</Title>', `2:14 error: ${xml('undefined entity')}`],
    ['<SokobanLevels>&#0;</SokobanLevels>', `1:19 error: ${xml('malformed character entity')}`],
    ['<?xml version="1.1"?><SokobanLevels>&#1;', `1:40 error: ${xml('malformed character entity')}`],
    ['<SokobanLevels>\n\0</SokobanLevels>', `2:1 error: ${xml('disallowed character')}`],
    ['<SokobanLevels>\n\uD800</SokobanLevels>', `2:1 error: ${xml('disallowed character')}`],
    ['<SokobanLevels>\n \uDC00</SokobanLevels>', `2:2 error: ${xml('disallowed character')}`],
    ['<SokobanLevels a="1" a="2"/>', `1:28 error: ${xml('duplicate attribute: a')}`],
    ['<SokobanLevels/><SokobanLevels/>', `1:31 error: ${xml('documents may contain only one root')}`],
    ['<html>\n</html>', '1:7 error: Expected the element SokobanLevels, not html.'],
    ['<SokobanLevels>\n</SokobanLevels>', 'undefined:undefined error: There is no board in this file.'],
    [
      '<?xml version="1.0"?>\r\n<!-- -->\r<!DOCTYPE a [<!ENTITY b "c">]>',
      '3:1 error: A document type (DOCTYPE) with declarations of its own is not allowed here.',
    ],
  ])('%j', (text, expected) => {
    const pack = read(text);
    expect(told(pack.problems)).toEqual([expected]);
    expect(pack.levels).toEqual([]);
  });

  test('everything before the fault stays, but no half level', () => {
    const text = MINI.replace('</L>\n      <L>#  $.#', '</M>\n      <L>#  $.#');
    const pack = read(text);
    expect(told(pack.problems)).toEqual(['19:19 error: This is not well-formed XML: unexpected close tag.']);
    const { levels, ...whole } = read(MINI);
    expect(pack).toEqual({ ...whole, levels: levels.slice(0, 1), problems: pack.problems });
    expect(read('<SokobanLevels><Title>a</Title><Description>b<i>c')).toMatchObject({ title: 'a', notes: 'b' });
  });

  test('a pair of surrogates is one letter, also across the 64 kB', () => {
    for (const blanks of [65533, 65534, 65535, 65536, 65537]) {
      const start = '<SokobanLevels><Title>';
      const text = `${start}${' '.repeat(blanks - start.length)}😀</Title></SokobanLevels>`;
      expect(read(text).title).toBe('😀');
    }
  });
});
