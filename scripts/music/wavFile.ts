import type { Stereo } from '../../src/sound/stereo.ts';

const HEADER = 44;
const CHANNELS = 2;
const BYTES = 2;

/** A .wav file of 16 bits. */
export const wavFile = ({ left, right }: Stereo, rate: number): Buffer => {
  const size = left.length * CHANNELS * BYTES;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(CHANNELS, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * CHANNELS * BYTES, 28);
  file.writeUInt16LE(CHANNELS * BYTES, 32);
  file.writeUInt16LE(8 * BYTES, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (let frame = 0; frame < left.length; frame++) {
    file.writeInt16LE(Math.round(left[frame]! * 32_767), HEADER + frame * 4);
    file.writeInt16LE(Math.round(right[frame]! * 32_767), HEADER + frame * 4 + 2);
  }
  return file;
};
