import { dice } from '../core/random.ts';
import type { Note } from './song.ts';
import { panned, type Stereo } from './stereo.ts';

/** Two seconds of it at the usual rate: long enough not to be heard coming round. */
const LENGTH = 1 << 16;

const white: Float32Array = (() => {
  const chance = dice(1867);
  return Float32Array.from({ length: LENGTH }, () => chance.roll(LENGTH) / (LENGTH / 2) - 1);
})();

export interface Hiss {
  readonly gain: number;
  /** Seconds until it is there, and, from then on, until it is a thousandth as strong. */
  readonly attack: number;
  readonly ring: number;
  /** From 0, dull, to 1, white. */
  readonly brightness: number;
}

/** Adds noise where a note begins: breath, brushes, drums. */
export const addNoise = ({ left, right }: Stereo, rate: number, note: Note, hiss: Hiss): void => {
  const { gain, attack, ring, brightness } = hiss;
  const [toLeft, toRight] = panned(note.pan);
  const frames = Math.ceil((attack + ring) * rate);
  const decay = Math.exp(-Math.log(1000) / (ring * rate));
  const rise = gain / Math.max(1, attack * rate);
  let at = Math.round(note.start * rate) % left.length;
  let [level, sample] = [0, 0];
  for (let frame = 0; frame < frames; frame++) {
    level = frame < attack * rate ? level + rise : (level || gain) * decay;
    sample += brightness * (white[(frame + note.pitch * 977) & (LENGTH - 1)]! - sample);
    left[at] = left[at]! + level * sample * toLeft;
    right[at] = right[at]! + level * sample * toRight;
    if (++at === left.length) at = 0;
  }
};
