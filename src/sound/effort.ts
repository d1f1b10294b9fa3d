import { alike } from './alike.ts';
import { timbreOf } from './orchestra.ts';
import { hertz, type Note } from './song.ts';
import type { Struck } from './timbre.ts';

/** A usual rate. What is alike at it is about as much as at any other. */
const RATE = 44_100;

/** Measured against a second of one partial of a struck note: a second of a held tone, and one laid where it belongs. */
const HELD = 3;
const MIXING = 0.5;

/** What a stroke of any drum takes at most, its skin and its noise together, and how long it rings. */
const DRUM = { work: 4, seconds: 1.7 };

/** What playing a note takes, and how many seconds it is heard. */
interface Effort {
  readonly work: number;
  readonly seconds: number;
}

/** How long each of the partials of a struck note is heard at most. */
const struck = ({ modes, damping }: Struck, { seconds, pitch, velocity }: Note): Effort => {
  const rings = modes(hertz(pitch), velocity).map(({ ring }) =>
    damping === undefined ? 2 * ring : Math.min(2 * ring, seconds + damping),
  );
  return { work: rings.reduce((sum, ring) => sum + ring, 0), seconds: Math.max(0, ...rings) };
};

/** However short a note is, it rings on; and where many play each of them has a tone. */
const effortOf = (note: Note): Effort => {
  if (note.program === 'drums') return DRUM;
  const timbre = timbreOf(note.program);
  if (timbre.kind === 'struck') return struck(timbre, note);
  const seconds = note.seconds + timbre.release;
  const players = timbre.players + Math.ceil(timbre.breath);
  return { work: HELD * players * seconds, seconds };
};

/** What it takes to render notes, about, and known before any of them is: a processor does some four thousand of it in a second. */
export const effortFor = (notes: readonly Note[]): number => {
  let total = 0;
  for (const same of alike(notes, RATE)) {
    const { work, seconds } = effortOf(same[0]!);
    total += work + MIXING * seconds * same.length;
  }
  return total;
};
