import { expect, test } from 'vitest';
import { readers } from '../../../test/tools/readers.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { findGame, games } from '../../games/index.ts';
import { levelText, openLevelText } from './levelText.ts';
import { openText } from './library.ts';

const [sokoban, vexed] = ['sokoban', 'vexed'].map((id) => findGame(id)!);

const BOARD = ['#######', '#@ $ .#', '#######'].join('\n');

const opened = (text: string) => unwrap(openLevelText(text, 'Shared', games)!);

test('names stand above the board, a line each', () => {
  const text = levelText(sokoban!, { title: 'East', author: 'Ann', board: BOARD });
  expect(text).toBe(`Game: sokoban\nTitle: East\nAuthor: Ann\n\n${BOARD}`);
  const { game, name, pack } = opened(text);
  expect([game.id, name, pack.title]).toEqual(['sokoban', 'East', 'East']);
  expect(pack.levels).toEqual([{ title: 'East', author: 'Ann', board: BOARD, lines: [], problems: [] }]);
});

test('a level without names has the name of the pack, and is called by its number', () => {
  const { name, pack } = opened(levelText(sokoban!, { title: ' ', board: BOARD }));
  expect([name, pack.title, pack.levels[0]!.title]).toEqual(['Shared', 'Shared', 'Level 1']);
});

test('a name is one line, and says nothing of the board', () => {
  const { pack } = opened(levelText(sokoban!, { title: 'East\n\n#####\r\nGame: vexed', board: BOARD }));
  expect(pack.levels[0]).toMatchObject({ title: 'East ##### Game: vexed', board: BOARD });
});

test('what later versions say besides is left aside, and so are the line ends of Windows', () => {
  const { pack } = opened(`Game: sokoban\r\nColour: red\r\nTitle: East\r\n\r\n${BOARD.replaceAll('\n', '\r\n')}`);
  expect(pack.levels[0]).toMatchObject({ title: 'East', board: BOARD });
});

test('it is read wherever levels are, whatever is inside a ladder cell', () => {
  for (const { game } of readers) {
    for (const { board } of game.packs.flatMap(({ pack }) => pack.levels)) {
      const start = game.format(unwrap(game.parse(board)));
      const found = unwrap(openText(levelText(game, { title: 'X', board: start }), 'x.txt', readers));
      expect([found.game, found.name, found.pack.levels[0]!.board]).toEqual([game, 'X', start]);
    }
  }
});

test('no other text is taken for it', () => {
  for (const text of ['', BOARD, `Title: East\n\n${BOARD}`, `Game: chess\n\n${BOARD}`, `Game: sokoban\n${BOARD}`])
    expect(openLevelText(text, 'Shared', games)).toBeUndefined();
  expect(openLevelText(levelText(sokoban!, { title: '', board: BOARD }), 'Shared', [vexed!])).toBeUndefined();
});

test('a board that is none of that game is refused in its words', () => {
  const text = levelText(vexed!, { title: '', board: BOARD });
  expect(complaint(openLevelText(text, 'Shared', games)!)).not.toBe('');
});
