import type { Company, Sitter } from '../../core/company.ts';
import type { Outcome } from '../../core/game.ts';
import type { Kept } from '../../core/kept.ts';
import type { Leap } from '../../core/leaps.ts';
import { bad, ok, type Parsed, say, warning } from '../../core/parsed.ts';
import { MOST_ASIDE, thinned } from '../../core/pile.ts';
import type { Store, Update } from '../../results/store.ts';
import { type Improved, joinedImproved, MOST_IMPROVED } from '../guide/improved.ts';
import {
  type Check,
  formatJson,
  isBoolean,
  isListOf,
  isOneOf,
  isRecord,
  isText,
  isVersion,
  isWhole,
  parseJson,
} from './json.ts';

/** A game that the player has given a name: it stays as it was then, whatever is played after it. */
export interface Named {
  readonly name: string;
  readonly kept: Kept;
  /** As `SavedGame.saved`. */
  readonly saved: string;
}

/** What was played of a level, and whether it was ever solved. */
export interface SavedGame {
  readonly game: string;
  /** The level's identity hash. */
  readonly hash: string;
  readonly board: string;
  /** Where the level was found, for people: it is known by its hash. */
  readonly pack: string;
  readonly level: number;
  readonly title: string;
  /** The one that was played last comes first. */
  readonly lines: readonly Kept[];
  /** Whether the first of them was left on the board, or the level stood at its start. */
  readonly isOnBoard: boolean;
  /** When it was left: `2026-11-15T10:20:30.000Z`. */
  readonly saved: string;
  readonly solved: boolean;
  /** When it was solved for the first time, as `saved`; absent where it was not, or nobody noted that. */
  readonly firstSolved?: string;
  /** The last one first; absent where there are none. */
  readonly named?: readonly Named[];
  /** Solutions that take less than the player's; absent where there are none. */
  readonly improved?: readonly Improved[];
}

const VERSION = 1;

/** Beyond any board and line that can be read from a file; they keep a damaged number from becoming a long wait. */
const MAX_BOARD = 2 ** 20;
const MAX_LINE = 2 ** 22;
const MAX_TITLE = 2 ** 16;
const MAX_MS = 1e12;

/** More than anybody goes back to, and so many letters of a name. */
export const [MOST_NAMED, LONGEST_NAME] = [200, 100];

/** As many as a session keeps aside, and as many again from another tab or machine. */
const MOST_LINES = 2 * MOST_ASIDE;

const isMs = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_MS;

const isSpent = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isMs);

const looksLikeDate = isText(24, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/);

const isDate = (value: unknown): value is string => looksLikeDate(value) && !Number.isNaN(Date.parse(value));

const isLeap = (value: unknown): value is Leap =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(isWhole(0, MAX_LINE)) &&
  Number(value[0]) < Number(value[1]);

const isSitter = (value: unknown): value is Sitter => value === 'person' || isWhole(0, 99)(value);

const isFlag = isOneOf([undefined, true] as const);

const isCompany = (value: unknown): value is Company =>
  isRecord(value) &&
  isListOf(isSitter, 2)(value.seats) &&
  value.seats.length === 2 &&
  isFlag(value.isFree) &&
  isFlag(value.isTurned);

const isOutcome = (value: unknown): value is Outcome =>
  isRecord(value) && isOneOf([undefined, 0, 1] as const)(value.winner) && isFlag(value.isResigned);

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  isText(MAX_LINE, /\S/)(value.moves) &&
  isWhole(0, MAX_LINE)(value.at) &&
  isWhole(0, MAX_LINE)(value.own) &&
  isSpent(value.spent) &&
  (value.saved === undefined || value.saved === true) &&
  (value.helped === undefined || value.helped === true) &&
  (value.leaps === undefined || isListOf(isLeap, MAX_LINE)(value.leaps)) &&
  (value.undos === undefined || isWhole(0, MAX_LINE)(value.undos)) &&
  (value.company === undefined || isCompany(value.company)) &&
  (value.called === undefined || isOutcome(value.called));

const isNamed = (value: unknown): value is Named =>
  isRecord(value) && isText(LONGEST_NAME, /\S/)(value.name) && isKept(value.kept) && isDate(value.saved);

