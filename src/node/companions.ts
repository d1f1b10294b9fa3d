import { basename, dirname, join } from 'node:path';
import { solutionFile } from '../core/series.ts';
import { withSolution } from '../play/packs/companions.ts';
import type { Opened } from '../play/packs/opened.ts';
import { isThere, readTextFile } from './textFile.ts';

/** What was read from a file, with what the files beside it add. */
export const withFilesBeside = (path: string, opened: Opened, encoding?: string): Opened => {
  const { series } = opened.game;
  const solution = series && solutionFile(series, basename(path));
  // Old systems write names in capitals.
  const names = solution === undefined ? [] : [solution, solution.toUpperCase()];
  const beside = names.map((name) => join(dirname(path), name)).find(isThere);
  if (beside === undefined) return opened;
  const moves = readTextFile(beside, encoding);
  const levels = opened.pack.levels.map((level) => withSolution(level, beside, moves));
  return { ...opened, pack: { ...opened.pack, levels } };
};
