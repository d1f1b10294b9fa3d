import type { AnyGame } from '../../core/game.ts';
import type { Stop, Thinker } from '../thinking/thinker.ts';
import { type Judgement, judgementOf } from './judgement.ts';

/** How many ways to go on are looked for. */
const LINES = 3;

/** At how many positions is looked at the most: some minutes. A phone that lies there thinking is only warm. */
const MOST = 100_000_000;

/** Studies the position that is on the board: another one at once when that is there, and nothing when nobody wants it. */
export class LiveStudy {
  readonly #game: AnyGame;
  readonly #thinker: Pick<Thinker, 'study'>;
  readonly #changed: () => void;
  #position: string | undefined;
  #judgement: Judgement | undefined;
  #isLost = false;
  #stop: Stop = () => {};

  constructor(game: AnyGame, thinker: Pick<Thinker, 'study'>, changed: () => void) {
    this.#game = game;
    this.#thinker = thinker;
    this.#changed = changed;
  }

  /** What is thought so far of the position that was asked for last. */
  get judgement(): Judgement | undefined {
    return this.#judgement;
  }

  /** Whether what thinks could not be loaded, or broke. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Studies that one from now on, and none if there is none. */
  follow(position: string | undefined): void {
    if (position === this.#position) return;
    this.#stop();
    this.#stop = () => {};
    [this.#position, this.#judgement, this.#isLost] = [position, undefined, false];
    if (position !== undefined) this.#begin(position);
    this.#changed();
  }

  #begin(position: string): void {
    this.#stop = this.#thinker.study(
      { game: this.#game.id, position, lines: LINES, nodes: MOST },
      {
        hear: (study) => {
          this.#judgement = judgementOf(this.#game, position, study);
          this.#changed();
        },
        lost: () => {
          this.#isLost = true;
          this.#changed();
        },
      },
    );
  }
}
