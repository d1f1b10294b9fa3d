import type { AnyGame, Score } from '../../core/game.ts';
import { judgeSteps } from '../../core/judge.ts';
import type { Level } from '../../core/pack.ts';
import type { Thrift } from '../../core/thrift.ts';
import { finish } from '../../core/work.ts';

/** A solution that takes less than the player's, and the one of his that it was made of. It is nobody's result. */
export interface Improved {
  readonly moves: string;
  readonly of: string;
}

/** What a better solution saves, as replaying both tells. */
export interface Gain {
  readonly aim: Thrift;
  readonly improved: Improved;
  readonly had: number;
  readonly has: number;
}

/** Of each place: the best by moves and by pushes come first, so none of them is lost where two places meet. */
const MOST_OF_ONE = 4;

/** As many as are kept of a level. */
export const MOST_IMPROVED = 2 * MOST_OF_ONE;

/** Moves that are replayed to believe them all: few letters can stand for many. */
const MOST_REPLAYED = 500_000;

/** Those of two places, each of them once. */
export const joinedImproved = (first: readonly Improved[], second: readonly Improved[]): readonly Improved[] => {
  const all = [...first.slice(0, MOST_OF_ONE), ...second.slice(0, MOST_OF_ONE)];
  return all.filter((one, index) => all.findIndex(({ moves }) => moves === one.moves) === index);
};

/** What a better solution and the one before it take; undefined where one of them does not solve the level. */
export const scoresOf = (
  game: AnyGame,
  level: Level,
  { of, moves }: Improved,
): readonly [before: Score, after: Score] | undefined => {
  const lines = [{ moves: of }, { moves }];
  const judged = finish(judgeSteps(game, { ...level, lines }, { left: MOST_REPLAYED }));
  const [before, after] = judged.map(({ solved, discarded, score }) => (solved && discarded === 0 ? score : undefined));
  return before && after && [before, after];
};

/** What is saved in moves or in pushes, and what it takes of both; undefined where nothing is saved. */
const gainOf = (game: AnyGame, level: Level, improved: Improved, aim: Thrift) => {
  const [before, after] = scoresOf(game, level, improved) ?? [{}, {}];
  const [had, has] = [before[aim] ?? 0, after[aim] ?? 0];
  const gain: Gain = { aim, improved, had, has };
  return had > has ? { gain, takes: [has, after.moves ?? 0, after.pushes ?? 0] } : undefined;
};

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((count, index) => count !== other[index]);
  return at >= 0 && one[at]! < other[at]!;
};

/** The one that takes least of those that save anything; where two take as much, the one that takes less besides. */
export const bestGain = (game: AnyGame, level: Level, all: readonly Improved[], aim: Thrift): Gain | undefined =>
  all
    .flatMap((improved) => gainOf(game, level, improved, aim) ?? [])
    .reduce<ReturnType<typeof gainOf>>((best, one) => (best && !isLess(one.takes, best.takes) ? best : one), undefined)
    ?.gain;
