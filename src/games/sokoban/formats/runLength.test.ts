import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import { complaint, unwrap } from '../../../../test/tools/unwrap.ts';
import { expand, expandedLength, origins, tally } from './runLength.ts';

const MOST = 100_000;

const expanded = (text: string): string => unwrap(expand(text, MOST));

describe('written out', () => {
  test.each([
    ['', ''],
    ['###', '###'],
    ['3#4-p.#', '###----p.#'],
    ['2(3(#-)#)', '#-#-#-##-#-#-#'],
    ['3r4U', 'rrrUUUU'],
    ['2(3(dr)R)', 'drdrdrRdrdrdrR'],
    ['2(r)3(u)', 'rruuu'],
    ['l2(r3u)d', 'lruuuruuud'],
    ['5(ab)', 'ababababab'],
  ])('%j is %j', (text, plain) => {
    expect(expand(text, MOST)).toEqual({ ok: true, value: plain });
    expect(expandedLength(text)).toEqual({ ok: true, value: plain.length });
  });

  test('brackets without a count are meant once', () => {
    expect(expanded('(dr)R')).toBe('drR');
    expect(expanded('((d)(r))')).toBe('dr');
  });

  test('counts have as many digits as they need', () => {
    expect(expanded('12r')).toBe('r'.repeat(12));
    expect(expanded('007r')).toBe('r'.repeat(7));
    expect(expanded('1000(ud)')).toBe('ud'.repeat(1000));
    expect(expanded('90r19u')).toBe('r'.repeat(90) + 'u'.repeat(19));
  });

  test('white space and signs next to the digits are characters like others', () => {
    expect(expanded('2 3\n2(\t#)/2/:2:')).toBe('  \n\n\n\t#\t#///:::');
  });
});

describe('a count of 0', () => {
  test('gives nothing, and one warning where the first one stands', () => {
    expect(expand('r0u10l00(dd)d', MOST)).toEqual({
      ok: true,
      value: 'rlllllllllld',
      warnings: [{ severity: 'warning', message: { text: 'A count of 0 gives nothing.' }, column: 2 }],
    });
    expect(expandedLength('(0u)')).toMatchObject({ ok: true, value: 0, warnings: [{ column: 2 }] });
  });

  test('costs nothing either, whatever stands behind it', () => {
    expect(expanded('0(9999(9999(9999#)))u')).toBe('u');
    expect(expanded('u0(2(r)999999999(999999999r)d)d')).toBe('ud');
    expect(expanded('999999999(999999999(0#))2u')).toBe('uu');
  });
});

describe('refused with its column', () => {
  test.each([
    ['#12', '2 There is nothing to repeat after this count.'],
    ['7', '1 There is nothing to repeat after this count.'],
    ['(r3)', '3 There is nothing to repeat after this count.'],
    ['(3)', '2 There is nothing to repeat after this count.'],
    ['r)', '2 There is no ( for this ).'],
    ['(r))u', '4 There is no ( for this ).'],
    ['r(u', '2 There is no ) for this (.'],
    ['(r2(u', '1 There is no ) for this (.'],
    ['((r)', '1 There is no ) for this (.'],
    ['(', '1 There is no ) for this (.'],
    ['r2()', '3 There is nothing between these brackets.'],
    ['(())', '2 There is nothing between these brackets.'],
    ['3)', '1 There is nothing to repeat after this count.'],
  ])('%j', (text, expected) => {
    expect(complaint(expand(text, MOST))).toBe(expected);
    expect(complaint(expandedLength(text))).toBe(expected);
    expect(complaint(origins(text, MOST))).toBe(expected);
  });

  test('more than 50 brackets within each other', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}r${')'.repeat(depth)}`;
    expect(expanded(nested(50))).toBe('r');
    expect(complaint(expand(nested(51), MOST))).toBe('51 Brackets are nested more than 50 deep.');
    expect(complaint(expand('('.repeat(1_000_000), MOST))).toBe('51 Brackets are nested more than 50 deep.');
    expect(expanded('(r)'.repeat(60))).toBe('r'.repeat(60));
  });
});

describe('too long', () => {
  test('is said before anything is written', () => {
    const said = 'Written out, this has more than 262144 characters.';
    expect(complaint(expand('9999(9999(9999#))', 512 * 512))).toBe(said);
    expect(complaint(origins('9999(9999(9999#))', 512 * 512))).toBe(said);
    expect(complaint(expand(`${'9999('.repeat(50)}#${')'.repeat(50)}`, 512 * 512))).toBe(said);
    expect(complaint(expand(`${'9'.repeat(500)}#`, 512 * 512))).toBe(said);
  });

  test('is one more than the most, with run-lengths and without', () => {
    expect(complaint(expand('###', 2))).toBe('Written out, this has more than 2 characters.');
    expect(expand('##', 2)).toEqual({ ok: true, value: '##' });
    expect(complaint(expand('3#', 2))).toBe('Written out, this has more than 2 characters.');
    expect(expand('2#', 2)).toEqual({ ok: true, value: '##' });
  });

  test('lengths beyond counting stay numbers', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(expandedLength(`${'9'.repeat(500)}#`)).toEqual({ ok: true, value: most });
    expect(expandedLength(`${'9'.repeat(500)}(${'9'.repeat(500)}#)${'9'.repeat(500)}#`)).toEqual({
      ok: true,
      value: most,
    });
    expect(expandedLength(`${'9'.repeat(500)}(0#)`)).toMatchObject({ ok: true, value: 0 });
    expect(expandedLength('9999(9999(9999#))')).toEqual({ ok: true, value: 9999 ** 3 });
  });
});

