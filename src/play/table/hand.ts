import { type Cell, type Direction, neighbour } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { View } from '../../core/view.ts';
import type { Mark } from './gesture.ts';

/** What is pointed at, for others to see. */
export type Pointing = Pick<Hand, 'cursor' | 'isExploring' | 'selected' | 'marks'>;

/** What the player points at: the cell under the keyboard's cursor, and the thing that is selected. */
export class Hand {
  #cursor: Cell | undefined;
  #isExploring = false;
  #selected: Cell | undefined;
  #marks: readonly Mark[] = [];

  get cursor(): Cell | undefined {
    return this.#cursor;
  }

  /** Whether arrow keys move the cursor where they would otherwise move the tiny man. */
  get isExploring(): boolean {
    return this.#isExploring;
  }

  get selected(): Cell | undefined {
    return this.#selected;
  }

  /** Where the selected thing can go. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }

  select(cell: Cell | undefined, marks: readonly Mark[]): void {
    this.#selected = cell;
    this.#marks = marks;
  }

  release(): void {
    this.select(undefined, []);
  }

  /** Begins to look around from a cell, or ends it; returns what is to be said of that. */
  explore(from: Cell): Message {
    this.#isExploring = !this.#isExploring;
    this.#cursor = this.#isExploring ? from : undefined;
    return this.#isExploring
      ? say('The arrow keys look around. Enter chooses a cell, Escape ends it.')
      : say('The arrow keys play again.');
  }

  /** The first key shows where the cursor is: in the middle. */
  move(direction: Direction, view: View): Cell {
    const at = this.#cursor;
    this.#cursor = at === undefined ? middleOf(view) : (neighbour(at, direction, view) ?? at);
    return this.#cursor;
  }
}

/** Where the cursor begins. */
export const middleOf = ({ width, height }: View): Cell => Math.floor(height / 2) * width + Math.floor(width / 2);
