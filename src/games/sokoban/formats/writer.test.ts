import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../../test/tools/unwrap.ts';
import { type Format, type Level, type Pack, readPack } from '../../../core/pack.ts';
import { sok, xsb } from './text.ts';

const ONE = '#####\n#@$.#\n#####';
const TWO = '######\n#@ $.#\n######';

const level = (about: Partial<Level>): Level => ({ title: 'Harbour', board: ONE, lines: [], problems: [], ...about });

const pack = (about: Partial<Pack>): Pack => ({ title: 'Docks', levels: [level({})], problems: [], ...about });

const again = (format: Format, written: Pack): Pack => {
  const read = readPack(format, unwrap(format.write!(written)), 'a file');
  const placeless = (one: Level): Level => ({ ...one, lines: one.lines.map(({ line: _, ...saved }) => saved) });
  return { ...read, levels: read.levels.map(placeless) };
};

const RICH = pack({
  author: 'Ann',
  notes: 'Made in winter.\nPlay them in order.',
  comments: 'checked\ntwice',
  levels: [
    level({ author: 'Ann', notes: 'Difficulty: 7\n\nQuiet.\nSo quiet.', comments: 'easy' }),
    level({
      title: 'Cape',
      board: TWO,
      author: 'Bob',
      lines: [
        { title: 'Solution 1', moves: 'rR', notes: 'found\nat night' },
        { title: 'Try', moves: '2(rl)rR', at: 2 },
        { moves: 'rlrlrlrlrlrlrR' },
      ],
    }),
  ],
});

test.each(['lurd', 'dull', '#5 #', '* * *', '...', '-----', 'Room 2: the cellar', ':: x'])(
  'the title %j, which other programs may take for something else, is a key; the others stay above their boards',
  (title) => {
    const written = pack({ levels: [level({}), level({ title, board: TWO }), level({ title: 'Cape' })] });
    expect(unwrap(sok.write!(written))).toBe(
      `Collection: Docks\n\nHarbour\n\n${ONE}\n\n${TWO}\nTitle: ${title}\n\nCape\n\n${ONE}\n`,
    );
    expect(again(sok, written)).toEqual(written);
  },
);

test('a .sok file has titles above boards, keys and notes below, saved games with theirs', () => {
  expect(unwrap(sok.write!(RICH))).toBe(`:: checked
:: twice

Collection: Docks
Author: Ann

Made in winter.
Play them in order.

Harbour

#####
#@$.#
#####

:: easy

Difficulty: 7

Quiet.
So quiet.

Cape

######
#@ $.#
######
Author: Bob

Solution 1
rR

found
at night

Try
rl*rlrR

rlrlrlrlrlrlrR
`);
});

test('a .xsb file has titles as keys below boards', () => {
  const simple = pack({ levels: [level({ notes: 'Quiet.\nSo quiet.' }), level({ title: 'Cape', board: TWO })] });
  expect(unwrap(xsb.write!(simple))).toBe(
    `Collection: Docks\n\n${ONE}\nTitle: Harbour\n\nQuiet.\nSo quiet.\n\n${TWO}\nTitle: Cape\n`,
  );
});

