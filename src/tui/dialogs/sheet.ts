import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { type Box, boxFor, type Line, paintBox, roomIn } from './box.ts';
import { strideOf } from './strides.ts';

/** Rows that the frame takes. */
const FRAME = 2;

/** Something to read, longer than the screen perhaps. */
export interface Text {
  /** In so many columns. */
  lines(room: number): readonly Line[];
  /** Does something on a key; tells whether the key was meant for it. */
  press?(key: Key): boolean;
}

/** A sheet of text that scrolls. Any key that means nothing to it puts it away. */
class Sheet implements Layer {
  readonly #screen: Screen;
  readonly #text: Text;
  readonly #close: (answer: undefined) => void;
  #top = 0;
  #box: Box | undefined;

  constructor(screen: Screen, text: Text, close: (answer: undefined) => void) {
    this.#screen = screen;
    this.#text = text;
    this.#close = close;
  }

  press(key: Key): void {
    if (this.#text.press?.(key)) return;
    const stride = strideOf(key.name, this.#room);
    const isLong = !this.#box || this.#box.lines.length > this.#room;
    if (stride !== undefined && isLong) this.wheel(stride);
    else this.#close(undefined);
  }

  click(): void {
    this.#close(undefined);
  }

  wheel(lines: number): void {
    const most = Math.max(0, (this.#box?.lines.length ?? 0) - this.#room);
    this.#top = Math.max(0, Math.min(most, this.#top + lines));
  }

  paint(canvas: Canvas): void {
    const box = boxFor(canvas, this.#text.lines(roomIn(canvas)));
    this.#box = box;
    this.wheel(0);
    paintBox(canvas, { area: box.area, lines: box.lines.slice(this.#top) }, this.#screen.terminal.isWide);
    const below = box.lines.length - this.#room - this.#top;
    const mark = this.#screen.terminal.isWide ? ['▲', '▼'] : ['^', 'v'];
    if (this.#top > 0) canvas.put(box.area.x + box.area.width - 1, box.area.y - 1, mark[0]!);
    if (below > 0) canvas.put(box.area.x + box.area.width - 1, box.area.y + box.area.height, mark[1]!);
  }

  get #room(): number {
    return Math.max(1, this.#screen.terminal.height - FRAME);
  }
}

/** Shows something to read until it is put away. */
export const show = (screen: Screen, text: Text): Promise<undefined> =>
  screen.open<undefined>((close) => new Sheet(screen, text, close));
