import type { AnyGame } from '../../core/game.ts';
import type { LaterPack, Pack } from '../../core/pack.ts';
import { gameOfPack } from '../task/taskGame.ts';

/** A pack that was opened, of whichever game. */
export interface Opened {
  readonly game: AnyGame;
  readonly pack: Pack;
  /** What it is called on the shelf, its file's name without the ending: results are kept under it. */
  readonly name: string;
}

/** Those that were fetched: the same pack stays the same. */
const fetched = new WeakMap<LaterPack, Pack>();

const laterPack = (game: AnyGame, name: string): LaterPack | undefined =>
  game.laterPacks?.find((one) => one.name === name);

const openedLater = (game: AnyGame, name: string): Opened | undefined => {
  const later = laterPack(game, name);
  const pack = later && fetched.get(later);
  return pack && { game: gameOfPack(game, pack), name, pack };
};

/** A pack that comes with the program and is at hand, by its name; the game's first one when absent. */
export const shippedPack = (game: AnyGame, name?: string): Opened | undefined => {
  const shipped = name === undefined ? game.packs[0] : game.packs.find((one) => one.name === name);
  return shipped ? { ...shipped, game: gameOfPack(game, shipped.pack) } : openedLater(game, name ?? '');
};

/** A pack that comes with the program and has to be fetched; undefined where there is none of that name. */
export const fetchPack = (game: AnyGame, name: string): Promise<Opened> | undefined => {
  const later = laterPack(game, name);
  return later?.load().then((loaded) => {
    const pack = fetched.get(later) ?? loaded;
    fetched.set(later, pack);
    return { game: gameOfPack(game, pack), name, pack };
  });
};

/** What of a pack is known before it is opened. */
export interface PackOutline {
  readonly name: string;
  readonly title: string;
  readonly levels: number;
}

/** All packs that come with a game. */
export const shippedPacks = ({ packs, laterPacks = [] }: AnyGame): readonly PackOutline[] => [
  ...packs.map(({ name, pack }) => ({ name, title: pack.title, levels: pack.levels.length })),
  ...laterPacks,
];

export const isShippedPack = ({ packs, laterPacks = [] }: AnyGame, name: string): boolean =>
  [...packs, ...laterPacks].some((one) => one.name === name);
