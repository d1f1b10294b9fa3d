import { columnsOf } from '../../node/columns.ts';
import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { boxFor, CHOSEN, type Line, paintBox } from './box.ts';
import { edited, type LineEdit, lineOf, markedLine, textOf } from './lineEdit.ts';

/** A question that is answered by typing. */
export interface PromptText {
  readonly question: string;
  readonly text?: string;
  /** What was wrong with the answer before. */
  readonly complaint?: string | undefined;
  /** What Enter and Escape do. */
  readonly hint: string;
}

/** Columns that an answer has at least. */
const ROOM = 30;

/** The letters around the caret: of a long line its end has to be seen. */
const visible = (
  line: LineEdit,
  room: number,
): { readonly before: string; readonly at: string; readonly after: string } => {
  let from = 0;
  const before = (): string => line.letters.slice(from, line.caret).join('');
  while (from < line.caret && columnsOf(before()) > room - 2) from++;
  return { before: before(), at: line.letters[line.caret] ?? ' ', after: line.letters.slice(line.caret + 1).join('') };
};

class Prompt implements Layer {
  readonly #screen: Screen;
  readonly #asked: PromptText;
  readonly #close: (answer: string | undefined) => void;
  #line: LineEdit;

  constructor(screen: Screen, asked: PromptText, close: (answer: string | undefined) => void) {
    this.#screen = screen;
    this.#asked = asked;
    this.#close = close;
    const { text = '', complaint } = asked;
    // What was wrong is to be corrected, not typed again.
    this.#line = complaint === undefined ? markedLine(text) : lineOf(text);
  }

  press(key: Key): void {
    if (key.name === 'Enter') this.#close(textOf(this.#line));
    else if (key.name === 'Escape') this.#close(undefined);
    else this.#line = edited(this.#line, key);
  }

  paint(canvas: Canvas): void {
    const { question, complaint, hint } = this.#asked;
    const lines: readonly Line[] = [
      ...(complaint === undefined ? [] : [{ text: complaint }]),
      { text: question },
      { text: ' '.repeat(ROOM), isRow: true },
      { text: hint, style: { fg: 'dim' } },
    ];
    const box = boxFor(canvas, lines);
    const y = box.area.y + box.lines.findIndex(({ isRow }) => isRow);
    const { before, at, after } = visible(this.#line, box.area.width - 2);
    paintBox(canvas, box, this.#screen.terminal.isWide);
    canvas.within(box.area, () => {
      canvas.put(box.area.x, y, '> ');
      canvas.put(box.area.x + 2, y, before, this.#line.isMarked ? CHOSEN : {});
      const caret = box.area.x + 2 + columnsOf(before);
      canvas.put(caret, y, at, CHOSEN);
      canvas.put(caret + columnsOf(at), y, after);
    });
  }
}

/** Asks for a line; undefined when the player would rather not say. */
export const prompt = (screen: Screen, asked: PromptText): Promise<string | undefined> =>
  screen.open<string | undefined>((close) => new Prompt(screen, asked, close));
