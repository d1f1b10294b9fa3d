import type { AnyGame } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import type { Gesture } from '../../play/table/gesture.ts';

/** What stands there and can be drawn. A finger that begins at a thing that turns, or where nothing stands, leads that. */
export const drawableAt = (cell: Cell | undefined, { pieces }: View, led: AnyGame['looks']): Cell | undefined => {
  const piece = cell === undefined ? undefined : pieces[cell];
  return piece === undefined || led[piece]?.turns === true ? undefined : cell;
};

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
