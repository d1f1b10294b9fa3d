import type { Box } from '../../core/drawing/drawing.ts';
import type { View } from '../../core/view.ts';
import { artworkOf, type Drawable } from './artwork.svelte.ts';
import { following, type Lens, type Point, panned, type Room, seenThrough, wholeCell, zoomed } from './lens.ts';

/** How much larger one key or one notch makes everything. */
const NOTCH = 1.25;

/** Pixels of a cell that a board gets which would be too small as a whole. */
const NEAR = 34;

/** Pixels around the picture of a board, in its place. */
export const INSET = 8;

/** The lens that a board is looked at through; none as long as all of it is seen. */
export class Glass {
  #lens: Lens | undefined = $state.raw();
  #room: Room = $state.raw({ width: 0, height: 0 });
  readonly #whole: Box;
  readonly #least: number;
  #isChosen = false;
  #isForFingers = false;

  constructor(whole: Box, least: number) {
    this.#whole = whole;
    this.#least = least;
  }

  /** What is seen, in cells; undefined for all of it. */
  get seen(): Box | undefined {
    return this.#lens && this.#room.width > 0 ? seenThrough(this.#whole, this.#room, this.#lens) : undefined;
  }

  get whole(): Box {
    return this.#whole;
  }

  /** Whether cells would be too small for a finger if all of the board were seen. */
  get isTooSmall(): boolean {
    return this.#isForFingers && wholeCell(this.#whole, this.#room) < this.#least;
  }

  /** The board has another place. As long as nobody has chosen otherwise, cells that are too small for a finger are drawn larger. */
  fit(room: Room, isForFingers: boolean, at: Point): void {
    this.#room = room;
    this.#isForFingers = isForFingers;
    if (this.#isChosen || room.width === 0) return;
    this.#lens = this.isTooSmall ? { cell: NEAR, ...at } : undefined;
  }

  follow(to: Point): void {
    if (this.#lens) this.#lens = following(this.#whole, this.#room, this.#lens, to);
  }

  zoom(factor: number, at?: Point): void {
    this.#isChosen = true;
    this.#lens = zoomed(this.#whole, this.#room, this.#lens, { factor, at });
  }

  larger(at?: Point): void {
    this.zoom(NOTCH, at);
  }

  smaller(at?: Point): void {
    this.zoom(1 / NOTCH, at);
  }

  /** By pixels of the screen. */
  pan(by: Point): void {
    if (this.#lens) this.#lens = panned(this.#whole, this.#room, this.#lens, by);
  }

  /** All of it, or what is around a point from near. */
  toggle(at: Point): void {
    this.#isChosen = true;
    this.#lens = this.#lens ? undefined : { cell: NEAR, ...at };
  }

  showAll(): void {
    this.#isChosen = true;
    this.#lens = undefined;
  }
}

/** Pixels that a cell has at least where fingers play. */
const LEAST = 32;

/** Of a game. */
export const leastOf = (game: Drawable): number => artworkOf(game)?.least ?? LEAST;

/** All of a board as it is drawn. */
export const boxOf = (game: Drawable, view: View): Box =>
  artworkOf(game)?.box?.(view) ?? { x: 0, y: 0, width: view.width, height: view.height };

export const glassFor = (game: Drawable, view: View, least = leastOf(game)): Glass =>
  new Glass(boxOf(game, view), least);
