import { dice } from '../core/random.ts';
import type { Note } from './song.ts';
import { panned, type Stereo, silence } from './stereo.ts';

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

/** What a note has of noise: breath, brushes, drums. */
export const noiseOf = (rate: number, note: Note, { gain, attack, ring, brightness }: Hiss): Stereo => {
  const sound = silence(Math.ceil((attack + ring) * rate));
  const { left, right } = sound;
  const [toLeft, toRight] = panned(note.pan);
  const decay = Math.exp(-Math.log(1000) / (ring * rate));
  const rise = gain / Math.max(1, attack * rate);
  let level = 0;
  let sample = 0;
  for (let at = 0; at < left.length; at++) {
    level = at < attack * rate ? level + rise : (level || gain) * decay;
    sample += brightness * (white[(at + note.pitch * 977) & (LENGTH - 1)]! - sample);
    left[at] = level * sample * toLeft;
    right[at] = level * sample * toRight;
  }
  return sound;
};
