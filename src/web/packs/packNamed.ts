import type { AnyGame } from '../../core/game.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import { isMadeName } from '../../play/making/madeName.ts';
import { firstLevels } from '../../play/packs/firstLevels.ts';
import { fetchPack, type Opened, shippedPack } from '../../play/packs/opened.ts';
import { packAtHand } from './atHand.ts';

/** One that was opened or drawn: whoever plays what came with the page has no shelf looked through. */
const findOpened = async (game: AnyGame, name: string): Promise<Opened | undefined> => {
  const { findPack } = await import('./openedPacks.ts');
  return findPack(game, name);
};

/**
 * A pack by its name, or as many of its levels as an address asks for: at once where it is shipped or at hand. Undefined when
 * there is none.
 */
export const packNamed = (
  game: AnyGame,
  name: string,
  levels: string | undefined,
): Parsed<Opened> | Promise<Parsed<Opened> | undefined> => {
  const asked = (opened: Opened): Parsed<Opened> => (levels === undefined ? ok(opened) : firstLevels(opened, levels));
  const opened = shippedPack(game, name) ?? packAtHand(game, name);
  if (opened) return asked(opened);
  if (isMadeName(name)) return import('../making/made.svelte.ts').then(({ openMade }) => openMade(game, name));
  return (fetchPack(game, name) ?? findOpened(game, name)).then((found) => found && asked(found));
};
