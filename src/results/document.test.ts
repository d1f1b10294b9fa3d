import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../test/tools/long.ts';
import { complaint, unwrap } from '../../test/tools/unwrap.ts';
import { sentence } from '../core/parsed.ts';
import { documentOf, hashesIn, readDocument, resultsIn, titleIn, writeDocument, writeResults } from './document.ts';
import { readName } from './playerName.ts';
import type { LevelResult } from './result.ts';

const read = (text: string) => {
  const { results, warnings } = resultsIn(unwrap(readDocument(text)));
  return {
    results,
    warnings: warnings.map(({ line, column, severity, message }) => [`${line}:${column}`, severity, sentence(message)]),
  };
};

const ANN: LevelResult = {
  level: 1,
  hash: '57af3d098eb9646a',
  name: 'Ann',
  moves: 33,
  pushes: 8,
  time: 41_200,
  date: '2026-11-15T10:20:30Z',
  solution: 'rRR',
};
const BOB: LevelResult = { ...ANN, name: 'Bob', moves: 30 };
const CAROL: LevelResult = { level: 2, name: 'Carol', moves: 5, time: 0, date: '2020-01-02T03:04' };

test('results are written by levels, in the order of their ranks', () => {
  const text = writeResults('Docks & "Piers"\n', [CAROL, ANN, BOB]);
  expect(text).toBe(`<?xml version="1.0" encoding="utf-8"?>
<collection_results collection="Docks &amp; &quot;Piers&quot;&#10;">
  <level_results level_number="1" level_hash="57af3d098eb9646a">
    <result><rank>1</rank><name>Bob</name><moves>30</moves><pushes>8</pushes><time>41.2</time><date>2026-11-15T10:20:30Z</date><solution>rRR</solution></result>
    <result><rank>2</rank><name>Ann</name><moves>33</moves><pushes>8</pushes><time>41.2</time><date>2026-11-15T10:20:30Z</date><solution>rRR</solution></result>
  </level_results>
  <level_results level_number="2">
    <result><rank>1</rank><name>Carol</name><moves>5</moves><time>0</time><date>2020-01-02T03:04</date></result>
  </level_results>
</collection_results>
`);
  expect(read(text)).toEqual({ results: [BOB, ANN, CAROL], warnings: [] });
  const document = unwrap(readDocument(text));
  expect([titleIn(document), hashesIn(document)]).toEqual(['Docks & "Piers"\n', [ANN.hash]]);
  expect(writeDocument(document)).toBe(text);
});

test('a file of another program: no ranks, hashes, pushes, solutions; whole seconds; dates to the minute', () => {
  const text = `<collection_results>
    <level_results level_number="12">
      <result>
        <name> Ann
          Lee </name>
        <moves> 33 </moves><time>41</time><date>2019-03-04 05:06</date><pushes/><solution></solution>
        <mood>fine</mood>
      </result>
    </level_results>
    <statistics/>
  </collection_results>`;
  const result = { level: 12, name: 'Ann Lee', moves: 33, time: 41_000, date: '2019-03-04T05:06' };
  // The line end in the name is one blank, those that the author put behind it are his.
  expect(read(text)).toEqual({ results: [{ ...result, name: `Ann ${' '.repeat(10)}Lee` }], warnings: [] });
});

describe('what cannot be read is told with its place, and the rest is read', () => {
  const entry = (fields: string): string =>
    `<collection_results>\n<level_results level_number="1">\n${fields}\n</level_results></collection_results>`;
  const GOOD = '<result><name>Ann</name><moves>3</moves><time>1</time><date>2026-11-15T10:20:30Z</date></result>';

  test.each([
    ['<moves>3</moves>', '<moves>many</moves>', '3:32', 'This result is not shown: "many" is not a value of moves.'],
    ['<moves>3</moves>', '<moves>-3</moves>', '3:32', 'This result is not shown: "-3" is not a value of moves.'],
    ['<moves>3</moves>', '<moves>9999999999</moves>', '3:32', /"9999999999" is not a value of moves/],
    ['<moves>3</moves>', '', '3:9', 'This result is not shown: it has no moves.'],
    ['<moves>3</moves>', '<moves/>', '3:33', 'This result is not shown: it has no moves.'],
    ['<moves>', '<pushes>x</pushes><moves>', '3:33', 'This result is not shown: "x" is not a value of pushes.'],
    ['>Ann<', '> <', '3:15', 'This result is not shown: it has no name.'],
    ['<time>1<', '<time>1:30<', '3:47', 'This result is not shown: "1:30" is not a value of time.'],
    ['2026-11-15T', '15.11.2026 ', '3:61', /"15.11.2026 10:20:30Z" is not a value of date/],
    ['2026-11-15T', '2026-13-15T', '3:61', /"2026-13-15T10:20:30Z" is not a value of date/],
    [
      '>3<',
      `>\u009B${'y'.repeat(100)}<`,
      '3:32',
      `This result is not shown: "${'y'.repeat(40)}" is not a value of moves.`,
    ],
  ])('%s made %s', (from, to, place, message) => {
    const { results, warnings } = read(entry(GOOD.replace(from, to) + GOOD));
    expect(results).toHaveLength(1);
    expect(warnings).toEqual([[place, 'warning', expect.stringMatching(message)]]);
  });

  test.each(['', ' level_number=""', ' level_number="0"', ' level_number="one"'])('a level%s', (attributes) => {
    const text = `<collection_results><level_results${attributes}>${GOOD}</level_results></collection_results>`;
    const { results, warnings } = read(text);
    expect([results, warnings.length]).toEqual([[], 1]);
    expect(warnings[0]![2]).toMatch(/These results are not shown: "(0|one)?" is no number of a level\./);
  });
});

test('another kind of XML is no result file', () => {
  expect(complaint(readDocument('\n<SokobanLevels/>'))).toBe(
    '2:17 Expected the element collection_results, not SokobanLevels.',
  );
});

describe('results come back equal', () => {
  const letter = fc.constantFrom(
    ...'<>&"\'`]]>-',
    'é',
    'e\u0301',
    '\u05D0',
    '\u200F',
    '\u{1F468}\u200D\u{1F469}',
    '漢',
    ' ',
    'a',
  );
  const name = fc
    .oneof(fc.string({ unit: letter, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))
    .map(readName)
    .filter(({ ok }) => ok)
    .map(unwrap);
  const result: fc.Arbitrary<LevelResult> = fc.record(
    {
      level: fc.integer({ min: 1, max: 40_000 }),
      hash: fc.constantFrom('57af3d098eb9646a', 'b3d8d1ac96c15392'),
      name,
      moves: fc.nat(999_999_999),
      pushes: fc.nat(999_999_999),
      time: fc.nat(999_999_999_999),
      date: fc.constantFrom('2026-11-15T10:20:30Z', '2020-01-02T03:04', '2020-01-02T03:04:05'),
      solution: fc.constantFrom('rRR', 'l l u', '{rd}UU'),
    },
    { requiredKeys: ['level', 'name', 'moves', 'time', 'date'] },
  );

  test('whatever the name is', () => {
    fc.assert(
      fc.property(result, (one) => {
        expect(read(writeResults('t', [one]))).toEqual({ results: [one], warnings: [] });
      }),
      { numRuns: amount(150, 2000) },
    );
  });

  test('and the writer refuses to write what would not', () => {
    for (const wrong of [{ name: ' Ann' }, { moves: 1.5 }, { time: Number.NaN }, { date: 'today' }, { solution: '' }]) {
      expect(() => documentOf('t', [{ ...ANN, ...wrong }])).toThrow('cannot be written');
    }
  });
});
