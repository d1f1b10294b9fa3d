import type { Note } from './song.ts';

/** Notes that sound the same but for their time, together: each kind is played only once, and music repeats itself. */
export const alike = (notes: readonly Note[], rate: number): Iterable<readonly Note[]> => {
  const kinds = new Map<string, Note[]>();
  for (const note of notes) {
    const { seconds, pitch, velocity, level, pan, program } = note;
    const kind = [Math.round(seconds * rate), pitch, velocity, level, pan, program].join();
    const known = kinds.get(kind);
    if (known) known.push(note);
    else kinds.set(kind, [note]);
  }
  return kinds.values();
};
