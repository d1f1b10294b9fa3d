import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CEILING, LOUDNESS, master } from './master.ts';
import { rms, type Stereo, silence } from './stereo.ts';

/** A quiet tone with peaks at these frames. */
const withPeaks = (peaks: readonly number[]): Stereo => {
  const sound = silence(20_000);
  for (let at = 0; at < sound.left.length; at++) sound.left[at] = 0.01 * Math.sin(at / 10);
  for (const at of peaks) sound.left[at] = 1;
  return sound;
};

test('wherever its peaks are, nothing in a sound goes beyond the ceiling', () => {
  const places = fc.array(fc.nat(19_999), { maxLength: 12 });
  fc.assert(
    fc.property(places, (peaks) => {
      const sound = withPeaks(peaks);
      master(sound);
      expect(Math.max(...sound.left.map(Math.abs))).toBeLessThanOrEqual(CEILING + 1e-6);
    }),
    { numRuns: 30 },
  );
});

test('a sound without peaks is only made as loud as any other', () => {
  const sound = withPeaks([]);
  const before = sound.left.slice();
  master(sound);
  expect(rms(sound)).toBeCloseTo(LOUDNESS, 4);
  expect(sound.left[999]! / before[999]!).toBeCloseTo(sound.left[9999]! / before[9999]!, 3);
});

test('a peak at the end is foreseen around the loop: the beginning is held down too', () => {
  const [calm, loud] = [[], [19_990]].map((peaks) => {
    const sound = withPeaks(peaks);
    master(sound);
    return Math.abs(sound.left[15]! / sound.left[10_015]!);
  });
  expect(loud).toBeLessThan(0.7 * calm!);
});

test('silence stays silent', () => {
  const sound = silence(100);
  master(sound);
  expect(rms(sound)).toBe(0);
});
