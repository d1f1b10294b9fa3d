import type { Grader } from '../../../core/making.ts';
import { bad, ok, say } from '../../../core/parsed.ts';
import { settingOf } from '../engine/setting.ts';
import { steps } from '../notation.ts';
import { parse } from '../position.ts';
import { type Move, outcome, play, type State } from '../rules.ts';
import { gradeSolution } from './grade.ts';

/** What is graded: with more goals, to look at what lies beside each push takes too long. */
const MOST_CELLS = 2 ** 14;
const MOST_GOALS = 2 ** 6;

/** The part of a line up to where the level is solved; undefined if it never is. */
const solvingPart = (start: State, line: readonly Move[]): readonly Move[] | undefined => {
  let state: State | undefined = start;
  for (const [index, move] of line.entries()) {
    state = play(state, move);
    if (!state) return undefined;
    if (outcome(state)) return line.slice(0, index + 1);
  }
  return undefined;
};

export const grader: Grader = {
  grade: (board, moves) => {
    const start = parse(board);
    if (!start.ok) return start;
    const line = steps(moves);
    if (!line.ok) return line;
    const { size, goals } = settingOf(start.value).floor;
    if (size > MOST_CELLS || goals.length > MOST_GOALS) return bad(say('The board is too large to be graded.'));
    const part = solvingPart(
      start.value,
      line.value.map(({ move }) => move),
    );
    return part ? ok(gradeSolution(start.value, part)) : bad(say('The moves do not solve the level.'));
  },
};
