import type { AnyGame } from '../../core/game.ts';
import { type Art, type Artwork, type CellSize, glyphArt, type Scene } from './artwork.ts';
import { breakthroughArt, tictactoeArt } from './boards.ts';
import { sokobanArt } from './sokoban.ts';
import { vexedArt } from './vexed.ts';

const ARTWORKS: Readonly<Record<string, Artwork>> = {
  sokoban: sokobanArt,
  vexed: vexedArt,
  breakthrough: breakthroughArt,
  tictactoe: tictactoeArt,
};

/** A game that nobody has drawn yet is shown by its glyphs. */
const PLAIN_ART: Artwork = { border: 'frame', sizes: ['compact', 'large'], draw: () => undefined };

export const artworkOf = ({ id }: Pick<AnyGame, 'id'>): Artwork => ARTWORKS[id] ?? PLAIN_ART;

/** How a look of a game is drawn, one way or the other. */
export const artOf = (game: AnyGame, look: string, size: CellSize, scene: Scene): Art =>
  artworkOf(game).draw(look, size, scene) ?? glyphArt(game.looks[look]!, size);
