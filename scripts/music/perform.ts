import { INSTRUMENTS } from './instruments.ts';
import { UNMARKED } from './readBar.ts';
import {
  type Bar,
  barTicks,
  QUARTER,
  type Score,
  type Section,
  type Signature,
  type Sound,
  type Voice,
} from './score.ts';

/** A note as it sounds, at its tick from the beginning of the piece. */
export interface Played {
  readonly pitch: number;
  readonly at: number;
  readonly ticks: number;
  readonly velocity: number;
}

/** From a tick on, a quarter note takes so many microseconds: what a MIDI file calls its tempo. */
export interface TempoChange {
  readonly at: number;
  readonly quarter: number;
}

export interface Performance {
  readonly parts: readonly { readonly voice: Voice; readonly program: number; readonly notes: readonly Played[] }[];
  readonly tempi: readonly TempoChange[];
  readonly sections: readonly { readonly at: number; readonly section: Section }[];
  /** Where the piece ends and begins again: a bar line. */
  readonly end: number;
}

/** How much of its length a note sounds, by its touch. */
const GATE: Readonly<Record<Sound['touch'], number>> = { plain: 0.94, short: 0.5, slurred: 1 };

const ACCENT = 14;
/** The first beat of a bar weighs a little more, as players give it without being told. */
const DOWNBEAT = 5;

export const perform = (score: Score): Performance => {
  let end = 0;
  const sections = score.order.map((section) => {
    const at = end;
    end += section.bars * barTicks(section);
    return { at, section };
  });
  const parts = score.voices.map((voice) => ({
    voice,
    program: INSTRUMENTS[voice.instrument]!.program,
    notes: sections.flatMap(({ at, section }) => playPart(section, voice.name, at)),
  }));
  return { parts, tempi: sections.flatMap(({ at, section }) => tempiOf(section, at)), sections, end };
};

type Placed<T> = T & { readonly at: number };

/** The things in a part's bars at their ticks from the beginning of the section. */
const placed = <T>(bars: readonly Bar[], things: (bar: Bar) => readonly Placed<T>[], length: number): Placed<T>[] =>
  bars.flatMap((bar, index) => things(bar).map((thing) => ({ ...thing, at: thing.at + index * length })));

const playPart = (section: Section, voice: string, start: number): readonly Played[] => {
  const bars = section.parts.get(voice) ?? [];
  const length = barTicks(section);
  const loudness = loudnessOf(placed(bars, ({ shades }) => shades, length));
  return joinTies(placed(bars, ({ sounds }) => sounds, length))
    .flatMap(strokes)
    .flatMap(({ at, pitches, ticks, touch, accent }) => {
      const velocity = loudness(at) + (accent ? ACCENT : 0) + (at % length === 0 ? DOWNBEAT : 0);
      const held = Math.round(ticks * GATE[touch]);
      return pitches.map((pitch) => ({ pitch, at: start + at, ticks: held, velocity: Math.min(127, velocity) }));
    });
};

const joinTies = (sounds: readonly Placed<Sound>[]): readonly Placed<Sound>[] => {
  const joined: Placed<Sound>[] = [];
  for (const sound of sounds) {
    const before = joined.at(-1);
    if (!before?.tied) joined.push(sound);
    else
      joined[joined.length - 1] = { ...sound, at: before.at, ticks: before.ticks + sound.ticks, accent: before.accent };
  }
  return joined;
};

/** The single strokes of a tremolo; anything else is one stroke. */
const strokes = (sound: Placed<Sound>): readonly Placed<Sound>[] => {
  const { stroke = sound.ticks } = sound;
  return Array.from({ length: Math.ceil(sound.ticks / stroke) }, (_, index) => ({
    ...sound,
    at: sound.at + index * stroke,
    ticks: Math.min(stroke, sound.ticks - index * stroke),
    accent: sound.accent && index === 0,
  }));
};

/** Velocity at a tick: that of the last dynamic, or on a hairpin's way to the next one. */
const loudnessOf = (shades: readonly Placed<Bar['shades'][number]>[]): ((at: number) => number) => {
  const marks = [{ at: 0, velocity: UNMARKED }, ...shades];
  return (at) => {
    const index = marks.findLastIndex((mark) => mark.at <= at);
    const mark = marks[index]!;
    if ('velocity' in mark) return mark.velocity;
    const from = marks.slice(0, index).findLast((earlier) => 'velocity' in earlier)!.velocity;
    const target = marks.slice(index).find((later) => 'velocity' in later)!;
    return Math.round(from + ((target.velocity - from) * (at - mark.at)) / (target.at - mark.at));
  };
};

/** Steps of a gradual change: small enough not to be heard as steps. */
const STEPS = 6;

const tempiOf = (section: Section, start: number): readonly TempoChange[] => {
  const length = barTicks(section);
  let now = section.tempo.perMinute;
  const changes = [{ at: start, quarter: quarterOf(section, now) }];
  for (const [index, mark] of section.tempoMarks.entries()) {
    if (!mark) continue;
    const from = now;
    const steps = mark.gradual ? STEPS : 1;
    for (let step = 1; step <= steps; step++) {
      const at = start + index * length + ((step - 1) * length) / STEPS;
      changes.push({
        at: Math.round(at),
        quarter: quarterOf(section, from + ((mark.perMinute - from) * step) / steps),
      });
    }
    now = mark.perMinute;
  }
  return changes;
};

const quarterOf = ({ tempo }: Signature, perMinute: number): number =>
  Math.round((60e6 / perMinute) * (QUARTER / tempo.beat));

/** How long the piece takes, in seconds. */
export const secondsOf = ({ tempi, end }: Performance): number =>
  tempi.reduce((sum, { at, quarter }, index) => {
    const until = tempi[index + 1]?.at ?? end;
    return sum + ((until - at) / QUARTER) * (quarter / 1e6);
  }, 0);
