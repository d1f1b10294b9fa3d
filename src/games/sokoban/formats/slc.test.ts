import { describe, expect, test } from 'vitest';
import { type Level, type Pack, readPack } from '../../../core/pack.ts';
import { type Problem, sentence } from '../../../core/parsed.ts';
import { slc } from './slc.ts';

const read = (text: string): Pack => readPack(slc, text, 'mini.slc');

const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ line, column, severity, message }) => `${line}:${column} ${severity}: ${sentence(message)}`);

const rows = (...all: string[]): string => all.map((row) => `<L>${row}</L>`).join('\n');
const BOARD = rows('#####', '#@$.#', '#####');
const level = (content: string, attributes = ''): string => `<Level${attributes}>\n${content}\n</Level>`;
const file = (...levels: string[]): string =>
  `<SokobanLevels>\n<LevelCollection>\n${levels.join('\n')}\n</LevelCollection>\n</SokobanLevels>`;

const only = (content: string, attributes = ''): Level => {
  const { levels, problems } = read(file(level(content, attributes)));
  expect([problems, levels.length]).toEqual([[], 1]);
  return levels[0]!;
};

const MINI = `<?xml version="1.0" encoding="ISO-8859-1"?>
<SokobanLevels xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="SokobanLev.xsd">
  <Title>Mini &amp; Co</Title>
  <Description>
    Small ones.
    Easy ones.
  </Description>
  <Email>mini@example.com</Email>
  <Url>http://example.com/</Url>
  <LevelCollection Copyright="Ann" MaxWidth="47" MaxHeight="41">
    <Level Id="One" Width="9" Height="8">
      <L>####</L>
      <L>#  ###</L>
      <L>#.$ @#</L>
      <L>######</L>
    </Level>
    <Level Width="6" Height="17" Copyright="Bob">
      <L> #####</L>
      <L>#  @ #</L>
      <L>#  $.#</L>
      <L>######</L>
    </Level>
  </LevelCollection>
</SokobanLevels>
`;

describe('reading', () => {
  test('title, notes, authors, titles of levels and their rows', () => {
    expect(read(MINI)).toEqual({
      title: 'Mini & Co',
      author: 'Ann',
      notes: 'Small ones.\n    Easy ones.\nEmail: mini@example.com\nUrl: http://example.com/',
      levels: [
        { title: 'One', author: 'Ann', board: '####\n#  ###\n#.$ @#\n######', lines: [], problems: [] },
        { title: 'Level 2', author: 'Bob', board: ' #####\n#  @ #\n#  $.#\n######', lines: [], problems: [] },
      ],
      problems: [],
    });
  });

  test('a pack without a title has the name of its file, a level its number', () => {
    expect(read(file(level(BOARD), level(BOARD, ' Id="  "'), level(BOARD, ' Id=" x "')))).toEqual({
      title: 'mini.slc',
      levels: ['Level 1', 'Level 2', 'x'].map((title) => ({
        title,
        board: '#####\n#@$.#\n#####',
        lines: [],
        problems: [],
      })),
      problems: [],
    });
  });

  test('letters of the other set, entities and character references', () => {
    expect(only(rows('#####', '#p&#36;&#x2E;#', '#####'), ' Id="&lt;&amp;&gt;&quot;&apos;&#10;"')).toMatchObject({
      title: '<&>"\'',
      board: '#####\n#@$.#\n#####',
      problems: [],
    });
  });

  test('text in sections and in elements of its own belongs to the text around', () => {
    const pack = read('<SokobanLevels><Title>a<![CDATA[<b>]]> <i>c <u>d</u></i> e<!-- f --></Title></SokobanLevels>');
    expect([pack.title, pack.comments]).toEqual(['a<b> c d e', 'f']);
  });

  test('what has no place of its own is in the notes', () => {
    const pack = read(`<SokobanLevels Version="2" xmlns="u" xml:lang="en">
      <Url>w</Url><Title> T </Title><Title>U</Title><Date>today</Date><Description>D</Description><Empty> </Empty>
      <LevelCollection Copyright="Ann" Kind="old"><Remark>R</Remark></LevelCollection>
      <Email>e</Email><Copyright>Bob</Copyright><Description>E</Description>
      <LevelCollection Copyright="Ann"/>
    </SokobanLevels>`);
    expect(pack).toMatchObject({ title: 'T', author: 'Ann' });
    expect(pack.notes?.split('\n')).toEqual([
      'D',
      'E',
      'Version: 2',
      'Title: U',
      'Date: today',
      'Copyright: Bob',
      'Kind: old',
      'Remark: R',
      'Email: e',
      'Url: w',
    ]);
  });

  test('the same in a level', () => {
    const found = only(
      `<Hint>h</Hint>${BOARD}<Notes>\nn\nm </Notes><Copyright>Bob</Copyright><Notes/>`,
      ' Id="1" Best="33" Copyright="Ann" xml:space="preserve" xmlns:a="b" Width="1" Height="1"',
    );
    expect(found).toMatchObject({ title: '1', author: 'Ann', notes: 'n\nm\nBest: 33\nHint: h\nCopyright: Bob' });
  });

  test('the author of a level is its own, its collection’s or the pack’s', () => {
    const { author, levels } = read(`<SokobanLevels><LevelCollection>${level(BOARD)}</LevelCollection>
      <LevelCollection Copyright=" Bob ">${level(BOARD)}${level(BOARD, ' Copyright="Cid"')}</LevelCollection>
      <LevelCollection Copyright=" ">${level(BOARD)}${level(`${BOARD}<Copyright>Dan</Copyright>`)}</LevelCollection>
      <Copyright>Ann</Copyright></SokobanLevels>`);
    expect([author, ...levels.map((each) => each.author)]).toEqual(['Bob', 'Bob', 'Bob', 'Cid', 'Bob', 'Dan']);
    expect(read(`<SokobanLevels><Copyright>Ann</Copyright>${level(BOARD)}</SokobanLevels>`)).toMatchObject({
      author: 'Ann',
      levels: [{ author: 'Ann' }],
    });
    expect(read(file(level(BOARD))).levels[0]).not.toHaveProperty('author');
  });

  test('comments are kept with what they stand in', () => {
    const pack = read(
      `<!-- a --><SokobanLevels><!--b--><LevelCollection><!--c-->${level(`<!--d-->${BOARD}<L><!-- e --></L>`)}<!-- -->` +
        '</LevelCollection></SokobanLevels><!--f-->',
    );
    expect([pack.comments, pack.levels[0]?.comments]).toEqual(['a\nf\nb\nc', 'd\ne']);
    expect(pack).not.toHaveProperty('notes');
    expect(pack.levels[0]).not.toHaveProperty('notes');
  });

  test('saved lines', () => {
    const solutions =
      '<Solution> ll\nR </Solution><Solution Title=" t" Notes="n&#10;m" At="2">R</Solution><Solution> </Solution>' +
      '<Solution Title="" Notes="" At="0">r</Solution>';
    expect(only(BOARD + solutions)).toMatchObject({
      lines: [{ moves: 'llR' }, { moves: 'R', title: ' t', notes: 'n\nm', at: 2 }, { moves: 'r', at: 0 }],
      problems: [],
    });
    expect(Object.keys(only(BOARD + solutions).lines[0]!)).toEqual(['moves']);
  });

  test('a mark in a saved line that is no number is told', () => {
    const found = only(`${BOARD}\n<Solution At="end">R</Solution><Solution At="1234567890">R</Solution>`);
    expect(found.lines).toEqual([{ moves: 'R' }, { moves: 'R' }]);
    expect(told(found.problems)).toEqual([
      '7:20 warning: "end" is no number of moves: the whole line counts.',
      '7:58 warning: "1234567890" is no number of moves: the whole line counts.',
    ]);
  });

  test('a level may stand anywhere in the tree, and in a text it is text', () => {
    const { levels } = read(`<SokobanLevels>${level(level(BOARD, ' Id="in"') + BOARD, ' Id="out"')}
      <LevelCollection><LevelCollection>${level(BOARD)}</LevelCollection></LevelCollection>
      <Description>${level(BOARD)}</Description></SokobanLevels>`);
    expect(levels.map(({ title, problems }) => [title, problems])).toEqual([
      ['in', []],
      ['out', []],
      ['Level 3', []],
    ]);
  });

  test('a byte-order mark and any kind of line end', () => {
    for (const end of ['\r\n', '\r']) {
      expect(read(`\uFEFF${MINI.replaceAll('\n', end)}`)).toEqual(read(MINI));
    }
  });

  test('it tells how far it is, every 64 kB, and can be left', () => {
    const text = file(...Array<string>(2000).fill(level(BOARD)));
    const steps = [...slc.read(text, 'x')];
    expect(steps).toHaveLength(Math.ceil(text.length / 65536));
    expect(steps[0]).toBe(65536 / text.length);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
    expect(readPack(slc, text, 'x').levels).toHaveLength(2000);
    const reading = slc.read(text, 'x');
    reading.next();
    expect(reading.return({ title: '', levels: [], problems: [] }).done).toBe(true);
    const other = slc.read(text, 'x');
    other.next();
    expect(() => other.throw(new Error('a bug'))).toThrow('a bug');
  });
});

