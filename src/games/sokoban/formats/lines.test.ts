import { describe, expect, test } from 'vitest';
import { sentence } from '../../../core/parsed.ts';
import { isForeignMoves, isSureRow, readKey, readLine } from './lines.ts';

/** In a word: the kind, `inner` where it is a row only between rows, and the rows. */
const read = (text: string): string => {
  const { kind, inner, rows } = readLine(text, 7);
  return [kind, ...(inner ? ['inner'] : []), ...rows.map((row) => JSON.stringify(row))].join(' ');
};

describe('the classes of a line, in their order', () => {
  test.each([
    ['::#####', 'comment'],
    ['', 'blank'],
    [' \t', 'blank'],
    ['---', 'floor "---"'],
    ['_ -', 'floor "_ -"'],
    ['rRlL', 'moves'],
    ['2(r) [u]{d}*', 'moves'],
    ['22', 'text'],
    ['*2', 'board inner "*2"'],
    ['Title: #####', 'key'],
    ['; Author : Ann', 'key'],
    ['A long walk', 'text'],
    ['7: seven', 'text'],
    ['a::b', 'text'],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('rows', () => {
  test.each([
    ['#####', 'board "#####"'],
    ['  #@ ', 'board "  #@ "'],
    ['###|#@#|###|', 'board "###" "#@#" "###"'],
    ['###|---|###', 'board "###" "---" "###"'],
    ['3#|#2-#', 'board "###" "#--#"'],
    ['#> #', 'board "#> #"'],
    ['XX X', 'board "## #"'],
    ['#X#', 'board inner "#X#"'],
    ['##\\n##', 'board "##" "##"'],
    ['\uff03#\u2013\u00a0#', 'board "##- #"'],
    ['*', 'board inner "*"'],
    ['p.B', 'board inner "p.B"'],
    ['#?   #', 'board "#?   #"'],
    ['#??? #', 'board inner "#??? #"'],
    ['#    ?', 'board inner "#    ?"'],
    ['##   ?', 'board "##   ?"'],
    ['?    #', 'board inner "?    #"'],
    ['#???', 'text'],
    ['a # b', 'text'],
    ['##### 2 #####', 'board inner "##### 2 #####"'],
    ['#### a ####', 'board inner "#### a ####"'],
    ['#1 by Bob', 'text'],
    ['\t###', 'board "\\t###"'],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('a row may be told with a problem', () => {
    const told = (text: string) => {
      const { problem, inner } = readLine(text, 7);
      const words = problem && `${problem.severity} ${problem.line}:${problem.column} ${sentence(problem.message)}`;
      return inner ? `inner ${words}` : words;
    };
    expect(told('#####')).toBeUndefined();
    expect(told('#--2')).toBe('inner error 7:4 There is nothing to repeat after this count.');
    expect(told('###|#(|###')).toBe('error 7:6 There is no ) for this (.');
    expect(told('#0-#')).toBe('warning 7:2 A count of 0 gives nothing.');
    expect(told('# \u2013#')).toBe('warning 7:3 "\u2013" was read as "-".');
  });

  test('a sure row begins and ends with a wall or a box at home and has nothing strange in it', () => {
    expect(['#####', ' *@ #-', 'B', '\t# #', '#@ '].map(isSureRow)).toEqual([true, true, true, true, false]);
    expect(['#?#', '---', '', ' @#'].map(isSureRow)).toEqual([false, false, false, false]);
  });
});

test('keys and values', () => {
  expect(readKey('Author: Ann: of the north ')).toEqual(['author', 'Ann: of the north']);
  expect(readKey(' ;; Two Words :x')).toEqual(['two words', 'x']);
});

test('moves in other directions are long, of both cases, and have one of them', () => {
  const isForeign = (text: string) => isForeignMoves(readLine(text, 1));
  expect(['lnNsSrdDuU', '3(nN)lLrRuU'].map(isForeign)).toEqual([true, true]);
  expect(['lnNsSrd', 'lnnssrdduu', 'LNNSSRDDUU', 'Wilderness', 'lurdLURDlurd'].map(isForeign)).toEqual(
    Array(5).fill(false),
  );
});
