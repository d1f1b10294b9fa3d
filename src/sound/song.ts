/** A note of a song: when, what, how hard, and who plays it where. */
export interface Note {
  /** In seconds from the beginning of the song. */
  readonly start: number;
  readonly seconds: number;
  /** MIDI number: 69 is the A of 440 Hz. On drums it says which drum. */
  readonly pitch: number;
  /** From 0 to 1, like the level of its channel. */
  readonly velocity: number;
  readonly level: number;
  /** From -1, left, to 1, right. */
  readonly pan: number;
  /** General MIDI program, from 0, or the drums. */
  readonly program: number | 'drums';
}

/** A song to be played over and over: its end is its beginning. */
export interface Song {
  readonly seconds: number;
  readonly notes: readonly Note[];
}

export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
