import type { Artwork, Drawing } from '../../src/core/drawing/drawing.ts';

/** Every drawing of a piece, each side of what turns by itself. */
export const piecesOf = ({ pieces, glad = {} }: Artwork): readonly Drawing[] =>
  [...Object.values(pieces), ...Object.values(glad)].flatMap((art) =>
    'up' in art ? [art.up, art.right, art.down, art.left] : [art],
  );
