import { describe, expect, test } from 'vitest';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { draw, format, parse } from './position.ts';
import { start } from './rules.ts';
import { drawn } from './testing.ts';

describe('the text of a position', () => {
  test('has the highest rank first, gaps as numbers, and whose turn it is', () => {
    expect(format(start(6))).toBe('pppppp/pppppp/6/6/PPPPPP/PPPPPP w');
    expect(format(drawn('b', 'p...p', '.....', '..P..', '.p...', 'P...P'))).toBe('p3p/5/2P2/1p3/P3P b');
  });

  test('writes a gap of ten as 10', () => {
    const ten = 'pppppppppp/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/PPPPPPPPPP w';
    expect(format(start(10))).toBe(ten);
    expect(unwrap(parse(ten))).toEqual(start(10));
  });

  test('is read cell by cell', () => {
    const state = unwrap(parse('p3p/5/2P2/1p3/P3P b'));
    expect(draw(state)).toEqual(['p...p', '.....', '..P..', '.p...', 'P...P']);
    expect([state.size, state.turn]).toEqual([5, 1]);
    expect(state.cells.slice(0, 7)).toEqual([0, undefined, undefined, undefined, 0, undefined, 1]);
  });

  test('may split a gap, have blanks around it and counters behind it', () => {
    expect(unwrap(parse(' ppppp/ppppp/1211/PPPPP/PPPPP  w 0 1\n'))).toEqual(start(5));
    expect(unwrap(parse('ppppp/ppppp/5/PPPPP/PPPPP w 12'))).toEqual(start(5));
  });

  test.each([5, 6, 7, 8, 9, 10])('may be the name of the start on a board of %i', (size) => {
    expect(unwrap(parse(`${size}x${size}`))).toEqual(start(size));
  });

  test('may be a finished game', () => {
    expect(draw(unwrap(parse('P4/5/2p2/5/5 b')))).toEqual(['P....', '.....', '..p..', '.....', '.....']);
    expect(draw(unwrap(parse('5/5/2p2/5/5 w')))).toEqual(['.....', '.....', '..p..', '.....', '.....']);
  });
});

describe('what is wrong is said with its place:', () => {
  test.each([
    ['', '1:1 There is no position here.'],
    ['hello', '1:1 "h" is neither a doll (P or p) nor a gap (1 to 10).'],
    [' ppppp/ppxpp/5/PPPPP/PPPPP w', '1:10 "x" is neither a doll (P or p) nor a gap (1 to 10).'],
    ['ppppp/ppppp/50/PPPPP/PPPPP w', '1:14 "0" is neither a doll (P or p) nor a gap (1 to 10).'],
    ['ppppp/ppppp/6/PPPPP/PPPPP w', '1:13 Rank 3 has 6 cells instead of 5.'],
    ['ppppp/ppppp/5/PPPPP/PPPP w', '1:21 Rank 1 has 4 cells instead of 5.'],
    ['10/ppppp/5/PPPPP/PPPPP w', '1:1 Rank 5 has 10 cells instead of 5.'],
    ['ppppp/ppppp//PPPPP/PPPPP w', '1:13 Rank 3 has 0 cells instead of 5.'],
    ['ppppp/ppppp/5/5/PPPPP/PPPPP w', '1:1 The board is not square: 5 files, 6 ranks.'],
    [' 6x8', '1:2 The board is not square: 6 files, 8 ranks.'],
    ['4x4', '1:1 A board has 5 to 10 ranks, not 4.'],
    ['11x11', '1:1 A board has 5 to 10 ranks, not 11.'],
    ['pppp/pppp/PPPP/PPPP w', '1:1 A board has 5 to 10 ranks, not 4.'],
    ['8x8 w', '1:2 "x" is neither a doll (P or p) nor a gap (1 to 10).'],
    ['x8x8', '1:1 "x" is neither a doll (P or p) nor a gap (1 to 10).'],
    ['8x8x', '1:2 "x" is neither a doll (P or p) nor a gap (1 to 10).'],
    [' ppppp/ppppp/5/PPPPP/PPPPP', '1:27 Whose turn is it? Write w or b behind the board.'],
    ['ppppp/ppppp/5/PPPPP/PPPPP  x', '1:28 "x" is not a turn: write w or b.'],
    ['ppppp/ppppp/5/PPPPP/PPPPP wb', '1:27 "wb" is not a turn: write w or b.'],
    ['ppppp/ppppp/5/PPPPP/PPPPP w - 1', '1:29 "-" does not belong to a position.'],
    ['ppppp/ppppp/5/PPPPP/PPPPP w 0 1x', '1:31 "1x" does not belong to a position.'],
    ['ppppp/ppppp/5/PPPPP/PPPPP w x1', '1:29 "x1" does not belong to a position.'],
    ['ppppp/ppppp/5/PPPPP/PPPPP w 0 1 2', '1:33 "2" does not belong to a position.'],
    ['\nppppp/ppppp/P4/PPPPP/PPPPP w', '2:1 The first player has 11 dolls instead of at most 10.'],
    ['ppppp/ppppp/1p3/PPPPP/PPPPP w', '1:1 The second player has 11 dolls instead of at most 10.'],
    ['5/5/5/5/5 w', '1:1 There are no dolls on the board.'],
    ['P4/5/5/5/4p w', '1:1 Both players have won in this position.'],
  ])('%j', (text, problem) => {
    expect(complaint(parse(text))).toBe(problem);
  });

  test('and with nothing but the place', () => {
    expect(parse('5/5/5/5/x w')).toEqual({
      ok: false,
      problem: {
        message: { text: '"{letter}" is neither a doll (P or p) nor a gap (1 to 10).', values: { letter: 'x' } },
        severity: 'error',
        line: 1,
        column: 9,
      },
    });
    expect(parse('4x5')).toEqual({
      ok: false,
      problem: {
        message: { text: 'The board is not square: {width} files, {height} ranks.', values: { width: 4, height: 5 } },
        severity: 'error',
        line: 1,
        column: 1,
      },
    });
  });
});

test('a board is drawn the highest rank first', () => {
  expect(draw(unwrap(parse('ppppp/4p/2p2/P4/PPPPP b')))).toEqual(['ppppp', '....p', '..p..', 'P....', 'PPPPP']);
});
