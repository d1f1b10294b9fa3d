import type { Kept } from '../core/kept.ts';
import { bad, ok, type Parsed, say, warning } from '../core/parsed.ts';
import type { Store, Update } from '../results/store.ts';
import { type Check, formatJson, isBoolean, isRecord, isText, isVersion, isWhole, parseJson } from './json.ts';

/** The line on a level as the player left it, and whether the level was ever solved. */
export interface SavedGame extends Kept {
  readonly game: string;
  /** The level's identity hash. */
  readonly hash: string;
  readonly board: string;
  /** Where the level was found, for people: it is known by its hash. */
  readonly pack: string;
  readonly level: number;
  readonly title: string;
  /** Empty when there is no line to go on with: then only `solved` is remembered. */
  readonly moves: string;
  /** When it was left: `2026-11-15T10:20:30.000Z`. */
  readonly saved: string;
  readonly solved: boolean;
}

const VERSION = 1;

/** Beyond any board and line that can be read from a file; they keep a damaged number from becoming a long wait. */
const MAX_BOARD = 2 ** 20;
const MAX_LINE = 2 ** 22;
const MAX_TITLE = 2 ** 16;
const MAX_MS = 1e12;

const isMs = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_MS;

const isSpent = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isMs);

const looksLikeDate = isText(24, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/);

const isDate = (value: unknown): value is string => looksLikeDate(value) && !Number.isNaN(Date.parse(value));

const CHECKS: { readonly [Name in keyof SavedGame]: Check<SavedGame[Name]> } = {
  game: isText(40, /^[a-z][a-z0-9]*$/),
  hash: isText(16, /^[0-9a-f]{16}$/),
  board: isText(MAX_BOARD, /\S/),
  pack: isText(MAX_TITLE),
  level: isWhole(1, 1_000_000),
  title: isText(MAX_TITLE),
  moves: isText(MAX_LINE),
  at: isWhole(0, MAX_LINE),
  own: isWhole(0, MAX_LINE),
  spent: isSpent,
  saved: isDate,
  solved: isBoolean,
};

const FIELDS = Object.keys(CHECKS) as readonly (keyof SavedGame)[];

/** What a saved game is kept under in its store. */
export const savedGameName = ({ game, hash }: Pick<SavedGame, 'game' | 'hash'>): string => `${game}-${hash}`;

/** Everything but whether the moves can be played: that shows when they are replayed. */
export const checkSavedGame = (value: unknown): Parsed<SavedGame> => {
  if (!isRecord(value) || !isVersion(value.version)) return bad(say('This is no saved game.'));
  if (value.version > VERSION) return bad(say('A newer Kura saved this game.'));
  const field = FIELDS.find((name) => !Object.hasOwn(value, name) || !CHECKS[name](value[name]));
  if (field) return bad(say('The saved game is damaged: "{field}" is missing or wrong.', { field }));
  return ok(Object.fromEntries(FIELDS.map((name) => [name, value[name]])) as unknown as SavedGame);
};

export const readSavedGame = (text: string): Parsed<SavedGame> => {
  const json = parseJson(text);
  return json.ok ? checkSavedGame(json.value) : json;
};

/** As it is written, always in the same order. */
export const savedGameRecord = (game: SavedGame): object =>
  Object.fromEntries([['version', VERSION], ...FIELDS.map((name) => [name, game[name]])]);

const format = (game: SavedGame): string => formatJson(savedGameRecord(game));

/** What stands in a store; a person may have put it under the wrong name. */
const readUnder = (name: string, text: string): Parsed<SavedGame> => {
  const saved = readSavedGame(text);
  return saved.ok && savedGameName(saved.value) !== name ? bad(say('This saved game is of another level.')) : saved;
};

export const loadSavedGame = async (
  store: Store,
  level: Pick<SavedGame, 'game' | 'hash'>,
): Promise<Parsed<SavedGame | undefined>> => {
  const name = savedGameName(level);
  const text = await store.read(name);
  if (!text.ok) return text;
  if (text.value === undefined) return ok(undefined);
  return readUnder(name, text.value);
};

const isLater = (one: SavedGame, other: SavedGame): boolean => {
  if ((one.moves === '') !== (other.moves === '')) return one.moves !== '';
  return Date.parse(one.saved) > Date.parse(other.saved);
};

/** Of two lines on a level the one that was left later; no line is none. A solved level stays solved. */
const merged = (here: SavedGame, there: SavedGame): SavedGame => {
  const line = isLater(there, here) ? there : here;
  return { ...line, solved: here.solved || there.solved };
};

const replaced = (old: SavedGame, game: SavedGame): SavedGame => ({ ...game, solved: old.solved || game.solved });

/** Puts a game where another one may be. Tells whether that changed anything. */
const put = async (store: Store, game: SavedGame, join: typeof merged): Promise<Parsed<boolean>> => {
  const place = savedGameName(game);
  let isNew = true;
  const updated = await store.update(place, (old): Update => {
    const known = old === undefined ? undefined : readUnder(place, old);
    const kept = format(known?.ok ? join(known.value, game) : game);
    isNew = !known?.ok || kept !== format(known.value);
    return { text: isNew ? kept : old, ...(known?.ok === false && { aside: true }) };
  });
  if (!updated.ok) return updated;
  const { aside: name } = updated.value;
  return ok(isNew, name === undefined ? [] : [warning(say('A damaged saved game is kept as "{name}".', { name }))]);
};

/** Saves the line as it is now, in place of the one before. */
export const saveGame = async (store: Store, game: SavedGame): Promise<Parsed<boolean>> => {
  const sound = checkSavedGame(savedGameRecord(game));
  return sound.ok ? put(store, game, replaced) : sound;
};

/** Brings a saved game from elsewhere. */
export const mergeSavedGame = (store: Store, game: SavedGame): Promise<Parsed<boolean>> => put(store, game, merged);
