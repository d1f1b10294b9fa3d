import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { BOLD, boxFor, paintBox } from './box.ts';

/** What is being done while somebody waits, and what he can do about it. */
export interface Work<T> {
  readonly title: string;
  readonly hint: string;
  /** Begins it; it is told how much is done, from 0 to 1. */
  begin(tell: (done: number) => void): Promise<T>;
  /** Stops it: then it ends soon. */
  stop(): void;
}

/** Letters of the bar that fills. */
const WIDTH = 32;

class Waiting implements Layer {
  readonly #screen: Screen;
  readonly #work: Pick<Work<unknown>, 'title' | 'hint' | 'stop'>;
  #done = 0;

  constructor(screen: Screen, work: Pick<Work<unknown>, 'title' | 'hint' | 'stop'>) {
    this.#screen = screen;
    this.#work = work;
  }

  tell(done: number): void {
    this.#done = done;
    this.#screen.changed();
  }

  press({ name }: Key): void {
    if (name === 'Escape' || name === 'Q') this.#work.stop();
  }

  paint(canvas: Canvas): void {
    const { isWide } = this.#screen.terminal;
    const full = Math.round(this.#done * WIDTH);
    const [filled, empty] = isWide ? ['█', '░'] : ['#', '.'];
    const lines = [
      { text: this.#work.title, style: BOLD },
      { text: '' },
      { text: filled!.repeat(full) + empty!.repeat(WIDTH - full), isRow: true as const },
      { text: '' },
      { text: this.#work.hint, style: { fg: 'dim' as const } },
    ];
    paintBox(canvas, boxFor(canvas, lines), isWide);
  }
}

/** Waits for something, with a bar that fills and a way to stop it. */
export const waitFor = <T>(screen: Screen, work: Work<T>): Promise<T> =>
  screen.open<T>((close) => {
    const layer = new Waiting(screen, work);
    void work.begin((done) => layer.tell(done)).then(close);
    return layer;
  });
