import { expect, test } from 'vitest';
import { putInHall } from './hall.ts';
import { rms, type Stereo, silence } from './stereo.ts';

const RATE = 8000;

/** Four seconds of what comes back of a single clap. */
const clapAt = (frame: number): Stereo => {
  const sound = silence(4 * RATE);
  sound.left[frame] = 1;
  putInHall(sound, RATE);
  return sound;
};

const loudness = ({ left, right }: Stereo, from: number, to: number): number =>
  rms({ left: left.slice(from * RATE, to * RATE), right: right.slice(from * RATE, to * RATE) });

test('a clap is heard at once, then from all sides, and dies away', () => {
  const sound = clapAt(0);
  expect(sound.left[0]).toBeCloseTo(1, 1);
  expect(loudness({ left: sound.right, right: sound.right }, 0.03, 1)).toBeGreaterThan(1e-4);
  expect(loudness(sound, 2, 3)).toBeLessThan(0.02 * loudness(sound, 0, 1));
});

test('what is heard at the end goes on at the beginning', () => {
  const late = clapAt(4 * RATE - 1);
  expect(loudness(late, 0, 1) / loudness(clapAt(0), 0.001, 1)).toBeCloseTo(1, 1);
});
