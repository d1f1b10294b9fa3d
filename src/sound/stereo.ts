/** Sound for two ears: as many samples in each, from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

export const silence = (frames: number): Stereo => ({
  left: new Float32Array(frames),
  right: new Float32Array(frames),
});

/** Gains for the two ears by which something is heard from -1 (left) to 1 (right), as loud wherever it is. */
export const panned = (pan: number): readonly [left: number, right: number] => {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
};

/** The average strength of both channels, as the ear roughly takes it. */
export const rms = ({ left, right }: Stereo): number => {
  let sum = 0;
  for (let frame = 0; frame < left.length; frame++) {
    const [l, r] = [left[frame]!, right[frame]!];
    sum += l * l + r * r;
  }
  return Math.sqrt(sum / (2 * Math.max(1, left.length)));
};
