import { ok, type Parsed, type Problem } from '../core/parsed.ts';
import { levelHash } from '../results/knownPack.ts';
import type { Store } from '../results/store.ts';
import type { Opened } from './library.ts';
import { loadSavedGame, type SavedGame, savedGameName, saveGame } from './savedGame.ts';
import type { Progress } from './table.ts';

const progressOf = ({ solved, moves, at, own, spent }: SavedGame): Progress =>
  moves === '' ? { solved } : { solved, line: { moves, at, own, spent } };

/** What the player has reached in the levels of a pack before. A saved game that cannot be read is a warning. */
export const loadProgress = async (store: Store, { game, pack }: Opened): Promise<Parsed<Map<string, Progress>>> => {
  const listed = await store.names();
  if (!listed.ok) return listed;
  const names = new Set(listed.value);
  const progress = new Map<string, Progress>();
  const warnings: Problem[] = [];
  for (const level of pack.levels) {
    const key = { game: game.id, hash: levelHash(game, level) ?? '' };
    if (!names.has(savedGameName(key))) continue;
    const saved = await loadSavedGame(store, key);
    if (!saved.ok) warnings.push({ ...saved.problem, severity: 'warning' });
    else if (saved.value) progress.set(key.hash, progressOf(saved.value));
  }
  return ok(progress, warnings);
};

/** A level that is left: how far the player is, and when that was. */
export interface Left {
  readonly hash: string;
  readonly level: number;
  readonly progress: Progress;
  readonly date: string;
}

/** Keeps how far the player is in a level. */
export const keepProgress = (store: Store, { game, pack, name }: Opened, left: Left): Promise<Parsed<boolean>> => {
  const { hash, level, progress, date } = left;
  const { title, board } = pack.levels[level - 1]!;
  const { moves = '', at = 0, own = 0, spent = [0, 0] } = progress.line ?? {};
  const { solved } = progress;
  const saved = { game: game.id, hash, board, pack: name, level, title, moves, at, own, spent, saved: date, solved };
  return saveGame(store, saved);
};
