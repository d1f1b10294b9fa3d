import type { AnyGame } from '../core/game.ts';
import { hash } from '../core/hash.ts';
import { ok, type Parsed, type Problem, say, warning } from '../core/parsed.ts';
import { cleanName } from '../results/playerName.ts';
import type { Store, Update, Updated } from '../results/store.ts';
import { formatJson, isListOf, isRecord, isText, isWhole, parseJson } from './json.ts';
import type { Opened } from './opened.ts';
import type { TextFile } from './packFiles.ts';

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

/** How many packs stay on the shelf: those that were opened last. */
export const MOST_PACKS = 20;

/** What a name in an address has room for. */
const MAX_NAME = 100;
const MAX_TITLE = 2 ** 16;

/** The list of all packs; no pack is kept under such a name, as theirs have a slash. */
const LIST = 'list';

const keyOf = ({ game, name }: Pick<ShelvedPack, 'game' | 'name'>): string => `${game}/${name}`;

const isShelved = (value: unknown): value is ShelvedPack =>
  isRecord(value) &&
  isText(40, /./)(value.game) &&
  isText(2 * MAX_NAME, /./)(value.name) &&
  isText(MAX_TITLE)(value.title) &&
  isWhole(1, 1_000_000)(value.levels) &&
  isText(16, /^[0-9a-f]{16}$/)(value.content);

const isFile = (value: unknown): value is TextFile =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';

/** What stands in a text of ours; undefined when it is damaged. */
const readAs = <T>(isSound: (value: unknown) => value is T, text: string): T | undefined => {
  const json = parseJson(text);
  return json.ok && isSound(json.value) ? json.value : undefined;
};

const listIn = (text = '[]'): readonly ShelvedPack[] | undefined => readAs(isListOf(isShelved, MOST_PACKS), text);

/** Changes the list, the pack opened last being its first. A damaged one is put aside. */
const changeList = (
  store: Store,
  change: (list: readonly ShelvedPack[]) => readonly ShelvedPack[],
): Promise<Parsed<Updated>> =>
  store.update(LIST, (old): Update => {
    const list = listIn(old);
    return { text: formatJson(change(list ?? [])), ...(!list && { aside: true }) };
  });

/** The packs on the shelf, the one opened last first. */
export const shelvedPacks = async (store: Store): Promise<Parsed<readonly ShelvedPack[]>> => {
  const text = await store.read(LIST);
  return text.ok ? ok(listIn(text.value) ?? []) : text;
};

/** The files of a pack on the shelf, which is the one opened last from now on; undefined when it is not there. */
export const takePack = async (
  store: Store,
  pack: Pick<ShelvedPack, 'game' | 'name'>,
): Promise<Parsed<readonly TextFile[] | undefined>> => {
  const text = await store.read(keyOf(pack));
  if (!text.ok) return text;
  const files = text.value === undefined ? undefined : readAs(isListOf(isFile, Number.POSITIVE_INFINITY), text.value);
  if (!files) return ok(undefined);
  const isIt = (other: ShelvedPack): boolean => keyOf(other) === keyOf(pack);
  const noted = await changeList(store, (list) => [...list.filter(isIt), ...list.filter((other) => !isIt(other))]);
  return noted.ok ? ok(files) : noted;
};

/** `My levels`, and where that is taken `My levels 2`. */
const freeName = (wanted: string, isTaken: (name: string) => boolean): string => {
  const base = cleanName(cleanName(wanted).slice(0, MAX_NAME)) || 'levels';
  for (let number = 2, name = base; ; name = `${base} ${number++}`) if (!isTaken(name)) return name;
};

/** The same content is the same pack, whatever its file is called now. */
const nameFor = ({ game, name }: Opened, content: string, list: readonly ShelvedPack[]): string => {
  const others = list.filter((other) => other.game === game.id);
  const same = others.find((other) => other.content === content);
  return same?.name ?? freeName(name, (one) => isShipped(game, one) || others.some((other) => other.name === one));
};

const isShipped = ({ packs }: AnyGame, name: string): boolean => packs.some((pack) => pack.name === name);

/** Takes away what is on no list any more. Whatever is written meanwhile was listed before. */
const sweep = async (store: Store): Promise<readonly Problem[]> => {
  const names = await store.names();
  const list = await shelvedPacks(store);
  if (!names.ok || !list.ok) return [];
  const listed = new Set([LIST, ...list.value.map(keyOf)]);
  for (const name of names.value.filter((one) => !listed.has(one))) {
    const swept = await store.update(name, () => ({ text: undefined }));
    if (!swept.ok) return [swept.problem];
  }
  return [];
};

/**
 * Puts a pack on the shelf and answers with the name it has there, which is its own unless another pack has that. The one
 * that was not opened for longest goes.
 */
export const shelve = async (store: Store, opened: Opened, files: readonly TextFile[]): Promise<Parsed<Opened>> => {
  const { game, pack } = opened;
  const content = hash(files.map(({ text }) => text).join('\0'));
  let name = '';
  const listed = await changeList(store, (list) => {
    name = nameFor(opened, content, list);
    const shelved = { game: game.id, name, title: pack.title.slice(0, MAX_TITLE), levels: pack.levels.length, content };
    return [shelved, ...list.filter((other) => keyOf(other) !== keyOf(shelved))].slice(0, MOST_PACKS);
  });
  if (!listed.ok) return listed;
  const key = keyOf({ game: game.id, name });
  const written = await store.update(key, () => ({ text: JSON.stringify(files) }));
  if (!written.ok) {
    await changeList(store, (list) => list.filter((other) => keyOf(other) !== key));
    return written;
  }
  const { aside } = listed.value;
  const told = aside && warning(say('The list of opened packs was damaged: it is kept as "{aside}".', { aside }));
  return ok({ ...opened, name }, [...(told ? [told] : []), ...(await sweep(store))]);
};
