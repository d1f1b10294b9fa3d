import { formatMove } from '../notation.ts';
import { type Move, play, type Square, type State } from '../rules.ts';
import { geometryOf, moveOf } from './geometry.ts';

/** A square from the end of whoever is to move, or back: the second player's board is turned by half. */
const seen = ({ size, turn }: State, { file, rank }: Square): Square =>
  turn === 0 ? { file, rank } : { file: size - 1 - file, rank: size - 1 - rank };

/** A move of the rules as the engine counts it. */
export const numberOf = (state: State, { from, to }: Move): number => {
  const [left, entered] = [seen(state, from), seen(state, to)];
  return moveOf(state.size, left.rank, left.file, entered.file);
};

/** A number of the engine as the rules know it. */
export const moveFrom = (state: State, number: number): Move => {
  const { row, from, to } = geometryOf(state.size);
  const rank = row[number]!;
  return {
    from: seen(state, { file: from[number]!, rank }),
    to: seen(state, { file: to[number]!, rank: rank + 1 }),
  };
};

/** The numbers of a line as moves of the rules, as far as they are any. */
export const written = (state: State, line: readonly number[]): readonly string[] => {
  const texts: string[] = [];
  let here = state;
  for (const number of line) {
    const move = moveFrom(here, number);
    const next = play(here, move);
    if (!next) break;
    texts.push(formatMove(move));
    here = next;
  }
  return texts;
};
