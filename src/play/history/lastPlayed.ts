import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import { readUnder, type SavedGame } from '../belongings/savedGame.ts';
import { dayNamed, isMadeName } from '../making/madeName.ts';
import { fetchPack, packAfter, shippedPack, shippedPacks } from '../packs/opened.ts';
import { resumed } from './resumed.ts';

/** The saved games, the one that was left last first. What cannot be read is nothing to go on with. */
export const lastPlayed = async (store: Store): Promise<Parsed<readonly SavedGame[]>> => {
  const texts = await store.texts();
  if (!texts.ok) return texts;
  const saved = [...texts.value].flatMap(([name, text]) => {
    const read = readUnder(name, text);
    return read.ok ? [read.value] : [];
  });
  return ok(saved.toSorted((one, other) => Date.parse(other.saved) - Date.parse(one.saved)));
};

/** What was left last of a game, besides levels of a day: those have a place of their own. */
export const lastBesideDays = (game: AnyGame, saved: readonly SavedGame[]): SavedGame | undefined =>
  saved.find((one) => one.game === game.id && dayNamed(one.pack) === undefined);

/**
 * Fetches what of packs that come with a game is not at hand and was played last: without it nobody knows what follows there. Where
 * it cannot be fetched, what was left is gone on with. What was made lies on the shelf.
 */
export const fetchLastPlayed = async (
  games: readonly AnyGame[],
  saved: readonly SavedGame[],
  shelf?: Store,
): Promise<void> => {
  const fetches = games.flatMap((game) => {
    const last = new Set([saved.find((one) => one.game === game.id), lastBesideDays(game, saved)]);
    return [...last].map((one) => one && fetchFor(game, one, shelf));
  });
  await Promise.allSettled(fetches);
};

const fetchFor = (game: AnyGame, saved: SavedGame, shelf?: Store): Promise<unknown> =>
  shelf && isMadeName(saved.pack)
    ? recall(shelf, game, saved.pack)
    : Promise.allSettled([fetchPack(game, saved.pack), fetchNext(game, saved)]);

/** Who is at the end of a pack goes on with the next one. */
const fetchNext = (game: AnyGame, { pack, level }: SavedGame): Promise<unknown> | undefined => {
  const levels = shippedPacks(game).find(({ name }) => name === pack)?.levels;
  const next = level === levels ? packAfter(game, pack) : undefined;
  return next && fetchPack(game, next.name);
};

/** What was made before; few have that. */
const recall = async (shelf: Store, game: AnyGame, name: string): Promise<unknown> => {
  const { recallPack } = await import('../making/madePack.ts');
  return recallPack(shelf, game, name);
};

/** A level to go on with. */
export interface Onward extends Pick<Level, 'title' | 'board'> {
  readonly pack: string;
  /** Counted from 1. */
  readonly level: number;
}

/** A task that is over need not be solved. */
const isFinished = (game: AnyGame, { board, lines, solved }: SavedGame): boolean =>
  game.isTask ? solved : resumed(game, board, lines[0])?.snapshot(0).outcome !== undefined;

/**
 * Where somebody goes on who left a game: in it, or with the level after it if it is finished. After the final level,
 * and after a game for two, everything is open again. Which levels a pack has that is not shipped is not known here.
 */
export const onwardFrom = (game: AnyGame, saved: SavedGame): Onward | undefined => {
  const { pack, level, title, board } = saved;
  const shipped = shippedPack(game, pack);
  if (!shipped || !isFinished(shipped.game, saved)) return { pack, level, title, board };
  const next = shipped.game.seats === 1 ? shipped.pack.levels[level] : undefined;
  return next && { pack, level: level + 1, title: next.title, board: next.board };
};
