import { expect, test } from 'vitest';
import { CEILING, LOUDNESS } from './master.ts';
import { renderOpening, roughLoudness } from './opening.ts';
import { renderLoop } from './render.ts';
import type { Note, Song } from './song.ts';
import { rms, type Stereo } from './stereo.ts';

const RATE = 11_025;
const SECONDS = 6;

const note = (start: number, pitch: number): Note => ({
  start,
  seconds: 0.9,
  pitch,
  velocity: 0.7,
  level: 0.8,
  pan: 0.3,
  program: start % 2 === 0 ? 48 : 0,
});

/** A tone every second, softer in the beginning, and a last one that rings over the end. */
const SONG: Song = {
  seconds: 20,
  notes: Array.from({ length: 20 }, (_, at) => ({ ...note(at, 48 + (at % 7)), velocity: at < 6 ? 0.4 : 0.8 })),
};

const part = ({ left, right }: Stereo, from: number, to: number): Stereo => ({
  left: left.slice(from * RATE, to * RATE),
  right: right.slice(from * RATE, to * RATE),
});

const loudness = roughLoudness(SONG, RATE);
const opening = renderOpening(SONG, RATE, SECONDS, loudness);
const loop = renderLoop(SONG, RATE);

test('an opening is the beginning of the loop, but for the echo of its end and a factor near 1', () => {
  expect(opening.left).toHaveLength(SECONDS * RATE);
  const [here, there] = [part(opening, 4, 5), part(loop, 4, 5)];
  const factor = rms(here) / rms(there);
  expect(factor).toBeGreaterThan(0.8);
  expect(factor).toBeLessThan(1.3);
  const worst = here.left.reduce((most, sample, at) => Math.max(most, Math.abs(sample - factor * there.left[at]!)), 0);
  expect(worst).toBeLessThan(0.001);
});

test('it begins in silence, and ends in it', () => {
  expect(Math.abs(opening.left[0]!)).toBeLessThan(0.001);
  expect(rms(part(loop, 0, 0.01))).toBeGreaterThan(10 * rms(part(opening, 0, 0.01)));
  expect(Math.abs(opening.left.at(-1)!)).toBeLessThan(0.001);
});

test('where the loudness of the whole is mistaken it is neither far too loud nor beyond the ceiling', () => {
  const mistaken = renderOpening(SONG, RATE, SECONDS, loudness / 100);
  expect(rms(mistaken)).toBeLessThan(2.2 * LOUDNESS);
  expect(Math.max(...mistaken.left.map(Math.abs))).toBeLessThanOrEqual(CEILING + 1e-6);
  expect(rms(renderOpening({ seconds: 20, notes: [] }, RATE, SECONDS, 0))).toBe(0);
});
