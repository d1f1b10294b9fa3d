import type { ScreenBuffer, Terminal as TerminalKit } from 'terminal-kit';
import type { Style } from '../core/terminalArt.ts';
import { visible } from '../node/visible.ts';
import { depthOf, hasUnicode, kindOf, reportsMouse, toAscii } from './ability.ts';
import type { Canvas, Place } from './canvas.ts';
import { type Key, keyOf } from './keys.ts';
import { colourNumber, type Depth } from './style.ts';
import { Typed } from './typed.ts';

/** What happens at a terminal. Places count from 0. */
export interface Listener {
  press(key: Key): void;
  click(x: number, y: number): void;
  /** The button is still down. */
  drag(x: number, y: number): void;
  /** A button was let go. */
  release(): void;
  rightClick(x: number, y: number): void;
  wheel(lines: number): void;
  /** Nothing is on the screen any more, or it has another size. */
  repaint(): void;
}

/** As much of terminal-kit as its types do not tell. */
interface Unlisted {
  createTerminal(options: object): TerminalKit;
  guessTerminal(): { readonly generic: string };
  readonly ScreenBuffer: Omit<typeof ScreenBuffer, 'object2attr'> & {
    new (options: object): ScreenBuffer;
    object2attr(style: object): number;
  };
}

/** terminal-kit takes its time to load: nobody but a player waits for it. */
const load = async (): Promise<Unlisted> => (await import('terminal-kit')).default as unknown as Unlisted;

/** The size of a terminal that does not tell its own. */
const USUAL = { columns: 80, rows: 24 };

/** Terminals do not agree about how wide these are, and what follows would be out of place. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Node asks the environment; that a machine builds something says nothing about who sits at it. */
const bitsOf = (stream: NodeJS.WriteStream): number => {
  const { CI: _, ...env } = process.env;
  return stream.getColorDepth(env);
};

const isSame = (one: readonly Place[] | undefined, other: readonly Place[]): boolean =>
  one?.length === other.length &&
  other.every(({ letter, style }, x) => one[x]!.letter === letter && one[x]!.style === style);

/** A terminal as a screen: it shows pictures, sending only what has changed, and tells what happens at it. */
export class Terminal {
  readonly isWide = hasUnicode(process.env, process.platform);
  readonly depth: Depth;
  readonly #kit: Unlisted;
  readonly #term: TerminalKit;
  readonly #typed: Typed;
  readonly #hasMouse: boolean;
  readonly #attributes = new Map<Style, number>();
  #buffer: ScreenBuffer;
  #shown: readonly (readonly Place[])[] = [];
  #isOpen = false;
  /** Whether it shows something that is no picture, until a key is pressed. */
  #isLent = false;
  #repaint: () => void = () => {};

  static async create(): Promise<Terminal> {
    return new Terminal(await load());
  }

  private constructor(kit: Unlisted) {
    const { stdin, stdout, stderr } = process;
    this.depth = depthOf(process.env, bitsOf(stdout));
    this.#kit = kit;
    this.#typed = new Typed(stdin);
    const generic = kindOf(kit.guessTerminal().generic, this.depth);
    this.#hasMouse = reportsMouse(generic);
    this.#term = kit.createTerminal({ stdin: this.#typed, stdout, stderr, generic, isTTY: true });
    this.#buffer = this.#newBuffer();
  }

  get width(): number {
    return process.stdout.columns || USUAL.columns;
  }

  get height(): number {
    return process.stdout.rows || USUAL.rows;
  }

