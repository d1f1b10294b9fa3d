import type { AnyGame } from '../../core/game.ts';
import { ok, type Parsed, say, warning } from '../../core/parsed.ts';
import type { TextFile } from '../../play/packs/companions.ts';
import { isDrawnName } from '../../play/packs/drawnName.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { nameOnShelf, type ShelvedPack, shelve, shelvedPacks, takePack } from '../../play/packs/shelf.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { inSlices } from '../slices.ts';
import { pageDatabase } from '../storage/storage.ts';
import { haveAtHand } from './atHand.ts';

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = memoryStore();

const storeOf = async (): Promise<Store> => {
  const database = await pageDatabase();
  return database.ok ? database.value.store('packs') : fallback;
};

/** Keeps what was opened; it gets the name that it can be asked for by. Where that fails it can still be played now. */
export const keepPack = async (opened: Opened, files: readonly TextFile[]): Promise<Parsed<Opened>> => {
  const kept = await shelve(await storeOf(), opened, files);
  const shelved = kept.ok ? kept : await shelve(fallback, opened, files);
  if (!shelved.ok) return shelved;
  haveAtHand(shelved.value);
  if (kept.ok) return kept;
  const reason = kept.problem.message;
  return ok(shelved.value, [warning(say('The pack is gone when you leave the page: {reason}', { reason }))]);
};

/** The name that a pack is kept under, or would be. */
export const nameOfPack = async (opened: Opened, files: readonly TextFile[]): Promise<string> =>
  nameOnShelf(await storeOf(), opened, files);

const readShelved = async (store: Store, game: AnyGame, name: string): Promise<Opened | undefined> => {
  const files = await takePack(store, { game: game.id, name });
  if (!files.ok || !files.value) return undefined;
  const { openFilesSteps } = await import('../../play/packs/companions.ts');
  const opened = await inSlices(openFilesSteps(files.value, [await readerOf(game)]));
  return opened?.ok ? { ...opened.value, name } : undefined;
};

/** A pack that the player draws: as it is now, whoever has it before him. */
const readDrawn = async (game: AnyGame, name: string): Promise<Opened | undefined> => {
  const [{ drawnStore }, { drawnPack, openedDrawn }] = await Promise.all([
    import('../editor/drawnStore.ts'),
    import('../../play/editor/drawnPacks.ts'),
  ]);
  const pack = await drawnPack(await drawnStore(), { game: game.id, name });
  return pack.ok && pack.value ? openedDrawn(game, pack.value) : undefined;
};

/** The pack of that name, wherever it is; it is at hand from now on. */
export const findPack = async (game: AnyGame, name: string): Promise<Opened | undefined> => {
  if (isDrawnName(name)) return readDrawn(game, name);
  const found = (await readShelved(await storeOf(), game, name)) ?? (await readShelved(fallback, game, name));
  haveAtHand(found);
  return found;
};

/** The packs of all games that were opened, the last one first. */
export const recentPacks = async (): Promise<Parsed<readonly ShelvedPack[]>> => shelvedPacks(await storeOf());
