import { type KeptMatch, readKeptMatch, writeKeptMatch } from '../../play/together/keptMatch.ts';
import { type MatchAddress, matchLink } from '../../play/together/protocol.ts';
import { pageMatches } from '../storage/storage.ts';

/** What this browser keeps of a match; undefined where it was never there. */
export const keptMatch = async (id: string): Promise<KeptMatch | undefined> => {
  const store = await pageMatches();
  const text = store.ok ? await store.value.read(id) : undefined;
  return text?.ok && text.value !== undefined ? readKeptMatch(text.value) : undefined;
};

/** All of them, the one that was left last first. */
export const keptMatches = async (): Promise<readonly KeptMatch[]> => {
  const store = await pageMatches();
  const texts = store.ok ? await store.value.texts() : undefined;
  if (!texts?.ok) return [];
  const all = [...texts.value.values()].flatMap((text) => readKeptMatch(text) ?? []);
  return all.toSorted((one, other) => other.date.localeCompare(one.date));
};

/** Keeps what there is to know of a match. Its secrets were kept before and stay. */
export const keepMatch = async (kept: KeptMatch): Promise<void> => {
  const store = await pageMatches();
  if (store.ok) await store.value.update(kept.id, () => ({ text: writeKeptMatch(kept) }));
};

/** The same secrets open the game that comes after one. What is known of it already stays. */
export const keepNext = async ({ known: _, ...secrets }: KeptMatch, id: string): Promise<KeptMatch> => {
  const there = await keptMatch(id);
  const next = there ?? { ...secrets, id, date: new Date().toISOString() };
  if (!there) await keepMatch(next);
  return next;
};

/** What whoever has invited hands on to those who only watch. */
export const watchLinkOf = ({ id, watch }: KeptMatch): string | undefined =>
  watch === undefined ? undefined : new URL(matchLink({ id, token: watch, isWatched: true }), location.href).href;

/** The game that somebody who watches goes on to. It is kept nowhere, but he is not asked again how he comes in. */
let watched: KeptMatch | undefined;

/** The same secret opens the game that comes after one; tells where that is. */
export const watchNext = ({ token, name }: KeptMatch, id: string): MatchAddress => {
  watched = { id, token, ...(name !== undefined && { name }), date: new Date().toISOString() };
  return { id, token, isWatched: true };
};

/** Undefined for whoever comes to a game by its link. */
export const watchedMatch = (id: string): KeptMatch | undefined => (watched?.id === id ? watched : undefined);

export const forgetMatch = async (id: string): Promise<void> => {
  const store = await pageMatches();
  if (store.ok) await store.value.update(id, () => ({ text: undefined }));
};
