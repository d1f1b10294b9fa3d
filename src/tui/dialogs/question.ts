import { columnsOf } from '../../node/columns.ts';
import type { Area, Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { boxFor, CHOSEN, paintBox } from './box.ts';

/** One of the answers to a question. */
export interface Answer<T> {
  readonly value: T;
  /** Its first letter gives it. */
  readonly label: string;
  /** Escape gives it; the last one where none is marked so. */
  readonly isEscape?: true;
}

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
    const labels = this.#answers.map(({ label }) => `[ ${label} ]`);
    const box = boxFor(canvas, [{ text: this.#text }, { text: '' }, { text: labels.join('  '), isRow: true }]);
    paintBox(canvas, box, this.#screen.terminal.isWide);
    const y = box.area.y + box.lines.length - 1;
    let { x } = box.area;
    this.#areas = labels.map((label, index) => {
      const area = { x, y, width: columnsOf(label), height: 1 };
      canvas.put(x, y, label, index === this.#chosen ? CHOSEN : {});
      x += area.width + 2;
      return area;
    });
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
