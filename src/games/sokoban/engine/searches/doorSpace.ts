import { DEAD, type Space, type Visit } from '../../../../core/search/bestFirst.ts';
import { Board } from '../board/board.ts';
import { pushesTo } from '../board/distances.ts';
import { opposite } from '../board/floor.ts';
import { type Push, pushNumber, pushOf } from '../board/push.ts';
import { type Sides, sidesTo } from '../board/sides.ts';
import { isUnassignable } from '../deadlocks/assignment.ts';
import { Corrals } from '../deadlocks/corrals.ts';
import { Freeze } from '../deadlocks/freeze.ts';
import type { GoalRoom } from './goalRoom.ts';
import type { Packing } from './packing.ts';

/** The positions outside of a goal room, a push apart. A box that comes to the door is gone. */
export class DoorSpace implements Space {
  readonly start: Uint32Array;
  readonly bytes: number;
  readonly onTop: number;
  readonly #door: number;
  readonly #packing: Packing;
  readonly #board: Board;
  readonly #dead: Uint8Array;
  readonly #sides: Sides;
  readonly #freeze: Freeze;
  readonly #corrals: Corrals;
  /** The bound of the position being expanded, and of the one just visited. */
  #expanded = 0;
  #visited = 0;

  constructor({ door, outside }: GoalRoom, packing: Packing, boxes: readonly number[], pusher: number) {
    this.#door = door;
    this.#packing = packing;
    this.#dead = pushesTo([door], outside).dead;
    this.#board = new Board(outside, boxes, this.#dead);
    this.#sides = sidesTo(door, outside);
    this.#freeze = new Freeze(outside, this.#dead);
    this.#corrals = new Corrals(outside, this.#dead);
    this.#board.setLast(this.#board.room(pusher));
    this.#visited = this.#total(pusher);
    this.start = this.#board.packed.slice();
    this.bytes = this.#sides.parts.byteLength;
    this.onTop = packing.reduce((sum, { length }) => sum + length, 0);
  }

  bound(): number {
    return isUnassignable(this.#visited) ? DEAD : this.#visited;
  }

  expand(position: Uint32Array, visit: Visit): void {
    const board = this.#board;
    const room = position.at(-1)!;
    board.load(position, room);
    this.#expanded = this.#total(room);
    this.#corrals.choose(board);
    for (let index = 0; index < board.boxes.length; index++) {
      const box = board.boxes[index]!;
      if (this.#corrals.canWait(box)) continue;
      for (let direction = 0; direction < 4; direction++) {
        if (this.#canPush(box, direction)) this.#push(index, direction, visit);
      }
    }
  }

  /** What the boxes need together, each as if it were alone. */
  #total(pusher: number): number {
    let total = 0;
    for (const box of this.#board.boxes) total += this.#length(box, pusher);
    return total;
  }

  #length(box: number, pusher: number): number {
    const { parts, lengths } = this.#sides;
    return lengths[box * 4 + parts[box * this.#board.floor.size + pusher]!]!;
  }

  #canPush(box: number, direction: number): boolean {
    const { floor, taken, reach } = this.#board;
    const to = floor.next[box * 4 + direction]!;
    return !taken[to] && !this.#dead[to] && reach.has(floor.next[box * 4 + opposite(direction)]!);
  }

  #push(index: number, direction: number, visit: Visit): void {
    const { boxes, floor } = this.#board;
    const from = boxes[index]!;
    const [to, pusher] = [floor.next[from * 4 + direction]!, floor.next[from * 4 + opposite(direction)]!];
    // He goes a step, but to no other side of any other box: they stay as far away as they are.
    this.#visited = this.#expanded - this.#length(from, pusher) + this.#length(to, from);
    if (isUnassignable(this.#visited)) return;
    if (to === this.#door) this.#deliver(index, direction, visit);
    else this.#shift(index, direction, visit);
  }

  /** Pushes a box to the door, visits the position without it, and takes the push back. */
  #deliver(index: number, direction: number, visit: Visit): void {
    const board = this.#board;
    const from = board.boxes[index]!;
    board.remove(index);
    board.setLast(board.room(from));
    visit(board.packed, pushNumber(from, direction), 1);
    board.restore(index, from);
  }

  /** Pushes, visits the position after it unless it is a deadlock, and takes the push back. */
  #shift(index: number, direction: number, visit: Visit): void {
    const board = this.#board;
    const from = board.boxes[index]!;
    const to = board.floor.next[from * 4 + direction]!;
    board.move(index, to);
    if (!this.#freeze.isDeadlock(board.boxes, to)) {
      board.setLast(board.room(from));
      visit(board.packed, pushNumber(from, direction), 1);
    }
    board.move(index, from);
  }

  /** The pushes of a way from the start to the end: each box is brought home as soon as it is at the door. */
  pushesOf(moves: readonly number[]): readonly Push[] {
    const { next } = this.#board.floor;
    let delivered = 0;
    return moves.flatMap((move) => [pushOf(move), ...(next[move] === this.#door ? this.#packing[delivered++]! : [])]);
  }
}
