import type { Mind, Study, Thoughtful } from '../../core/mind.ts';
import { inSlices, type Slicing, telling } from './slices.ts';
import type { Choice, Examination, Listener, Stop, Subject, Thinker } from './thinker.ts';

/** What the world gives to whoever thinks in slices. */
export interface Surroundings extends Slicing {
  readonly minds: readonly Thoughtful[];
}

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
    return inSlices(this.#around, listener, async () => {
      const choosing = (await this.#mindFor(choice)).choose(choice.position, choice.rival, choice.seed);
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
    return inSlices(this.#around, listener, async () => {
      const studying = (await this.#mindFor(examination)).study(examination.position, examination);
      return telling(this.#around, studying, (study, isLast) => listener.hear(study, isLast));
    });
  }

  #aboutGame(game: string): Thoughtful | undefined {
    return this.#around.minds.find(({ id }) => id === game);
  }

  #patience({ game, rival }: Choice): number {
    return this.#aboutGame(game)?.rivals[rival]?.ms ?? 0;
  }

  async #mindFor({ game, position }: Subject): Promise<Mind> {
    const mind = await this.#aboutGame(game)?.mind(position);
    if (!mind) throw new Error(`Nobody thinks about ${game}.`);
    return mind;
  }
}
