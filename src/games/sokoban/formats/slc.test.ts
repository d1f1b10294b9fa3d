import { describe, expect, test } from 'vitest';
import { readPack } from '../../../core/pack.ts';
import { slc } from './slc.ts';
import { BOARD, file, level, MINI, only, read, rows, told } from './slcTesting.ts';

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

  test.each([
    '<!DOCTYPE SokobanLevels SYSTEM "SokobanLev.dtd">',
    "<!DOCTYPE SokobanLevels PUBLIC '-//A//[B]' 'http://example.com/a[b].dtd'>",
    '<!DOCTYPE SokobanLevels>',
  ])('the header %s is passed over', (header) => {
    expect(read(MINI.replace('<SokobanLevels', `${header}\n<SokobanLevels`))).toEqual(read(MINI));
  });

  test('several collections, sections, blanks at the edges of rows, and identities of any kind', () => {
    const board = rows('<![CDATA[ #####]]>', ' #@$.# ', '<!-- . --> #####');
    const { levels, problems } = read(`<SokobanLevels>
      <LevelCollection Copyright="Ann" MaxWidth="7">${level(board, ' Id="7"')}</LevelCollection>
      <LevelCollection MaxHeight="x">${level(board, ' Id="{A-1} &#9731;" Width="no"')}</LevelCollection></SokobanLevels>`);
    expect(problems).toEqual([]);
    expect(levels.map(({ title, board }) => [title, board])).toEqual([
      ['7', ' #####\n #@$.#\n #####'],
      ['{A-1} ☃', ' #####\n #@$.#\n #####'],
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
