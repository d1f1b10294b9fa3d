import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocument, resultsIn, writeDocument, writeResults } from './document.ts';
import { merge } from './merge.ts';

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

const PIECES = [
  '<',
  '>',
  '&',
  '&#',
  '&#0;',
  '"',
  "'",
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '/',
  '=',
  '</result>',
];
const ODD = [
  '<result>',
  '<level_results level_number="1">',
  '\u0000',
  '\uD800',
  '\uFEFF',
  '<!DOCTYPE a>',
  ' ',
  '\n',
  '9',
  'é',
];

const piece = fc.oneof(fc.constantFrom(...PIECES, ...ODD), fc.string({ unit: 'binary', maxLength: 3 }));
const slip = fc.record({
  at: fc.nat(SOURCE.length),
  length: fc.nat(1),
  text: fc.constantFrom('9', 'x', ' ', '\n', '-'),
});
const blow = fc.record({ at: fc.nat(SOURCE.length), length: fc.nat(30), text: piece });
const edit = fc.oneof({ weight: 3, arbitrary: slip }, { weight: 1, arbitrary: blow });

const mutated = fc
  .array(edit, { minLength: 1, maxLength: 6 })
  .map((edits) =>
    edits.reduce((text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length), SOURCE),
  );

const INPUTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'random text': fc.string({ unit: 'binary', maxLength: 300 }),
  'pieces of XML': fc.string({ unit: piece, maxLength: 60 }),
  'mutated documents': mutated,
  'documents that are cut off': fc.nat(SOURCE.length).map((length) => SOURCE.slice(0, length)),
};

/** Reading tells or answers, and what was read can be written and merged without losing anything. */
const survives = (text: string): boolean => {
  const document = readDocument(text);
  if (!document.ok) return false;
  const { results, warnings } = resultsIn(document.value);
  const written = writeDocument(document.value);
  const again = readDocument(written);
  if (!again.ok) throw new Error(`written, and then not read: ${written}`);
  expect(resultsIn(again.value).results).toEqual(results);
  expect(resultsIn(again.value).warnings).toHaveLength(warnings.length);
  const { document: merged, added } = merge(again.value, document.value);
  expect([resultsIn(merged).results.length, added]).toEqual([results.length, 0]);
  return true;
};

test.each(Object.entries(INPUTS))('the reader survives %s', (_, input) => {
  fc.assert(
    fc.property(input, (text) => {
      survives(text);
    }),
    { numRuns: 800 },
  );
});

test('and some of the mutated documents can be read', () => {
  expect(fc.sample(mutated, { numRuns: 400, seed: 1 }).filter(survives).length).toBeGreaterThan(20);
});
