import type { Artwork, Skin } from '../../core/drawing/drawing.ts';
import type { AnyGame } from '../../core/game.ts';

/** As much of a game as its pictures need. */
export type Drawable = Pick<AnyGame, 'looks' | 'skins'>;

const SKIN: Skin = 'storehouse';

/** A game without artwork is drawn by its glyphs. */
export const artworkOf = ({ skins }: Drawable): Artwork | undefined => skins?.[SKIN];
