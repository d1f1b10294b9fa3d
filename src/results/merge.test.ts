import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import { documentOf, readDocument, resultsIn, writeDocument } from './document.ts';
import { merge } from './merge.ts';
import type { LevelResult } from './result.ts';

const DATE = '2026-11-15T10:20:30Z';
const HASH = '57af3d098eb9646a';
const OTHER = 'b3d8d1ac96c15392';

const result = (name: string, moves: number, level = 1, hash: string | undefined = HASH): LevelResult => ({
  level,
  ...(hash !== '' && { hash }),
  name,
  moves,
  time: 1000,
  date: DATE,
});

const entry = (name: string, moves: number, rank?: number, more = ''): string =>
  `<result>${rank === undefined ? '' : `<rank>${rank}</rank>`}<name>${name}</name><moves>${moves}</moves><time>1</time><date>${DATE}</date>${more}</result>`;

const hashed = (text: string): string => text.replace('<result>', `<result level_hash="${HASH}">`);

/** A document without its first line. */
const merged = (base: string, other: string): string => {
  const { document } = merge(unwrap(readDocument(base)), unwrap(readDocument(other)));
  return writeDocument(document).replace(/^.*\n/, '');
};

const saved = (base: string, ...results: readonly LevelResult[]): string =>
  merged(base, writeDocument(documentOf('t', results)));

describe('a new result', () => {
  test('takes its rank, and the others move', () => {
    const base = `<collection_results collection="t">
  <level_results level_number="1" level_hash="${HASH}">
    ${entry('Ann', 3, 1)}
    ${entry('Bob', 5, 2)}
  </level_results>
</collection_results>
`;
    expect(saved(base, result('New', 4))).toBe(`<collection_results collection="t">
  <level_results level_number="1" level_hash="${HASH}">
    ${entry('Ann', 3, 1)}
    ${entry('New', 4, 2)}
    ${entry('Bob', 5, 3)}
  </level_results>
</collection_results>
`);
  });

  test('leaves in its place whatever this program does not know', () => {
    const base = `<!-- mine --><?style sheet?>
<collection_results collection="t" version="7" xmlns:x="urn:x">
  <!-- about level 1 -->
  <level_results x:kind="odd" level_number="1" level_hash="${HASH}">
    <title>Harbour &amp; sea</title>
    ${entry('Slow', 9, 1, '<x:mood level="3">fine\n  so far</x:mood>')}
    <!-- between -->
    <result><name>Broken</name><moves>few</moves><rank>99</rank></result>
    ${entry('Quick', 3, 2, '<!-- really -->')}
  </level_results>
  <level_results level_number="zero">${entry('Lost', 1)}</level_results>
  <statistics games="12"/>
</collection_results>`;
    expect(saved(base, result('New', 4))).toBe(`<!-- mine -->
<?style sheet?>
<collection_results collection="t" version="7" xmlns:x="urn:x">
  <!-- about level 1 -->
  <level_results x:kind="odd" level_number="1" level_hash="${HASH}">
    <title>Harbour &amp; sea</title>
    ${entry('Quick', 3, 1, '<!-- really -->')}
    <!-- between -->
    <result><name>Broken</name><moves>few</moves><rank>99</rank></result>
    ${entry('New', 4, 2)}
    ${entry('Slow', 9, 3, '<x:mood level="3">fine\n  so far</x:mood>')}
  </level_results>
  <level_results level_number="zero">
    ${entry('Lost', 1)}
  </level_results>
  <statistics games="12"/>
</collection_results>
`);
  });

  test('of a level that had none stands before those of later levels', () => {
    const base = saved('<collection_results/>', result('Last', 1, 9, OTHER), result('First', 1, 1, ''));
    const numbers = (text: string): readonly string[] => [...text.matchAll(/level_number="(\d+)"/g)].map(([, n]) => n!);
    expect(numbers(saved(base, result('New', 1, 4)))).toEqual(['1', '4', '9']);
    expect(numbers(saved(base, result('New', 1, 12)))).toEqual(['1', '9', '12']);
  });

  test('of a level that has moved in its pack takes number and place along', () => {
    const base = saved('<collection_results/>', result('Ann', 1, 2), result('Eve', 1, 3, OTHER));
    const levels = [...saved(base, result('Bob', 2, 7)).matchAll(/level_number="(\d)" level_hash="(\w+)"/g)];
    expect(levels.map(([, number, hash]) => [number, hash])).toEqual([
      ['3', OTHER],
      ['7', HASH],
    ]);
  });

  test('stands among results without a hash, gives them none, and keeps its own', () => {
    const base = `<collection_results><level_results level_number="1">${entry('A', 2)}${entry('B', 6)}</level_results></collection_results>`;
    expect(saved(base, result('New', 4), result('Last', 8))).toBe(`<collection_results collection="t">
  <level_results level_number="1">
    ${entry('A', 2, 1)}
    ${hashed(entry('New', 4, 2))}
    ${entry('B', 6, 3)}
    ${hashed(entry('Last', 8, 4))}
  </level_results>
</collection_results>
`);
  });

  test('brings a level together that stood twice, once with a hash and once without', () => {
    const base = `<collection_results>
  <level_results level_number="1" level_hash="${HASH}" x="1">${entry('Ann', 3)}</level_results>
  <level_results level_number="1" y="2"><title>Harbour</title>${entry('Bob', 2)}</level_results>
</collection_results>`;
    expect(saved(base, result('New', 4, 2, OTHER))).toBe(`<collection_results collection="t">
  <level_results level_number="1" x="1" y="2">
    ${entry('Bob', 2, 1)}
    ${hashed(entry('Ann', 3, 2))}
    <title>Harbour</title>
  </level_results>
  <level_results level_number="2" level_hash="${OTHER}">
    ${entry('New', 4, 1)}
  </level_results>
</collection_results>
`);
  });

  test('finds those of its hash among others, and takes all of them along when the level has moved', () => {
    const base = saved('<collection_results/>', result('Ann', 1), result('Bob', 2, 1, ''));
    expect(saved(base, result('New', 3, 7), result('Eve', 1, 1, OTHER))).toBe(`<collection_results collection="t">
  <level_results level_number="1" level_hash="${OTHER}">
    ${entry('Eve', 1, 1)}
  </level_results>
  <level_results level_number="7">
    ${hashed(entry('Ann', 1, 1))}
    ${entry('Bob', 2, 2)}
    ${hashed(entry('New', 3, 3))}
  </level_results>
</collection_results>
`);
  });

  test('tells the hash of an equal one, and of all together once none is without', () => {
    const base = saved('<collection_results/>', result('Ann', 1), result('Bob', 2, 1, ''));
    expect(saved(base, result('Bob', 2))).toBe(`<collection_results collection="t">
  <level_results level_number="1" level_hash="${HASH}">
    ${entry('Ann', 1, 1)}
    ${entry('Bob', 2, 2)}
  </level_results>
</collection_results>
`);
  });

  describe('among those that cannot be read', () => {
    const BAD = '<result><name>Dave</name><moves>few</moves></result>';
    const [ANN, BOB] = [entry('Ann', 3, 1), entry('Bob', 5, 2)];

    const level = (hash: string, ...entries: readonly string[]): string =>
      `<collection_results collection="t"><level_results level_number="1"${hash && ` level_hash="${hash}"`}>${entries.join('')}</level_results></collection_results>`;

    const inOneLine = (text: string): string => text.replaceAll(/\n */g, '');

    test('leaves them the hash that they had, and gives them none that nobody told', () => {
      expect(inOneLine(saved(level(HASH, ANN, BAD), result('Bob', 5, 1, '')))).toBe(
        level('', hashed(ANN), hashed(BAD), BOB),
      );
      expect(inOneLine(saved(level('', ANN, BAD), result('Bob', 5), result('Ann', 3)))).toBe(
        level('', hashed(ANN), BAD, hashed(BOB)),
      );
    });

    test('has each of them once, with its hash, in whichever of the two that was told', () => {
      const [known, unknown] = [level(HASH, BAD), level('', ANN, BAD)];
      const together = level('', ANN, hashed(BAD));
      expect(inOneLine(merged(unknown, known))).toBe(together);
      expect(inOneLine(merged(together, known))).toBe(together);
      expect(inOneLine(merged(known, unknown))).toBe(level('', hashed(BAD), ANN));
      expect(inOneLine(merged(known, known))).toBe(known);
    });

    test('tells the hash once for all when they have it too', () => {
      expect(inOneLine(saved(level('', ANN, hashed(BAD)), result('Bob', 5), result('Ann', 3)))).toBe(
        level(HASH, ANN, BAD, BOB),
      );
    });
  });

  test('that is there already is not added again, wherever it stands', () => {
    const base = `<collection_results><level_results level_number="1">${entry('A', 2, 1)}</level_results></collection_results>`;
    const { added } = merge(unwrap(readDocument(base)), documentOf('t', [result('A', 2), result('A', 3)]));
    expect(added).toBe(1);
  });
});