  open(listener: Listener): void {
    const term = this.#term;
    term.on('key', (name: string, _: unknown, { isCharacter }: { isCharacter: boolean }) => {
      if (this.#isLent) this.#takeBack();
      else listener.press(keyOf(name, isCharacter));
    });
    term.on('mouse', (name: string, { x, y }: { x: number; y: number }) => {
      if (name === 'MOUSE_LEFT_BUTTON_PRESSED') listener.click(x - 1, y - 1);
      if (name === 'MOUSE_RIGHT_BUTTON_PRESSED') listener.rightClick(x - 1, y - 1);
      if (name === 'MOUSE_DRAG') listener.drag(x - 1, y - 1);
      if (name.endsWith('_BUTTON_RELEASED')) listener.release();
      if (name === 'MOUSE_WHEEL_UP') listener.wheel(-1);
      if (name === 'MOUSE_WHEEL_DOWN') listener.wheel(1);
    });
    term.on('resize', () => this.#renew());
    this.#repaint = () => listener.repaint();
    this.enter();
  }

  /** Takes hold of the terminal, also after somebody stopped the program and goes on with it. */
  enter(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#typed.open();
    this.#takeBack();
  }

  /**
   * Leaves lines on the screen that was there before, as any program prints them, until a key is pressed: so a long one is one line to whoever
   * selects it with the mouse, and it is still there when the program has ended.
   */
  lend(lines: readonly string[]): void {
    if (!this.#isOpen) return;
    this.#isLent = true;
    this.#term.grabInput(false);
    this.#term.fullscreen(false);
    process.stdout.write(lines.map((line) => `${visible(line)}\r\n`).join(''));
    this.#term.grabInput({});
  }

  #takeBack(): void {
    this.#isLent = false;
    this.#term.fullscreen(true);
    this.#term.hideCursor();
    this.#term.grabInput(this.#hasMouse ? { mouse: 'drag' } : {});
    this.#renew();
  }

  /** Gives the terminal back as it was, however often it is asked for. Nothing here waits: the program may be dying. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#term.styleReset();
    this.#term.grabInput(false);
    if (!this.#isLent) this.#term.fullscreen(false);
    this.#term.hideCursor(false);
    this.#typed.close();
  }

  draw(canvas: Canvas): void {
    if (!this.#isOpen || this.#isLent) return;
    const rows = Array.from({ length: canvas.height }, (_, y) => canvas.row(y));
    for (const [y, row] of rows.entries()) if (!isSame(this.#shown[y], row)) this.#putRow(row, y);
    this.#shown = rows;
    this.#buffer.draw({ delta: true });
  }

  /** A run of equal style is put at once; a wide letter alone, in case terminal-kit thinks it narrow. */
  #putRow(row: readonly Place[], y: number): void {
    const isWideAt = (x: number): boolean => row[x + 1]?.letter === '';
    let x = 0;
    while (x < row.length) {
      const { style } = row[x]!;
      let end = x + 1;
      while (end < row.length && !isWideAt(x) && !isWideAt(end) && row[end]!.style === style) end++;
      const text = row.slice(x, end).map(({ letter }) => this.#shownAs(letter));
      this.#buffer.put({ x, y, attr: this.#attribute(style), wrap: false, dx: 1, dy: 0 }, text.join(''));
      x = isWideAt(x) ? x + 2 : end;
    }
  }

  /** terminal-kit has room for one code point in a place. */
  #shownAs(letter: string): string {
    if (!this.isWide) return toAscii(letter);
    if (EMOJI.test(letter)) return '* ';
    return letter.length === 1 ? letter : ([...letter.normalize('NFC')][0] ?? '');
  }

  #attribute(style: Style): number {
    const known = this.#attributes.get(style);
    if (known !== undefined) return known;
    const { fg, bg, marked, ...rest } = style;
    const [color, bgColor] = [fg && colourNumber(fg, this.depth), bg && colourNumber(bg, this.depth)];
    const attribute = this.#kit.ScreenBuffer.object2attr({
      ...rest,
      ...(marked && this.depth === 'none' && { inverse: true }),
      ...(color === undefined ? { defaultColor: true } : { color }),
      ...(bgColor === undefined ? { bgDefaultColor: true } : { bgColor }),
    });
    this.#attributes.set(style, attribute);
    return attribute;
  }

  /** Whatever is on the screen, all of it is drawn anew. */
  #renew(): void {
    this.#shown = [];
    this.#buffer = this.#newBuffer();
    this.#repaint();
  }

  #newBuffer(): ScreenBuffer {
    const { width, height } = this;
    return new this.#kit.ScreenBuffer({ dst: this.#term, width, height });
  }
}
