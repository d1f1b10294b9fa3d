import type { Inquiry, Mind, Study } from '../../../core/mind.ts';
import { sentence } from '../../../core/parsed.ts';
import { formatMove } from '../notation.ts';
import { parse } from '../position.ts';
import { rivals } from '../rivals.ts';
import { outcome, type State } from '../rules.ts';
import { choose } from './choose.ts';
import { judge } from './judge.ts';
import { narrow } from './narrow.ts';
import type { Weights } from './net.ts';
import { study } from './study.ts';
import { moveFrom } from './translate.ts';

/** A position that there is something to think about. */
const read = (position: string, size: number): State => {
  const parsed = parse(position);
  if (!parsed.ok) throw new Error(sentence(parsed.problem.message));
  if (parsed.value.size !== size) throw new Error(`this mind knows boards of size ${size} only: ${position}`);
  if (outcome(parsed.value)) throw new Error(`the game is over: ${position}`);
  return parsed.value;
};

/** What was learned for boards of one size, put to use. */
class BreakthroughMind implements Mind {
  readonly #weights: Weights;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  *choose(position: string, rival: number, seed: number): Generator<string | undefined, string, void> {
    const state = read(position, this.#weights.size);
    const level = rivals[rival];
    if (!level) throw new Error(`there is no rival ${rival}`);
    const written = (move: number): string => formatMove(moveFrom(state, move));
    const choosing = choose(this.#weights, state, level, seed);
    for (;;) {
      const { value, done } = choosing.next();
      if (done) return written(value);
      yield value === undefined ? undefined : written(value);
    }
  }

  *study(position: string, inquiry: Inquiry): Generator<Study, Study, void> {
    const state = read(position, this.#weights.size);
    if (inquiry.onlyProofs) return yield* judge(state, inquiry);
    const found = yield* study(this.#weights, state, inquiry);
    const { within, nodes } = inquiry;
    return within === undefined ? found : yield* narrow(state, found, within, nodes);
  }
}

export const mindOf = (weights: Weights): Mind => new BreakthroughMind(weights);
