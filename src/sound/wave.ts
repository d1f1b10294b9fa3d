import { hertz } from './song.ts';
import type { Held } from './timbre.ts';

/** Samples of one cycle; a power of two. One more follows, the first again, for reading between two. */
export const CYCLE = 2048;

/** Partials beyond this are neither heard nor missed. */
const MAX_PARTIALS = 60;

/** One cycle of a tone, played softly and played hard. */
export interface Wave {
  readonly soft: Float32Array;
  readonly hard: Float32Array;
}

/** Cycles with no partial above what the rate can carry, so that none comes back as a false tone; each made once. */
export class WaveShop {
  readonly #rate: number;
  readonly #waves = new Map<Held, Map<number, Wave>>();

  constructor(rate: number) {
    this.#rate = rate;
  }

  wave(timbre: Held, pitch: number): Wave {
    const known = this.#waves.get(timbre) ?? new Map<number, Wave>();
    this.#waves.set(timbre, known);
    const wave = known.get(pitch) ?? this.#make(timbre, hertz(pitch));
    known.set(pitch, wave);
    return wave;
  }

  #make({ partial, dullness }: Held, hz: number): Wave {
    const count = Math.max(1, Math.min(MAX_PARTIALS, Math.floor((0.45 * this.#rate) / hz)));
    const hard = Array.from({ length: count }, (_, index) => partial(index + 1, (index + 1) * hz));
    return { hard: cycle(hard), soft: cycle(hard.map((strength, index) => strength / (index + 1) ** dullness)) };
  }
}

/** The sum of partials, as strong as any other cycle. */
const cycle = (strengths: readonly number[]): Float32Array => {
  const sum = new Float32Array(CYCLE + 1);
  for (const [index, strength] of strengths.entries()) addPartial(sum, index + 1, strength, strengths.length);
  const power = Math.sqrt(strengths.reduce((total, strength) => total + strength * strength, 0) / 2);
  for (let at = 0; at <= CYCLE; at++) sum[at] = sum[at]! / power;
  return sum;
};

/** A sine by recurrence. The phases, by Schroeder's formula, keep the peaks of the sum low. */
const addPartial = (sum: Float32Array, n: number, strength: number, count: number): void => {
  const step = (2 * Math.PI * n) / CYCLE;
  const phase = (-Math.PI * n * (n - 1)) / count;
  const turn = 2 * Math.cos(step);
  let [before, now] = [strength * Math.sin(phase - step), strength * Math.sin(phase)];
  for (let at = 0; at <= CYCLE; at++) {
    sum[at] = sum[at]! + now;
    [before, now] = [now, turn * now - before];
  }
};
