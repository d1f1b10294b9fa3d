import { expect, test } from 'vitest';
import { levelOf, packOf, roundOf, tableOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { pictureOf } from '../table/picture.ts';
import type { Table } from '../table/table.ts';
import { nextMessage } from './next.ts';

const next = (table: Table): string | undefined => {
  const message = nextMessage(table.game, pictureOf(roundOf(table), 0), { 'new-game': ['N'] });
  return message && sentence(message);
};

test('each of two is told what to choose, which way his dolls go, and then that he has to say where', () => {
  const table = tableOf('breakthrough', packOf(levelOf('5x5')));
  expect(next(table)).toBe('Choose a doll. Yours go down.');
  roundOf(table).answer({ kind: 'tap', cell: 7 }, 0);
  expect(next(table)).toBe('Choose where it goes, one step down.');
  roundOf(table).answer({ kind: 'tap', cell: 12 }, 0);
  expect(next(table)).toBe('Choose a doll. Yours go up.');
  roundOf(table).answer({ kind: 'tap', cell: 16 }, 0);
  expect(next(table)).toBe('Choose where it goes, one step up.');
  roundOf(table).screen('rerun', roundOf(table).replay(0).moves, 0);
  expect(next(table)).toBeUndefined();
});

test('where nothing is chosen before it goes, there is one thing to do; after the end there is a new game', () => {
  const table = tableOf('tictactoe', packOf(levelOf('x../xo./..o x')));
  expect(next(table)).toBe('Choose a cell for a cross.');
  roundOf(table).type('a1', 0);
  expect(next(table)).toBe('N begins a new game.');
});

test('whoever has a puzzle knows what to do', () => {
  expect(next(tableOf('sokoban', packOf(levelOf('#####\n#@$.#\n#####'))))).toBeUndefined();
});
