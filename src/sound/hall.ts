import type { Stereo } from './stereo.ts';

/** Milliseconds that the walls are apart: with no common divisor, so that no tone comes back stronger than others. */
const DELAYS = [31.7, 37.3, 41.9, 47.1, 53.9, 61.3, 67.9, 73.7];
const LINES = DELAYS.length;

/** Seconds until an echo is a thousandth as strong: a small hall. */
const REVERBERATION = 1.7;
/** How much of the high tones the walls swallow at each reflection. */
const SOFTNESS = 0.35;
/** Low tones would only make it muddy: what changes slower than this is left out. */
const RUMBLE_HZ = 160;
/** Of what comes back, against what is heard directly. */
const WET = 0.2;

/**
 * Puts the sound into a hall: a network of eight delays, all feeding each other (Jot and Chaigne). The sound is a loop: the
 * hall is filled with its end before the beginning is heard.
 */
export const putInHall = (sound: Stereo, rate: number): void => {
  const hall = new Hall(rate);
  const before = Math.min(sound.left.length, Math.ceil(1.5 * REVERBERATION * rate));
  // The end is needed dry once more afterwards, so this pass only listens.
  hall.pass(sound, sound.left.length - before, 0);
  hall.pass(sound, 0, WET);
};

class Hall {
  readonly #lines: readonly Float32Array[];
  readonly #feedback: Float64Array;
  readonly #rumble: number;
  readonly #at = new Int32Array(LINES);
  readonly #damped = new Float64Array(LINES);
  readonly #out = new Float64Array(LINES);
  #lowLeft = 0;
  #lowRight = 0;

  constructor(rate: number) {
    this.#lines = DELAYS.map((ms) => new Float32Array(Math.round((ms * rate) / 1000)));
    this.#feedback = Float64Array.from(this.#lines, ({ length }) => 10 ** ((-3 * length) / (REVERBERATION * rate)));
    this.#rumble = 1 - Math.exp((-2 * Math.PI * RUMBLE_HZ) / rate);
  }

  /** Lets the sound from a frame on into the hall, and adds what comes back as loud as `wet`. */
  pass({ left, right }: Stereo, from: number, wet: number): void {
    const out = this.#out;
    for (let frame = from; frame < left.length; frame++) {
      const [l, r] = [left[frame]!, right[frame]!];
      this.#lowLeft += this.#rumble * (l - this.#lowLeft);
      this.#lowRight += this.#rumble * (r - this.#lowRight);
      this.#reflect(l - this.#lowLeft, r - this.#lowRight);
      left[frame] = l + wet * (out[0]! - out[2]! + out[4]! - out[6]!);
      right[frame] = r + wet * (out[1]! - out[3]! + out[5]! - out[7]!);
    }
  }

  /** One sample in, one out of every line; Householder's matrix sends the energy from each line to all, and loses none. */
  #reflect(left: number, right: number): void {
    const out = this.#out;
    let sum = 0;
    for (let line = 0; line < LINES; line++) {
      const heard = this.#lines[line]![this.#at[line]!]! * this.#feedback[line]!;
      this.#damped[line] = heard + SOFTNESS * (this.#damped[line]! - heard);
      out[line] = this.#damped[line]!;
      sum += out[line]!;
    }
    const shared = (2 / LINES) * sum;
    for (let line = 0; line < LINES; line++) {
      const delay = this.#lines[line]!;
      const at = this.#at[line]!;
      delay[at] = out[line]! - shared + (line % 2 === 0 ? left : right);
      this.#at[line] = at + 1 === delay.length ? 0 : at + 1;
    }
  }
}
