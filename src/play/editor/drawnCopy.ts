import { claimsToSolve } from '../../core/judge.ts';
import type { Level, Pack } from '../../core/pack.ts';
import type { Opened } from '../packs/opened.ts';
import { gradeOf, notesOf } from '../speech/grade.ts';
import { levelTitle } from '../speech/levelTitle.ts';
import { written } from '../speech/written.ts';
import type { Translator } from '../words/language.ts';
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

/** The same with what the player has read: what we have written, in his language. */
export const spokenCopy = (opened: Opened, number: number, spoken: Translator): Omit<DrawnLevel, 'id'> => {
  const { pack } = opened;
  const level = pack.levels[number - 1]!;
  const { author, notes, ...copy } = drawnCopy(level, pack);
  return {
    ...copy,
    title: spoken(levelTitle(opened, level.title, number)),
    ...(author && { author: spoken(written(opened, author)) }),
    ...(notes && { notes: spoken(written(opened, notes)) }),
  };
};
