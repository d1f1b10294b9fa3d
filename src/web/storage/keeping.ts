import { ok, type Parsed } from '../../core/parsed.ts';
import { keepProgress, loadProgress } from '../../play/belongings/keeping.ts';
import type { Win } from '../../play/belongings/win.ts';
import type { Opened } from '../../play/packs/opened.ts';
import type { Reached, Table } from '../../play/table/table.ts';
import type { Saved } from '../../results/packResults.ts';
import { settings } from '../settings.svelte.ts';
import { pageBelongings } from './storage.ts';

/** What the player has reached in a pack before. */
export const reachedBefore = async (opened: Opened): Promise<Parsed<ReadonlyMap<string, Reached>>> => {
  const belongings = await pageBelongings();
  return belongings.ok ? loadProgress(belongings.value.games, opened) : belongings;
};

/** Keeps how far the player is in a level. */
export const keepLevel = async (
  opened: Opened,
  left: { readonly hash: string; readonly level: number; readonly progress: Reached },
): Promise<Parsed<boolean>> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return belongings;
  return keepProgress(belongings.value.games, opened, { ...left, date: new Date().toISOString() });
};

/** Saves a solved level under a name, and remembers the name. */
export const saveUnder = async (name: string, table: Table, win: Win): Promise<Parsed<Saved>> => {
  const finish = { ...win.finish, name };
  const belongings = pageBelongings();
  const results = belongings.then((found) => (found.ok ? ok(found.value.results) : found));
  const { saveFinish } = await import('../../play/belongings/saving.ts');
  const saved = await saveFinish(results, table, finish, win.number);
  if (saved.ok) await settings.change({ player: name.trim() });
  return saved;
};
