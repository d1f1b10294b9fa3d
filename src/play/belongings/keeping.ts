import { ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Store } from '../../results/store.ts';
import type { Opened } from '../packs/opened.ts';
import type { Reached } from '../table/table.ts';
import { isReached, joinedLines, loadSavedGame, savedGameName, saveGame } from './savedGame.ts';

const unread = (level: number, { message }: Problem): Problem =>
  warning(say('What you played of level {level} cannot be read: {reason}', { level, reason: message }));

/** What the player has reached in the levels of a pack before. A saved game that cannot be read is a warning. */
export const loadReached = async (store: Store, { game, pack }: Opened): Promise<Parsed<Map<string, Reached>>> => {
  const listed = await store.names();
  if (!listed.ok) return listed;
  const names = new Set(listed.value);
  if (names.size === 0) return ok(new Map());
  const reached = new Map<string, Reached>();
  const warnings: Problem[] = [];
  for (const [index, level] of pack.levels.entries()) {
    const key = { game: game.id, hash: levelHash(game, level) ?? '' };
    if (!names.has(savedGameName(key))) continue;
    const saved = await loadSavedGame(store, key);
    if (!saved.ok) warnings.push(unread(index + 1, saved.problem));
    else if (saved.value) reached.set(key.hash, saved.value);
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
