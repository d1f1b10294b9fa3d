/** Sound for two ears: as many samples in each, from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

export const silence = (frames: number): Stereo => ({
  left: new Float32Array(frames),
  right: new Float32Array(frames),
});

/** Adds a sound to a loop from a frame on, around its end to its beginning, as often as that takes. */
export const mix = (loop: Stereo, sound: Stereo, from: number): void => {
  const frames = loop.left.length;
  for (let start = from % frames, done = 0; done < sound.left.length; start = 0) {
    const end = done + Math.min(frames - start, sound.left.length - done);
    add(loop.left.subarray(start), sound.left.subarray(done, end));
    add(loop.right.subarray(start), sound.right.subarray(done, end));
    done = end;
  }
};

/** Four at a time: a processor spends more time on counting than on adding. */
const add = (to: Float32Array, samples: Float32Array): void => {
  const fours = samples.length - (samples.length % 4);
  for (let at = 0; at < fours; at += 4) {
    to[at] = to[at]! + samples[at]!;
    to[at + 1] = to[at + 1]! + samples[at + 1]!;
    to[at + 2] = to[at + 2]! + samples[at + 2]!;
    to[at + 3] = to[at + 3]! + samples[at + 3]!;
  }
  for (let at = fours; at < samples.length; at++) to[at] = to[at]! + samples[at]!;
};

/** Gains for the two ears by which something is heard from -1 (left) to 1 (right), as loud wherever it is. */
export const panned = (pan: number): readonly [left: number, right: number] => {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
};

/** The average strength of both channels, as the ear roughly takes it. */
export const rms = ({ left, right }: Stereo): number => {
  let sum = 0;
  for (let frame = 0; frame < left.length; frame++) sum += left[frame]! * left[frame]! + right[frame]! * right[frame]!;
  return Math.sqrt(sum / (2 * Math.max(1, left.length)));
};
