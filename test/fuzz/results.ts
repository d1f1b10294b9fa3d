import fc from 'fast-check';
import { readDocument, resultsIn, writeDocument, writeResults } from '../../src/results/document.ts';
import { merge } from '../../src/results/merge.ts';
import { fingerprint, type LevelResult } from '../../src/results/result.ts';
import { unwrap } from '../tools/unwrap.ts';
import { type Target, target } from './target.ts';

const SOURCE = `<?xml version="1.0"?><!-- c --><?p q?>${writeResults('A & B', [
  {
    level: 1,
    hash: '57af3d098eb9646a',
    name: '<Ann> "é" \u{1F600}',
    moves: 3,
    pushes: 2,
    time: 1,
    date: '2026-11-15T10:20:30Z',
    solution: 'rRR',
  },
  { level: 1, name: 'Bob', moves: 3, time: 1500, date: '2020-01-02T03:04' },
  { level: 7, name: 'שלום', moves: 3, time: 1500, date: '2020-01-02T03:04' },
]).replace(/^.*\n/, '')}`.replace('</level_results>', '<![CDATA[ x ]]><other a="1"/>\n</level_results>');

const MARKS = [
  ...'<>&"\'/= \n9é',
  '&#',
  '&#0;',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '\0',
  '\uD800',
  '\uFEFF',
];
const TAGS = ['</result>', '<result>', '<level_results level_number="1">', '<!DOCTYPE a>'];

const piece = fc.oneof(fc.constantFrom(...MARKS, ...TAGS), fc.string({ unit: 'binary', maxLength: 3 }));
const slip = fc.record({
  at: fc.nat(SOURCE.length),
  length: fc.nat(1),
  text: fc.constantFrom('9', 'x', ' ', '\n', '-'),
});
const blow = fc.record({ at: fc.nat(SOURCE.length), length: fc.nat(30), text: piece });
const edit = fc.oneof({ weight: 3, arbitrary: slip }, { weight: 1, arbitrary: blow });

const mutated = fc
  .array(edit, { minLength: 1, maxLength: 4 })
  .map((edits) =>
    edits.reduce((text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length), SOURCE),
  );

const deep = fc
  .tuple(fc.constantFrom('<a>', '<a b="c">', '<result>', '<!-- '), fc.nat({ max: 5000 }))
  .map(([tag, times]) => `<collection_results>${tag.repeat(times)}`);

const ELEMENTS = ['name', 'moves', 'pushes', 'time', 'date', 'solution', 'rank', 'other'];
const VALUES = [
  '',
  '0',
  '3',
  '-1',
  '1e9',
  '9'.repeat(30),
  '41.2',
  'NaN',
  '2026-11-15T10:20:30Z',
  '2026-13-45',
  'rRR',
  '9(9(r))',
];

const escaped = (text: string): string => text.replace(/[<&>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'grapheme', maxLength: 6 })).map(escaped);
const element = fc.tuple(fc.constantFrom(...ELEMENTS), value).map(([tag, text]) => `<${tag}>${text}</${tag}>`);
const sound = '<name>Ann</name><moves>3</moves><time>5</time><date>2026-11-15T10:20:30Z</date>';
const result = fc
  .tuple(fc.constantFrom('', sound), fc.array(element, { maxLength: 4 }))
  .map(([first, rest]) => `<result>${first}${rest.join('')}</result>`);
const level = fc
  .tuple(value, value, fc.array(result, { maxLength: 4 }))
  .map(
    ([number, hash, all]) =>
      `<level_results level_number="${number}" level_hash="${hash}">${all.join('')}</level_results>`,
  );

/** Well-formed, with values that are none. */
const odd = fc
  .tuple(value, fc.array(level, { maxLength: 4 }))
  .map(([title, all]) => `<collection_results collection="${title}">${all.join('')}</collection_results>`);

const document = fc.oneof(
  { weight: 4, arbitrary: odd },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.string({ unit: piece, maxLength: 60 }) },
  { weight: 4, arbitrary: mutated },
  { weight: 1, arbitrary: fc.nat(SOURCE.length).map((length) => SOURCE.slice(0, length)) },
  { weight: 1, arbitrary: deep },
);

const expectSame = (what: string, one: unknown, other: unknown): void => {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${what}: ${JSON.stringify([one, other])}`);
};

/** What stands twice in a file is one result all the same. */
const distinct = (all: readonly LevelResult[]): readonly string[] =>
  [...new Set(all.map((each) => `${each.level} ${fingerprint(each)}`))].sort();

/** Reading tells or answers, and what was read can be written and merged without losing anything. */
const check = (text: string): boolean => {
  const read = readDocument(text);
  if (!read.ok) return false;
  const { results, warnings } = resultsIn(read.value);
  const again = unwrap(readDocument(writeDocument(read.value)));
  expectSame('written and read', resultsIn(again).results, results);
  expectSame('warnings', resultsIn(again).warnings.length, warnings.length);
  const { document: merged, added } = merge(again, read.value);
  expectSame('merged', [distinct(resultsIn(merged).results), added], [distinct(results), 0]);
  return true;
};

export const results: Target = target('results', document, check);
