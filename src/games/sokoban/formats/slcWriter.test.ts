import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../../test/tools/unwrap.ts';
import { type Level, type Pack, readPack } from '../../../core/pack.ts';
import { slc } from './slc.ts';

const read = (text: string): Pack => readPack(slc, text, 'mini.slc');
const write = (pack: Pack): string => unwrap(slc.write!(pack));

const BOARD = ['#####', '#@$.#', '#####'].join('\n');
const CAPE = ['  ####', '###  #', '#@ $.#', '######'].join('\n');
const level = (more: Partial<Level> = {}): Level => ({ title: '1', board: BOARD, lines: [], problems: [], ...more });
const pack = (more: Partial<Pack> = {}): Pack => ({ title: 'Mini', levels: [level()], problems: [], ...more });

test('a pack is written with everything it has', () => {
  const text = write(
    pack({
      author: 'Ann & "Bob"',
      notes: 'Small <ones>.\nEasy.\nEmail: a@b.c\nUrl: http://x/?a&b',
      comments: 'kept -- for ---\r\neditors-',
      levels: [
        level({ author: 'Ann & "Bob"' }),
        level({
          title: 'A "cape"\n\t\r<>&',
          board: CAPE,
          author: "Cid's",
          notes: 'n\r\nm',
          comments: 'c',
          lines: [{ moves: 'rR' }, { moves: 'r<', title: 't', notes: 'a\nb', at: 0 }],
        }),
      ],
    }),
  );
  expect(text.split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<SokobanLevels>',
    '  <!-- kept - - for - - -',
    'editors- -->',
    '  <Title>Mini</Title>',
    '  <Description>Small &lt;ones&gt;.',
    'Easy.</Description>',
    '  <Email>a@b.c</Email>',
    '  <Url>http://x/?a&amp;b</Url>',
    '  <LevelCollection Copyright="Ann &amp; &quot;Bob&quot;" MaxWidth="6" MaxHeight="4">',
    '    <Level Id="1" Width="5" Height="3">',
    '      <L>#####</L>',
    '      <L>#@$.#</L>',
    '      <L>#####</L>',
    '    </Level>',
    '    <Level Id="A &quot;cape&quot;&#10;&#9;&#13;&lt;&gt;&amp;" Width="6" Height="4" Copyright="Cid\'s">',
    '      <!-- c -->',
    '      <L>  ####</L>',
    '      <L>###  #</L>',
    '      <L>#@ $.#</L>',
    '      <L>######</L>',
    '      <Notes>n&#13;',
    'm</Notes>',
    '      <Solution>rR</Solution>',
    '      <Solution Title="t" Notes="a&#10;b" At="0">r&lt;</Solution>',
    '    </Level>',
    '  </LevelCollection>',
    '</SokobanLevels>',
    '',
  ]);
});

test('what is not there is not written', () => {
  expect(write({ title: '', levels: [], problems: [] })).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<SokobanLevels>\n' +
      '  <LevelCollection MaxWidth="0" MaxHeight="0">\n  </LevelCollection>\n</SokobanLevels>\n',
  );
});

test('an empty row is a row', () => {
  expect(write(pack({ levels: [level({ board: '\n#\n\n## ' })] }))).toContain(
    '<Level Id="1" Width="3" Height="4">\n      <L></L>\n      <L>#</L>\n      <L></L>\n      <L>## </L>\n',
  );
});

describe('a character that XML cannot hold is refused', () => {
  const refused = (more: Partial<Pack>) => complaint(slc.write!(pack(more)));
  const ofLevel = (more: Partial<Level>) => refused({ levels: [level(), level({ title: 'Two', ...more })] });

  test('in a level, by its name', () => {
    const said = 'Level 2, "Two", has the character U+0007, which XML cannot hold.';
    const bell = 'a\u0007b';
    expect([
      ofLevel({ board: bell }),
      ofLevel({ author: bell }),
      ofLevel({ notes: bell }),
      ofLevel({ comments: bell }),
      ofLevel({ lines: [{ moves: 'r' }, { moves: bell }] }),
      ofLevel({ lines: [{ moves: 'r', title: bell }] }),
      ofLevel({ lines: [{ moves: 'r', notes: bell }] }),
    ]).toEqual(Array(7).fill(said));
    expect(ofLevel({ title: '\0' })).toBe('Level 2, "\0", has the character U+0000, which XML cannot hold.');
  });

  test('in the pack', () => {
    const letters = ['\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'];
    const said = ['U+001F', 'U+D800', 'U+DFFF', 'U+FFFE', 'U+FFFF'].map(
      (letter) => `The title or notes have the character ${letter}, which XML cannot hold.`,
    );
    for (const key of ['title', 'author', 'notes', 'comments']) {
      expect(letters.map((letter) => refused({ [key]: letter }))).toEqual(said);
    }
    expect(refused({ title: '\t\n\r \uD7FF\uE000\uFFFD😀' })).toBeUndefined();
  });
});

