import { dirname, join } from 'node:path';
import type { Level, SavedLine } from '../core/pack.ts';
import { type Parsed, type Problem, say, warning } from '../core/parsed.ts';
import type { Opened } from '../play/library.ts';
import { isThere, readTextFile } from './textFile.ts';

/** A Vexed level in `mapN.txt` has its solution in `solN.txt` beside it. */
const solutionPath = (path: string): string | undefined => {
  const number = /(?:^|[\\/])map(\d+)\.txt$/.exec(path)?.[1];
  return number === undefined ? undefined : join(dirname(path), `sol${number}.txt`);
};

/** What is wrong with the file beside is no fault of the level. */
const doubt = (path: string, { message }: Problem): Problem =>
  warning(say('{file}: {reason}', { file: path, reason: message }));

const withLine = (level: Level, path: string, moves: Parsed<string>): Level => {
  const told = moves.ok ? (moves.warnings ?? []) : [moves.problem];
  const line: SavedLine[] = moves.ok ? [{ title: 'Solution', moves: moves.value }] : [];
  return {
    ...level,
    lines: [...level.lines, ...line],
    problems: [...level.problems, ...told.map((problem) => doubt(path, problem))],
  };
};

/** What was read from a file, with what the files beside it add. */
export const withFilesBeside = (path: string, opened: Opened): Opened => {
  const beside = opened.game.id === 'vexed' ? solutionPath(path) : undefined;
  if (beside === undefined || !isThere(beside)) return opened;
  const moves = readTextFile(beside);
  const levels = opened.pack.levels.map((level) => withLine(level, beside, moves));
  return { ...opened, pack: { ...opened.pack, levels } };
};
