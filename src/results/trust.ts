import type { Game } from '../core/game.ts';
import { type Budget, judgeSteps } from '../core/judge.ts';
import type { Level } from '../core/pack.ts';
import { finish, type Work, within } from '../core/work.ts';
import { levelHash } from './levelHash.ts';
import type { LevelKey, LevelResult, Result } from './result.ts';

/** Of a result that somebody else wrote down: whether its moves prove it, there are none, or they tell otherwise. */
type Trust = 'proved' | 'claimed' | 'false';

/** Moves of all results of a file or a table that are replayed. What lies beyond is only claimed. */
const MOST_MOVES = 1_000_000;

/** The same while a file is written, where nobody can wait for long. */
const MOST_PROVED = 200_000;

function* checkSteps<S, M>(
  game: Game<S, M>,
  level: Level,
  { moves, pushes, solution }: Result,
  budget?: Budget,
): Work<Trust> {
  if (solution === undefined || (budget && (budget.left <= 0 || moves > budget.left))) return 'claimed';
  const [judged] = yield* judgeSteps(game, { ...level, lines: [{ moves: solution }] }, budget);
  if (!judged?.solved || judged.score.moves !== moves) return 'false';
  return pushes === undefined || pushes === judged.score.pushes ? 'proved' : 'false';
}

/** How far a result of this level can be trusted. A false one belongs in no table, however good it looks. */
export const check = <S, M>(game: Game<S, M>, level: Level, result: Result, budget?: Budget): Trust =>
  finish(checkSteps(game, level, result, budget));

/** A result that is not false. */
export interface TrustedResult extends LevelResult {
  readonly trust: Exclude<Trust, 'false'>;
}

/** What is left of some results. */
export interface Sifted {
  readonly results: readonly TrustedResult[];
  /** How many were left out. */
  readonly left: number;
}

/** A level that can be played, and what results know it by. */
interface KnownLevel {
  readonly level: Level;
  readonly key: LevelKey;
}

const knownIn = <S, M>(game: Game<S, M>, levels: readonly Level[]): readonly KnownLevel[] =>
  levels.flatMap((level, index) => {
    const hash = levelHash(game, level);
    return hash === undefined ? [] : [{ level, key: { level: index + 1, hash } }];
  });

/** Finds the level that a result is of: the hash tells, or the number where it has none. */
const finder = (levels: readonly KnownLevel[]): ((result: LevelKey) => KnownLevel | undefined) => {
  const byHash = new Map(levels.toReversed().map((known) => [known.key.hash, known]));
  const byNumber = new Map(levels.map((known) => [known.key.level, known]));
  return ({ hash, level }) => (hash === undefined ? byNumber.get(level) : byHash.get(hash));
};

/**
 * Replays results on the levels of their pack, and leaves out those that are false. The others come back under the number
 * and hash that their level has there; what is of no level there cannot be proved, and stays claimed. So does what is left when
 * so many moves were replayed.
 */
export function* trustedSteps<S, M>(
  game: Game<S, M>,
  levels: readonly Level[],
  results: readonly LevelResult[],
  most = MOST_MOVES,
): Work<Sifted> {
  const levelOf = finder(knownIn(game, levels));
  const budget = { left: most };
  const trusts = new Map<LevelResult, Trust>();
  // The shortest first: whoever claims a long line takes nothing from the others.
  const inOrder = results.toSorted((one, other) => one.moves - other.moves);
  for (const [index, result] of inOrder.entries()) {
    yield index / results.length;
    const level = levelOf(result)?.level;
    const trust = level && (yield* within(checkSteps(game, level, result, budget), index, results.length));
    trusts.set(result, trust ?? 'claimed');
  }
  const kept = results.flatMap((result) => {
    const trust = trusts.get(result)!;
    return trust === 'false' ? [] : [{ ...result, ...levelOf(result)?.key, trust }];
  });
  return { results: kept, left: results.length - kept.length };
}

/** Tells the hash of the level that has a result's number, if the result is proved there. */
export type Prover = (result: LevelResult) => string | undefined;

export const prover = <S, M>(game: Game<S, M>, levels: readonly Level[], most = MOST_PROVED): Prover => {
  const budget = { left: most };
  return (result) => {
    const level = levels[result.level - 1];
    const hash = level && levelHash(game, level);
    return hash !== undefined && check(game, level!, result, budget) === 'proved' ? hash : undefined;
  };
};
