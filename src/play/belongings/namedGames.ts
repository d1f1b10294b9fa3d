import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Store, Update } from '../../results/store.ts';
import { formatJson } from './json.ts';
import {
  isSameNamed,
  LONGEST_NAME,
  MOST_NAMED,
  type Named,
  readUnder,
  type SavedGame,
  savedGameName,
  savedGameRecord,
} from './savedGame.ts';

/** The level that a game is of. */
export type OfLevel = Pick<SavedGame, 'game' | 'hash' | 'board' | 'pack' | 'level' | 'title'>;

/** A game with a name, and its level. */
export interface NamedGame extends Named {
  readonly of: OfLevel;
}

/** All games of a kind that have a name, the last one first. What cannot be read has none. */
export const namedGames = async (store: Store, game: string): Promise<Parsed<readonly NamedGame[]>> => {
  const texts = await store.texts();
  if (!texts.ok) return texts;
  const before = savedGameName({ game, hash: '' });
  const found = [...texts.value].flatMap(([place, text]) => {
    // Most levels have none, and their texts need not be read for that.
    const saved = place.startsWith(before) && text.includes('"named"') ? readUnder(place, text) : undefined;
    return saved?.ok ? (saved.value.named ?? []).map((one): NamedGame => ({ ...one, of: saved.value })) : [];
  });
  return ok(found.toSorted((one, other) => Date.parse(other.saved) - Date.parse(one.saved)));
};

/** Changes the named games of a level. What else is kept of it stays as it is; what is damaged is put aside. */
const change = async (
  store: Store,
  of: OfLevel,
  work: (named: readonly Named[]) => Parsed<readonly Named[]>,
): Promise<Parsed<void>> => {
  const place = savedGameName(of);
  let refusal: Parsed<never> | undefined;
  const updated = await store.update(place, (old): Update => {
    const known = old === undefined ? undefined : readUnder(place, old);
    const { named = [], ...rest } = known?.ok ? known.value : nothingOf(of);
    const changed = work(named);
    refusal = changed.ok ? undefined : changed;
    if (!changed.ok) return { text: old };
    const kept = { ...rest, ...(changed.value.length > 0 && { named: changed.value }) };
    return { text: formatJson(savedGameRecord(kept)), ...(known?.ok === false && { aside: true }) };
  });
  return refusal ?? (updated.ok ? ok(undefined) : updated);
};

const nothingOf = ({ game, hash, board, pack, level, title }: OfLevel): SavedGame => ({
  ...{ game, hash, board, pack, level, title },
  ...{ lines: [], isOnBoard: false, solved: false, saved: new Date(0).toISOString() },
});

/** As a name is written: without what nobody sees, and not too long. */
const fitting = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/** Keeps a game under a name; also one that was taken away. One that is there already is there once. */
export const nameGame = (store: Store, { of, name, kept, saved }: NamedGame): Promise<Parsed<void>> =>
  change(store, of, (named) => {
    if (fitting(name) === '') return bad(say('A saved game needs a name.'));
    const others = named.filter((one) => !isSameNamed(one, { saved }));
    if (others.length >= MOST_NAMED) return bad(say('More games of one level cannot be kept. Delete one first.'));
    return ok([{ name: fitting(name), kept, saved }, ...others]);
  });

export const renameGame = (store: Store, game: NamedGame, name: string): Promise<Parsed<void>> =>
  change(store, game.of, (named) => {
    if (fitting(name) === '') return bad(say('A saved game needs a name.'));
    return ok(named.map((one) => (isSameNamed(one, game) ? { ...one, name: fitting(name) } : one)));
  });

export const deleteGame = (store: Store, game: NamedGame): Promise<Parsed<void>> =>
  change(store, game.of, (named) => ok(named.filter((one) => !isSameNamed(one, game))));
