import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { findGame } from '../../games/index.ts';
import { minds } from '../../games/minds.ts';
import { solvers } from '../../games/solvers.ts';
import { NOTHING_PENDING } from '../../play/belongings/pending.ts';
import { addPack, drawnPack } from '../../play/editor/drawnPacks.ts';
import { Editor } from '../../play/editor/editor.ts';
import { LevelSaver } from '../../play/editor/saving.ts';
import { SlicedThinker } from '../../play/thinking/sliced.ts';
import { SlicedSolver } from '../../play/thinking/slicedSolver.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import { wholeArtOf } from '../art.ts';
import type { Canvas } from '../canvas.ts';
import { keyOf } from '../keys.ts';
import { Player } from '../player.ts';
import { Screen } from '../screen.ts';
import { EditorLayer } from './editorLayer.ts';

const ROOM = ['#####', '#@$.#', '#   #', '#####'].join('\n');

/** Somebody who draws on a board, of Sokoban unless told, on a screen that only remembers what was drawn last. */
const drawing = async (board: string, width = 80, height = 24, id = 'sokoban') => {
  let last: Canvas | undefined;
  const draw = (canvas: Canvas): void => {
    last = canvas;
  };
  const screen = new Screen({ width, height, isWide: true, depth: '256', draw, lend: () => {} });
  const store = memoryStore();
  const [results, games, settings, packs] = [memoryStore(), memoryStore(), memoryStore(), memoryStore()];
  const player = new Player({ results, games, settings, packs, drawn: store }, {});
  const game = findGame(id)!;
  const draughtsman = await game.draughtsman!();
  const levels = [{ id: '1', title: 'Room', board }];
  const pack = unwrap(await addPack(store, { game: game.id, title: 'Mine', levels }));
  const editor = new Editor(game, draughtsman, unwrap(draughtsman.read(board)));
  const solver = new SlicedSolver({ solvers, now: () => 0, later: setImmediate });
  const thinker = new SlicedThinker({ minds, now: () => 0, later: setImmediate });
  const asked: string[] = [];
  const layer = new EditorLayer(
    { screen, player, solver, thinker, isLettered: false },
    { editor, saver: new LevelSaver(store, { pack, number: 1 }, NOTHING_PENDING), art: await wholeArtOf(game) },
    { leave: (leaving) => asked.push(leaving), show: (dialog) => asked.push(dialog) },
  );
  void screen.open<undefined>(() => layer);
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) screen.press(keyOf(key, [...key].length === 1));
  };
  const seen = async (): Promise<string> => {
    await new Promise((resolve) => setImmediate(resolve));
    return last!.text();
  };
  const kept = async (): Promise<string> => {
    await layer.settled();
    return unwrap(await drawnPack(store, pack))!.levels[0]!.board;
  };
  /** Where a text is on the screen. */
  const at = async (text: string): Promise<readonly [x: number, y: number]> => {
    const rows = (await seen()).split('\n');
    const y = rows.findIndex((row) => row.includes(text));
    return [rows[y]!.indexOf(text), y];
  };
  return { screen, layer, press, seen, kept, at, asked };
};

test('the mouse draws as long as its button is down, and the right one erases', async () => {
  const { screen, press, kept, at } = await drawing(ROOM);
  const [wall, y] = await at('▒▒@v');
  const x = wall + 2;
  press('3');
  screen.click(x, y + 1);
  screen.drag(x + 4, y + 1);
  screen.release();
  screen.rightClick(x + 4, y);
  screen.release();
  expect(await kept()).toBe(['#####', '#@$ #', '#...#', '#####'].join('\n'));
});

test('Space sets both corners of a rectangle; Esc takes back what is not done', async () => {
  const { press, kept, seen } = await drawing(ROOM);
  press('3', 'T', 'DOWN', 'DOWN', 'RIGHT', ' ', 'RIGHT', 'ESCAPE');
  expect(await seen()).toContain('Goal · Rectangle');
  press(' ', 'RIGHT', ' ');
  expect(await kept()).toBe(['#####', '#@$.#', '# ..#', '#####'].join('\n'));
});

test('a line that is begun is ended and kept when somebody leaves', async () => {
  const { press, kept } = await drawing(ROOM);
  press('1', 'DOWN', 'DOWN', 'RIGHT', '.', 'RIGHT');
  expect(await kept()).toBe(['#####', '#@$.#', '### #', '#####'].join('\n'));
});

test('Tab goes from one thing that was found to the next', async () => {
  const { press, seen } = await drawing(['####', '#@$.', '####'].join('\n'));
  press('TAB', '1', ' ');
  expect(await seen()).toContain('one goal is');
  press('u', 'TAB');
  expect(await seen()).toContain('The wall is open at the right');
});

test('what cannot be done is told, and what a screen has to do is asked for', async () => {
  const { press, seen, asked } = await drawing(['####', '#@ #', '####'].join('\n'));
  press('p');
  expect(await seen()).toContain('First something has to be put right');
  press('F');
  expect(await seen()).toContain('There is no solution yet: S looks for one.');
  press('n', 'o', '?', 'q');
  expect(asked).toEqual(['titles', 'editor-help', 'own-levels']);
});

test('a board that is larger than the screen follows the keys, and stays where it is below the mouse', async () => {
  const wide = ['#'.repeat(60), `#@$.${' '.repeat(55)}#`, '#'.repeat(60)].join('\n');
  const { screen, press, seen } = await drawing(wide, 40, 12);
  expect(await seen()).toContain('►');
  expect(await seen()).toContain('1▒▒ 2   3<> 4[] 5@v');
  screen.click(38, 4);
  screen.release();
  expect(await seen()).not.toContain('◄');
  press('RIGHT');
  expect(await seen()).toContain('◄');
});

test('on a narrow screen no name of a brush is cut', async () => {
  const { seen } = await drawing(['5 3', '#####', '#P r#', '#####'].join('\n'), 60, 24, 'vexed');
  for (const name of ['Ladder', 'Worker', 'Blue', 'Red', 'Magenta', 'Yellow', 'Black'])
    expect(await seen()).toContain(name);
  expect(await seen()).not.toContain('…');
});
