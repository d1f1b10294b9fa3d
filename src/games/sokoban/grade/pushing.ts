import { type Cell, DIRECTIONS } from '../../../core/grid.ts';
import type { Setting } from '../engine/attempt.ts';
import { destination, isHandover, type Move, type State } from '../rules.ts';

/** A push of a line: which box, by its number, between which places. */
export interface BoxPush {
  readonly box: number;
  readonly from: number;
  readonly to: number;
  readonly direction: number;
  /** Where the pusher was when the push before it was made, or at the start. */
  readonly pusher: number;
}

/** The pushes of a line that the rules allow. */
export const pushesOf = (start: State, { floor, boxes }: Setting, line: readonly Move[]): readonly BoxPush[] => {
  const { cells, next } = floor;
  const places = [...boxes];
  const pushes: BoxPush[] = [];
  const placeOf = (cell: Cell): number => cells.indexOf(cell);
  let at = placeOf(start.pusher);
  let pusher = at;
  for (const move of line) {
    if (isHandover(move)) {
      at = placeOf(destination({ ...start, pusher: cells[at]! }, move)!);
      pusher = at;
      continue;
    }
    const direction = DIRECTIONS.indexOf(move);
    const from = next[at * 4 + direction]!;
    const box = places.indexOf(from);
    at = from;
    if (box < 0) continue;
    const to = next[from * 4 + direction]!;
    places[box] = to;
    pushes.push({ box, from, to, direction, pusher });
    pusher = at;
  }
  return pushes;
};
