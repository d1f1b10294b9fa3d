import { DIRECTIONS } from '../../../../core/grid.ts';
import { formatMove, steps } from '../../notation.ts';
import { isHandover, outcome, play, type State } from '../../rules.ts';

/** The directions of a line as far as it takes to solve the level; undefined if it does not. */
export const readSolution = (start: State, moves: string): Uint8Array | undefined => {
  const line = steps(moves);
  if (!line.ok) return undefined;
  const directions: number[] = [];
  let state: State | undefined = start;
  for (const { move } of line.value) {
    if (outcome(state)) break;
    if (isHandover(move)) return undefined;
    state = play(state, move);
    if (!state) return undefined;
    directions.push(DIRECTIONS.indexOf(move));
  }
  return outcome(state) && Uint8Array.from(directions);
};

/** The line that these directions are: the rules have to agree that it solves the level. */
export const writeSolution = (start: State, directions: Uint8Array): string => {
  const words: string[] = [];
  let state: State | undefined = start;
  for (const direction of directions) {
    const move = DIRECTIONS[direction]!;
    if (state) words.push(formatMove(state, move));
    state = state && play(state, move);
  }
  if (!state || !outcome(state)) throw new Error('a line that was improved does not solve the level');
  return words.join('');
};
