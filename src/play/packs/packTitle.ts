import type { AnyGame } from '../../core/game.ts';
import { isMadeName, madeTitle } from '../making/madeName.ts';
import { shippedPacks } from './opened.ts';

/** What a pack is called that is ours; one of others has its name. */
export const packTitle = (game: AnyGame, name: string): string =>
  isMadeName(name) ? madeTitle(name) : (shippedPacks(game).find((one) => one.name === name)?.title ?? name);