describe('a document from elsewhere', () => {
  const BASE = saved('<collection_results/>', result('Ann', 3), result('Bob', 7, 2, OTHER));
  const ELSEWHERE = `<collection_results collection="theirs" made="by hand">
  <level_results level_number="1" level_hash="${HASH}" seen="yes">${entry('Ann', 3, 1)}${entry('Eve', 2, 2, '<mood/>')}
    <title>Harbour</title><result><moves>?</moves></result></level_results>
  <level_results level_number="2">${entry('Bob', 7)}</level_results>
  <!-- theirs --><statistics/>
</collection_results>`;
  const BOTH = merged(BASE, ELSEWHERE);

  test('adds what is not there yet', () => {
    expect(BOTH).toBe(`<collection_results collection="t" made="by hand">
  <level_results level_number="1" level_hash="${HASH}" seen="yes">
    ${entry('Eve', 2, 1, '<mood/>')}
    ${entry('Ann', 3, 2)}
    <title>Harbour</title>
    <result><moves>?</moves></result>
  </level_results>
  <level_results level_number="2" level_hash="${OTHER}">
    ${entry('Bob', 7, 1)}
  </level_results>
  <!-- theirs -->
  <statistics/>
</collection_results>
`);
  });

  test('adds nothing the second time, nor does what came of it', () => {
    expect(merged(BOTH, ELSEWHERE)).toBe(BOTH);
    expect(merged(BOTH, BOTH)).toBe(BOTH);
    expect(merged(BOTH, BASE)).toBe(BOTH);
  });

  test('has each result once, though it may have it twice', () => {
    const section = `<level_results level_number="3">${entry('Eve', 2, 1)}${entry('Eve', 2, 2)}</level_results>`;
    const { document, added } = merge(
      unwrap(readDocument('<collection_results/>')),
      unwrap(readDocument(`<collection_results>${section}${section}</collection_results>`)),
    );
    expect([added, resultsIn(document).results.length]).toEqual([1, 1]);
  });

  test('may be large', () => {
    const hashes = Array.from({ length: 5_000 }, (_, n) => n.toString(16).padStart(16, '0'));
    const one = documentOf(
      '',
      hashes.map((hash, n) => result('Ann', 3, n + 1, hash)),
    );
    const other = documentOf(
      '',
      hashes.map((hash, n) => result('Eve', 3, n + 2, hash)),
    );
    expect(merge(one, other).added).toBe(5_000);
    expect(merge(one, one).added).toBe(0);
  });
});
