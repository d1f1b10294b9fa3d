import type { Note } from './song.ts';
import { panned, type Stereo } from './stereo.ts';
import type { Mode } from './timbre.ts';

const SILENT = Math.log(1000);
/** Nothing quieter is worth its sum. */
const FLOOR = 1e-4;
/** Partials lie a little beside each other, as on the soundboard of a large instrument. */
const WIDTH = 0.18;

/** Adds a note as the sum of its modes, around the end of the sound to its beginning. */
export const playStruck = (out: Stereo, rate: number, note: Note, { modes, damping, gain }: Blow): void => {
  const total = Math.sqrt(modes.reduce((sum, { strength }) => sum + strength * strength, 0));
  for (const [index, mode] of modes.entries()) {
    const strength = (gain * mode.strength) / total;
    if (mode.hz > 0.45 * rate || strength < FLOOR) continue;
    const pan = note.pan + WIDTH * (index % 2 === 0 ? -1 : 1);
    addMode(out, rate, note, { ...mode, strength, damping, pan });
  }
};

export interface Blow {
  readonly modes: readonly Mode[];
  readonly damping: number | undefined;
  readonly gain: number;
}

interface PlacedMode extends Mode {
  readonly damping: number | undefined;
  readonly pan: number;
}

/** A dying sine is what a resonator answers to a blow: two products and a sum for each sample. */
const addMode = (out: Stereo, rate: number, note: Note, { hz, strength, ring, damping, pan }: PlacedMode): void => {
  const step = (2 * Math.PI * hz) / rate;
  const start = Math.round(note.start * rate) % out.left.length;
  const free = Math.ceil((ring * rate * Math.log(strength / FLOOR)) / SILENT);
  const held = damping === undefined ? free : Math.min(free, Math.round(note.seconds * rate));
  const string = { out, gains: panned(pan), at: start, before: 0, now: 0 };
  // Begins at nothing and rises as steeply as a sine does: no click.
  string.now = strength * Math.sin(step);
  swing(string, step, ring * rate, held);
  if (damping !== undefined && held < free) swing(string, step, Math.min(ring, damping) * rate, damping * rate);
};

interface Swinging {
  readonly out: Stereo;
  readonly gains: readonly [left: number, right: number];
  at: number;
  before: number;
  now: number;
}

const swing = (string: Swinging, step: number, ring: number, frames: number): void => {
  const { left, right } = string.out;
  const [toLeft, toRight] = string.gains;
  const decay = Math.exp(-SILENT / ring);
  const turn = 2 * decay * Math.cos(step);
  const loss = decay * decay;
  let { at, before, now } = string;
  for (let frame = 0; frame < frames; frame++) {
    left[at] = left[at]! + now * toLeft;
    right[at] = right[at]! + now * toRight;
    const next = turn * now - loss * before;
    before = now;
    now = next;
    if (++at === left.length) at = 0;
  }
  string.at = at;
  string.before = before;
  string.now = now;
};
