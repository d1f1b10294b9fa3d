import { claimsToSolve } from '../../core/judge.ts';
import type { Level, Pack } from '../../core/pack.ts';
import { gradeOf, notesOf } from '../speech/grade.ts';
import type { DrawnLevel } from './drawnPacks.ts';

/** A level as it is drawn on from. Its solution and its grade are those of its board: they go with the first stroke. */
export const drawnCopy = (level: Level, pack: Pack): Omit<DrawnLevel, 'id'> => {
  const [author, notes, grade] = [level.author ?? pack.author, notesOf(level), gradeOf(level)];
  const solution = level.lines.find(claimsToSolve)?.moves;
  return {
    ...{ title: level.title, board: level.board },
    ...(author && { author }),
    ...(notes && { notes }),
    ...(solution && { solution }),
    ...(grade !== undefined && { grade }),
  };
};
