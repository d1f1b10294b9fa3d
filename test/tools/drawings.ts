import type { Artwork, Drawing } from '../../src/core/drawing/drawing.ts';
import type { AnyGame } from '../../src/core/game.ts';

/** Every drawing of a piece, each side of what turns by itself. */
export const piecesOf = ({ pieces, glad = {} }: Artwork): readonly Drawing[] =>
  [...Object.values(pieces), ...Object.values(glad)].flatMap((art) =>
    'up' in art ? [art.up, art.right, art.down, art.left] : [art],
  );

/** Every skin that games have drawings for, those among them that are loaded when they are chosen. */
export const skinsOf = async (games: readonly AnyGame[]) => {
  const all = games.map(async ({ id, looks, skins = {}, classic }) => {
    const drawn = [...Object.entries(skins), ...(classic ? [['classic', await classic()] as const] : [])];
    return drawn.map(([skin, artwork]) => ({ id, skin, looks, artwork }));
  });
  return (await Promise.all(all)).flat();
};
