import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { keepProgress, loadProgress } from '../play/keeping.ts';
import type { Opened } from '../play/library.ts';
import { saveFinish } from '../play/saving.ts';
import { changeSettings, loadSettings } from '../play/settings.ts';
import type { Progress, Table } from '../play/table.ts';
import type { Saved } from '../results/packResults.ts';
import { pageBelongings } from './belongings.ts';

/** Results have whole seconds. */
const resultDate = (now: number): string => new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');

/** What the player has reached in a pack before. */
export const reachedBefore = async (opened: Opened): Promise<Parsed<ReadonlyMap<string, Progress>>> => {
  const belongings = await pageBelongings();
  return belongings.ok ? loadProgress(belongings.value.games, opened) : belongings;
};

/** Keeps how far the player is in a level. */
export const keepLevel = async (
  opened: Opened,
  left: { readonly hash: string; readonly level: number; readonly progress: Progress },
): Promise<Parsed<boolean>> => {
  const belongings = await pageBelongings();
  if (!belongings.ok) return belongings;
  return keepProgress(belongings.value.games, opened, { ...left, date: new Date().toISOString() });
};

/** The name that the last result was saved under. */
export const rememberedName = async (): Promise<string> => {
  const belongings = await pageBelongings();
  const settings = belongings.ok ? await loadSettings(belongings.value.settings) : belongings;
  return settings.ok ? settings.value.player : '';
};

/** Saves the solved level under a name, and remembers the name. */
export const saveUnder = async (name: string, table: Table, now: number): Promise<Parsed<Saved>> => {
  const refusal = table.refusalToSave(now);
  const finish = table.finish(name, resultDate(now), now);
  if (!finish) return bad(refusal ?? say('The level is not solved yet.'));
  const belongings = pageBelongings();
  const results = belongings.then((found) => (found.ok ? ok(found.value.results) : found));
  const saved = await saveFinish(results, table, finish);
  const found = await belongings;
  if (saved.ok && found.ok) await changeSettings(found.value.settings, { player: name.trim() });
  return saved;
};