const isImproved = (value: unknown): value is Improved =>
  isRecord(value) && isText(MAX_LINE, /\S/)(value.moves) && isText(MAX_LINE, /\S/)(value.of);

const isImprovedList = isListOf(isImproved, MOST_IMPROVED);

const CHECKS: {
  readonly [Name in Exclude<keyof SavedGame, 'named' | 'improved' | 'firstSolved'>]: Check<SavedGame[Name]>;
} = {
  game: isText(40, /^[a-z][a-z0-9]*$/),
  hash: isText(16, /^[0-9a-f]{16}$/),
  board: isText(MAX_BOARD, /\S/),
  pack: isText(MAX_TITLE),
  level: isWhole(1, 1_000_000),
  title: isText(MAX_TITLE),
  lines: isListOf(isKept, MOST_LINES),
  isOnBoard: isBoolean,
  saved: isDate,
  solved: isBoolean,
};

const FIELDS = Object.keys(CHECKS) as readonly (keyof typeof CHECKS)[];

/** Of one level no two are saved in the same moment: it is the same game, whatever it is called by now. */
export const isSameNamed = (one: Pick<Named, 'saved'>, other: Pick<Named, 'saved'>): boolean =>
  one.saved === other.saved;

/** Each of them once, as it comes first. */
const withoutTwins = (named: readonly Named[]): readonly Named[] =>
  named.filter((one, index) => named.findIndex((other) => isSameNamed(one, other)) === index);

/** Named games that can be read; one that cannot takes none of the others along, nor what was played. */
const namedIn = (value: unknown): Pick<SavedGame, 'named'> => {
  const named = Array.isArray(value) ? withoutTwins(value.filter(isNamed)).slice(0, MOST_NAMED) : [];
  return named.length > 0 ? { named } : {};
};

/** Better solutions that can be read. */
const improvedIn = (value: unknown): Pick<SavedGame, 'improved'> => {
  const improved = Array.isArray(value) ? value.filter(isImproved).slice(0, MOST_IMPROVED) : [];
  return improved.length > 0 ? { improved } : {};
};

/** Damaged, it is as if nobody had noted it. */
const firstSolvedIn = (solved: boolean, value: unknown): Pick<SavedGame, 'firstSolved'> =>
  solved && isDate(value) ? { firstSolved: value } : {};

/** What was played of a level, whatever else is said of it. */
export const isReached = (value: unknown): value is Pick<SavedGame, 'lines' | 'isOnBoard' | 'solved' | 'improved'> =>
  isRecord(value) &&
  CHECKS.lines(value.lines) &&
  CHECKS.isOnBoard(value.isOnBoard) &&
  CHECKS.solved(value.solved) &&
  (value.improved === undefined || isImprovedList(value.improved));

/** What a saved game is kept under in its store. */
export const savedGameName = ({ game, hash }: Pick<SavedGame, 'game' | 'hash'>): string => `${game}-${hash}`;

/** Everything but whether the moves can be played: that shows when they are replayed. */
export const checkSavedGame = (value: unknown): Parsed<SavedGame> => {
  if (!isRecord(value) || !isVersion(value.version)) return bad(say('This is no saved game.'));
  if (value.version > VERSION) return bad(say('A newer Kura saved this game.'));
  // The first ones that were saved do not say: Continue brought the first line back.
  const found: Record<string, unknown> = { isOnBoard: true, ...value };
  const field = FIELDS.find((name) => !Object.hasOwn(found, name) || !CHECKS[name](found[name]));
  if (field) return bad(say('The saved game is damaged: "{field}" is missing or wrong.', { field }));
  const fields = Object.fromEntries(FIELDS.map((name) => [name, found[name]])) as unknown as SavedGame;
  const rest = { ...namedIn(value.named), ...improvedIn(value.improved) };
  return ok({ ...fields, ...firstSolvedIn(fields.solved, value.firstSolved), ...rest });
};

export const readSavedGame = (text: string): Parsed<SavedGame> => {
  const json = parseJson(text);
  return json.ok ? checkSavedGame(json.value) : json;
};

