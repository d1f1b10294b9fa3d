import { groupsBy } from '../core/groups.ts';
import type { LevelKey } from './result.ts';

/** The hash tells which level it is; where one of the two has none, the number has to. */
export const isSameLevel = (one: LevelKey, other: LevelKey): boolean =>
  one.hash !== undefined && other.hash !== undefined ? one.hash === other.hash : one.level === other.level;

/** Equal for levels that a file keeps in one place: those of one hash, or of one number without a hash. */
export const levelId = ({ level, hash }: LevelKey): string => hash ?? `#${level}`;

/** The results of one level. */
export const resultsOf = <R extends LevelKey>(results: readonly R[], level: LevelKey): readonly R[] =>
  results.filter((result) => isSameLevel(result, level));

/** What belongs to one level together. What has no hash belongs to the first level that has its number. */
export const byLevel = <T>(all: readonly T[], keyOf: (each: T) => LevelKey): readonly (readonly T[])[] => {
  const hashes = new Map<number, string>();
  for (const { level, hash } of all.map(keyOf)) {
    if (hash !== undefined && !hashes.has(level)) hashes.set(level, hash);
  }
  return groupsBy(all, (each) => keyOf(each).hash ?? hashes.get(keyOf(each).level) ?? levelId(keyOf(each)));
};
