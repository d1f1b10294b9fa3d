import { columnsOf, tame } from '../../node/columns.ts';
import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { scrolled } from '../viewport.ts';
import { BOLD, type Box, boxFor, CHOSEN, paintBox } from './box.ts';
import { strideOf } from './strides.ts';

/** Something to choose one of. */
export interface Menu {
  readonly title: string;
  readonly items: readonly string[];
  readonly hint: string;
}

/** Rows of the box that are no items: its frame, the title, a blank row, and the hint with one above it. */
const OTHERS = 6;

/** Columns of the screen that are no items: the frame and the blanks beside it. */
const BESIDE = 6;

const filled = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columnsOf(text)));

/** What becomes of a choice, and where it begins. */
interface Choosing {
  pick(index: number): void;
  close(): void;
  readonly at?: number;
}

class List implements Layer {
  readonly #screen: Screen;
  readonly #menu: () => Menu;
  readonly #pick: (index: number) => void;
  readonly #close: () => void;
  #chosen: number;
  #top = 0;
  #box: Box | undefined;

  constructor(screen: Screen, menu: () => Menu, { pick, close, at = 0 }: Choosing) {
    this.#screen = screen;
    this.#menu = menu;
    this.#pick = pick;
    this.#close = close;
    this.#chosen = at;
  }

  press({ name }: Key): void {
    const stride = strideOf(name, this.#room);
    if (stride !== undefined) this.#go(stride);
    else if (name === 'Escape' || name === 'Q') this.#close();
    else if (name === 'Enter' || name === 'Space') this.#pick(this.#chosen);
  }

  click(x: number, y: number): void {
    if (!this.#box) return;
    const { area } = this.#box;
    const index = y - area.y - 2 + this.#top;
    const isItem = index >= this.#top && index < Math.min(this.#menu().items.length, this.#top + this.#room);
    if (isItem && x >= area.x && x < area.x + area.width) this.#pick(index);
  }

  wheel(lines: number): void {
    this.#go(lines);
  }

  paint(canvas: Canvas): void {
    const { title, items, hint } = this.#menu();
    this.#top = scrolled(this.#top, this.#chosen, items.length, this.#room);
    const width = Math.min(canvas.width - BESIDE, Math.max(20, ...items.map(columnsOf)) + 2);
    const shown = items.slice(this.#top, this.#top + this.#room).map((item, index) => ({
      text: filled(tame(` ${item}`, width), width),
      isRow: true as const,
      style: this.#top + index === this.#chosen ? CHOSEN : {},
    }));
    const where = items.length > this.#room ? `  ${this.#chosen + 1}/${items.length}` : '';
    const foot = [{ text: '' }, { text: hint, style: { fg: 'dim' as const } }];
    this.#box = boxFor(canvas, [{ text: title + where, style: BOLD }, { text: '' }, ...shown, ...foot]);
    paintBox(canvas, this.#box, this.#screen.terminal.isWide);
  }

  get #room(): number {
    return Math.max(1, this.#screen.terminal.height - OTHERS);
  }

  #go(stride: number): void {
    this.#chosen = Math.max(0, Math.min(this.#menu().items.length - 1, this.#chosen + stride));
  }
}

/** Lets the player choose, from one of them on; undefined when he wants none of it. */
export const choose = (screen: Screen, menu: () => Menu, at = 0): Promise<number | undefined> =>
  screen.open<number | undefined>(
    (close) => new List(screen, menu, { pick: close, close: () => close(undefined), at }),
  );

/** Lets the player choose again and again, until he has enough. */
export const chooseMany = (screen: Screen, menu: () => Menu, pick: (index: number) => void): Promise<undefined> =>
  screen.open<undefined>((close) => new List(screen, menu, { pick, close: () => close(undefined) }));
