import type { Stereo } from '../../sound/stereo.ts';

/** Samples as Web Audio plays them. */
export const bufferOf = ({ left, right }: Stereo, sampleRate: number): AudioBuffer => {
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
};
