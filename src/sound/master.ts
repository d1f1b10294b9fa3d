import { rms, type Stereo } from './stereo.ts';

/** How loud every piece is on the whole, so that a change of piece is no change of loudness. */
export const LOUDNESS = 0.1;
/** No sample is ever beyond this. */
export const CEILING = 0.9;

/** Samples that share one value of the limiter's gain, about. */
const BLOCK = 64;
/** Blocks over which the gain goes down ahead of a peak and comes back after it: 60 ms at the usual rate. */
const REACH = 40;

/** Brings the sound to its loudness and holds its peaks below the ceiling. It is a loop, and so are all the sums here. */
export const master = (sound: Stereo): void => {
  const average = rms(sound);
  if (average === 0) return;
  scale(sound, LOUDNESS / average);
  limit(sound);
};

const scale = ({ left, right }: Stereo, factor: number): void => {
  for (const side of [left, right]) for (let at = 0; at < side.length; at++) side[at] = side[at]! * factor;
};

const limit = (sound: Stereo): void => {
  const { left, right } = sound;
  const blocks = Math.max(1, Math.round(left.length / BLOCK));
  const size = left.length / blocks;
  const gains = smoothed(lowest(allowed(sound, blocks, size)));
  for (let at = 0; at < left.length; at++) {
    const place = at / size - 0.5 + blocks;
    const block = Math.floor(place);
    const from = gains[block % blocks]!;
    const gain = from + (gains[(block + 1) % blocks]! - from) * (place - block);
    left[at] = left[at]! * gain;
    right[at] = right[at]! * gain;
  }
};

/** For each block the gain that its highest peak allows. */
const allowed = ({ left, right }: Stereo, blocks: number, size: number): Float64Array => {
  const gains = new Float64Array(blocks).fill(1);
  for (let at = 0; at < left.length; at++) {
    const block = Math.min(blocks - 1, Math.floor(at / size));
    const peak = Math.max(Math.abs(left[at]!), Math.abs(right[at]!));
    if (peak * gains[block]! > CEILING) gains[block] = CEILING / peak;
  }
  return gains;
};

/** The lowest gain within reach and one block more: averages of these within reach are allowed wherever they are used. */
const lowest = (gains: Float64Array): Float64Array => {
  const low = new Float64Array(gains.length).fill(1);
  for (const [block, gain] of gains.entries()) {
    if (gain === 1) continue;
    for (let offset = -REACH - 1; offset <= REACH + 1; offset++) {
      const near = wrapped(block + offset, gains.length);
      low[near] = Math.min(low[near]!, gain);
    }
  }
  return low;
};

const smoothed = (gains: Float64Array): Float64Array => {
  const count = 2 * REACH + 1;
  let sum = 0;
  for (let offset = -REACH; offset <= REACH; offset++) sum += gains[wrapped(offset, gains.length)]!;
  return gains.map((_, block) => {
    const mean = sum / count;
    sum += gains[wrapped(block + REACH + 1, gains.length)]! - gains[wrapped(block - REACH, gains.length)]!;
    return mean;
  });
};

const wrapped = (index: number, length: number): number => ((index % length) + length) % length;
