import { errorOf, type Level } from '../../core/pack.ts';
import { findMakable } from '../../games/makers.ts';
import { gradeOf } from '../speech/grade.ts';

/** Whether levels of a game are graded. */
export const isGraded = (game: string): boolean => findMakable(game)?.grader !== undefined;

/** Whether somebody may ask how hard a level is: where nobody has told. */
export const isGradable = (game: string, level: Level): boolean =>
  isGraded(game) && gradeOf(level) === undefined && !errorOf(level);
