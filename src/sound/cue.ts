import type { Cue } from '../core/view.ts';
import { noiseOf } from './noise.ts';
import { playStruck } from './playStruck.ts';
import { hertz, type Note } from './song.ts';
import { mix, type Stereo, silence } from './stereo.ts';
import { celestaTimbre, glockenspielTimbre, marimbaTimbre, timpaniTimbre } from './struckTimbres.ts';
import type { Struck } from './timbre.ts';

/** A small sound: something struck once or a few times, with a rustle where it begins. */
interface Recipe {
  readonly timbre: Struck;
  /** MIDI numbers, one after another, so many seconds apart. */
  readonly pitches: readonly number[];
  readonly apart: number;
  /** Seconds until each is gone. */
  readonly ring: number;
  /** How strong the rustle is against the tones, how long, and how bright. */
  readonly rustle: number;
  readonly hiss: number;
  readonly brightness: number;
  /** The highest peak. What is heard with every key has to be soft. */
  readonly peak: number;
}

/** Two of them together with the music, which the page holds at 0.7 of its ceiling, stay below 1. */
export const CUE_CEILING = 0.18;

const TAP: Recipe = {
  timbre: marimbaTimbre,
  pitches: [67],
  apart: 0,
  ring: 0.09,
  rustle: 0.25,
  hiss: 0.04,
  brightness: 0.3,
  peak: 0.05,
};

const BELLS: Recipe = { ...TAP, timbre: celestaTimbre, apart: 0.08, ring: 0.7, rustle: 0, peak: 0.13 };

const RECIPES: Readonly<Record<Cue, Recipe>> = {
  step: TAP,
  push: {
    ...TAP,
    timbre: timpaniTimbre,
    pitches: [45],
    ring: 0.2,
    rustle: 1,
    hiss: 0.14,
    brightness: 0.12,
    peak: 0.12,
  },
  home: { ...BELLS, pitches: [79, 84] },
  place: { ...TAP, pitches: [72], ring: 0.2, peak: 0.1 },
  capture: {
    ...TAP,
    timbre: timpaniTimbre,
    pitches: [52, 45],
    apart: 0.05,
    ring: 0.3,
    rustle: 0.8,
    hiss: 0.1,
    peak: 0.15,
  },
  fall: { ...TAP, timbre: timpaniTimbre, pitches: [40], ring: 0.22, rustle: 0.3, brightness: 0.1, peak: 0.12 },
  vanish: { ...BELLS, timbre: glockenspielTimbre, pitches: [88, 93, 97], apart: 0.05, ring: 0.6, peak: 0.1 },
  blocked: { ...TAP, pitches: [43, 42], apart: 0.07, ring: 0.14, brightness: 0.1, peak: 0.1 },
  undo: { ...TAP, pitches: [76, 71], apart: 0.06, ring: 0.15, peak: 0.06 },
  win: { ...BELLS, pitches: [72, 76, 79, 84, 88], apart: 0.11, ring: 1.4, peak: CUE_CEILING },
};

/** The small sound of a cue: from silence to silence, and always the same. */
export const renderCue = (cue: Cue, rate: number): Stereo => {
  const recipe = RECIPES[cue];
  const { pitches, apart, ring, hiss } = recipe;
  // What is struck is followed until it is far below a thousandth: room enough that nothing comes round to the beginning.
  const sound = silence(Math.ceil(((pitches.length - 1) * apart + 1.5 * Math.max(ring, hiss)) * rate));
  for (const [index, pitch] of pitches.entries()) strike(sound, rate, recipe, noteAt(index * apart, pitch));
  level(sound, recipe.peak);
  return sound;
};

const noteAt = (start: number, pitch: number): Note => ({
  start,
  seconds: 0,
  pitch,
  velocity: 0.6,
  level: 1,
  pan: 0,
  program: 0,
});

const strike = (sound: Stereo, rate: number, { timbre, ring, rustle, hiss, brightness }: Recipe, note: Note): void => {
  const modes = timbre
    .modes(hertz(note.pitch), note.velocity)
    .map((mode) => ({ ...mode, ring: Math.min(mode.ring, ring) }));
  const from = Math.round(note.start * rate);
  mix(sound, playStruck(rate, note, { modes, damping: undefined, gain: 0.2 }), from);
  // A short rise, or it would begin with a click.
  if (rustle > 0) mix(sound, noiseOf(rate, note, { gain: 0.2 * rustle, attack: 0.004, ring: hiss, brightness }), from);
};

const level = ({ left, right }: Stereo, peak: number): void => {
  const highest = [left, right].reduce(
    (most, side) => side.reduce((high, sample) => Math.max(high, Math.abs(sample)), most),
    0,
  );
  for (const side of [left, right]) for (const [at, sample] of side.entries()) side[at] = (sample * peak) / highest;
};
