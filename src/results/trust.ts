import type { Game } from '../core/game.ts';
import { judge } from '../core/judge.ts';
import type { Level } from '../core/pack.ts';
import { finish, type Work } from '../core/work.ts';
import { levelHash } from './levelHash.ts';
import type { LevelKey, LevelResult, Result } from './result.ts';

/** Of a result that somebody else wrote down: whether its moves prove it, there are none, or they tell otherwise. */
type Trust = 'proved' | 'claimed' | 'false';

/** How far a result of this level can be trusted. A false one belongs in no table, however good it looks. */
export const check = <S, M>(game: Game<S, M>, level: Level, { moves, pushes, solution }: Result): Trust => {
  if (solution === undefined) return 'claimed';
  const [judged] = judge(game, { ...level, lines: [{ moves: solution }] });
  if (!judged?.solved || judged.score.moves !== moves) return 'false';
  return pushes === undefined || pushes === judged.score.pushes ? 'proved' : 'false';
};

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
 * and hash that their level has there; what is of no level there cannot be proved, and stays claimed.
 */
export function* trustedSteps<S, M>(
  game: Game<S, M>,
  levels: readonly Level[],
  results: readonly LevelResult[],
): Work<Sifted> {
  const levelOf = finder(knownIn(game, levels));
  const kept: TrustedResult[] = [];
  for (const [index, result] of results.entries()) {
    yield index / results.length;
    const known = levelOf(result);
    const trust = known ? check(game, known.level, result) : 'claimed';
    if (trust !== 'false') kept.push({ ...result, ...known?.key, trust });
  }
  return { results: kept, left: results.length - kept.length };
}

/** The same in one go. */
export const trusted = <S, M>(game: Game<S, M>, levels: readonly Level[], results: readonly LevelResult[]): Sifted =>
  finish(trustedSteps(game, levels, results));

/** Tells the hash of the level that has a result's number, if the result is proved there. */
export type Prover = (result: LevelResult) => string | undefined;

export const prover =
  <S, M>(game: Game<S, M>, levels: readonly Level[]): Prover =>
  (result) => {
    const level = levels[result.level - 1];
    const hash = level && levelHash(game, level);
    return hash !== undefined && check(game, level!, result) === 'proved' ? hash : undefined;
  };
