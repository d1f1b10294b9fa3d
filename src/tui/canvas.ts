import type { Style } from '../core/terminalArt.ts';
import { lettersOf, widthOf } from '../node/columns.ts';
import { PLAIN } from './style.ts';

/** What stands in one place of the screen: a letter, or nothing in the right half of a wide one. */
export interface Place {
  readonly letter: string;
  readonly style: Style;
}

/** Part of the screen, in columns and rows from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Letters of one column each: what boards are drawn with, many times a second. */
const SIMPLE = /^[ -~\u2500-\u259F]*$/;

/** What a terminal would obey instead of showing it: titles and names come from anywhere. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

interface Measured {
  readonly letter: string;
  readonly width: number;
}

const measured = (text: string): readonly Measured[] =>
  SIMPLE.test(text)
    ? Array.from(text, (letter) => ({ letter, width: 1 }))
    : lettersOf(text.replace(CONTROL, ' ')).map((letter) => ({ letter, width: widthOf(letter) }));

const EMPTY: Place = { letter: ' ', style: PLAIN };

/** A picture made of letters. What is put outside it, or outside the area it is clipped to, is lost. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #rows: Place[][];
  #clip: Area;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => EMPTY));
    this.#clip = { x: 0, y: 0, width, height };
  }

  get area(): Area {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  row(y: number): readonly Place[] {
    return this.#rows[y]!;
  }

  /** What is painted meanwhile stays within an area. */
  within(area: Area, paint: () => void): void {
    const before = this.#clip;
    this.#clip = area;
    paint();
    this.#clip = before;
  }

  put(x: number, y: number, text: string, style: Style = PLAIN): void {
    let column = x;
    for (const { letter, width } of measured(text)) {
      if (width === 0) continue;
      if (this.#holds(column, y) && this.#holds(column + width - 1, y))
        this.#place(column, y, { letter, style }, width);
      column += width;
    }
  }

  fill({ x, y, width, height }: Area, style: Style): void {
    for (let row = y; row < y + height; row++) this.put(x, row, ' '.repeat(Math.max(0, width)), style);
  }

  /** The letters alone, without blanks at the ends of rows. */
  text(): string {
    return this.#rows
      .map((row) =>
        row
          .map(({ letter }) => letter)
          .join('')
          .trimEnd(),
      )
      .join('\n');
  }

  #holds(x: number, y: number): boolean {
    const { x: left, y: top, width, height } = this.#clip;
    const isOn = x >= 0 && y >= 0 && x < this.width && y < this.height;
    return isOn && x >= left && y >= top && x < left + width && y < top + height;
  }

  /** Half of a wide letter cannot stay: a blank takes its place. */
  #place(x: number, y: number, place: Place, width: number): void {
    const row = this.#rows[y]!;
    if (row[x]?.letter === '' && x > 0) row[x - 1] = { ...row[x - 1]!, letter: ' ' };
    if (row[x + width]?.letter === '') row[x + width] = { ...row[x + width]!, letter: ' ' };
    row[x] = place;
    if (width === 2) row[x + 1] = { letter: '', style: place.style };
  }
}
