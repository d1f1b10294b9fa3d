import { hash } from '../../core/hash.ts';
import { type Message, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { fittingName } from '../../results/fittingName.ts';
import { cleanName } from '../../results/playerName.ts';
import type { Store, Update, Updated } from '../../results/store.ts';
import { formatJson, isListOf, isRecord, isText, isWhole, parseJson } from '../belongings/json.ts';
import { isMadeKey } from '../making/madeKey.ts';
import { isMadeName } from '../making/madeName.ts';
import type { TextFile } from './companions.ts';
import { isDrawnName } from './drawnName.ts';
import { isShippedPack, type Opened } from './opened.ts';

/** A pack that somebody opened, as a list of them shows it. */
export interface ShelvedPack {
  readonly game: string;
  /** What it is called in addresses; its results are kept under it. */
  readonly name: string;
  readonly title: string;
  readonly levels: number;
  /** The hash of its texts. */
  readonly content: string;
}

/** A pack with its files, on the way from one shelf to another. */
export interface CarriedPack extends Omit<ShelvedPack, 'content'> {
  readonly files: readonly TextFile[];
}

/** How many packs stay on the shelf: those that were opened last. */
export const MOST_PACKS = 20;

/** What a name in an address has room for. */
const MAX_NAME = 100;
const MAX_TITLE = 2 ** 16;

/** The list of all packs; no pack is kept under such a name, as theirs have a slash. */
const LIST = 'list';

const keyOf = ({ game, name }: Pick<ShelvedPack, 'game' | 'name'>): string => `${game}/${name}`;

const isNamed = (value: unknown): value is Omit<ShelvedPack, 'content'> =>
  isRecord(value) &&
  isText(40, /./)(value.game) &&
  isText(2 * MAX_NAME, /./)(value.name) &&
  isText(MAX_TITLE)(value.title) &&
  isWhole(1, 1_000_000)(value.levels);

const isShelved = (value: unknown): value is ShelvedPack =>
  isNamed(value) && isText(16, /^[0-9a-f]{16}$/)((value as Partial<ShelvedPack>).content);

const isFile = (value: unknown): value is TextFile =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';

const areFiles = isListOf(isFile, Number.POSITIVE_INFINITY);

export const isCarried = (value: unknown): value is CarriedPack => {
  if (!isNamed(value)) return false;
  const { files } = value as Partial<CarriedPack>;
  return areFiles(files) && files.length > 0;
};

/** What stands in a text of ours; undefined when it is damaged. */
const readAs = <T>(isSound: (value: unknown) => value is T, text: string): T | undefined => {
  const json = parseJson(text);
  return json.ok && isSound(json.value) ? json.value : undefined;
};

const listIn = (text = '[]'): readonly ShelvedPack[] | undefined => readAs(isListOf(isShelved, MOST_PACKS), text);

const contentOf = (files: readonly TextFile[]): string => hash(files.map(({ text }) => text).join('\0'));

/** What lies on the shelf, without a list that tells more of it than its game and name. */
const found = (key: string, text: string): readonly ShelvedPack[] => {
  const [game = '', ...rest] = key.split('/');
  const name = rest.join('/');
  const files = readAs(areFiles, text);
  const pack = files && { game, name, title: name, levels: 1, content: contentOf(files) };
  return isShelved(pack) ? [pack] : [];
};

/** Puts a damaged list aside and makes a new one of what lies on the shelf. */
const mendList = async (store: Store): Promise<Parsed<readonly ShelvedPack[]>> => {
  const texts = await store.texts();
  if (!texts.ok) return texts;
  let list = [...texts.value].flatMap(([key, text]) => found(key, text)).slice(0, MOST_PACKS);
  const updated = await store.update(LIST, (old): Update => {
    const sound = listIn(old);
    list = [...(sound ?? list)];
    return sound ? { text: old } : { text: formatJson(list), aside: true };
  });
  if (!updated.ok) return updated;
  const { aside } = updated.value;
  const told = aside && warning(say('The list of opened packs was damaged: it is kept as "{aside}".', { aside }));
  return ok(list, told ? [told] : []);
};

/** The packs on the shelf, the one opened last first. A damaged list is mended, and that is told once. */
export const shelvedPacks = async (store: Store): Promise<Parsed<readonly ShelvedPack[]>> => {
  const text = await store.read(LIST);
  if (!text.ok) return text;
  const list = listIn(text.value);
  return list ? ok(list) : mendList(store);
};

/** Changes the list, the pack opened last being its first. */
const changeList = async (
  store: Store,
  change: (list: readonly ShelvedPack[]) => readonly ShelvedPack[],
): Promise<Parsed<Updated>> => {
  const mended = await shelvedPacks(store);
  if (!mended.ok) return mended;
  const updated = await store.update(LIST, (old): Update => {
    const list = listIn(old);
    return { text: formatJson(change(list ?? [])), ...(!list && { aside: true }) };
  });
  return updated.ok ? ok(updated.value, mended.warnings) : updated;
};

/** The files of a pack on the shelf, which is the one opened last from now on; undefined when it is not there. */
export const takePack = async (
  store: Store,
  pack: Pick<ShelvedPack, 'game' | 'name'>,
): Promise<Parsed<readonly TextFile[] | undefined>> => {
  const text = await store.read(keyOf(pack));
  if (!text.ok) return text;
  const files = text.value === undefined ? undefined : readAs(areFiles, text.value);
  if (!files) return ok(undefined);
  const isIt = (other: ShelvedPack): boolean => keyOf(other) === keyOf(pack);
  const noted = await changeList(store, (list) => [...list.filter(isIt), ...list.filter((other) => !isIt(other))]);
  return noted.ok ? ok(files) : noted;
};

/** `My levels`, and where that is taken `My levels 2`. */
const freeName = (wanted: string, isTaken: (name: string) => boolean): string => {
  const base = cleanName(fittingName(cleanName(wanted).slice(0, MAX_NAME))) || 'levels';
  for (let number = 2, name = base; ; name = `${base} ${number++}`) if (!isTaken(name)) return name;
};

/** The same content is the same pack, whatever its file is called now. */
const nameFor = (
  { game, name }: Pick<ShelvedPack, 'game' | 'name'>,
  content: string,
  list: readonly ShelvedPack[],
): string => {
  const others = list.filter((other) => other.game === game);
  const same = others.find((other) => other.content === content);
  return same?.name ?? freeName(name, (one) => isOurs(game, one) || others.some((other) => other.name === one));
};

/** Whether a pack of that name comes with the game, is made, or may be drawn. */
const isOurs = (id: string, name: string): boolean => {
  const game = findGame(id);
  return isMadeName(name) || isDrawnName(name) || (game !== undefined && isShippedPack(game, name));
};

/** The name that a pack has on the shelf, or would have. */
export const nameOnShelf = async (
  store: Store,
  { game, name }: Opened,
  files: readonly TextFile[],
): Promise<string> => {
  const list = await shelvedPacks(store);
  return nameFor({ game: game.id, name }, contentOf(files), list.ok ? list.value : []);
};

/** Takes away what is on no list any more. Whatever is written meanwhile was listed before. */
const sweep = async (store: Store): Promise<readonly Problem[]> => {
  const names = await store.names();
  const list = await shelvedPacks(store);
  if (!names.ok || !list.ok) return [];
  const listed = new Set([LIST, ...list.value.map(keyOf)]);
  for (const name of names.value.filter((one) => !listed.has(one) && !isMadeKey(one))) {
    const swept = await store.update(name, () => ({ text: undefined }));
    if (!swept.ok) return [swept.problem];
  }
  return [];
};

/** Writes the files of a pack that is on the list; it is no longer when that fails. */
const writeFiles = async (store: Store, key: string, files: readonly TextFile[]): Promise<Parsed<Updated>> => {
  const written = await store.update(key, () => ({ text: JSON.stringify(files) }));
  if (!written.ok) await changeList(store, (list) => list.filter((other) => keyOf(other) !== key));
  return written;
};

/**
 * Puts a pack on the shelf and answers with the name it has there, which is its own unless another pack has that. The one
 * that was not opened for longest goes.
 */
export const shelve = async (store: Store, opened: Opened, files: readonly TextFile[]): Promise<Parsed<Opened>> => {
  const { game, pack } = opened;
  const content = contentOf(files);
  let name = '';
  const listed = await changeList(store, (list) => {
    name = nameFor({ game: game.id, name: opened.name }, content, list);
    const shelved = { game: game.id, name, title: pack.title.slice(0, MAX_TITLE), levels: pack.levels.length, content };
    return [shelved, ...list.filter((other) => keyOf(other) !== keyOf(shelved))].slice(0, MOST_PACKS);
  });
  if (!listed.ok) return listed;
  const written = await writeFiles(store, keyOf({ game: game.id, name }), files);
  if (!written.ok) return written;
  return ok({ ...opened, name }, [...(listed.warnings ?? []), ...(await sweep(store))]);
};

const leftOut = (name: string, reason: Message): Problem =>
  warning(say('"{name}" was left out: {reason}', { name, reason }));

/** So many characters of packs at most leave the shelf together: no larger file can be read again. */
const MOST_CARRIED = 2 ** 25;

/** Every pack on the shelf with its files, the one opened last first. */
export const packsToTake = async (store: Store): Promise<Parsed<readonly CarriedPack[]>> => {
  const [list, texts] = [await shelvedPacks(store), await store.texts()];
  if (!list.ok) return list;
  if (!texts.ok) return texts;
  const packs: CarriedPack[] = [];
  const warnings = [...(list.warnings ?? [])];
  let room = MOST_CARRIED;
  for (const { content: _, ...pack } of list.value) {
    const text = texts.value.get(keyOf(pack)) ?? '';
    const files = readAs(areFiles, text);
    room -= text.length;
    if (!files) warnings.push(leftOut(pack.name, say('It is damaged.')));
    else if (room < 0) warnings.push(leftOut(pack.name, say('The opened packs are too large for one file.')));
    else packs.push({ ...pack, files });
  }
  return ok(packs, warnings);
};

/** Puts a pack behind those on the shelf, and none of them goes for it. Tells whether it is new there. */
export const bringPack = async (store: Store, { files, ...pack }: CarriedPack): Promise<Parsed<boolean>> => {
  const content = contentOf(files);
  const found: { name?: string; isFull?: boolean } = {};
  const listed = await changeList(store, (list) => {
    const isKnown = list.some((other) => other.game === pack.game && other.content === content);
    found.isFull = !isKnown && list.length >= MOST_PACKS;
    if (isKnown || found.isFull) return list;
    found.name = nameFor(pack, content, list);
    return [...list, { ...pack, name: found.name, content }];
  });
  if (!listed.ok) return listed;
  if (found.isFull) return ok(false, [leftOut(pack.name, say('The shelf of opened packs is full.'))]);
  if (found.name === undefined) return ok(false);
  const written = await writeFiles(store, keyOf({ game: pack.game, name: found.name }), files);
  return written.ok ? ok(true) : ok(false, [leftOut(pack.name, written.problem.message)]);
};
