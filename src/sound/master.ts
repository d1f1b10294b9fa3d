import { rms, type Stereo } from './stereo.ts';

/** How loud every piece is on the whole, so that a change of piece is no change of loudness. */
export const LOUDNESS = 0.1;
/** No sample is ever beyond this. */
export const CEILING = 0.9;

/** Samples that share one value of the limiter's gain, about. */
const BLOCK = 64;
/** Blocks over which the gain goes down ahead of a peak and comes back after it: 60 ms at the usual rate. */
const REACH = 40;

/**
 * Brings the sound to its loudness and holds its peaks below the ceiling. It is a loop, and so are all the sums here. Of a part
 * of a piece it has to be told how loud the piece is on the whole.
 */
export const master = (sound: Stereo, average = rms(sound)): void => {
  if (average === 0) return;
  const factor = LOUDNESS / average;
  const blocks = Math.max(1, Math.round(sound.left.length / BLOCK));
  const gains = smoothed(lowest(allowed(sound, blocks, factor)));
  for (const side of [sound.left, sound.right]) follow(side, gains, factor);
};

/** The frame at which a block, or a part of one, begins: blocks are equally long, and the sound need not be so many frames. */
const frameAt = (block: number, blocks: number, frames: number): number => Math.ceil((block * frames) / blocks);

/** For each block the gain that its highest peak allows. */
const allowed = ({ left, right }: Stereo, blocks: number, factor: number): Float64Array =>
  new Float64Array(blocks).map((_, block) => {
    const end = frameAt(block + 1, blocks, left.length);
    let peak = 0;
    for (let at = frameAt(block, blocks, left.length); at < end; at++) {
      peak = Math.max(peak, Math.abs(left[at]!), Math.abs(right[at]!));
    }
    return Math.min(1, CEILING / (factor * peak));
  });

/** Multiplies each sample: in the middle of a block by its gain, between two middles by what lies between their gains. */
const follow = (side: Float32Array, gains: Float64Array, factor: number): void => {
  const size = side.length / gains.length;
  for (let block = -1; block < gains.length; block++) {
    const from = factor * gains[wrapped(block, gains.length)]!;
    const slope = (factor * gains[wrapped(block + 1, gains.length)]! - from) / size;
    const middle = (block + 0.5) * size;
    const end = Math.min(side.length, frameAt(block + 1.5, gains.length, side.length));
    for (let at = Math.max(0, frameAt(block + 0.5, gains.length, side.length)); at < end; at++) {
      side[at] = side[at]! * (from + slope * (at - middle));
    }
  }
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
