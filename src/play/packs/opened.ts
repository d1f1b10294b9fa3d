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

/** Those that were made, by the ids of their games and their names. */
const made = new Map<string, Pack>();

const keyOf = ({ id }: AnyGame, name: string): string => `${id}/${name}`;

/** A pack that was made is at hand from now on; whoever was first counts. */
export const noteMade = (game: AnyGame, name: string, pack: Pack): Opened => {
  const key = keyOf(game, name);
  const first = made.get(key) ?? pack;
  made.set(key, first);
  return { game: gameOfPack(game, first), name, pack: first };
};

const laterPack = (game: AnyGame, name: string): LaterPack | undefined =>
  game.laterPacks?.find((one) => one.name === name);

const openedLater = (game: AnyGame, name: string): Opened | undefined => {
  const later = laterPack(game, name);
  const pack = later ? fetched.get(later) : made.get(keyOf(game, name));
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

/** Whether a pack can be solved: boards for two cannot. Those that are fetched later all can. */
const isSolvable = (game: AnyGame, name: string): boolean => shippedPack(game, name)?.game.seats !== 2;

/** The packs of a game that can be solved. Lessons are before all others. */
export const solvablePacks = (game: AnyGame): readonly PackOutline[] => {
  const lessons = new Set(game.packs.filter(({ isLessons }) => isLessons).map((one) => one.name));
  const solvable = shippedPacks(game).filter((one) => isSolvable(game, one.name));
  return solvable.toSorted((one, other) => Number(lessons.has(other.name)) - Number(lessons.has(one.name)));
};

/** As they are played one after another. */
const packsInOrder = (game: AnyGame): readonly PackOutline[] => {
  const all = solvablePacks(game);
  const followers = game.packs.filter(({ after }) => all.some(({ name }) => name === after));
  const isFollower = ({ name }: PackOutline): boolean => followers.some((one) => one.name === name);
  const behind = (name: string): readonly PackOutline[] =>
    all.filter((one) => followers.some((follower) => follower.name === one.name && follower.after === name));
  return all.filter((one) => !isFollower(one)).flatMap((one) => [one, ...behind(one.name)]);
};

/** The pack that follows one that comes with the game. */
export const packAfter = (game: AnyGame, name: string): PackOutline | undefined => {
  const inOrder = packsInOrder(game);
  const index = inOrder.findIndex((one) => one.name === name);
  return index < 0 ? undefined : inOrder[index + 1];
};

/** The same for a pack that is at hand: one of the player's own may have the same name, and part of one is not its end. */
export const packFollowing = ({ game, name, pack }: Opened): PackOutline | undefined =>
  shippedPack(game, name)?.pack === pack ? packAfter(game, name) : undefined;