describe('where it came from', () => {
  test('each character knows its index in the text', () => {
    expect([...unwrap(origins('l2(r3u)d', MOST))]).toEqual([0, 3, 5, 5, 5, 3, 5, 5, 5, 7]);
    expect([...unwrap(origins('ab', MOST))]).toEqual([0, 1]);
    expect(origins('0a', MOST)).toMatchObject({ ok: true, warnings: [{ column: 1 }] });
  });

  test('a tally tells of each character how often it occurs', () => {
    const told: [number, number][] = [];
    expect(tally('l2(r3u)0(d)', (...pair) => told.push(pair))).toMatchObject({ ok: true, warnings: [{ column: 8 }] });
    expect(told).toEqual([
      [0, 1],
      [3, 2],
      [5, 6],
      [9, 0],
    ]);
  });
});

/** Something in brackets or a letter, with or without a count. */
interface Node {
  readonly count: number | undefined;
  readonly inner: string | readonly Node[];
}

const coded = ({ count, inner }: Node): string =>
  `${count ?? ''}${typeof inner === 'string' ? inner : `(${inner.map(coded).join('')})`}`;

/** Too simple to be wrong. */
const plain = ({ count = 1, inner }: Node): string =>
  (typeof inner === 'string' ? inner : inner.map(plain).join('')).repeat(count);

const anyCount = fc.option(fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(10, 12)), { nil: undefined });

const { node: anyNode } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    count: anyCount,
    inner: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom('#', '-', 'R', ' '),
      fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    ),
  }),
}));

describe('on random texts', () => {
  test('nested counts are what they look like', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 5 }), (nodes) => {
        const text = nodes.map(coded).join('');
        const expected = nodes.map(plain).join('');
        fc.pre(expected.length <= MOST);
        expect(expanded(text)).toBe(expected);
        expect(unwrap(expandedLength(text))).toBe(expected.length);
        const from = unwrap(origins(text, MOST));
        expect(Array.from(from, (at) => text[at]).join('')).toBe(expected);
        let times = 0;
        tally(text, (_, count) => {
          times += count;
        });
        expect(times).toBe(expected.length);
      }),
    );
  });

  test('length and expansion agree on what is wrong, and nothing throws', () => {
    const letters = fc.constantFrom(...'0129()()#-');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
        const length = expandedLength(text);
        const whole = expand(text, 1000);
        if (!length.ok) expect(whole).toEqual(length);
        else if (length.value > 1000) expect(whole.ok).toBe(false);
        else expect(unwrap(whole).length).toBe(length.value);
      }),
      { numRuns: amount(150, 2000) },
    );
  });
});

test('time grows with the text and the result, not with their product: else this would not end', () => {
  expect(expanded(`20000(${'0#'.repeat(50_000)}a)`)).toBe('a'.repeat(20_000));
  expect(unwrap(expand(`0(${'9999999#'.repeat(20_000)})100000#`, MOST)).length).toBe(MOST);
});
