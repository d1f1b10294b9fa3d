import type { Study } from '../../core/mind.ts';
import type { Choice, Snapshot } from '../../core/snapshot.ts';
import { isSameStance, type Stance } from '../opponent/stance.ts';
import { colouringMessage } from '../speech/colouring.ts';
import type { Stop, Subject, Thinker } from '../thinking/thinker.ts';
import type { ColouredMove, ColouringDisplay } from './shown.ts';

/** More than any position has moves: all of them are wanted. */
const ALL = 1000;

interface Inquiry extends Stance {
  stop: Stop;
  study: Study | undefined;
  isDone: boolean;
  isLost: boolean;
}

/** Proves of every move whether it wins, in position after position, as long as somebody wants to see that. */
export class Colouring {
  readonly #thinker: Thinker;
  readonly #changed: () => void;
  #isOn = false;
  #inquiry: Inquiry | undefined;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    this.stop();
  }

  /** Asks about where the game stands now, unless that was asked already. */
  follow(stance: Stance | undefined, subject: () => Subject): void {
    if (isSameStance(stance, this.#inquiry) && this.#isOn) return;
    this.stop();
    if (stance && this.#isOn) this.#ask(stance, subject());
  }

  #ask(stance: Stance, subject: Subject): void {
    const inquiry: Inquiry = { ...stance, stop: () => {}, study: undefined, isDone: false, isLost: false };
    this.#inquiry = inquiry;
    inquiry.stop = this.#thinker.study(
      { ...subject, lines: ALL, onlyProofs: true },
      {
        hear: (study, isLast) => {
          inquiry.study = study;
          inquiry.isDone = isLast;
          this.#changed();
        },
        lost: () => {
          inquiry.isLost = true;
          this.#changed();
        },
      },
    );
  }

  stop(): void {
    if (!this.#inquiry?.isDone) this.#inquiry?.stop();
    this.#inquiry = undefined;
  }

  /** Undefined as long as nobody wants to see it, and where there is nothing to move. */
  display({ choices }: Pick<Snapshot, 'choices'>): ColouringDisplay | undefined {
    const inquiry = this.#inquiry;
    if (!inquiry) return undefined;
    const proofs = new Map(inquiry.study?.lines.map(({ moves: [first], proof }) => [first, proof]));
    const moves = choices.map((choice: Choice): ColouredMove => {
      const { text, from, to } = choice;
      const proof = proofs.get(text);
      return { text, from, to, ...(proof && { proof }) };
    });
    const isLost = inquiry.isLost && !inquiry.isDone;
    const isDone = inquiry.isDone || isLost || moves.every(({ proof }) => proof);
    return { moves, isDone, isLost, message: colouringMessage(moves, isLost) };
  }
}
