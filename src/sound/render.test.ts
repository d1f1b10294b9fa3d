import { describe, expect, test } from 'vitest';
import { CEILING, LOUDNESS } from './master.ts';
import { loopRate, renderLoop } from './render.ts';
import type { Note, Song } from './song.ts';
import { rms } from './stereo.ts';

/** Enough for everything but the highest partials, and half the work. */
const RATE = 22_050;

const note = (parts: Partial<Note> = {}): Note => ({
  start: 0,
  seconds: 0.4,
  pitch: 69,
  velocity: 0.7,
  level: 0.8,
  pan: 0,
  program: 0,
  ...parts,
});

const song = (seconds: number, ...notes: readonly Note[]): Song => ({ seconds, notes });

const largestStep = (samples: Float32Array): number =>
  samples.reduce((largest, sample, at) => Math.max(largest, at === 0 ? 0 : Math.abs(sample - samples[at - 1]!)), 0);

const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** How strong one frequency is in a stretch of samples, by Goertzel. */
const strength = (samples: Float32Array, hz: number): number => {
  let [re, im] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    re += sample * Math.cos((2 * Math.PI * hz * at) / RATE);
    im += sample * Math.sin((2 * Math.PI * hz * at) / RATE);
  }
  return Math.hypot(re, im) / samples.length;
};

describe.each(Array.from({ length: 16 }, (_, family) => family * 8))('program %i', (program) => {
  const { left, right } = renderLoop(song(1, note({ program })), RATE);

  test('is heard, at its pitch more than beside it', () => {
    expect(rms({ left, right })).toBeGreaterThan(0.05);
    expect(strength(left, 440)).toBeGreaterThan(10 * strength(left, 466.16));
  });

  test('never clips and has no click', () => {
    expect(Math.max(peak(left), peak(right))).toBeLessThanOrEqual(CEILING);
    expect(largestStep(left)).toBeLessThan(0.6);
  });
});

test('drums are heard', () => {
  for (const pitch of [36, 38, 42, 45, 49]) {
    const sound = renderLoop(song(0.5, note({ program: 'drums', pitch })), RATE);
    expect(rms(sound)).toBeGreaterThan(0.03);
  }
});

test('a loop is as long as its song, to the sample', () => {
  expect(renderLoop(song(0.77777, note()), RATE).left).toHaveLength(Math.round(0.77777 * RATE));
});

test('what sounds over the end goes on at the beginning, without a seam', () => {
  const { left } = renderLoop(song(1, note({ start: 0.8, seconds: 0.15, program: 48 })), RATE);
  const seam = Math.abs(left[0]! - left.at(-1)!);
  expect(peak(left.subarray(0, RATE / 10))).toBeGreaterThan(0.02);
  expect(seam).toBeLessThanOrEqual(largestStep(left));
});

test('a note sounds each time as it did before, and softer where it is softer', () => {
  const notes = [0, 1, 2].map((start) => note({ start, seconds: 0.1, program: 12, velocity: start === 2 ? 0.3 : 0.7 }));
  const { left } = renderLoop(song(3, ...notes), RATE);
  const [first, second, soft] = [0, 1, 2].map((second) => peak(left.subarray(second * RATE, (second + 0.2) * RATE)));
  expect(second! / first!).toBeCloseTo(1, 1);
  expect(soft! / first!).toBeLessThan(0.5);
});

describe('the rate of a loop', () => {
  test.each([
    ['three minutes', 180, 48_000, 48_000],
    ['five minutes', 300, 48_000, 48_000],
    ['ten minutes', 600, 44_100, 22_050],
    ['ten minutes for the finest of loudspeakers', 600, 192_000, 24_000],
  ])('%s', (_, seconds, wanted, rate) => {
    expect(loopRate(seconds, wanted)).toBe(rate);
  });
});

test('turning a song round moves its sound and changes nothing else', () => {
  const turned = (by: number) => [0, 0.25, 0.5].map((start) => note({ start: (start + by) % 1, program: 71 }));
  const [here, there] = [0, 0.5].map((by) => renderLoop(song(1, ...turned(by)), RATE).left);
  const worst = here!.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - there![(at + RATE / 2) % RATE]!)),
    0,
  );
  // The hall is filled with the end before, not with all times before that.
  expect(worst).toBeLessThan(0.005);
});

test('every song is as loud as any other', () => {
  const quiet = renderLoop(song(1, note({ velocity: 0.1, program: 73 })), RATE);
  const loud = renderLoop(song(1, note({ velocity: 1, program: 73 })), RATE);
  expect(rms(quiet)).toBeCloseTo(LOUDNESS, 2);
  expect(rms(loud)).toBeCloseTo(LOUDNESS, 2);
});

test('a peak far above the rest is held down', () => {
  const click = note({ velocity: 1, level: 1, program: 'drums', pitch: 36 });
  const { left, right } = renderLoop(song(4, click), RATE);
  expect(Math.max(peak(left), peak(right))).toBeLessThanOrEqual(CEILING);
});

test('harder is brighter, and left is left', () => {
  const brightness = (velocity: number): number => {
    const { left } = renderLoop(song(1, note({ velocity, program: 60, pan: -1 })), RATE);
    return strength(left, 4 * 440) / strength(left, 440);
  };
  expect(brightness(1)).toBeGreaterThan(1.5 * brightness(0.2));
  const { left, right } = renderLoop(song(1, note({ pan: -1, program: 73 })), RATE);
  expect(rms({ left, right: left })).toBeGreaterThan(3 * rms({ left: right, right }));
});