describe('what is wrong with a level', () => {
  test.each([
    [rows('#####', '#@$?#', '#####'), '5:7 error: "?" is not part of a board.'],
    [`<L>###</L><L>#@$.</L><L>####</L>`, '4:17 error: The wall is open: the pusher can leave here.'],
    [`\n  <L>####</L>\n<L>#@.#</L><L>####</L>`, '5:6 error: The board has no boxes.'],
    ['', '3:8 error: There is no board.'],
    ['<L/><L> </L>', '4:5 error: There is no board.'],
    ['<Row>###</Row>', '3:8 error: There is no board.'],
    [rows('#####', '#@$.#|#####'), '5:4 error: An L is one row, without line ends and bars.'],
    [rows('#####', '#@$.#\n#####'), '5:4 error: An L is one row, without line ends and bars.'],
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
    ['\n <!DOCTYPE SokobanLevels>\n<SokobanLevels/>', '2:2 error: A document type (DOCTYPE) is not allowed here.'],
    [
      '<?xml version="1.0"?>\r\n<!-- -->\r<!DOCTYPE a [<!ENTITY b "c">]>',
      '3:1 error: A document type (DOCTYPE) is not allowed here.',
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

test('a file is known by its root element', () => {
  const claim = (text: string) => slc.claims(text);
  const certain = [MINI, file(), '\uFEFF\n <SokobanLevels/>', '<!-- x -->\n<SokobanLevels\n>', '<SokobanLevels a="'];
  expect(certain.map(claim)).toEqual(certain.map(() => 'certain'));
  const maybe = ['<?xml version="1.0"?><html/>', ' \n<?xml version="1.0"?>\n<SokobanLevelsOfOld/>'];
  expect(maybe.map(claim)).toEqual(maybe.map(() => 'maybe'));
  const no = [
    '',
    '#####',
    'x <SokobanLevels>',
    '<html/>',
    '; <?xml version="1.0"?>',
    '<?xml-stylesheet?>',
    '<a><?xml ?>',
  ];
  expect(no.map(claim)).toEqual(no.map(() => 'no'));
});
