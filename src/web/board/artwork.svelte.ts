import type { Artwork } from '../../core/drawing/drawing.ts';
import type { AnyGame } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { settings } from '../keeper.svelte.ts';

/** As much of a game as its pictures need. */
export type Drawable = Pick<AnyGame, 'looks' | 'skins' | 'classic'>;

type Loading = NonNullable<AnyGame['classic']>;

/** The drawings of the classic skin, once somebody has chosen it. */
let classics: ReadonlyMap<Loading, Artwork> = $state.raw(new Map());

/** Has what the chosen skin is drawn with; until that is here, and where it cannot be had, there is the storehouse. */
export const fetchSkin = async (): Promise<void> => {
  if (settings.value.skin !== 'classic' || classics.size > 0) return;
  const loadings = games.flatMap(({ classic }) => classic ?? []);
  try {
    classics = new Map(await Promise.all(loadings.map(async (load) => [load, await load()] as const)));
  } catch {
    // Without a network it is tried again the next time.
  }
};

/** A game without artwork is drawn by its glyphs. */
export const artworkOf = ({ skins, classic }: Drawable): Artwork | undefined =>
  (settings.value.skin === 'classic' && classic && classics.get(classic)) || skins?.storehouse;
