import type { AnyGame } from '../../core/game.ts';
import { ok, type Parsed, say, warning } from '../../core/parsed.ts';
import { isMadeName } from '../../play/making/madeName.ts';
import type { TextFile } from '../../play/packs/companions.ts';
import { isDrawnName } from '../../play/packs/drawnName.ts';
import { firstLevels } from '../../play/packs/firstLevels.ts';
import { fetchPack, type Opened, shippedPack } from '../../play/packs/opened.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { nameOnShelf, type ShelvedPack, shelve, shelvedPacks, takePack } from '../../play/packs/shelf.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { inSlices } from '../slices.ts';
import { pageDatabase } from '../storage/storage.ts';

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = memoryStore();

const storeOf = async (): Promise<Store> => {
  const database = await pageDatabase();
  return database.ok ? database.value.store('packs') : fallback;
};

/** The pack that was opened last: it need not be read again. */
let atHand: Opened | undefined;

/** Keeps what was opened; it gets the name that it can be asked for by. Where that fails it can still be played now. */
export const keepPack = async (opened: Opened, files: readonly TextFile[]): Promise<Parsed<Opened>> => {
  const kept = await shelve(await storeOf(), opened, files);
  const shelved = kept.ok ? kept : await shelve(fallback, opened, files);
  if (!shelved.ok) return shelved;
  atHand = shelved.value;
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
const find = async (game: AnyGame, name: string): Promise<Opened | undefined> => {
  if (isDrawnName(name)) return readDrawn(game, name);
  atHand = (await readShelved(await storeOf(), game, name)) ?? (await readShelved(fallback, game, name));
  return atHand;
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
  const isAtHand = atHand?.game === game && atHand.name === name;
  const opened = shippedPack(game, name) ?? (isAtHand ? atHand : undefined);
  if (opened) return asked(opened);
  if (isMadeName(name)) return import('../making/made.svelte.ts').then(({ openMade }) => openMade(game, name));
  return (fetchPack(game, name) ?? find(game, name)).then((found) => found && asked(found));
};

/** The packs of all games that were opened, the last one first. */
export const recentPacks = async (): Promise<Parsed<readonly ShelvedPack[]>> => shelvedPacks(await storeOf());
