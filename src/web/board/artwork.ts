import type { Look } from '../../core/view.ts';
import { breakthrough } from '../../games/breakthrough/index.ts';
import { sokoban } from '../../games/sokoban/index.ts';
import { tictactoe } from '../../games/tictactoe/index.ts';
import { vexed } from '../../games/vexed/index.ts';
import * as breakthroughArt from './artwork/breakthrough.ts';
import * as sokobanArt from './artwork/sokoban.ts';
import * as tictactoeArt from './artwork/tictactoe.ts';
import * as vexedArt from './artwork/vexed.ts';
import type { Artwork } from './drawing.ts';

export type Looks = Readonly<Record<string, Look>>;

/** By the looks that are drawn: whoever shows a board has those at hand. A game that is not here is drawn by its glyphs. */
const ARTWORK: ReadonlyMap<Looks, Artwork> = new Map<Looks, Artwork>([
  [sokoban.looks, sokobanArt],
  [vexed.looks, vexedArt],
  [breakthrough.looks, breakthroughArt],
  [tictactoe.looks, tictactoeArt],
]);

export const artworkOf = (looks: Looks): Artwork | undefined => ARTWORK.get(looks);
