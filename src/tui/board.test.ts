import { describe, expect, test } from 'vitest';
import { unwrap } from '../../test/tools/unwrap.ts';
import type { CellSize } from '../core/terminalArt.ts';
import { findGame, games } from '../games/index.ts';
import { wholeArtOf } from './art.ts';
import { type Ability, paintBoard } from './board.ts';
import { Canvas } from './canvas.ts';
import { cellSeenAt, fittingSize, paneFor } from './pane.ts';
import type { Seen } from './seen.ts';
import { colourNumber } from './style.ts';

const WIDE: Ability = { isWide: true, isLettered: false };
const PLAIN: Ability = { isWide: false, isLettered: true };

const ARTS = new Map(await Promise.all(games.map(async (game) => [game.id, await wholeArtOf(game)] as const)));

interface Drawing {
  readonly game: string;
  readonly board: string;
  readonly size: CellSize;
  readonly ability?: Ability;
  readonly room?: { readonly width: number; readonly height: number };
  readonly seen?: Partial<Seen>;
}

const canvasOf = ({
  game: id,
  board,
  size,
  ability = WIDE,
  room = { width: 40, height: 14 },
  seen,
}: Drawing): Canvas => {
  const game = findGame(id)!;
  const view = game.view(unwrap(game.parse(board)));
  const canvas = new Canvas(room.width, room.height);
  const focus = seen?.cursor ?? view.pieces.findIndex((piece) => piece && game.looks[piece]?.turns);
  const art = ARTS.get(id)!;
  const pane = paneFor(view, { size, border: art.border }, canvas.area, { focus });
  const picture: Seen = { view, facing: 'down', cursor: undefined, selected: undefined, marks: [], ...seen };
  paintBoard(canvas, game, picture, { pane, art, ability });
  return canvas;
};

/** The board as it is seen, without the room around it. */
const drawn = (drawing: Drawing): readonly string[] => {
  const rows = canvasOf(drawing)
    .text()
    .split('\n')
    .filter((row) => row.trim() !== '');
  const indent = Math.min(...rows.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(indent));
};

describe('Sokoban', () => {
  const board = '#######\n#.@$ *#\n#  +  #\n#######'.replace('+', ' ');

  test('is drawn compactly', () => {
    expect(drawn({ game: 'sokoban', board, size: 'compact' })).toEqual([
      '▒▒▒▒▒▒▒▒▒▒▒▒▒▒',
      '▒▒<>@v[]  **▒▒',
      '▒▒          ▒▒',
      '▒▒▒▒▒▒▒▒▒▒▒▒▒▒',
    ]);
  });

  test('is drawn large, the pusher looking where he goes', () => {
    expect(drawn({ game: 'sokoban', board, size: 'large', seen: { facing: 'left' } }).slice(2, 4)).toEqual([
      '▒▒▒▒ /\\  <o ┌──┐    ╔══╗▒▒▒▒',
      '▒▒▒▒ \\/ /||\\└──┘    ╚══╝▒▒▒▒',
    ]);
  });

  test('shows a pusher on a goal, and needs nothing but ASCII', () => {
    expect(drawn({ game: 'sokoban', board: '######\n#+$ *#\n######', size: 'compact', ability: PLAIN })).toEqual([
      '############',
      '##+v[]  **##',
      '############',
    ]);
  });

  test('shows the part around the pusher of what is too large', () => {
    const hall = ['#'.repeat(30), `#.$${' '.repeat(25)}@#`, '#'.repeat(30)].join('\n');
    expect(drawn({ game: 'sokoban', board: hall, size: 'compact', room: { width: 20, height: 3 } })).toEqual([
      '▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒',
      '◄               @v▒▒',
      '▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒',
    ]);
  });
});

describe('Vexed', () => {
  const board = '5 3\n#####\n#PHr#\n#####';

  test('is drawn as its rules have it', () => {
    expect(drawn({ game: 'vexed', board, size: 'large' })).toEqual([
      '┌────────────────────┐',
      '│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
      '│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
      '│▒▒▒▒ ≤≥ ├──┤    ▒▒▒▒│',
      '│▒▒▒▒ /\\ ├──┤    ▒▒▒▒│',
      '│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
      '│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
      '└────────────────────┘',
    ]);
  });

  test('has letters for those who do not see colours', () => {
    expect(drawn({ game: 'vexed', board, size: 'large', ability: PLAIN })[3]).toBe('|#### <> |--|[rr]####|');
  });
});

