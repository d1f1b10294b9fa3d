import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import { type Format, type Level, type Pack, readPack } from '../../../core/pack.ts';
import { readLine } from './lines.ts';
import { slc } from './slc.ts';
import { sok, xsb } from './text.ts';

/** Packs as people write them: what one format holds, every other holds too. */

const word = fc.constantFrom(
  ...[
    'Harbour',
    'the',
    'cellar',
    'Győző',
    '倉庫',
    'Level',
    'No.',
    '7',
    'lurd',
    'dull',
    'Solution',
    'a-b',
    '“x”',
    'by',
    'Ann',
  ],
);
const words = (most: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const title = fc.oneof(
  words(4),
  fc.constantFrom('***', '- - -', '#5', 'Room 2: the cellar', 'lurdlurd', '12', '...', 'B'),
);
const notes = fc
  .array(fc.oneof(words(8), fc.constant('')), { minLength: 1, maxLength: 4 })
  .map((all) => all.join('\n').trim());

const BOARDS = [
  ['#####', '#@$.#', '#####'],
  ['  ####', '###  #', '#@$ .#', '# $#.#', '#   @#', '######'],
  ['  * * *', '#########', '#@ $ . *#', '#########', '*********'],
  ['########', '#+$   *#', '#   ####', '#####'],
  ['*', '#####', '#@$.#', '#####', '  .'],
].map((rows) => rows.join('\n'));

/** One that is made of moves, directly above others, would be moves; writing refuses it. */
const savedTitle = words(3).filter((text) => readLine(text, 1).kind === 'text');

const line = fc.record(
  { moves: fc.stringMatching(/^[lurdLURD]{11,200}$/), title: savedTitle, at: fc.nat({ max: 11 }) },
  { requiredKeys: ['moves'], noNullPrototype: true },
);

const level: fc.Arbitrary<Level> = fc
  .record(
    {
      title,
      board: fc.constantFrom(...BOARDS),
      author: words(2),
      notes,
      comments: words(5),
      lines: fc.array(line, { maxLength: 2 }),
    },
    { requiredKeys: ['title', 'board', 'lines'], noNullPrototype: true },
  )
  .map(({ notes: said, ...rest }) => ({ ...rest, ...(said && { notes: said }), problems: [] }));

const pack: fc.Arbitrary<Pack> = fc
  .record({ title: words(3), levels: fc.array(level, { minLength: 1, maxLength: 4 }) })
  .map((all) => ({ ...all, problems: [] }));

/** What has to survive: all but places and problems. */
const essence = ({ title, author, notes, comments, levels }: Pack): unknown => ({
  ...{ title, author, notes, comments },
  levels: levels.map((one) => ({
    ...{ title: one.title, board: one.board, author: one.author, notes: one.notes, comments: one.comments },
    lines: one.lines.map(({ moves, title, notes, at }) => ({ moves, title, notes, at })),
  })),
});

const through = (format: Format, before: Pack): Pack => readPack(format, unwrap(format.write!(before)), 'pack');

test('a pack goes from .sok to .slc to .xsb and back, and nothing is lost', () => {
  fc.assert(
    fc.property(pack, (made) => {
      const roundTrip = [sok, slc, xsb, sok].reduce((now, format) => through(format, now), made);
      expect(essence(roundTrip)).toEqual(essence(made));
    }),
    { numRuns: amount(60, 1000) },
  );
});
