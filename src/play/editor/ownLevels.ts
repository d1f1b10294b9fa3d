import type { AnyGame } from '../../core/game.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import { isDrawnName } from '../packs/drawnName.ts';
import type { Opened } from '../packs/opened.ts';
import type { Translator } from '../words/language.ts';
import { spokenCopy } from './drawnCopy.ts';
import {
  addPack,
  changePack,
  type DrawnLevel,
  type DrawnPack,
  drawnPack,
  drawnPacks,
  withLevel,
} from './drawnPacks.ts';

/** Where somebody's own levels lie, and what a new pack of them is called. */
export interface OwnLevels {
  readonly store: Store;
  readonly fresh: Pick<DrawnPack, 'title' | 'author'>;
  /** What is called somehow in the language of the player is kept so. */
  readonly spoken: Translator;
}

/** A level that is drawn: the pack that it is in, and which one it is, counted from 1. */
export interface DrawnPlace {
  readonly pack: DrawnPack;
  readonly number: number;
}

/** A new pack, with nothing in it yet. */
export const newPack = ({ store, fresh }: OwnLevels, { id }: AnyGame): Promise<Parsed<DrawnPack>> =>
  addPack(store, { game: id, ...fresh, levels: [] });

/** The pack that new levels come into: the last of them, or a first one. */
const packFor = async (own: OwnLevels, game: AnyGame): Promise<Parsed<DrawnPack>> => {
  const packs = await drawnPacks(own.store, game.id);
  if (!packs.ok) return packs;
  const last = packs.value.at(-1);
  return last ? ok(last) : newPack(own, game);
};

/** Adds a level to a pack, and tells where it is drawn on. */
const addLevel = async (
  own: OwnLevels,
  game: AnyGame,
  level: Omit<DrawnLevel, 'id'>,
  into?: DrawnPack,
): Promise<Parsed<DrawnPlace>> => {
  const pack = into ? ok(into) : await packFor(own, game);
  if (!pack.ok) return pack;
  const added = await changePack(own.store, pack.value, (old) => withLevel(old, level));
  if (!added.ok) return added;
  return added.value ? ok({ pack: added.value, number: added.value.levels.length }) : GONE;
};

const GONE = bad(say('This level is not there.'));

/** A new level, as whoever begins has it before him; `title` is what it is called until somebody finds a better one. */
export const addNewLevel = async (
  own: OwnLevels,
  game: AnyGame,
  title: string,
  into?: DrawnPack,
): Promise<Parsed<DrawnPlace>> => {
  const draughtsman = await game.draughtsman!();
  return addLevel(own, game, { title, board: draughtsman.write(draughtsman.begin()) }, into);
};

/** Where a level is changed: one of the player's own in its place, any other as a copy of his own. */
export const placeToChange = async (own: OwnLevels, opened: Opened, number: number): Promise<Parsed<DrawnPlace>> => {
  const { game, name } = opened;
  if (isDrawnName(name)) {
    const there = await drawnPack(own.store, { game: game.id, name });
    if (!there.ok) return there;
    return there.value?.levels[number - 1] ? ok({ pack: there.value, number }) : GONE;
  }
  return addLevel(own, game, spokenCopy(opened, number, own.spoken));
};
