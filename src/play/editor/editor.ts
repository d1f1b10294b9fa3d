import type { AnyGame } from '../../core/game.ts';
import { type Cell, column, type Direction, neighbour, row } from '../../core/grid.ts';
import type { Brush, Draughtsman, Finding, Sketch } from '../../core/sketching.ts';
import type { View } from '../../core/view.ts';
import { findingsOf } from './findings.ts';
import { cellsAlike, cellsBetween, cellsWithin, painted, type Symmetry } from './painting.ts';

/** How a stroke paints: where it goes along, the cells between two corners, or all that are alike. */
export type Tool = 'pen' | 'rectangle' | 'fill';

export const TOOLS: readonly Tool[] = ['pen', 'rectangle', 'fill'];

/** From the press of a button or key until it is let go: undone as one. */
interface Stroke {
  readonly before: Sketch;
  readonly brush: Brush;
  readonly from: Cell;
  readonly at: Cell;
}

/** So many strokes can be undone: more than anybody remembers. */
const MOST_STROKES = 1000;

/** Somebody draws a level, on whatever screen: the sketch with all that was drawn before, the brush, the cursor. */
export class Editor {
  readonly game: AnyGame;
  readonly draughtsman: Draughtsman;
  #sketch: Sketch;
  #past: readonly Sketch[] = [];
  #future: readonly Sketch[] = [];
  #stroke: Stroke | undefined;
  #cursor: Cell = 0;
  brush: Brush;
  tool: Tool = 'pen';
  symmetry: Symmetry = 'none';

  constructor(game: AnyGame, draughtsman: Draughtsman, sketch = draughtsman.begin()) {
    this.game = game;
    this.draughtsman = draughtsman;
    this.brush = draughtsman.brushes[0]!;
    this.#sketch = sketch;
  }

  get sketch(): Sketch {
    return this.#sketch;
  }

  /** The position text, or what is to become one. */
  get text(): string {
    return this.draughtsman.write(this.#sketch);
  }

  get view(): View {
    return this.draughtsman.view(this.#sketch);
  }

  get findings(): readonly Finding[] {
    return findingsOf(this.game, this.draughtsman, this.#sketch);
  }

  get cursor(): Cell {
    return this.#cursor;
  }

  get isStroking(): boolean {
    return this.#stroke !== undefined;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get eraser(): Brush {
    const { brushes, eraser } = this.draughtsman;
    return brushes.find(({ look }) => look === eraser)!;
  }

  point(cell: Cell): void {
    if (cell >= 0 && cell < this.#sketch.letters.length) this.#cursor = cell;
  }

  /** The cursor goes one cell further; a stroke goes with it. */
  move(direction: Direction): void {
    const next = neighbour(this.#cursor, direction, this.#sketch);
    if (next === undefined) return;
    if (this.#stroke) this.drag(next);
    else this.#cursor = next;
  }

  /** Begins a stroke, with the brush or with the one that erases. */
  press(cell: Cell = this.#cursor, brush: Brush = this.brush): void {
    this.release();
    this.#cursor = cell;
    this.#stroke = { before: this.#sketch, brush, from: cell, at: cell };
    this.#draw(cell);
  }

  /** The stroke goes on to a cell. */
  drag(cell: Cell): void {
    this.#cursor = cell;
    if (!this.#stroke || this.#stroke.at === cell) return;
    this.#draw(cell);
    this.#stroke = { ...this.#stroke, at: cell };
  }

  /** Ends the stroke. */
  release(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke) this.#remember(stroke.before);
  }

  /** Whoever meant something else, two fingers or a key, has drawn nothing. */
  abandon(): void {
    if (this.#stroke) this.#sketch = this.#stroke.before;
    this.#stroke = undefined;
  }

  /** A stroke of one cell. */
  dab(brush: Brush = this.brush, cell: Cell = this.#cursor): void {
    this.press(cell, brush);
    this.release();
  }

  /** Changes the whole at once: turned, flipped, larger, another one altogether. */
  alter(change: (sketch: Sketch) => Sketch): void {
    this.release();
    const before = this.#sketch;
    this.#show(change(before));
    this.#remember(before);
  }

  undo(): void {
    this.release();
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#sketch];
    this.#show(last);
  }

  redo(): void {
    this.release();
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#sketch];
    this.#show(next);
  }

  #draw(cell: Cell): void {
    const { before, brush, from, at } = this.#stroke!;
    const { symmetry, draughtsman } = this;
    const cells = {
      pen: () => cellsBetween(at, cell, before),
      rectangle: () => cellsWithin(from, cell, before),
      fill: () => cellsAlike(from, before),
    }[this.tool]();
    // A pen adds to what it has drawn. Of what there is only one nothing is left on the way.
    const on = this.tool === 'pen' && !brush.lift ? this.#sketch : before;
    this.#sketch = painted(draughtsman, on, brush, { cells, symmetry });
  }

  #remember(before: Sketch): void {
    if (before === this.#sketch) return;
    this.#past = [...this.#past, before].slice(-MOST_STROKES);
    this.#future = [];
  }

  /** The cursor stays on the board, however small that has become. */
  #show(sketch: Sketch): void {
    const [x, y] = [column(this.#cursor, this.#sketch), row(this.#cursor, this.#sketch)];
    this.#sketch = sketch;
    this.#cursor = Math.min(y, sketch.height - 1) * sketch.width + Math.min(x, sketch.width - 1);
  }
}
