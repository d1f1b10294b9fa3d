import { expect, test } from 'vitest';
import { readerNamed, readers } from '../../../test/tools/readers.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { openText } from '../packs/library.ts';
import { recordText } from './record.ts';

const recordOf = (game: string, board: string, moves: string): string =>
  unwrap(recordText(readerNamed(game), { game, board, moves, spent: [0, 0] }));

test('a game for two that has records is written as one, which reads back as the level and its line', () => {
  const board = '5/1p3/2p2/1P3/PPPPP w';
  const { game, pack } = unwrap(openText(recordOf('breakthrough', board, 'b2c3 b4b3'), 'record.txt', readers));
  expect([game.id, pack.problems]).toEqual(['breakthrough', []]);
  expect(pack.levels).toMatchObject([{ board, lines: [{ moves: 'b2c3 b4b3' }], problems: [] }]);
});

test('that somebody has resigned is written, and who has won by that', () => {
  const replay = { game: 'breakthrough', board: '5/1p3/2p2/1P3/PPPPP w', moves: 'b2c3', spent: [0, 0] } as const;
  const record = unwrap(
    recordText(readerNamed('breakthrough'), { ...replay, called: { winner: 0, isResigned: true } }),
  );
  expect(record).toContain('[Result "1-0"]\n[Termination "resigned"]');
  expect(record).toMatch(/b2xc3 1-0\n$/);
});

test('elsewhere the moves alone are written', () => {
  expect(recordOf('sokoban', '#####\n#@$.#\n#####', 'R')).toBe('R');
  expect(recordOf('tictactoe', '.../.../... x', 'a1 b2')).toBe('a1 b2');
});
