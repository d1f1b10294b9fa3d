import type { Cell } from '../../core/grid.ts';
import type { Gesture } from '../../play/table/gesture.ts';

/** Tells drawing from tapping: whatever leaves the cell where it was pressed is drawn, and what is drawn is lifted first. */
export class Drag {
  readonly #ongesture: (gesture: Gesture) => void;
  #pressed: Cell | undefined;
  #isDrawn = false;

  constructor(ongesture: (gesture: Gesture) => void) {
    this.#ongesture = ongesture;
  }

  /** What is being drawn, by the cell where it stands. */
  get from(): Cell | undefined {
    return this.#isDrawn ? this.#pressed : undefined;
  }

  /** A cell where something stands; undefined where there is nothing to draw. */
  press(cell: Cell | undefined): void {
    this.#pressed = cell;
    this.#isDrawn = false;
  }

  move(over: Cell | undefined): void {
    if (this.#pressed === undefined || this.#isDrawn || over === this.#pressed) return;
    this.#isDrawn = true;
    this.#ongesture({ kind: 'lift', cell: this.#pressed });
  }

  /** Beside the board, or when the browser breaks it off, it goes back to where it was. */
  drop(to: Cell | undefined): void {
    const { from } = this;
    this.#pressed = undefined;
    if (from !== undefined) this.#ongesture({ kind: 'drag', from, to: to ?? from });
  }

  /** Whether a click belongs to what was just drawn, and is no tap. Told once. */
  swallow(): boolean {
    const wasDrawn = this.#isDrawn;
    this.#isDrawn = false;
    return wasDrawn;
  }
}
