import { describe, expect, test } from 'vitest';
import { readerNamed } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import type { Level, Pack } from '../../core/pack.ts';
import { error, type Parsed, say, sentence, warning } from '../../core/parsed.ts';
import { convert, writerFor, writtenExtensions } from './convert.ts';

const [sokoban, vexed, tictactoe] = ['sokoban', 'vexed', 'tictactoe'].map((id) => readerNamed(id).formats);
const [xsb, map] = [writerFor(sokoban!, 'xsb')!, writerFor(vexed!, 'txt')!];

const level = (title: string, board: string): Level => ({ title, board, lines: [], problems: [] });
const pack = (...levels: readonly Level[]): Pack => ({ title: 'A pack', levels, problems: [] });

const ONE = level('One', '#####\n#@$.#\n#####');
const TWO = level('Two', '#####\n#.$@#\n#####');
const OPEN: Level = {
  ...level('Open', '#####\n#@$.\n#####'),
  problems: [error(say('The wall is {state}.', { state: 'open' }), { line: 7, column: 4 })],
};

const warningsOf = (parsed: Parsed<unknown>): readonly string[] =>
  parsed.ok ? (parsed.warnings ?? []).map(({ line, message }) => `${line} ${sentence(message)}`) : [];

describe('the format', () => {
  test('is told by an ending, in any case', () => {
    expect(writerFor(sokoban!, 'XSB')).toBe(writerFor(sokoban!, 'xsb'));
    expect(writerFor(vexed!, 'txt')?.id).toBe('vexed-map');
  });

  test('is none where the game writes no such file', () => {
    expect(writerFor(vexed!, 'xsb')).toBeUndefined();
    expect(writerFor(sokoban!, '')).toBeUndefined();
    expect(writerFor(tictactoe!, 'txt')).toBeUndefined();
  });

  test('has its endings listed, each once', () => {
    expect(writtenExtensions(vexed!)).toEqual(['txt']);
    expect(writtenExtensions(tictactoe!)).toEqual([]);
    const all = writtenExtensions(sokoban!);
    expect(all).toContain('xsb');
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the levels', () => {
  test('are all written when none is asked for', () => {
    const text = unwrap(convert(pack(ONE, TWO), xsb));
    expect(text).toContain(ONE.board);
    expect(text).toContain(TWO.board);
  });

  test('are one when one is asked for', () => {
    const text = unwrap(convert(pack(ONE, TWO), xsb, 2));
    expect(text).not.toContain(ONE.board);
    expect(text).toContain(TWO.board);
  });

  test('with errors are left out, with their number, place and reason', () => {
    const converted = convert(pack(ONE, OPEN, TWO), xsb);
    expect(unwrap(converted)).not.toContain(OPEN.board);
    expect(warningsOf(converted)).toEqual(['7 Level 2 is left out: The wall is open.']);
  });

  test('with warnings are written', () => {
    const odd = { ...ONE, problems: [warning(say('Odd.'))] };
    expect(unwrap(convert(pack(odd), xsb))).toContain(ONE.board);
    expect(unwrap(convert(pack(OPEN, odd), xsb, 2))).toContain(ONE.board);
  });

  test.each([
    ['all bad', pack(OPEN, OPEN), undefined, '7:4 The wall is open.'],
    ['none at all', pack(), undefined, 'There is no level to write.'],
    ['the bad one', pack(ONE, OPEN), 2, '7:4 The wall is open.'],
    ['one too many', pack(ONE), 2, 'There is no level 2: the file has 1.'],
  ])('are refused: %s', (_, levels, number, expected) => {
    expect(complaint(convert(levels, xsb, number))).toBe(expected);
  });
});

describe('the writer', () => {
  const shaft = level('Shaft', '5 3\n#####\n#Prr#\n#####');

  test('refuses in its own words', () => {
    expect(complaint(convert(pack(shaft, shaft), map))).toBe('A map file holds exactly one level.');
    expect(convert(pack(shaft, shaft), map, 2).ok).toBe(true);
  });

  test('may have warnings of its own', () => {
    const doubting = { ...xsb, write: () => ({ ok: true, value: '', warnings: [warning(say('Doubts.'))] }) as const };
    expect(warningsOf(convert(pack(OPEN, ONE), doubting))).toEqual([
      '7 Level 1 is left out: The wall is open.',
      'undefined Doubts.',
    ]);
  });
});
