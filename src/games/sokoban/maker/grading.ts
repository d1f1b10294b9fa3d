import type { Grade } from '../../../core/making.ts';
import { grader } from '../grade/index.ts';

/** The grade of a board by a line that solves it, which the grader believes only after playing it. */
export const gradeOf = (board: string, moves: string): Grade => {
  const graded = grader.grade(board, moves);
  if (!graded.ok) throw new Error(`a made level is not solved by its line:\n${board}\n${moves}`);
  return graded.value.grade;
};
