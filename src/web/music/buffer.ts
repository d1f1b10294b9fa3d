import type { Stereo } from '../../sound/stereo.ts';

/** Room for so many frames. A browser without memory for it throws. */
export const emptyBuffer = (length: number, sampleRate: number): AudioBuffer =>
  new AudioBuffer({ length, numberOfChannels: 2, sampleRate });

export const fillBuffer = (buffer: AudioBuffer, { left, right }: Stereo): AudioBuffer => {
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
};

/** Samples as Web Audio plays them. */
export const bufferOf = (sound: Stereo, sampleRate: number): AudioBuffer =>
  fillBuffer(emptyBuffer(sound.left.length, sampleRate), sound);
