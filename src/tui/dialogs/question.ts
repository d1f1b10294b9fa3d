import { columnsOf } from '../../node/columns.ts';
import type { Area, Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { boxFor, CHOSEN, paintBox, roomIn } from './box.ts';

/** One of the answers to a question. */
export interface Answer<T> {
  readonly value: T;
  /** Its first letter gives it. */
  readonly label: string;
  /** Escape gives it; the last one where none is marked so. */
  readonly isEscape?: true;
}

/** Columns between two answers. */
const BETWEEN = 2;

/** As many beside each other as there is room for, and the others below. */
const inRows = (labels: readonly string[], room: number): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  for (const label of labels) {
    const row = rows.at(-1);
    const width = columnsOf([...(row ?? []), label].join(' '.repeat(BETWEEN)));
    if (row && width <= room) row.push(label);
    else rows.push([label]);
  }
  return rows;
};

const areasOf = (row: readonly string[], left: number, y: number): readonly Area[] => {
  let x = left;
  return row.map((label) => {
    const area = { x, y, width: columnsOf(label), height: 1 };
    x += area.width + BETWEEN;
    return area;
  });
};

/** Answers to choose from. */
class Question<T> implements Layer {
  readonly #screen: Screen;
  readonly #text: string;
  readonly #answers: readonly Answer<T>[];
  readonly #close: (value: T) => void;
  #chosen = 0;
  #areas: readonly Area[] = [];

  constructor(screen: Screen, text: string, answers: readonly Answer<T>[], close: (value: T) => void) {
    this.#screen = screen;
    this.#text = text;
    this.#answers = answers;
    this.#close = close;
  }

  press({ name, text }: Key): void {
    const count = this.#answers.length;
    if (name === 'ArrowRight' || name === 'Tab') this.#chosen = (this.#chosen + 1) % count;
    else if (name === 'ArrowLeft') this.#chosen = (this.#chosen + count - 1) % count;
    else this.#give(this.#meant(name, text));
  }

  click(x: number, y: number): void {
    this.#give(this.#areas.findIndex((area) => area.y === y && x >= area.x && x < area.x + area.width));
  }

  paint(canvas: Canvas): void {
    const rows = inRows(
      this.#answers.map(({ label }) => `[ ${label} ]`),
      roomIn(canvas),
    );
    const shown = rows.map((row) => ({ text: row.join('  '), isRow: true as const }));
    const box = boxFor(canvas, [{ text: this.#text }, { text: '' }, ...shown]);
    paintBox(canvas, box, this.#screen.terminal.isWide);
    const top = box.area.y + box.lines.length - rows.length;
    this.#areas = rows.flatMap((row, index) => areasOf(row, box.area.x, top + index));
    for (const [index, area] of this.#areas.entries()) {
      canvas.put(area.x, area.y, rows.flat()[index]!, index === this.#chosen ? CHOSEN : {});
    }
  }

  /** Which answer a key gives; -1 for none. */
  #meant(name: string, text: string | undefined): number {
    if (name === 'Escape') return this.#escape;
    if (name === 'Enter' || name === 'Space') return this.#chosen;
    if (text === undefined) return -1;
    return this.#answers.findIndex(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  }

  get #escape(): number {
    const marked = this.#answers.findIndex(({ isEscape }) => isEscape);
    return marked < 0 ? this.#answers.length - 1 : marked;
  }

  #give(index: number): void {
    const answer = this.#answers[index];
    if (answer) this.#close(answer.value);
  }
}

export const ask = <T>(screen: Screen, text: string, answers: readonly Answer<T>[]): Promise<T> =>
  screen.open<T>((close) => new Question(screen, text, answers, close));
