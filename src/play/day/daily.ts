import type { AnyGame } from '../../core/game.ts';
import { hash } from '../../core/hash.ts';
import type { LevelKind, LevelWish } from '../../core/making.ts';
import type { LaterPack, Level } from '../../core/pack.ts';
import { dice } from '../../core/random.ts';
import { findMakable } from '../../games/makers.ts';
import { gameOfPack } from '../task/taskGame.ts';
import { type Day, dayNumber, FIRST_DAY } from './day.ts';

/** Where the levels of a day come from: they are made, or taken from those that come with the game. */
export type Daily =
  | { readonly from: 'maker'; readonly kinds: readonly LevelKind[] }
  | { readonly from: 'pack'; readonly pack: LaterPack };

/** Undefined where a game has no levels of the day. */
export const dailyOf = (game: AnyGame): Daily | undefined => {
  const pack = game.laterPacks?.find(({ isDaily }) => isDaily);
  if (pack) return { from: 'pack', pack };
  const kinds = findMakable(game.id)?.daily;
  return kinds && { from: 'maker', kinds };
};

/** One of the levels that every day has. */
export interface DailyPlace {
  readonly game: AnyGame;
  /** Its number in the pack of the day, from 1. */
  readonly level: number;
}

/** All that a day has, game by game. */
export const dailyPlaces = (games: readonly AnyGame[]): readonly DailyPlace[] =>
  games.flatMap((game) => {
    const daily = dailyOf(game);
    const count = daily?.from === 'maker' ? daily.kinds.length : Number(daily !== undefined);
    return Array.from({ length: count }, (_, index) => ({ game, level: index + 1 }));
  });

/** How many seeds are tried before a level that comes with the game has to do: hardly any comes to nothing. */
const TRIES = 8;

/** A number for a text, the same everywhere and for ever: the days of everybody depend on it. */
export const seedOf = (text: string): number => Number.parseInt(hash(text).slice(0, 8), 16);

/** What is tried for one level of a day, in this order. */
export const wishesOf = ({ id }: AnyGame, day: Day, level: number, kind: LevelKind): readonly LevelWish[] =>
  Array.from({ length: TRIES }, (_, index) => ({ ...kind, seed: seedOf(`${id} ${day} ${level} ${index}`) }));

/** The order that was asked for last: a calendar asks for one day after another. */
let shuffledLast: { readonly count: number; readonly seed: number; readonly order: readonly number[] } | undefined;

/** The numbers from 0 on in an order that goes by the seed. */
const shuffled = (count: number, seed: number): readonly number[] => {
  if (shuffledLast?.count === count && shuffledLast.seed === seed) return shuffledLast.order;
  const { roll } = dice(seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = roll(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  shuffledLast = { count, seed, order };
  return order;
};

/** Which of so many levels a day has. Each has its day before one comes again, in another order then. */
export const turnOf = ({ id }: Pick<AnyGame, 'id'>, day: Day, count: number): number => {
  const days = Math.max(0, dayNumber(day) - dayNumber(FIRST_DAY));
  return shuffled(count, seedOf(`${id} ${Math.floor(days / count)}`))[days % count]!;
};

/** A level that comes with a game, for a day of which nothing was made: no lesson, where there are others. */
export const standIn = (game: AnyGame, day: Day, level: number): Level => {
  const puzzles = game.packs.filter(({ pack }) => gameOfPack(game, pack).seats === 1);
  const others = puzzles.filter(({ isLessons }) => !isLessons);
  const levels = (others.length > 0 ? others : puzzles).flatMap(({ pack }) => pack.levels);
  return levels[seedOf(`${game.id} ${day} ${level}`) % levels.length]!;
};
