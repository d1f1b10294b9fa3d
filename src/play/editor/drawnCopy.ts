import type { Level, Pack } from '../../core/pack.ts';
import { gradeOf, notesOf } from '../speech/grade.ts';
import type { DrawnLevel } from './drawnPacks.ts';

/** A level as it is drawn on from. Its grade is that of its board: it goes with the first stroke. */
export const drawnCopy = (level: Level, pack: Pack): Omit<DrawnLevel, 'id'> => {
  const [author, notes, grade] = [level.author ?? pack.author, notesOf(level), gradeOf(level)];
  return {
    ...{ title: level.title, board: level.board },
    ...(author && { author }),
    ...(notes && { notes }),
    ...(grade !== undefined && { grade }),
  };
};
