import type { Grade, Graded, Grader } from '../../../core/making.ts';
import { bad, ok, type Parsed, say } from '../../../core/parsed.ts';
import { finish, type Work } from '../../../core/work.ts';
import { parse } from '../drawing.ts';
import { settled } from '../gravity.ts';
import type { State } from '../position.ts';
import { type Move, outcome, play } from '../rules.ts';
import { steps } from '../sequence.ts';
import { deadEndsBeside } from './deadEnds.ts';
import { type Figures, figuresOf } from './figures.ts';

/**
 * What each figure counts. A step is cheap and a push is seen by everybody; to leave a box for another, to part what belongs together,
 * to let something fall for ever and to take a box on the head has to be thought of; and a chain has to be seen from its end.
 */
const WEIGHTS: Readonly<Record<keyof Figures, number>> = {
  moves: 1,
  pushes: 2,
  changes: 4,
  partings: 4,
  falls: 4,
  hats: 4,
  chains: 16,
};

/** What each dead end beside the way adds. */
const DEAD_END = 3;

/** The fewest points of the grades from 2 on: each is about a fourth above the one before. */
export const STEPS: readonly number[] = [30, 52, 85, 118, 150, 200, 260, 330, 420];

/** What the figures come to. */
export const pointsOf = (figures: Figures): number => {
  let points = 0;
  for (const name of Object.keys(WEIGHTS) as (keyof Figures)[]) points += WEIGHTS[name] * figures[name];
  return points;
};

/** The grade of so many points, from 1 to 10. */
export const gradeOf = (points: number): Grade => 1 + STEPS.filter((least) => points >= least).length;

/** Grades a level at rest by moves that solve it. */
export function* grading(start: State, moves: readonly Move[]): Work<Graded> {
  const { figures, states } = figuresOf(start, moves);
  const deadEnds = yield* deadEndsBeside(states);
  return { grade: gradeOf(pointsOf(figures) + DEAD_END * deadEnds), figures: { ...figures, deadEnds } };
}

/** The moves that count: refused ones and those after the end are left out, as in a control sequence. */
const playedOf = (start: State, moves: readonly Move[]): Parsed<readonly Move[]> => {
  const played: Move[] = [];
  let state = start;
  for (const move of moves) {
    const next = play(state, move);
    if (!next) continue;
    state = next;
    played.push(move);
  }
  return outcome(state) ? ok(played) : bad(say('The moves do not solve the level.'));
};

export const grader: Grader = {
  grade: (board, moves) => {
    const read = parse(board);
    if (!read.ok) return read;
    const line = steps(moves);
    if (!line.ok) return line;
    const start = settled(read.value);
    const played = playedOf(
      start,
      line.value.map(({ move }) => move),
    );
    return played.ok ? ok(finish(grading(start, played.value))) : played;
  },
};
