import type { AnyGame } from '../../core/game.ts';
import type { Pack } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { TextFile } from '../../play/packs/companions.ts';
import { openLevelText } from '../../play/packs/levelText.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { boardWritten } from '../../play/packs/sizes.ts';
import { spoken } from '../words.svelte.ts';

/** The levels that came by a link and were not played yet, as files. */
const unplayed = new WeakMap<Pack, readonly TextFile[]>();

/** The level that a link carries: a pack of its own, which nobody finds among those he has opened before he plays it. */
export const openShared = async (game: AnyGame, packed: string): Promise<Parsed<Opened>> => {
  const [{ unpackText }, { nameOfPack }] = await Promise.all([
    import('../../play/packs/packedText.ts'),
    import('./openedPacks.ts'),
  ]);
  const text = await unpackText(packed);
  if (!text.ok) return text;
  const untitled = spoken(say('Shared level'));
  const opened = openLevelText(text.value, untitled, [game]);
  if (!opened) return bad(say('There is no level of {game} in this link.', { game: { text: game.title } }));
  if (!opened.ok) return opened;
  // A size is another address.
  const named = boardWritten(game, opened.value.name) ? { ...opened.value, name: untitled } : opened.value;
  const files = [{ name: named.name, text: text.value }];
  unplayed.set(named.pack, files);
  return ok({ ...named, name: await nameOfPack(named, files) });
};

/** Keeps it with the packs that the player has opened. */
export const keepShared = async (opened: Opened): Promise<void> => {
  const files = unplayed.get(opened.pack);
  if (!files) return;
  unplayed.delete(opened.pack);
  const { keepPack } = await import('./openedPacks.ts');
  await keepPack(opened, files);
};
