import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test/tools/long.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { sokoban } from './index.ts';
import { formatMoves, isReverse, moveCount, splitMark, steps } from './notation.ts';

const movesOf = (text: string) => unwrap(steps(text)).map(({ move }) => move);
const lettersOf = (text: string) =>
  unwrap(steps(text))
    .map((step) => step.text)
    .join('');
const placesOf = (text: string) => unwrap(steps(text)).map((step) => `${step.text} ${step.line}:${step.column}`);

test('letters of either case are moves; blanks and line ends between them do not matter', () => {
  expect(movesOf('lU r\n D')).toEqual(['left', 'up', 'right', 'down']);
  expect(movesOf('')).toEqual([]);
  expect(movesOf(' \n')).toEqual([]);
});

test('each step knows its place', () => {
  expect(unwrap(steps('u d\r\n {rd}'))).toEqual([
    { text: 'u', line: 1, column: 1, move: 'up' },
    { text: 'd', line: 1, column: 3, move: 'down' },
    { text: '{rd}', line: 2, column: 2, move: { right: 1, down: 1 } },
  ]);
  expect(placesOf('\uFEFFu\rd\n\n\tl\r\n\r\nr')).toEqual(['u 1:1', 'd 2:1', 'l 4:2', 'r 6:1']);
});

describe('run-lengths', () => {
  test('are written out', () => {
    expect(lettersOf('3r4U')).toBe('rrrUUUU');
    expect(lettersOf('2(3(dr)R)')).toBe('drdrdrRdrdrdrR');
    expect(lettersOf('(ud)12l')).toBe('udllllllllllll');
  });

  test('each step has the place of its letter, however often it is repeated', () => {
    expect(placesOf('l2(r\n 2u)d')).toEqual(['l 1:1', 'r 1:4', 'u 2:3', 'u 2:3', 'r 1:4', 'u 2:3', 'u 2:3', 'd 2:5']);
  });

  test('may be wrapped anywhere', () => {
    expect(lettersOf('1\n2r 2 (\nu d\n)')).toBe('rrrrrrrrrrrrudud');
  });

  test('a count of 0 gives nothing and a warning at its place', () => {
    expect(steps('u\n  0r\n0l')).toEqual({
      ok: true,
      value: [{ text: 'u', line: 1, column: 1, move: 'up' }],
      warnings: [{ severity: 'warning', message: { text: 'A count of 0 gives nothing.' }, line: 2, column: 3 }],
    });
  });
});

describe('a change of pusher', () => {
  test('adds up its path', () => {
    expect(movesOf('{rddd}{uul}{}')).toEqual([
      { right: 1, down: 3 },
      { right: -1, down: -2 },
      { right: 0, down: 0 },
    ]);
  });

  test('may have run-lengths and blanks in its path, and is repeated as one', () => {
    expect(movesOf('{r3d 2(u\nl)0u}')).toEqual([{ right: -1, down: 1 }]);
    expect(movesOf('{9999(9999r)}')).toEqual([{ right: 9999 * 9999, down: 0 }]);
    expect(placesOf('2({rd}\nu)2{l}')).toEqual(['{rd} 1:3', 'u 2:1', '{rd} 1:3', 'u 2:1', '{l} 2:4', '{l} 2:4']);
  });

  test('a long path that is repeated is read once: else this would not end', () => {
    expect(movesOf(`50000({${'rl'.repeat(20_000)}}u)`).length).toBe(100_000);
  });
});

describe('not a line', () => {
  test.each([
    ['luxr', '1:3 "x" is not a move: expected l u r d.'],
    ['lu\nr 7', '2:3 There is nothing to repeat after this count.'],
    ['l{rX}', '1:2 "{rX}" is not a move: expected l u r d.'],
    ['l{rr', '1:2 "{" is not a move: expected l u r d.'],
    ['l{Xr}', '1:2 "{Xr}" is not a move: expected l u r d.'],
    ['l{r2}', '1:2 "{r2}" is not a move: expected l u r d.'],
    ['l{r{u}}', '1:2 "{" is not a move: expected l u r d.'],
    ['l}', '1:2 "}" is not a move: expected l u r d.'],
    ['u]', '1:2 "]" is not a move: expected l u r d.'],
    ['l😀r', '1:2 "😀" is not a move: expected l u r d.'],
    ['r\n 2(u\n3(', '2:3 There is no ) for this (.'],
    ['r\n 2(u\n3 )', '3:1 There is nothing to repeat after this count.'],
    ['u ( * )', '1:3 There is nothing between these brackets.'],
    ['{r}\n{d})', '2:4 There is no ( for this ).'],
    ['r\nl2(u x)', '2:6 "x" is not a move: expected l u r d.'],
  ])('%j', (text, expected) => {
    expect(complaint(steps(text))).toBe(expected);
  });

  test('when it is played backwards, wherever that shows', () => {
    const said = 'This line is played backwards, from the goals: it cannot be played from the start.';
    expect(complaint(steps('[]U[rr]d'))).toBe(`1:1 ${said}`);
    expect(complaint(steps('lu\n x[rr]d'))).toBe(`2:3 ${said}`);
    expect(['[]U', 'lu[', 'lu]', ''].map(isReverse)).toEqual([true, true, false, false]);
  });

  test('when it is too long, which is known before it is written out', () => {
    const said = 'The line has more than 1000000 moves.';
    expect(complaint(steps('1000001r'))).toBe(said);
    expect(complaint(steps('9999(9999(9999r))'))).toBe(said);
    expect(complaint(steps('r'.repeat(1_000_001)))).toBe(said);
    expect(unwrap(steps('1000000r')).length).toBe(1_000_000);
    expect(unwrap(steps('* {rddd}\n999999r')).length).toBe(1_000_000);
  });
});

