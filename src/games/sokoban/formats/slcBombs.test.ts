import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { type Pack, readPack } from '../../../core/pack.ts';
import { type Problem, sentence } from '../../../core/parsed.ts';
import { slc } from './slc.ts';

const read = (text: string): Pack => readPack(slc, text, 'mini.slc');

const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ line, column, severity, message }) => `${line}:${column} ${severity}: ${sentence(message)}`);

const BOARD = '<L>#####</L>\n<L>#@$.#</L>\n<L>#####</L>';
const level = (content: string, attributes = ''): string => `<Level${attributes}>\n${content}\n</Level>`;
const file = (...levels: string[]): string =>
  `<SokobanLevels>\n<LevelCollection>\n${levels.join('\n')}\n</LevelCollection>\n</SokobanLevels>`;

/** Each would take minutes or all memory if it went off; the time limit of tests is the judge. */
describe('bombs', () => {
  test('entities are never expanded', () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('\n');
    const text = `<?xml version="1.0"?>\n<!DOCTYPE l [\n<!ENTITY l0 "lol">\n${entities}]>\n<SokobanLevels>&l9;</SokobanLevels>`;
    expect(told(read(text).problems)).toEqual([
      '2:1 error: A document type (DOCTYPE) with declarations of its own is not allowed here.',
    ]);
  });

  test('deep nesting', () => {
    const nested = (depth: number): string =>
      `<SokobanLevels>${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}${level(BOARD)}</SokobanLevels>`;
    expect(told(read(nested(100_000)).problems)).toEqual(['1:112 error: The elements are nested too deeply.']);
    expect(read(nested(32)).problems).toHaveLength(1);
    expect(read(nested(31))).toMatchObject({ notes: 'a: x', problems: [] });
  });

  test('a huge attribute', () => {
    const huge = 'x'.repeat(5_000_000);
    expect(told(read(`<SokobanLevels a="${huge}`).problems)).toEqual([
      '1:5000018 error: This is not well-formed XML: unexpected end.',
    ]);
    expect(read(file(level(BOARD, ` Id="${huge}"`))).levels[0]?.title).toBe(huge);
  });

  test('many attributes', () => {
    const many = (count: number): string => Array.from({ length: count }, (_, i) => ` a${i}="x"`).join('');
    expect(told(read(file(level(BOARD, many(300_000)))).problems)).toEqual([
      expect.stringMatching(/^3:\d+ error: An element has too many attributes\.$/),
    ]);
    expect(read(file(level(BOARD, many(1001)))).problems).toHaveLength(1);
    expect(read(file(level(BOARD, many(1000)), level(BOARD, many(1000)))).problems).toEqual([]);
  });

  test('many levels and many parts', () => {
    const levels = read(file('<Level/>'.repeat(100_001)));
    expect(levels.levels).toHaveLength(100_000);
    expect(told(levels.problems)).toEqual(['3:800009 error: A file has at most 100000 levels.']);
    const parts = read(`<SokobanLevels>${'<a/>'.repeat(250_001)}</SokobanLevels>`);
    expect(told(parts.problems)).toEqual(['1:1000020 error: The element SokobanLevels has too many parts.']);
    const comments = read(`<SokobanLevels>${'<!---->'.repeat(250_001)}</SokobanLevels>`);
    expect(told(comments.problems)).toEqual(['1:1750021 error: The element SokobanLevels has too many parts.']);
  });
});

describe('nothing makes it throw', () => {
  const FULL = `<?xml version="1.0"?><!-- c --><SokobanLevels><Title>t &amp;</Title><Email>e</Email><LevelCollection Copyright="a"
    >${level(`${BOARD}<Notes>n</Notes><Solution Title="t" At="1">R</Solution>`, ' Id="1"')}</LevelCollection></SokobanLevels>`;

  const isTotal = (text: string): void => {
    const pack = read(text);
    expect(['no', 'maybe', 'certain']).toContain(slc.claims(text));
    expect(pack.problems.length).toBeLessThan(2);
    expect(pack.levels.length + pack.problems.length).toBeGreaterThan(0);
    const places = pack.levels.flatMap(({ problems }) => problems).concat(pack.levels.length > 0 ? pack.problems : []);
    for (const { line, column } of places) expect(line! > 0 && column! > 0).toBe(true);
    const written = slc.write!(pack);
    if (written.ok) expect(slc.claims(written.value)).toBe('certain');
  };

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), isTotal));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isTotal(`<SokobanLevels>${text}`)));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'\uD83D\uDE00<a>/!-?&"= ')), (all) => isTotal(`<${all.join('')}`)),
    );
  });

  test('any mixture of tags', () => {
    const tags = ['SokobanLevels', 'LevelCollection', 'Level', 'L', 'Solution', 'Notes', 'Title', 'b'];
    const piece = fc.constantFrom(
      ...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}/>`]),
      '#@$.#',
      '<!--x-->',
    );
    fc.assert(fc.property(fc.array(piece), (all) => isTotal(`<SokobanLevels>${all.join('')}`)));
  });

  test('a file with a few letters changed', () => {
    const letters = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('<', '>', '</', '"', '&', '\0', '\uD800', ']]>', '<!'),
    );
    const edits = fc.array(fc.tuple(fc.nat(FULL.length), fc.nat(3), letters), { maxLength: 3 });
    const edited = (changes: readonly (readonly [number, number, string])[]): string =>
      changes.reduce((text, [at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone), FULL);
    fc.assert(
      fc.property(edits, (changes) => isTotal(edited(changes))),
      { numRuns: amount(150, 2000) },
    );
  });
});
