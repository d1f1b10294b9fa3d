import { basename, dirname, join } from 'node:path';
import { solutionFile } from '../core/series.ts';
import { withSolution } from '../play/packs/companions.ts';
import type { Opened } from '../play/packs/opened.ts';
import { isThere, readTextFile } from './textFile.ts';

/** What was read from a file, with what the files beside it add. */
export const withFilesBeside = (path: string, opened: Opened, encoding?: string): Opened => {
  const { series } = opened.game;
  const solution = series && solutionFile(series, basename(path));
  const beside = solution === undefined ? undefined : join(dirname(path), solution);
  if (beside === undefined || !isThere(beside)) return opened;
  const moves = readTextFile(beside, encoding);
  const levels = opened.pack.levels.map((level) => withSolution(level, beside, moves));
  return { ...opened, pack: { ...opened.pack, levels } };
};
