import type { LevelResult } from './result.ts';

/** The fewest of everything that is counted, each by itself, in the results of a level; empty where there are none. */
export const bestOf = (results: readonly LevelResult[], hash: string | undefined): Readonly<Record<string, number>> => {
  const those = results.filter((result) => result.hash !== undefined && result.hash === hash);
  const fewest = (amounts: readonly (number | undefined)[]): number =>
    Math.min(...amounts.filter((amount) => amount !== undefined));
  const best = { moves: fewest(those.map(({ moves }) => moves)), pushes: fewest(those.map(({ pushes }) => pushes)) };
  return Object.fromEntries(Object.entries(best).filter(([, amount]) => Number.isFinite(amount)));
};
