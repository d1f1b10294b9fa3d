import { describe, expect, test } from 'vitest';
import type { Cue } from '../core/view.ts';
import { CUE_CEILING, renderCue } from './cue.ts';
import { rms } from './stereo.ts';

const CUES: readonly Cue[] = ['step', 'push', 'home', 'capture', 'place', 'fall', 'vanish', 'blocked', 'undo', 'win'];
const RATE = 44_100;

const peakOf = (side: Float32Array): number => side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe.each(CUES)('the sound of %s', (cue) => {
  const { left, right } = renderCue(cue, RATE);

  test('is short, heard, and no louder than it may be', () => {
    expect(left.length / RATE).toBeLessThan(cue === 'win' ? 3 : 1.3);
    expect(rms({ left, right })).toBeGreaterThan(0.001);
    for (const side of [left, right]) expect(peakOf(side)).toBeLessThanOrEqual(CUE_CEILING + 1e-6);
  });

  test('comes out of silence and goes back to it, without a click', () => {
    for (const side of [left, right]) {
      const steps = side.map((sample, at) => Math.abs(sample - (side[at - 1] ?? 0)));
      expect(steps[0]).toBeLessThanOrEqual(peakOf(steps.subarray(1)));
      expect(peakOf(side.subarray(-RATE / 100))).toBeLessThan(0.001);
    }
  });

  test('can be made at any rate, however low', () => {
    const low = renderCue(cue, 8000);
    expect(low.left.length / 8000).toBeCloseTo(left.length / RATE, 2);
    expect(rms(low)).toBeGreaterThan(0.001);
  });
});

test('no two of them are the same', () => {
  const drawn = CUES.map((cue) => renderCue(cue, 8000).left.slice(0, 500).join(' '));
  expect(new Set(drawn).size).toBe(CUES.length);
});

test('one that is heard with every key is softer than what is worth hearing', () => {
  const loudness = (cue: Cue): number => peakOf(renderCue(cue, RATE).left);
  expect(loudness('step')).toBeLessThan(loudness('push'));
  expect(loudness('push')).toBeLessThan(loudness('win'));
});
