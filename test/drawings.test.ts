import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../src/core/grid.ts';
import { CELL, type Scene } from '../src/core/terminalArt.ts';
import { games } from '../src/games/index.ts';
import { columnsOf } from '../src/node/columns.ts';
import { piecesOf, skinsOf } from './tools/drawings.ts';
import { shippedLevels } from './tools/shipped.ts';
import { unwrap } from './tools/unwrap.ts';

/** What holds for the drawings of every game, in the page and in a terminal. */

test.each(games)('every look of $id has a glyph of one column, for where nobody has drawn it', ({ looks }) => {
  for (const { glyph } of Object.values(looks)) expect([glyph, columnsOf(glyph)]).toEqual([glyph, 1]);
});

test.each(games)('whatever stands on a board of $id can be seen, drawn or not', (game) => {
  const { looks, skins } = game;
  const views = shippedLevels(game).map(({ board }) => game.view(unwrap(game.parse(board))));
  for (const look of new Set(views.flatMap(({ pieces }) => pieces))) {
    if (look === undefined) continue;
    expect(looks).toHaveProperty(look);
    const isDrawn = skins !== undefined && Object.values(skins).every(({ pieces }) => look in pieces);
    expect([look, isDrawn || looks[look]!.glyph.trim() !== '']).toEqual([look, true]);
  }
});

describe.each(await skinsOf(games))('$id in the $skin', ({ looks, artwork }) => {
  test('everything drawn is a look of the game, and what turns has four sides', () => {
    for (const [look, art] of Object.entries(artwork.pieces)) {
      expect(looks).toHaveProperty(look);
      expect('up' in art).toBe(looks[look]!.turns === true);
    }
    const named = [...Object.keys(artwork.same ?? {}), ...(artwork.lantern ? [artwork.lantern.look] : [])];
    for (const look of named) expect(artwork.pieces).toHaveProperty(look);
  });

  test('no two looks are drawn alike, but for their colours', () => {
    const shapes = piecesOf(artwork).map((drawing) => drawing.map(({ d, transform }) => `${d} ${transform}`).join());
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

const terminal = await Promise.all(
  games.map(async ({ id, looks, terminalArt }) => ({ id, looks: Object.keys(looks), art: await terminalArt?.() })),
);

describe.each(terminal.flatMap(({ id, looks, art }) => (art ? [{ id, looks, art }] : [])))(
  '$id in a terminal',
  ({ looks, art }) => {
    const scenes = [true, false].flatMap((isWide) =>
      [true, false].flatMap((isLettered) =>
        DIRECTIONS.flatMap((facing) => looks.map((ground): Scene => ({ facing, ground, isWide, isLettered }))),
      ),
    );

    test('has a size, and its drawings fill their cells in each of them', () => {
      expect(art.sizes.length).toBeGreaterThan(0);
      const ill = art.sizes.flatMap((size) => {
        const whole = String(Array(CELL[size].height).fill(CELL[size].width));
        return looks.filter((look) => {
          const drawn = scenes.flatMap((scene) => art.draw(look, size, scene) ?? []);
          return drawn.some(({ rows }) => String(rows.map(columnsOf)) !== whole);
        });
      });
      expect(ill).toEqual([]);
    });

    test('needs nothing but ASCII where there is nothing else', () => {
      const plain = scenes.filter(({ isWide }) => !isWide);
      const rows = art.sizes.flatMap((size) =>
        looks.flatMap((look) => plain.flatMap((scene) => art.draw(look, size, scene)?.rows ?? [])),
      );
      expect(rows.filter((row) => !/^[ -~]*$/.test(row))).toEqual([]);
    });

    test('tells all looks apart without colours', () => {
      const scene: Scene = { facing: 'down', ground: undefined, isWide: false, isLettered: true };
      for (const size of art.sizes) {
        const shapes = looks.flatMap((look) => art.draw(look, size, scene)?.rows.join('\n') ?? []);
        expect(new Set(shapes).size).toBe(shapes.length);
      }
    });
  },
);
