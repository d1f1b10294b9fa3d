import type { AnyGame } from '../../core/game.ts';
import type { Level, Pack } from '../../core/pack.ts';
import { bad, ok, type Parsed, type Problem, problemsOf, say, warning } from '../../core/parsed.ts';
import type { Store, Update } from '../../results/store.ts';
import { formatJson, isListOf, isRecord, isText, isWhole, parseJson } from '../belongings/json.ts';
import { isDrawnName } from '../packs/drawnName.ts';
import type { Opened } from '../packs/opened.ts';
import { withGrade } from '../speech/grade.ts';

/** A level that the player draws. Its board may be no position yet. */
export interface DrawnLevel {
  /** Stays the same while the level is changed, moved and renamed; no two of a pack have the same. */
  readonly id: string;
  readonly title: string;
  readonly board: string;
  readonly author?: string;
  readonly notes?: string;
  /** Moves that solve the board as it is. */
  readonly solution?: string;
  /** How hard it is, from 1 to 10. */
  readonly grade?: number;
}

/** A pack of levels that the player draws. */
export interface DrawnPack {
  readonly game: string;
  /** What it is called in addresses: results are kept under it. It stays when the title changes. */
  readonly name: string;
  readonly title: string;
  readonly author?: string;
  readonly notes?: string;
  readonly levels: readonly DrawnLevel[];
}

/** More than anybody draws, and less than makes a browser slow. */
export const MOST_LEVELS = 1000;
const MOST_PACKS = 200;
const [LONGEST_TITLE, LONGEST_NOTES, LONGEST_BOARD, LONGEST_SOLUTION] = [200, 20_000, 300_000, 100_000];

const VERSION = 1;

const isOptional = (value: unknown, most: number): boolean => value === undefined || isText(most)(value);

const isDrawnLevel = (value: unknown): value is DrawnLevel =>
  isRecord(value) &&
  isText(20, /^[1-9]\d*$/)(value.id) &&
  isText(LONGEST_TITLE)(value.title) &&
  isText(LONGEST_BOARD, /./)(value.board) &&
  isOptional(value.author, LONGEST_TITLE) &&
  isOptional(value.notes, LONGEST_NOTES) &&
  isOptional(value.solution, LONGEST_SOLUTION) &&
  (value.grade === undefined || isWhole(1, 10)(value.grade));

export const isDrawnPack = (value: unknown): value is DrawnPack =>
  isRecord(value) &&
  isText(40, /^[\w-]+$/)(value.game) &&
  isText(20)(value.name) &&
  isDrawnName(value.name) &&
  isText(LONGEST_TITLE)(value.title) &&
  isOptional(value.author, LONGEST_TITLE) &&
  isOptional(value.notes, LONGEST_NOTES) &&
  isListOf(isDrawnLevel, MOST_LEVELS)(value.levels) &&
  new Set(value.levels.map(({ id }) => id)).size === value.levels.length;

type Place = Pick<DrawnPack, 'game' | 'name'>;

const keyOf = ({ game, name }: Place): string => `${game}/${name}`;

const levelRecord = ({ id, title, board, author, notes, solution, grade }: DrawnLevel): DrawnLevel => ({
  ...{ id, title: title.slice(0, LONGEST_TITLE), board },
  ...(author && { author: author.slice(0, LONGEST_TITLE) }),
  ...(notes && { notes: notes.slice(0, LONGEST_NOTES) }),
  ...(solution && solution.length <= LONGEST_SOLUTION && { solution }),
  ...(grade !== undefined && { grade }),
});

/** A pack with nothing in it but what is known of packs, and each text as long as there is room for. */
const fitted = ({ game, name, title, author, notes, levels }: DrawnPack): DrawnPack => ({
  ...{ game, name, title: title.slice(0, LONGEST_TITLE) },
  ...(author && { author: author.slice(0, LONGEST_TITLE) }),
  ...(notes && { notes: notes.slice(0, LONGEST_NOTES) }),
  levels: levels.map(levelRecord),
});

const written = (pack: DrawnPack): string => formatJson({ version: VERSION, ...fitted(pack) });

