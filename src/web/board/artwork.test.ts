import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { artworkOf } from './artwork.ts';
import type { Artwork, Drawing } from './drawing.ts';

const drawings = ({ pieces }: Artwork): readonly Drawing[] =>
  Object.values(pieces).flatMap((art) => ('up' in art ? [art.up, art.right, art.down, art.left] : [art]));

const drawn = games.flatMap((game) => {
  const artwork = artworkOf(game.looks);
  return artwork ? [{ id: game.id, looks: game.looks, artwork }] : [];
});

test('a game without artwork has none, and is drawn by its glyphs', () => {
  expect(artworkOf({ wall: { glyph: '#', label: 'wall' } })).toBeUndefined();
});

describe.each(drawn)('$id', ({ looks, artwork }) => {
  test('everything drawn is a look of the game, and what turns has four sides', () => {
    for (const [look, art] of Object.entries(artwork.pieces)) {
      expect(looks).toHaveProperty(look);
      expect('up' in art).toBe(looks[look]!.turns === true);
    }
    for (const look of Object.keys({ ...artwork.letters, ...artwork.same }))
      expect(artwork.pieces).toHaveProperty(look);
  });

  test('no two looks are drawn alike, but for their colours', () => {
    const shapes = drawings(artwork).map((drawing) => drawing.map(({ d, transform }) => `${d} ${transform}`).join());
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
