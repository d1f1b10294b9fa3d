import { ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Store } from '../../results/store.ts';
import type { Opened } from '../packs/opened.ts';
import type { Reached } from '../table/table.ts';
import { isReached, joinedLines, loadSavedGame, savedGameName, saveGame } from './savedGame.ts';

/** Tells that a saved game is damaged, if it is of one of these levels. */
const unread = ({ game, pack }: Opened, hash: string, { message: reason }: Problem): readonly Problem[] => {
  const level = pack.levels.findIndex((one) => levelHash(game, one) === hash) + 1;
  return level === 0
    ? []
    : [warning(say('What you played of level {level} cannot be read: {reason}', { level, reason }))];
};

/**
 * What there may be to read for a pack: the levels of it that have a saved game. A pack of thousands takes seconds to look
 * into; where there are fewer saved games than levels, it is all that was saved of the game instead.
 */
const hashesToRead = ({ game, pack }: Opened, names: readonly string[]): readonly string[] => {
  const before = savedGameName({ game: game.id, hash: '' });
  const saved = [...names].filter((name) => name.startsWith(before)).map((name) => name.slice(before.length));
  if (saved.length < pack.levels.length) return saved;
  const own = new Set(pack.levels.map((level) => levelHash(game, level)));
  return saved.filter((hash) => own.has(hash));
};

/** What the player has reached in the levels of a pack before. A saved game of theirs that cannot be read is a warning. */
export const loadReached = async (store: Store, opened: Opened): Promise<Parsed<Map<string, Reached>>> => {
  const listed = await store.names();
  if (!listed.ok) return listed;
  const reached = new Map<string, Reached>();
  const warnings: Problem[] = [];
  for (const hash of hashesToRead(opened, listed.value)) {
    const saved = await loadSavedGame(store, { game: opened.game.id, hash });
    if (!saved.ok) warnings.push(...unread(opened, hash, saved.problem));
    else if (saved.value) reached.set(hash, saved.value);
  }
  return ok(reached, warnings);
};

/** What was reached, with what is noted of it in the first place: it was played here, and perhaps not stored yet. */
export const withNotes = (
  reached: ReadonlyMap<string, Reached>,
  notes: Readonly<Record<string, unknown>>,
  game: string,
): ReadonlyMap<string, Reached> => {
  const all = new Map(reached);
  for (const [name, note] of Object.entries(notes)) {
    const hash = name.slice(game.length + 1);
    if (name !== savedGameName({ game, hash }) || !isReached(note)) continue;
    const stored = all.get(hash);
    all.set(hash, stored ? joinedLines(note, stored) : note);
  }
  return all;
};

/** A level that is left: how far the player is, and when that was. */
export interface Left {
  readonly hash: string;
  readonly level: number;
  readonly reached: Reached;
  readonly date: string;
}

/** Keeps how far the player is in a level. */
export const keepReached = (store: Store, { game, pack, name }: Opened, left: Left): Promise<Parsed<boolean>> => {
  const { hash, level, reached, date } = left;
  const { title, board } = pack.levels[level - 1]!;
  return saveGame(store, { game: game.id, hash, board, pack: name, level, title, saved: date, ...reached });
};