const readPack = (text: string): Parsed<DrawnPack> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  return isDrawnPack(json.value) ? ok(fitted(json.value)) : bad(say('It is damaged.'));
};

const TOO_MANY = bad(say('More levels in one pack cannot be kept.'));

const numberOf = ({ name }: Place): number => Number(name.slice('own-'.length));

/** All packs that the player draws, of one game or of all, by their numbers. What is damaged is told and left where it is. */
export const drawnPacks = async (store: Store, game?: string): Promise<Parsed<readonly DrawnPack[]>> => {
  const texts = await store.texts();
  if (!texts.ok) return texts;
  const found: DrawnPack[] = [];
  const warnings: Problem[] = [];
  for (const [key, text] of texts.value) {
    const pack = readPack(text);
    if (!pack.ok)
      warnings.push(warning(say('"{name}" was left out: {reason}', { name: key, reason: pack.problem.message })));
    else if (game === undefined || pack.value.game === game) found.push(pack.value);
  }
  return ok(
    found.toSorted((one, other) => numberOf(one) - numberOf(other)),
    warnings,
  );
};

/** One of them; undefined where there is none. */
export const drawnPack = async (store: Store, place: Place): Promise<Parsed<DrawnPack | undefined>> => {
  const text = await store.read(keyOf(place));
  if (!text.ok || text.value === undefined) return text.ok ? ok(undefined) : text;
  return readPack(text.value);
};

/** A new pack, under the first free name. */
export const addPack = async (store: Store, pack: Omit<DrawnPack, 'name'>): Promise<Parsed<DrawnPack>> => {
  for (let number = 1; number <= MOST_PACKS; number += 1) {
    const named = fitted({ ...pack, name: `own-${number}` });
    let isTaken = false;
    const updated = await store.update(keyOf(named), (old): Update => {
      isTaken = old !== undefined;
      return { text: old ?? written(named) };
    });
    if (!updated.ok) return updated;
    if (!isTaken) return ok(named);
  }
  return bad(say('More packs of your own cannot be kept. Delete one first.'));
};

/** Changes what is kept of a pack now, whoever has changed it meanwhile; undefined takes the pack away. Answers with what is there then. */
export const changePack = async (
  store: Store,
  place: Place,
  change: (pack: DrawnPack) => DrawnPack | undefined,
): Promise<Parsed<DrawnPack | undefined>> => {
  const { game, name } = place;
  let result: Parsed<DrawnPack | undefined> = ok(undefined);
  const updated = await store.update(keyOf(place), (old): Update => {
    const pack = old === undefined ? ok(undefined) : readPack(old);
    result = pack;
    if (!pack.ok || !pack.value) return { text: old };
    const changed = change(pack.value);
    if (changed && changed.levels.length > MOST_LEVELS) {
      result = TOO_MANY;
      return { text: old };
    }
    result = ok(changed && fitted({ ...changed, game, name }));
    return { text: changed && written({ ...changed, game, name }) };
  });
  return updated.ok ? result : updated;
};

/** Puts a pack back that was taken away, or adds its levels to the one that is there under its name by now. */
export const bringBackPack = async (store: Store, pack: DrawnPack): Promise<Parsed<DrawnPack>> => {
  let result: Parsed<DrawnPack> = ok(pack);
  const updated = await store.update(keyOf(pack), (old): Update => {
    const there = old === undefined ? undefined : readPack(old);
    const whole = there?.ok ? joined(there.value, pack) : pack;
    result = whole.levels.length > MOST_LEVELS ? TOO_MANY : ok(whole);
    if (!result.ok) return { text: old };
    return { text: written(whole), ...(there?.ok === false && { aside: true }) };
  });
  return updated.ok ? result : updated;
};

const nextId = ({ levels }: Pick<DrawnPack, 'levels'>): string =>
  String(levels.reduce((highest, { id }) => Math.max(highest, Number(id)), 0) + 1);

const isSame = (one: DrawnLevel, other: DrawnLevel): boolean => one.board === other.board && one.title === other.title;

/** One pack with the levels of another that it has not. */
const joined = (pack: DrawnPack, other: DrawnPack): DrawnPack =>
  other.levels
    .filter((level) => !pack.levels.some((one) => isSame(one, level)))
    .reduce((whole, level) => withLevel(whole, level), pack);

