import type { Cell } from '../../core/grid.ts';
import type { State } from './position.ts';
import { type Move, moves, play } from './rules.ts';

const isSame = (one: State, other: State): boolean =>
  one.boxes.length === other.boxes.length && one.boxes.every((box, index) => box.cell === other.boxes[index]!.cell);

/** The shortest way of the human to a cell on which no box moves: not even the one on his head. */
export const walk = (start: State, to: Cell): readonly Move[] | undefined => {
  const seen = new Set([start.human]);
  const queue: { readonly state: State; readonly line: readonly Move[] }[] = [{ state: start, line: [] }];
  for (const { state, line } of queue) {
    if (state.human === to) return line;
    for (const move of moves(state)) {
      const next = play(state, move)!;
      if (seen.has(next.human) || !isSame(state, next)) continue;
      seen.add(next.human);
      queue.push({ state: next, line: [...line, move] });
    }
  }
  return undefined;
};
