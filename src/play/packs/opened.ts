import type { AnyGame } from '../../core/game.ts';
import type { Pack } from '../../core/pack.ts';

/** A pack that was opened, of whichever game. */
export interface Opened {
  readonly game: AnyGame;
  readonly pack: Pack;
  /** What it is called on the shelf, its file's name without the ending: results are kept under it. */
  readonly name: string;
}

/** A pack that comes with the program, by its name; the game's first one when absent. */
export const shippedPack = (game: AnyGame, name?: string): Opened | undefined => {
  const shipped = name === undefined ? game.packs[0] : game.packs.find((one) => one.name === name);
  return shipped && { game, ...shipped };
};
