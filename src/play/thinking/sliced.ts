import type { Mind, Study, Thoughtful } from '../../core/mind.ts';
import type { Choice, Examination, Listener, Stop, Subject, Thinker } from './thinker.ts';

/** What the world gives to whoever thinks in slices. */
export interface Surroundings {
  readonly minds: readonly Thoughtful[];
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Goes on with something after whatever waits: keys, messages. */
  later(work: () => void): void;
}

/** Milliseconds of thinking between two chances for others. */
const SLICE = 12;

/** Milliseconds between two things that are told of a study: nobody reads faster. */
const TELLING = 100;

/** Thinks in slices, between which others have their turn. */
export class SlicedThinker implements Thinker {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  choose(choice: Choice, listener: Listener<string>): Stop {
    const { now } = this.#around;
    const end = now() + this.#patience(choice);
    let best: string | undefined;
    return this.#begin(choice, listener, (mind) => {
      const choosing = mind.choose(choice.position, choice.rival, choice.seed);
      return () => {
        const { value, done } = choosing.next();
        best = value ?? best;
        const isLast = done === true || (best !== undefined && now() >= end);
        if (isLast) listener.hear(best!, true);
        return isLast;
      };
    });
  }

  study(examination: Examination, listener: Listener<Study>): Stop {
    const { now } = this.#around;
    let told = now() - TELLING;
    return this.#begin(examination, listener, (mind) => {
      const studying = mind.study(examination.position, examination);
      return () => {
        const { value, done } = studying.next();
        if (done || now() - told >= TELLING) {
          told = now();
          listener.hear(value, done === true);
        }
        return done === true;
      };
    });
  }

  #aboutGame(game: string): Thoughtful | undefined {
    return this.#around.minds.find(({ id }) => id === game);
  }

  #patience({ game, rival }: Choice): number {
    return this.#aboutGame(game)?.rivals[rival]?.ms ?? 0;
  }

  /** `begin` gives a step, which tells whether it was the last. */
  #begin(subject: Subject, { lost }: Pick<Listener<never>, 'lost'>, begin: (mind: Mind) => () => boolean): Stop {
    let isStopped = false;
    const think = async (): Promise<void> => {
      const mind = await this.#aboutGame(subject.game)?.mind(subject.position);
      if (isStopped) return;
      if (!mind) throw new Error(`Nobody thinks about ${subject.game}.`);
      await this.#goOn(begin(mind), () => isStopped);
    };
    think().catch(() => {
      if (!isStopped) lost();
    });
    return () => {
      isStopped = true;
    };
  }

  /** Steps until the last one, or until nobody wants it any more. */
  async #goOn(step: () => boolean, isStopped: () => boolean): Promise<void> {
    const { now, later } = this.#around;
    for (;;) {
      for (const end = now() + SLICE; now() < end; ) if (isStopped() || step()) return;
      await new Promise<void>((resolve) => later(resolve));
    }
  }
}