/** With one level more: behind another, or else as the final one. It gets a number of its own. */
export const withLevel = (pack: DrawnPack, level: Omit<DrawnLevel, 'id'>, after?: string): DrawnPack => {
  const at = pack.levels.findIndex(({ id }) => id === after);
  const added = { ...level, id: nextId(pack) };
  return { ...pack, levels: pack.levels.toSpliced(at < 0 ? pack.levels.length : at + 1, 0, added) };
};

export const withoutLevel = (pack: DrawnPack, id: string): DrawnPack => ({
  ...pack,
  levels: pack.levels.filter((level) => level.id !== id),
});

/** With a level that was taken away in its place again; its number may have been given away meanwhile. */
export const withLevelAgain = (pack: DrawnPack, level: DrawnLevel, at: number): DrawnPack => {
  const isTaken = pack.levels.some(({ id }) => id === level.id);
  return { ...pack, levels: pack.levels.toSpliced(at, 0, isTaken ? { ...level, id: nextId(pack) } : level) };
};

/** What is changed of a level. Its solution and its grade were those of the board before. */
export const changedLevel = (level: DrawnLevel, change: Partial<Omit<DrawnLevel, 'id'>>): DrawnLevel => {
  if (change.board === undefined || change.board === level.board) return { ...level, ...change };
  const { solution: _, grade: __, ...rest } = level;
  return { ...rest, ...change };
};

export const withChangedLevel = (pack: DrawnPack, id: string, change: Partial<Omit<DrawnLevel, 'id'>>): DrawnPack => ({
  ...pack,
  levels: pack.levels.map((level) => (level.id === id ? changedLevel(level, change) : level)),
});

/** Who has made a pack, once somebody is named as author of one of its levels: of an only one he has, and new ones follow him. */
export const packAuthor = ({ author: known, levels }: Pick<DrawnPack, 'author' | 'levels'>, author: string): string =>
  known ?? (levels.length === 1 ? author : '');

/** With a level so many places further down, or up. */
export const withMovedLevel = (pack: DrawnPack, id: string, by: number): DrawnPack => {
  const from = pack.levels.findIndex((level) => level.id === id);
  const level = pack.levels[from];
  if (!level) return pack;
  const to = Math.max(0, Math.min(pack.levels.length - 1, from + by));
  return { ...pack, levels: pack.levels.toSpliced(from, 1).toSpliced(to, 0, level) };
};

const played = (game: AnyGame, { title, board, author, solution, ...level }: DrawnLevel): Level => {
  const start = game.parse(board);
  const notes = level.grade === undefined ? level.notes : withGrade(level, level.grade);
  return {
    title,
    board: start.ok ? game.format(start.value) : board,
    lines: solution === undefined ? [] : [{ moves: solution, title: 'Solution' }],
    ...(author && { author }),
    ...(notes && { notes }),
    problems: problemsOf(start),
  };
};

/** The pack as it is played, shared and written. */
export const asPack = (game: AnyGame, { title, author, notes, levels }: DrawnPack): Pack => ({
  title,
  ...(author && { author }),
  ...(notes && { notes }),
  levels: levels.map((level) => played(game, level)),
  problems: [],
});

export const openedDrawn = (game: AnyGame, pack: DrawnPack): Opened => ({
  game,
  name: pack.name,
  pack: asPack(game, pack),
});

/** Lays packs from elsewhere over what is there: those with a title that is there are added to. Tells how many levels are new. */
export const bringDrawnPack = async (store: Store, pack: DrawnPack): Promise<Parsed<number>> => {
  const there = await drawnPacks(store, pack.game);
  if (!there.ok) return there;
  const same = there.value.find(({ title }) => title === pack.title);
  if (!same) {
    const added = await addPack(store, pack);
    return added.ok ? ok(added.value.levels.length) : added;
  }
  let news = 0;
  const changed = await changePack(store, same, (old) => {
    const whole = joined(old, pack);
    news = whole.levels.length - old.levels.length;
    return whole;
  });
  return changed.ok ? ok(news) : changed;
};