/** As it is written, always in the same order. */
export const savedGameRecord = (game: SavedGame): object => ({
  version: VERSION,
  ...Object.fromEntries(FIELDS.map((name) => [name, game[name]])),
  ...(game.firstSolved && { firstSolved: game.firstSolved }),
  ...(game.named && { named: game.named }),
  ...(game.improved && { improved: game.improved }),
});

const format = (game: SavedGame): string => formatJson(savedGameRecord(game));

/** What stands in a store; a person may have put it under the wrong name. */
export const readUnder = (name: string, text: string): Parsed<SavedGame> => {
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

/** One game with the lines of both; what another line begins with is in that. A solved level stays solved. */
export const joinedLines = <G extends Pick<SavedGame, 'lines' | 'solved' | 'improved'>>(first: G, second: G): G => {
  const others = second.lines.filter(({ moves }) => !first.lines.some((line) => line.moves.startsWith(moves)));
  const lines = thinned([...first.lines, ...others], MOST_LINES);
  const improved = joinedImproved(first.improved ?? [], second.improved ?? []);
  return { ...first, lines, solved: first.solved || second.solved, ...(improved.length > 0 && { improved }) };
};

/** The earlier of two days on which a level was solved, as far as they are known. */
const earliestSolved = (...games: readonly SavedGame[]): Pick<SavedGame, 'firstSolved'> => {
  const [firstSolved] = games.flatMap((one) => one.firstSolved ?? []).toSorted();
  return firstSolved === undefined ? {} : { firstSolved };
};

/** A level that is solved just now is so since now; of one that was solved before nobody knows better than was noted then. */
const solvedSince = (old: SavedGame | undefined, { solved, saved }: SavedGame): Pick<SavedGame, 'firstSolved'> => {
  if (old?.solved) return earliestSolved(old);
  return solved ? { firstSolved: saved } : {};
};

/** A line from elsewhere is the player's own as far as he has played it here too. */
const ownHere = (here: SavedGame, line: Kept): Kept => {
  const known = here.lines.filter(({ moves }) => line.moves.startsWith(moves)).map(({ own }) => own);
  return { ...line, own: Math.max(line.own, ...known) };
};

/** Of two games from different places the one that was left later comes first. */
const merged = (here: SavedGame, elsewhere: SavedGame): SavedGame => {
  const there = { ...elsewhere, lines: elsewhere.lines.map((line) => ownHere(here, line)) };
  const joined = Date.parse(there.saved) > Date.parse(here.saved) ? joinedLines(there, here) : joinedLines(here, there);
  const named = withoutTwins([...(here.named ?? []), ...(there.named ?? [])]).slice(0, MOST_NAMED);
  return { ...joined, ...earliestSolved(here, there), ...(named.length > 0 && { named }) };
};

/** The game as it is now, and what another tab has played of it meanwhile. Whoever only looks has not been here. */
const grown = (old: SavedGame, game: SavedGame): SavedGame => {
  const isPlayed = JSON.stringify([old.lines, old.solved]) !== JSON.stringify([game.lines, game.solved]);
  const saved = isPlayed ? game.saved : old.saved;
  const { firstSolved: _, ...joined } = joinedLines(game, old);
  return { ...joined, saved, ...solvedSince(old, game), ...(old.named && { named: old.named }) };
};

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

/** What is said of a level is only for people: however long it is, the rest is kept with its beginning. */
const fitting = (game: SavedGame): SavedGame => ({
  ...game,
  pack: game.pack.slice(0, MAX_TITLE),
  title: game.title.slice(0, MAX_TITLE),
});

/** Saves the lines as they are now. */
export const saveGame = async (store: Store, game: SavedGame): Promise<Parsed<boolean>> => {
  const sound = checkSavedGame(savedGameRecord({ ...fitting(game), ...solvedSince(undefined, game) }));
  return sound.ok ? put(store, sound.value, grown) : sound;
};

/** Brings a saved game from elsewhere. */
export const mergeSavedGame = (store: Store, game: SavedGame): Promise<Parsed<boolean>> => put(store, game, merged);
