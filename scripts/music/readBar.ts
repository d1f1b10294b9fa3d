import { bad, ok, type Parsed, say } from '../../src/core/parsed.ts';
import type { Word } from '../../src/core/text.ts';
import { type Bar, placeOf, QUARTER, type Shade, type Sound } from './score.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  w: 4 * QUARTER,
  h: 2 * QUARTER,
  q: QUARTER,
  e: QUARTER / 2,
  s: QUARTER / 4,
  t: QUARTER / 8,
};

const DYNAMICS: Readonly<Record<string, number>> = { pp: 34, p: 48, mp: 62, mf: 76, f: 92, ff: 108 };

/** How loud a voice is at the beginning of a section that says nothing. */
export const UNMARKED = DYNAMICS.mf!;

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

const SOUND =
  /^(?<open>\()?(?<pitch>-|[A-G][#b]?\d|\[[^\]]*\])(?<length>[whqest]\.{0,2})?(?<stroke>\/[est])?(?<marks>[!^~]*)(?<close>\))?$/;

/** Ticks of a length such as `q.`: a dot adds half, a second one half of that. */
export const ticksOf = (length: string): number => {
  const dots = length.length - 1;
  return LENGTHS[length[0]!]! * (2 - 0.5 ** dots);
};

/** The MIDI number of `F#4`; middle C is C4. Undefined for anything else. */
export const pitchOf = (name: string): number | undefined => {
  const match = /^([A-G])([#b]?)(\d)$/.exec(name);
  if (!match) return undefined;
  const [, letter, accidental, octave] = match;
  return 12 * (Number(octave) + 1) + STEPS[letter!]! + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0);
};

/** What goes on from one bar to the next: the length of notes that name none, and whether a slur is open. */
export interface Habit {
  readonly length: number | undefined;
  readonly slurred: boolean;
}

export const NO_HABIT: Habit = { length: undefined, slurred: false };

interface Reading {
  readonly bar: Bar;
  readonly habit: Habit;
}

/** Reads the words between two bar lines. `ticks` is how long the bar has to be; `end` is where it ends. */
export const readBar = (words: readonly Word[], ticks: number, habit: Habit, end: Word): Parsed<Reading> => {
  if (words.length === 1 && words[0]!.text === '-') return ok({ bar: { sounds: [], shades: [] }, habit });
  let [at, now] = [0, habit];
  const sounds: Bar['sounds'][number][] = [];
  const shades: Bar['shades'][number][] = [];
  for (const word of words) {
    const shade = shadeOf(word.text);
    if (shade) {
      shades.push({ ...shade, at });
      continue;
    }
    const read = readSound(word, now);
    if (!read.ok) return read;
    const { sound, next } = read.value;
    if (sound.pitches.length > 0) sounds.push({ ...sound, at });
    at += sound.ticks;
    now = next;
  }
  if (at !== ticks) return bad(wrongLength(at, ticks), placeOf(words[0] ?? end));
  return ok({ bar: { sounds, shades }, habit: now });
};

const wrongLength = (found: number, wanted: number) =>
  say('This bar is {found} quarters long and has to be {wanted}.', {
    found: found / QUARTER,
    wanted: wanted / QUARTER,
  });

const shadeOf = (text: string): Shade | undefined => {
  if (text === '<' || text === '>') return { hairpin: true };
  return text in DYNAMICS ? { velocity: DYNAMICS[text]! } : undefined;
};

const readSound = (word: Word, habit: Habit): Parsed<{ sound: Sound; next: Habit }> => {
  const found = SOUND.exec(word.text)?.groups;
  if (!found) return bad(say('"{word}" is no note, rest or dynamic.', { word: word.text }), placeOf(word));
  const { open, pitch, length, stroke, marks, close } = found;
  const pitches = pitchesOf(pitch!);
  if (pitches.includes(undefined)) return bad(say('"{chord}" is no chord.', { chord: pitch! }), placeOf(word));
  const ticks = length === undefined ? habit.length : ticksOf(length);
  if (ticks === undefined) return bad(say('The first note of a voice has to say how long it is.'), placeOf(word));
  const slurred = habit.slurred || open !== undefined;
  const sound: Sound = {
    pitches: pitches as number[],
    ticks,
    touch: marks!.includes('!') ? 'short' : slurred && close === undefined ? 'slurred' : 'plain',
    accent: marks!.includes('^'),
    tied: marks!.includes('~'),
    ...(stroke !== undefined && { stroke: ticksOf(stroke.slice(1)) }),
  };
  return ok({ sound, next: { length: ticks, slurred: slurred && close === undefined } });
};

const pitchesOf = (text: string): readonly (number | undefined)[] => {
  if (text === '-') return [];
  if (!text.startsWith('[')) return [pitchOf(text)];
  return text.slice(1, -1).trim().split(/\s+/).map(pitchOf);
};
