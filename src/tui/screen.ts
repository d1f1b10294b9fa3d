import { Canvas } from './canvas.ts';
import type { Key } from './keys.ts';
import type { Terminal } from './terminal.ts';

/** Something that lies on the screen, over others. The topmost one gets the keys. */
export interface Layer {
  paint(canvas: Canvas): void;
  press(key: Key): void;
  /** Places are those of the screen. */
  click?(x: number, y: number): void;
  drag?(x: number, y: number): void;
  release?(): void;
  rightClick?(x: number, y: number): void;
  wheel?(lines: number): void;
}

/** What lies on the screen, one over another: a game, and over it whatever asks or tells something. */
export class Screen {
  readonly terminal: Pick<Terminal, 'width' | 'height' | 'isWide' | 'depth' | 'draw' | 'lend'>;
  /** Told of Ctrl+C, whatever lies on top. */
  interrupt: () => void = () => {};
  #layers: readonly Layer[] = [];
  #errands = 0;
  /** Keys that were pressed too early. */
  #ahead: readonly Key[] = [];
  #drawing: ReturnType<typeof setImmediate> | undefined;

  constructor(terminal: Screen['terminal']) {
    this.terminal = terminal;
  }

  /** Lays something on top, until it closes itself with an answer. */
  open<T>(make: (close: (answer: T) => void) => Layer): Promise<T> {
    return new Promise((resolve) => {
      const layer = make((answer) => {
        this.#layers = this.#layers.filter((each) => each !== layer);
        this.changed();
        resolve(answer);
      });
      this.#layers = [...this.#layers, layer];
      this.changed();
      this.#catchUp();
    });
  }

  /**
   * Does something that asks one thing after another. Keys that are pressed between two questions wait for the next one,
   * so that nobody who types ahead does something to the game.
   */
  async during(work: () => Promise<void>): Promise<void> {
    this.#errands += 1;
    await work();
    this.#errands -= 1;
    this.#catchUp();
  }

  /** Draws soon: what happens at once is drawn at once. */
  changed(): void {
    this.#drawing ??= setImmediate(() => {
      this.#drawing = undefined;
      this.#draw();
    });
  }

  press(key: Key): void {
    if (key.name === 'Ctrl+C') this.interrupt();
    else if (this.#isWaiting) this.#ahead = [...this.#ahead, key];
    else this.#layers.at(-1)?.press(key);
    this.changed();
  }

  click(x: number, y: number): void {
    this.#layers.at(-1)?.click?.(x, y);
    this.changed();
  }

  drag(x: number, y: number): void {
    this.#layers.at(-1)?.drag?.(x, y);
    this.changed();
  }

  release(): void {
    this.#layers.at(-1)?.release?.();
    this.changed();
  }

  rightClick(x: number, y: number): void {
    this.#layers.at(-1)?.rightClick?.(x, y);
    this.changed();
  }

  wheel(lines: number): void {
    this.#layers.at(-1)?.wheel?.(lines);
    this.changed();
  }

  repaint(): void {
    this.changed();
  }

  /** Between two questions nothing lies over the game, and between two games nothing at all. */
  get #isWaiting(): boolean {
    return this.#layers.length === 0 || (this.#errands > 0 && this.#layers.length === 1);
  }

  #catchUp(): void {
    while (!this.#isWaiting) {
      const [key, ...others] = this.#ahead;
      if (!key) return;
      this.#ahead = others;
      this.press(key);
    }
  }

  #draw(): void {
    const { width, height } = this.terminal;
    const canvas = new Canvas(width, height);
    for (const layer of this.#layers) layer.paint(canvas);
    this.terminal.draw(canvas);
  }
}
