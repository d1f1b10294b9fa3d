import type { Dice } from '../../../../core/random.ts';
import { parse } from '../../position.ts';
import type { State } from '../../rules.ts';
import { Board } from '../board/board.ts';
import { pushesTo } from '../board/distances.ts';
import { type Floor, floorOf } from '../board/floor.ts';
import { placesOf, randomBoard } from '../testing.ts';

/** A position as those see it who tell whether it is lost. */
export interface Drawn {
  readonly state: State;
  readonly floor: Floor;
  readonly dead: Uint8Array;
  readonly boxes: readonly number[];
  readonly pusher: number;
  /** The place below the pusher, where the box is that he has pushed down; his own if there is none. */
  readonly below: number;
  readonly board: Board;
}

const drawnOf = (state: State): Drawn => {
  const floor = floorOf(state.warehouse);
  const { boxes, pusher } = placesOf(state, floor.cells);
  const { dead } = pushesTo(floor.goals, floor);
  const board = new Board(floor, boxes, dead);
  board.load(board.packed.slice(), pusher);
  const below = boxes.find((box) => box === floor.next[pusher * 4 + 2]) ?? pusher;
  return { state, floor, dead, boxes, pusher, below, board };
};

export const drawn = (...rows: readonly string[]): Drawn => {
  const state = parse(rows.join('\n'));
  if (!state.ok) throw new Error(`no board:\n${rows.join('\n')}`);
  return drawnOf(state.value);
};

/** A small board by chance, on which no box stands where it is lost for all to see. */
export const drawnByChance = ({ roll }: Dice): Drawn => {
  for (;;) {
    const one = drawnOf(randomBoard({ roll }, { width: 6 + roll(3), height: 5 + roll(3) }, 1 + roll(5)));
    if (one.boxes.every((box) => !one.dead[box])) return one;
  }
};