describe('Breakthrough', () => {
  const board = 'ppppp/5/5/5/PPPPP w';

  test('has the names of its cells around it', () => {
    expect(drawn({ game: 'breakthrough', board, size: 'compact', ability: PLAIN })).toEqual([
      '1 ()()()()()',
      '2   ..  ..',
      '3 ..  ..  ..',
      '4   ..  ..',
      '5 ##########',
      '  a b c d e',
    ]);
  });

  test('marks the cursor, what is selected and where it can go, without colours too', () => {
    const seen = { cursor: 12, selected: 2, marks: [{ to: 6 }, { to: 7 }, { to: 8 }] };
    const canvas = canvasOf({ game: 'breakthrough', board, size: 'compact', seen });
    const styles = new Set(
      canvas
        .text()
        .split('\n')
        .flatMap((_, y) => canvas.row(y).map(({ style }) => style)),
    );
    expect([...styles].filter(({ marked, underline }) => marked && underline)).toHaveLength(1);
    expect([...styles].filter(({ marked, underline }) => marked && !underline)).toHaveLength(1);
    expect(canvas.text().match(/\+/g)).toHaveLength(3);
  });
});

describe('a board for two, in plain letters alone', () => {
  const board = 'ppppp/5/5/1p3/PPPPP w';
  const seen = { cursor: 7, selected: 2, marks: [{ to: 6 }, { to: 7 }, { to: 8 }], last: { from: 11, to: 6 } };
  const rows = (size: CellSize, more: Partial<Seen>) =>
    drawn({ game: 'breakthrough', board, size, ability: PLAIN, seen: more });

  test('tells the cursor, what is selected, where it can go and the last move apart', () => {
    expect(rows('large', seen).slice(0, 6)).toEqual([
      '1  ()  ()  ()  ()  ()',
      String.raw`  /__\/__\>__</__\/__\ `.trimEnd(),
      '2     :##:[  ]',
      '      +##+ +   +.',
      '3',
      '   ..  :   ..      ..',
    ]);
  });

  test('the cursor on the selected doll shows both', () => {
    expect(rows('large', { ...seen, cursor: 2 }).slice(0, 2)).toEqual([
      '1  ()  () [()] ()  ()',
      String.raw`  /__\/__\>__</__\/__\ `.trimEnd(),
    ]);
  });

  test('in compact cells too, as far as there is room', () => {
    expect(rows('compact', seen).slice(0, 3)).toEqual(['1 ()()><()()', '2   ##[]+.', '3 ..: ..  ..']);
  });
});

test.each(['16', '256'] as const)('with %s colours no cell looks like the selected one or the cursor', (depth) => {
  for (const [game, board] of [
    ['breakthrough', 'ppppp/5/5/5/PPPPP w'],
    ['tictactoe', 'x../.o./... x'],
    ['sokoban', '#######\n#.@$ *#\n#     #\n#######'],
  ] as const) {
    const papers = (seen: Partial<Seen>): ReadonlySet<number | undefined> => {
      const canvas = canvasOf({ game, board, size: 'compact', seen });
      const rows = Array.from({ length: canvas.height }, (_, y) => canvas.row(y));
      return new Set(rows.flat().map(({ style }) => style.bg && colourNumber(style.bg, depth)));
    };
    const usual = papers({ cursor: undefined }).size;
    expect([game, papers({ selected: 8 }).size, papers({ selected: 8, cursor: 7 }).size]).toEqual([
      game,
      usual + 1,
      usual + 2,
    ]);
  }
});

test('a game without drawings is shown by its glyphs', async () => {
  const game = findGame('tictactoe')!;
  const art = await wholeArtOf({ looks: game.looks });
  const view = game.view(unwrap(game.parse('x../.o./... x')));
  const canvas = new Canvas(12, 5);
  const pane = paneFor(view, { size: 'compact', border: 'none' }, canvas.area, { focus: 0 });
  const picture: Seen = { view, facing: 'down', cursor: undefined, selected: undefined, marks: [] };
  paintBoard(canvas, game, picture, { pane, art, ability: WIDE });
  expect(
    canvas
      .text()
      .trim()
      .split('\n')
      .map((row) => row.trim()),
  ).toEqual(['X · ·', '· O ·', '· · ·']);
});

test('a place on the screen leads to the cell that is seen there', () => {
  const board = { width: 30, height: 3 };
  const area = { x: 0, y: 1, width: 20, height: 5 };
  const pane = paneFor(board, { size: 'compact', border: 'none' }, area, { focus: 29 });
  expect([pane.left, pane.area]).toEqual([20, { x: 0, y: 2, width: 20, height: 3 }]);
  expect(cellSeenAt(pane, board, 0, 2)).toBe(20);
  expect(cellSeenAt(pane, board, 19, 4)).toBe(89);
  expect([cellSeenAt(pane, board, 0, 1), cellSeenAt(pane, board, 20, 2)]).toEqual([undefined, undefined]);
});

test('cells are as large as there is room for', () => {
  const area = { x: 0, y: 0, width: 80, height: 22 };
  const sizes = ['large', 'compact'] as const;
  expect(fittingSize({ width: 10, height: 10 }, sizes, 'names', area)).toBe('large');
  expect(fittingSize({ width: 11, height: 11 }, sizes, 'names', area)).toBe('compact');
  expect(fittingSize({ width: 99, height: 99 }, sizes, 'names', area)).toBe('compact');
});
