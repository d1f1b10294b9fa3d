import type { AnyGame } from '../../core/game.ts';
import { ok, type Parsed, say } from '../../core/parsed.ts';
import { type DrawnPack, drawnPacks } from '../../play/editor/drawnPacks.ts';
import * as own from '../../play/editor/ownLevels.ts';
import type { Opened, PackOutline } from '../../play/packs/opened.ts';
import { settings } from '../keeper.svelte.ts';
import { linkTo } from '../router.ts';
import { plain, spoken } from '../words.svelte.ts';
import { drawnStore } from './drawnStore.ts';

const ownLevels = async (): Promise<own.OwnLevels> => {
  const { player } = settings.value;
  const fresh = { title: spoken(say('My own levels')), ...(player !== '' && { author: player }) };
  return { store: await drawnStore(), fresh, spoken: plain };
};

/** The address where a level is drawn. */
const addressOf = (place: Parsed<own.DrawnPlace>): Parsed<string> => {
  if (!place.ok) return place;
  const { pack, number } = place.value;
  return ok(linkTo({ screen: 'draw', game: pack.game, pack: pack.name, level: number }));
};

/** A new pack, with nothing in it yet. */
export const newPack = async (game: AnyGame): Promise<Parsed<DrawnPack>> => own.newPack(await ownLevels(), game);

/** A new level, and where it is drawn. */
export const addNewLevel = async (game: AnyGame, into?: DrawnPack): Promise<Parsed<string>> =>
  addressOf(await own.addNewLevel(await ownLevels(), game, spoken(say('New level')), into));

/** Where a level is changed. */
export const changeLevel = async (opened: Opened, number: number): Promise<Parsed<string>> =>
  addressOf(await own.placeToChange(await ownLevels(), opened, number));

/** The packs that somebody has drawn, as a list of packs shows them. */
export const drawnOutlines = async (game?: AnyGame): Promise<readonly (PackOutline & { readonly game: string })[]> => {
  const packs = await drawnPacks(await drawnStore(), game?.id);
  return (packs.ok ? packs.value : [])
    .filter(({ levels }) => levels.length > 0)
    .map((pack) => ({ game: pack.game, name: pack.name, title: pack.title, levels: pack.levels.length }));
};
