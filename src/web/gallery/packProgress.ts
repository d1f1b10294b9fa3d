import type { AnyGame } from '../../core/game.ts';
import { solvedByPack } from '../../play/belongings/solvedByPack.ts';
import { isMadeName } from '../../play/making/madeName.ts';
import { isDrawnName } from '../../play/packs/drawnName.ts';
import { isShippedPack, type Opened, type PackOutline, shippedPacks } from '../../play/packs/opened.ts';
import { keeper } from '../keeper.svelte.ts';
import { recentPacks } from '../packs/openedPacks.ts';
import { inSlices, THIN } from '../slices.ts';
import { pageBelongings } from '../storage/storage.ts';

/** A pack to choose, and how far the player is in it. */
export interface PackRow {
  readonly name: string;
  readonly title: string;
  readonly levels: number;
  readonly solved: number;
}

const solvedIn = async (game: AnyGame): Promise<ReadonlyMap<string, number>> => {
  // A level that was solved just now is being saved.
  await keeper.settled();
  const belongings = await pageBelongings();
  const saved = belongings.ok ? await belongings.value.games.texts() : belongings;
  const solved = saved.ok && (await inSlices(solvedByPack(saved.value, game.id), undefined, undefined, THIN));
  return solved || new Map();
};

/** Beside tasks there is no place for the boards that two play on, which come first: nobody solves them. */
const solvablePacks = (game: AnyGame): readonly PackOutline[] => shippedPacks(game).slice(game.isTask ? 1 : 0);

/** The packs that come with a game, and in any case the one at hand. */
export const packsAtHand = ({ game, name, pack }: Opened): readonly PackRow[] => {
  const isOwn = isShippedPack(game, name);
  const title = isDrawnName(name) || isMadeName(name) ? pack.title : name;
  return [...solvablePacks(game), ...(isOwn ? [] : [{ name, title, levels: pack.levels.length }])].map(
    ({ name, title, levels }) => ({ name, title, levels, solved: 0 }),
  );
};

/** All packs of the game of the one at hand: those that come with it, and those that were opened. */
export const allPacks = async (opened: Opened): Promise<readonly PackRow[]> => {
  const shelf = await recentPacks();
  const own = await import('../editor/ownLevels.ts').catch(() => undefined);
  const drawn = (await own?.drawnOutlines(opened.game)) ?? [];
  const atHand = packsAtHand(opened);
  const shelved = (shelf.ok ? shelf.value : []).map((one) => ({ ...one, title: one.name }));
  const others = [...drawn, ...shelved]
    .filter(({ game, name }) => game === opened.game.id && !atHand.some((one) => one.name === name))
    .map(({ name, title, levels }) => ({ name, title, levels, solved: 0 }));
  const solved = await solvedIn(opened.game);
  return [...atHand, ...others].map((one) => ({ ...one, solved: Math.min(one.levels, solved.get(one.name) ?? 0) }));
};
