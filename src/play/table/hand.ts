import { type Cell, column, type Direction, neighbour, row } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Shape, View } from '../../core/view.ts';
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

  /** Whether arrow keys move the cursor where they would otherwise move the worker. */
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

  /** The first key shows where the cursor is. */
  show(cell: Cell): void {
    this.#cursor = cell;
  }

  /** Moves the cursor, once it is there. */
  move(from: Cell, direction: Direction, view: View): Cell {
    this.#cursor = neighbour(from, direction, view) ?? from;
    return this.#cursor;
  }
}

/** Where one begins to point: at what can be chosen, as near to the middle as there is any. */
export const beginningOf = (view: View, choices: readonly Pick<Shape, 'from' | 'to'>[]): Cell => {
  const middle = middleOf(view);
  const away = (cell: Cell): number =>
    Math.abs(column(cell, view) - column(middle, view)) + Math.abs(row(cell, view) - row(middle, view));
  const cells = choices.map(({ from, to }) => from ?? to);
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best), cells[0] ?? middle);
};

export const middleOf = ({ width, height }: View): Cell => Math.floor(height / 2) * width + Math.floor(width / 2);