describe('what is written reads back', () => {
  test('addresses are found at the end of the notes, in their order, alone on their lines', () => {
    const kept = [
      'Email: a',
      'Url: u',
      'Email: a\nUrl: u',
      'x\nUrl: u\nEmail: a',
      'Email: a\nx',
      'x\n\nUrl: u',
      'x\nUrl: u v',
      'x\nUrl: u\nUrl: v',
      'Emails: a',
      'My Email: a',
      'Url: \u2028u',
      'Kind: old\nEmail: a',
    ];
    expect(kept.map((notes) => read(write(pack({ notes }))).notes)).toEqual(kept);
    const elements = (notes: string) =>
      [...write(pack({ notes })).matchAll(/<(Description|Email|Url)>([^<]*)/g)].map(([, name, text]) => [name, text]);
    expect(elements('x\nEmail: a\nUrl: u v')).toEqual([
      ['Description', 'x'],
      ['Email', 'a'],
      ['Url', 'u v'],
    ]);
    expect(elements('x\n\nEmail: a')).toEqual([['Description', 'x\n\nEmail: a']]);
    expect(elements('x\nEmail:  a')).toEqual([['Description', 'x\nEmail:  a']]);
    expect(elements('x\nUrl: u\nEmail: a')).toEqual([
      ['Description', 'x\nUrl: u'],
      ['Email', 'a'],
    ]);
  });

  /** Texts as a reader leaves them: without blanks around, in characters of XML. */
  const text = fc
    .string({ unit: fc.oneof(fc.constantFrom(...'ab&<>"\'\n\t\r |[]:;é😀'), fc.constantFrom('Url: ', ']]>', '&#10;')) })
    .map((letters) => letters.trim())
    .filter((letters) => letters !== '');
  const line = fc.record(
    { moves: fc.stringMatching(/^[lurdLURD0-9(){}]{1,12}$/), title: text, notes: text, at: fc.nat(1000) },
    { requiredKeys: ['moves'], noNullPrototype: true },
  );
  const levels = fc.array(
    fc.record(
      {
        title: text,
        board: fc.constantFrom(BOARD, CAPE, `\n${CAPE}`),
        lines: fc.array(line, { maxLength: 2 }),
        notes: text,
        comments: text.map((letters) => letters.replaceAll('\r', '')),
        problems: fc.constant([]),
      },
      { requiredKeys: ['title', 'board', 'lines', 'problems'], noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 3 },
  );

  test('with every text in it', () => {
    const trimmed = (comments: string | undefined) => comments?.trim() || undefined;
    const packs = fc.record({ title: text, author: text, notes: text, levels }, { noNullPrototype: true });
    fc.assert(
      fc.property(packs, fc.option(text, { nil: undefined }), ({ author, ...rest }, other) => {
        const whole: Pack = {
          ...rest,
          author,
          levels: rest.levels.map(({ comments, ...each }, index) => ({
            ...each,
            ...(trimmed(comments) && { comments: trimmed(comments)! }),
            author: index === 0 ? (other ?? author) : author,
          })),
          problems: [],
        };
        expect(read(write(whole))).toEqual(whole);
      }),
    );
  });

  test('bad levels too', () => {
    const bad = read('<SokobanLevels><Level><L>#?#</L><L>##</L></Level></SokobanLevels>');
    const { problems, ...again } = read(write(bad)).levels[0]!;
    expect(again).toEqual({ title: 'Level 1', board: '#?#\n##', lines: [] });
    expect(problems).toHaveLength(1);
  });
});
