import type { Word } from '../../src/core/text.ts';

/** Ticks of a quarter note, in scores and in the files made from them. A 64th is 30 of them. */
export const QUARTER = 480;

/** A note, a chord or a rest. */
export interface Sound {
  /** MIDI numbers; none of them is a rest. */
  readonly pitches: readonly number[];
  readonly ticks: number;
  readonly touch: 'plain' | 'short' | 'slurred';
  readonly accent: boolean;
  /** Goes on in the next one, which has the same pitches. */
  readonly tied: boolean;
  /** Ticks of one stroke of a tremolo. */
  readonly stroke?: number;
}

/** A dynamic that holds from here on, or a hairpin that leads to the next one. */
export type Shade = { readonly velocity: number } | { readonly hairpin: true };

/** What stands in a bar, in order: each at its tick from the bar line. */
export interface Bar {
  readonly sounds: readonly (Sound & { readonly at: number })[];
  readonly shades: readonly (Shade & { readonly at: number })[];
}

/** Note values and bars of a section, and how fast they go. */
export interface Signature {
  readonly meter: { readonly beats: number; readonly unit: number };
  readonly tempo: Tempo;
  readonly key: Key;
}

/** So many beats of `beat` ticks in a minute. */
export interface Tempo {
  readonly beat: number;
  readonly perMinute: number;
}

/** As in a MIDI file: sharps, or flats below zero. */
export interface Key {
  readonly sharps: number;
  readonly mode: 'major' | 'minor';
}

/** What the tempo does in one bar: stays, is set, or moves there by its end. */
export type TempoMark = undefined | { readonly perMinute: number; readonly gradual: boolean };

export interface Section extends Signature {
  readonly name: string;
  /** Every voice has the same number of bars; one that is not there rests. */
  readonly parts: ReadonlyMap<string, readonly Bar[]>;
  readonly tempoMarks: readonly TempoMark[];
  readonly bars: number;
}

export interface Voice {
  readonly name: string;
  readonly instrument: string;
  /** As MIDI has them: 0 left, 64 in the middle, 127 right; 0 silent, 127 loud. */
  readonly pan: number;
  readonly level: number;
}

export interface Score {
  readonly title: string;
  readonly composer: string;
  readonly voices: readonly Voice[];
  readonly sections: readonly Section[];
  /** As they are played, each as often as it is named in the order. */
  readonly order: readonly Section[];
}

export const barTicks = ({ meter }: Signature): number => (meter.beats * 4 * QUARTER) / meter.unit;

/** Where a word is, for a problem. */
export const placeOf = ({ line, column }: Word): { line: number; column: number } => ({ line, column });
