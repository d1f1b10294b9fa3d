import type { AnyGame } from '../../core/game.ts';
import type { LevelWish, Makable } from '../../core/making.ts';
import type { Level } from '../../core/pack.ts';
import type { Message } from '../../core/parsed.ts';
import { findMakable } from '../../games/makers.ts';
import { dailyOf, standIn, turnOf, wishesOf } from '../day/daily.ts';
import { type Day, dayRefusal, isDay } from '../day/day.ts';
import { fetchPack } from '../packs/opened.ts';
import type { Order } from './carpenter.ts';
import { dayNamed, madePackName, wishNamed } from './madeName.ts';

/** How one level of a made pack is come by. */
export type Recipe =
  /** It is made; where nothing came of that, another one may stand in. */
  | { readonly from: 'maker'; readonly order: Order; standIn?(): Level }
  /** It comes with the game. */
  | { readonly from: 'pack'; fetch(): Promise<Level> };

/** What a made pack is made of. */
export interface Plan {
  readonly recipes: readonly Recipe[];
  /** Why it cannot be had now. */
  refusal(today: Day): Message | undefined;
}

/** How often all that comes near to a wish is tried, each time with other chances. */
const ROUNDS = 3;

/** Grades that come near to another one, in this order: only where nothing harder comes, or nothing so in seconds, an easier one. */
const STEPS = [1, 2, -1] as const;

/** A wish, and what comes near to it where nothing does: whatever boxes and size a maker likes, or as much harder or easier as is made in seconds. */
const near = ({ quick = (kind) => kind }: Makable, { boxes: _, ...wish }: LevelWish): readonly LevelWish[] => {
  const { size: __, seed, ...free } = wish;
  const { grade } = free;
  const others = grade === undefined ? [] : STEPS.map((step) => ({ ...free, grade: Math.max(1, grade + step) }));
  return [wish, ...[free, ...others.map(quick)].map((kind) => ({ ...kind, seed }))];
};

/** Each of them once: what nothing came of comes to nothing again. */
const distinct = (wishes: readonly LevelWish[]): readonly LevelWish[] => [
  ...new Map(wishes.map((wish) => [madePackName(wish), wish])).values(),
];

const recipesOfDay = (game: AnyGame, day: Day): readonly Recipe[] | undefined => {
  const daily = dailyOf(game);
  if (daily?.from === 'maker') {
    return daily.kinds.map((kind, index): Recipe => {
      const wishes = findMakable(game.id)?.maker ? wishesOf(game, day, index + 1, kind) : [];
      return { from: 'maker', order: { game: game.id, wishes }, standIn: () => standIn(game, day, index + 1) };
    });
  }
  const fetch = async (name: string): Promise<Level> => {
    const { levels } = (await fetchPack(game, name))!.pack;
    return levels[turnOf(game, day, levels.length)]!;
  };
  return daily && [{ from: 'pack', fetch: () => fetch(daily.pack.name) }];
};

const planOfDay = (game: AnyGame, day: Day): Plan | undefined => {
  const recipes = recipesOfDay(game, day);
  return recipes && { recipes, refusal: (today) => dayRefusal(day, today) };
};

const planOfWish = ({ id }: AnyGame, wish: LevelWish): Plan | undefined => {
  const makable = findMakable(id);
  if (!makable?.maker) return undefined;
  // The first seed is that of the name. Names have small numbers: those that follow it are far from the ones of other names.
  const rounds = Array.from({ length: ROUNDS }, (_, index) => ({ ...wish, seed: wish.seed + index * 2 ** 24 }));
  const wishes = distinct([wish, ...rounds.flatMap((round) => near(makable, round))]);
  return { recipes: [{ from: 'maker', order: { game: id, wishes } }], refusal: () => undefined };
};

/** What a name asks for; undefined where a game has no such packs. */
export const planNamed = (game: AnyGame, name: string): Plan | undefined => {
  const [day, wish] = [dayNamed(name), wishNamed(name)];
  if (day !== undefined) return isDay(day) ? planOfDay(game, day) : undefined;
  return wish && planOfWish(game, wish);
};
