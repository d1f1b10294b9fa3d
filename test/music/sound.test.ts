import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { midiPath, PIECES } from '../../scripts/music/pieces.ts';
import { wavFile } from '../../scripts/music/wavFile.ts';
import { readMidi } from '../../src/sound/midi.ts';
import { renderLoop } from '../../src/sound/render.ts';
import type { Song } from '../../src/sound/song.ts';
import { rms } from '../../src/sound/stereo.ts';
import { unwrap } from '../tools/unwrap.ts';

const RATE = 22_050;
const SECONDS = 5;

/** The last seconds of a song, leading back into the first: where the loop closes. The bench has the whole of it. */
const aroundTheSeam = ({ seconds, notes }: Song): Song => {
  const from = seconds - SECONDS / 2;
  return {
    seconds: SECONDS,
    notes: notes
      .map((note) => ({ ...note, start: note.start >= from ? note.start - from : note.start + SECONDS / 2 }))
      .filter(({ start, seconds }) => start + seconds <= SECONDS),
  };
};

test.each(PIECES)('%s closes without a seam, is heard, and does not clip', (piece) => {
  const song = aroundTheSeam(unwrap(readMidi(readFileSync(midiPath(piece)))));
  expect(song.notes.length).toBeGreaterThan(10);
  const { left, right } = renderLoop(song, RATE);
  expect(left).toHaveLength(SECONDS * RATE);
  expect(rms({ left, right })).toBeGreaterThan(0.05);
  for (const side of [left, right]) {
    const steps = side.map((sample, at) => Math.abs(sample - side.at(at - 1)!));
    expect(steps[0]).toBeLessThanOrEqual(Math.max(...steps.subarray(1)));
    expect(Math.max(...side.map(Math.abs))).toBeLessThan(1);
  }
});

test('a .wav file holds the sound in 16 bits', () => {
  const file = wavFile({ left: Float32Array.of(1, 0), right: Float32Array.of(-1, 0.5) }, RATE);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect([0, 2, 4, 6].map((at) => file.readInt16LE(44 + at))).toEqual([32_767, -32_767, 0, 16_384]);
  expect(file).toHaveLength(file.readUInt32LE(40) + 44);
});