describe.each([sok, xsb])('42: what $id writes reads back the same', (format) => {
  test('with everything a pack can have', () => {
    const plain = {
      ...RICH,
      levels: RICH.levels.map((one) => ({ ...one, lines: one.lines.filter((l) => l.at === undefined) })),
    };
    expect(again(format, plain)).toEqual(plain);
    expect(again(format, RICH).levels[1]?.lines[1]).toEqual({ title: 'Try', moves: 'rlrlrR', at: 2 });
  });

  test.each([
    'Nice one.',
    'one\n\ntwo',
    '#####\n#@$.#\n#####',
    'rRrRrRrRrRrR',
    'Title: no',
    ':: no',
    '- - -',
    '> x',
    'dull',
    '; x',
  ])('with the notes %j', (notes) => {
    const noted = pack({
      notes,
      levels: [
        level({ notes, lines: [{ moves: 'rrrrrrrrrr', notes }, { moves: 'llllllllll' }] }),
        level({ board: TWO }),
      ],
    });
    expect(again(format, noted)).toEqual(noted);
  });

  test.each(['#1 by Bob', '###', '*', '2', 'p.B', 'rrrrrrrrrrrr', 'Author: me', ':: x', '; y', 'dull', 'a: b: c'])(
    'with the title %j',
    (title) => {
      const titled = pack({ levels: [level({ title }), level({ title, board: TWO })] });
      expect(again(format, titled)).toEqual(titled);
    },
  );

  test('with several pushers, and a mark among their moves', () => {
    const board = '#######\n#@$.@ #\n#######';
    const odd = pack({ levels: [level({ board, lines: [{ moves: '{rrr}{lll}{rrr}r', at: 3 }] })] });
    expect(again(format, odd)).toEqual(odd);
    const counted = pack({ levels: [level({ board, lines: [{ moves: '3{rrr}r', at: 3 }] })] });
    expect(again(format, counted).levels[0]?.lines).toEqual([{ moves: '{rrr}{rrr}{rrr}r', at: 3 }]);
  });

  test('with an empty row in a board, also where it looks like a line between two boards', () => {
    const board = '#####\n#@$.#\n#####\n';
    for (const rest of [ONE, '##']) {
      const odd = pack({ levels: [level({ board: `${board}\n${rest}` })] });
      expect(again(format, odd).levels[0]?.board).toBe(odd.levels[0]?.board);
    }
  });

  test.each([
    '*\n#####\n#@$.#\n#####',
    '#####\n#@$.#\n#####\n .',
    '*********\n #######\n #@ $ .#\n #######',
    '.\n\n#####\n#@$.#\n#####',
    '\n#####\n#@$.#\n#####',
    '#####\n#@$.#*.\n#####.',
  ])('with rows outside the walls that nobody would know as such: %j', (board) => {
    const odd = pack({ levels: [level({}), level({ title: 'Odd', board }), level({ title: 'Cape', board: TWO })] });
    expect(again(format, odd)).toEqual(odd);
  });

  test('with levels that name no author: they are by the author of their pack', () => {
    const quiet = { title: 'Cape', board: TWO, notes: 'Quiet.' };
    const levels = [level({ author: 'Ann' }), level(quiet)];
    const read = again(format, pack({ author: 'Ann', levels }));
    expect(read.levels).toEqual([level({ author: 'Ann' }), level({ ...quiet, author: 'Ann' })]);
  });

  test('or is refused by name', () => {
    const broken = pack({ levels: [level({}), level({ title: 'Cape', notes: 'x\nComment-End:\ny' })] });
    expect(complaint(format.write!(broken))).toBe('"Cape" cannot be written so that it reads back the same.');
  });

  test('whatever the texts are: the same, or refused', () => {
    const text = fc.stringMatching(/^[a-z#*.: ;>-]{1,12}(\n[a-z#*.: ;>-]{0,12}){0,3}$/);
    const line = fc.stringMatching(/^[A-Za-z0-9#*.:;-][A-Za-z0-9#*.:; -]{0,14}$/).map((one) => one.trim());
    fc.assert(
      fc.property(text, text, line, line, (first, second, title, saved) => {
        const written = pack({
          notes: first,
          levels: [
            level({ title, notes: second, lines: [{ title: saved, moves: 'rrrrrrrrrr', notes: first }] }),
            level({ title: saved, board: TWO }),
          ],
        });
        const text = format.write!(written);
        if (text.ok)
          expect({ ...readPack(format, text.value, 'x'), problems: [] }).toMatchObject({
            ...written,
            levels: written.levels.map(({ problems: _, ...rest }) => rest),
          });
      }),
      { numRuns: 200 },
    );
  });
});