test('a million letters in lines of 80 are a line', () => {
  const text = `${'lurdLURD'.repeat(10)}\n`.repeat(12_500);
  expect(unwrap(steps(text)).at(-1)).toEqual({ text: 'D', line: 12_500, column: 80, move: 'down' });
});

describe('counting moves', () => {
  test('needs no writing out; a change of pusher is one', () => {
    expect(moveCount('2(3(dr)R) {rddd}*\n')).toEqual({ ok: true, value: 15 });
    expect(moveCount('9999(9999r)')).toEqual({ ok: true, value: 9999 * 9999 });
    expect(moveCount('r\n0u')).toMatchObject({ ok: true, value: 1, warnings: [{ line: 2, column: 1 }] });
  });

  test('says where a run-length is wrong', () => {
    expect(complaint(moveCount('ru\n d(u'))).toBe('2:3 There is no ) for this (.');
  });
});

describe('the mark of the current position', () => {
  test('is passed over when steps are read', () => {
    expect(placesOf('l*u\n**r*')).toEqual(['l 1:1', 'u 1:3', 'r 2:3']);
    expect(lettersOf('2*r')).toBe('rr');
    expect(movesOf('{r*d}')).toEqual([{ right: 1, down: 1 }]);
  });

  test.each([
    ['lurd', { moves: 'lurd' }],
    ['lu*rd', { moves: 'lurd', at: 2 }],
    ['*lurd', { moves: 'lurd', at: 0 }],
    ['lurd*', { moves: 'lurd', at: 4 }],
    ['3r2(ud)\n*l*u', { moves: '3r2(ud)\nlu', at: 7 }],
    ['r{rd}*u', { moves: 'r{rd}u', at: 2 }],
  ])('is taken out of %j', (text, expected) => {
    expect(splitMark(text)).toEqual(expected);
  });

  test.each([
    ['2(l*u)r', '2(lu)r'],
    ['2*r', '2r'],
    ['l{r*d}', 'l{rd}'],
    ['{r}{*d}', '{r}{d}'],
    ['[]U*d', '[]Ud'],
    ['u*[r]', 'u[r]'],
  ])('tells nothing in %j', (text, moves) => {
    expect(splitMark(text)).toEqual({ moves });
  });
});

test('a push is written in upper case whatever case it was read in', () => {
  const start = unwrap(sokoban.parse('#######\n#@ $ .#\n#######'));
  expect(formatMoves(start, movesOf('RRr'))).toBe('rRR');
});

test('a change of pusher is written sideways first', () => {
  const start = unwrap(sokoban.parse('#####\n#@$.#\n# @ #\n#@  #\n#####'));
  expect(formatMoves(start, movesOf('{dr}{ld}{uu}'))).toBe('{rd}{ld}{uu}');
});

describe('on random texts', () => {
  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof steps(text).ok).toBe('boolean');
      }),
    );
  });

  test('nor one made of what lines are made of, and what reads is counted right', () => {
    const likely = fc.constantFrom(...'lurdLURD0123456789(){}* \n', ...'()()lurd');
    const odd = fc.constantFrom(...'lurdLURD0123456789()[]{}* \n#x');
    const texts = fc.oneof(fc.string({ unit: likely, maxLength: 25 }), fc.string({ unit: odd, maxLength: 25 }));
    fc.assert(
      fc.property(texts, (text) => {
        const read = steps(text);
        const count = moveCount(text);
        if (read.ok) expect(count).toMatchObject({ ok: true, value: read.value.length });
        expect(splitMark(text).moves).toBe(text.split('*').join(''));
      }),
      { numRuns: amount(150, 2000) },
    );
  });

  test('hostile brackets end as soon as others', () => {
    for (const text of ['{', '[', '{r', '{}', '(', '2(', '0r', '*', '{[', '9', '{3'].map((part) =>
      part.repeat(30_000),
    )) {
      expect(typeof steps(text).ok).toBe('boolean');
      expect(typeof splitMark(text).moves).toBe('string');
    }
  });

  test('a line is the same with run-lengths, brackets, blanks and line ends in it', () => {
    const runs = fc.array(
      fc.record({
        letter: fc.constantFrom(...'lurdLURD'),
        count: fc.integer({ min: 1, max: 30 }),
        blank: fc.constantFrom('', ' ', '\n'),
      }),
    );
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 5 }), (line, times) => {
        const coded = line.map(({ letter, count, blank }) => `${count > 1 ? count : ''}${letter}${blank}`).join('');
        const plain = line.map(({ letter, count }) => letter.repeat(count)).join('');
        expect(movesOf(coded)).toEqual(movesOf(plain));
        if (plain) expect(lettersOf(`u${times}(${coded})`)).toBe(`u${plain.repeat(times)}`);
        for (const { text, line: row, column } of unwrap(steps(coded))) {
          expect(coded.split('\n')[row - 1]![column - 1]).toBe(text);
        }
      }),
    );
  });
});
