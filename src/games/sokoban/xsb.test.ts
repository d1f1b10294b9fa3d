import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { readPack } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { xsb } from './xsb.ts';

const read = (...lines: string[]) => readPack(xsb, lines.join('\n'), 'two.xsb');

const BOARD = ['#####', '#@$.#', '#####'];
const CAPE = ['  ####', '###  #', '#@ $.#', '######'];

test('boards are told apart by blank lines, comments and titles', () => {
  const pack = read('; by us', '', '; 1', ...BOARD, '', ...CAPE, 'Third one', ...BOARD);
  expect(pack.title).toBe('two.xsb');
  expect(pack.problems).toEqual([]);
  expect(pack.levels.map(({ title, board }) => [title, board])).toEqual([
    ['1', BOARD.join('\n')],
    ['Level 2', CAPE.join('\n')],
    ['Third one', BOARD.join('\n')],
  ]);
});

test('one bad board keeps its text, names its line, and does not sink the others', () => {
  const pack = read('; 1', '#####', '#@?.#', '#####', '', ...BOARD);
  expect(pack.levels.map(({ problems }) => problems.map((p) => [p.line, p.column, sentence(p.message)]))).toEqual([
    [[3, 3, '"?" is not part of a board.']],
    [],
  ]);
  expect(pack.levels[0]?.board).toBe('#####\n#@?.#\n#####');
});

test('an open wall does not cut a board in two', () => {
  const leaks = [
    ['#####', '#@$. ', '#####'],
    ['#####', ' @$.#', '#####'],
  ].map((rows) => read('#1 by Bob', ...rows).levels.map(({ title, problems: [p] }) => [title, p?.line, p?.column]));
  expect(leaks).toEqual([[['#1 by Bob', 3, 5]], [['#1 by Bob', 3, 1]]]);
});

test('a problem of the whole board stands at its first line', () => {
  const [level] = read('', '; empty', '####', '#@.#', '####').levels;
  expect(level?.problems).toMatchObject([{ line: 3, severity: 'error', message: { text: 'The board has no boxes.' } }]);
});

test('a warning does not make a level bad', () => {
  const [level] = read('######', '#@$..#', '######').levels;
  expect(level?.problems).toMatchObject([{ line: 1, severity: 'warning' }]);
});

test('a text without a board is one clear problem', () => {
  expect(read('hello', 'world')).toMatchObject({
    levels: [],
    problems: [{ severity: 'error', message: { text: 'There is no board in this file.' } }],
  });
});

test('reading tells how far it is', () => {
  const reading = xsb.read(['; 1', ...BOARD, '', ...BOARD].join('\n'), 'x');
  expect([reading.next().value, reading.next().value, reading.next().done]).toEqual([0.5, 1, true]);
});

test('what is written reads back', () => {
  const pack = read('; Harbour', ...BOARD, '', '; Cape', ...CAPE);
  const text = unwrap(xsb.write!(pack));
  expect(text).toBe(['; Harbour', ...BOARD, '', '; Cape', ...CAPE, ''].join('\n'));
  expect(readPack(xsb, text, 'two.xsb')).toEqual(pack);
});

test('a level file is known by its walls', () => {
  expect(['; 1\n  ###\n', '#####', 'hello ###'].map((text) => xsb.claims(text))).toEqual(['maybe', 'maybe', 'no']);
});
