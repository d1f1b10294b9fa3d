import type { Note } from './song.ts';
import { panned, type Stereo, silence } from './stereo.ts';
import type { Mode } from './timbre.ts';

const SILENT = Math.log(1000);
/** Nothing quieter is worth its sum. */
const FLOOR = 1e-4;
/** Partials lie a little beside each other, as on the soundboard of a large instrument. */
const WIDTH = 0.18;

export interface Blow {
  readonly modes: readonly Mode[];
  readonly damping: number | undefined;
  readonly gain: number;
}

/** A mode that is heard: for how many frames it rings freely and, if it is damped then, for how many more. */
interface Ringing extends Mode {
  readonly free: number;
  readonly damped: number;
}

/** What a note sounds like: the sum of its modes, every other of them on the same side. */
export const playStruck = (rate: number, note: Note, { modes, damping, gain }: Blow): Stereo => {
  const total = Math.sqrt(modes.reduce((sum, { strength }) => sum + strength * strength, 0));
  const heard = modes.map((mode) =>
    ringing({ ...mode, strength: (gain * mode.strength) / total }, rate, note, damping),
  );
  const sound = silence(Math.max(...heard.map(({ free, damped }) => free + damped)));
  for (const [index, mode] of heard.entries()) {
    swing(index % 2 === 0 ? sound.left : sound.right, rate, mode, damping ?? 0);
  }
  place(sound, panned(note.pan - WIDTH), panned(note.pan + WIDTH));
  return sound;
};

const ringing = (mode: Mode, rate: number, { seconds }: Note, damping: number | undefined): Ringing => {
  if (mode.hz > 0.45 * rate || mode.strength < FLOOR) return { ...mode, free: 0, damped: 0 };
  const free = Math.ceil((mode.ring * rate * Math.log(mode.strength / FLOOR)) / SILENT);
  const held = Math.round(seconds * rate);
  if (damping === undefined || free <= held) return { ...mode, free, damped: 0 };
  return { ...mode, free: held, damped: Math.ceil(damping * rate) };
};

/** Turns what was summed for two places into what both ears hear of them. */
const place = ({ left, right }: Stereo, one: readonly [number, number], other: readonly [number, number]): void => {
  const [oneLeft, oneRight] = one;
  const [otherLeft, otherRight] = other;
  for (let at = 0; at < left.length; at++) {
    const a = left[at]!;
    const b = right[at]!;
    left[at] = a * oneLeft + b * otherLeft;
    right[at] = a * oneRight + b * otherRight;
  }
};

/** A dying sine is what a resonator answers to a blow: two products and a sum for each sample. */
const swing = (
  out: Float32Array,
  rate: number,
  { hz, strength, ring, free, damped }: Ringing,
  damping: number,
): void => {
  const step = (2 * Math.PI * hz) / rate;
  let before = 0;
  // Begins at nothing and rises as steeply as a sine does: no click.
  let now = strength * Math.sin(step);
  for (const [from, to, time] of [
    [0, free, ring],
    [free, free + damped, Math.min(ring, damping)],
  ] as const) {
    const decay = Math.exp(-SILENT / (time * rate));
    const turn = 2 * decay * Math.cos(step);
    const loss = decay * decay;
    for (let at = from; at < to; at++) {
      out[at] = out[at]! + now;
      const next = turn * now - loss * before;
      before = now;
      now = next;
    }
  }
};
