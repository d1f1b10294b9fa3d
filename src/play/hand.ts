import { type Cell, type Direction, neighbour } from '../core/grid.ts';
import type { View } from '../core/view.ts';
import { type Mark, reach, type Scene } from './gesture.ts';

/** What the player points at: the cell under the keyboard's cursor, and the thing that is selected. */
export class Hand {
  #cursor: Cell | undefined;
  #selected: Cell | undefined;
  #marks: readonly Mark[] = [];

  get cursor(): Cell | undefined {
    return this.#cursor;
  }

  get selected(): Cell | undefined {
    return this.#selected;
  }

  /** Where the selected thing can go. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }

  /** Finding where a box can go takes its time on a large board: it is done once, not for every picture. */
  select(cell: Cell, scene: Scene): void {
    this.#selected = cell;
    this.#marks = reach(scene, cell);
  }

  release(): void {
    this.#selected = undefined;
    this.#marks = [];
  }

  /** The first key shows where the cursor is: in the middle. */
  move(direction: Direction, view: View): Cell {
    const middle = Math.floor(view.height / 2) * view.width + Math.floor(view.width / 2);
    const at = this.#cursor;
    this.#cursor = at === undefined ? middle : (neighbour(at, direction, view) ?? at);
    return this.#cursor;
  }
}
