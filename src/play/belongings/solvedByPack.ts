import type { Work } from '../../core/work.ts';
import { readUnder, savedGameName } from './savedGame.ts';

/** How many levels of each pack of a game are solved, by the packs' names: out of all saved games, by their names. */
export function* solvedByPack(saved: ReadonlyMap<string, string>, game: string): Work<ReadonlyMap<string, number>> {
  const solved = new Map<string, number>();
  let done = 0;
  for (const [name, text] of saved) {
    if (name.startsWith(savedGameName({ game, hash: '' }))) {
      const read = readUnder(name, text);
      if (read.ok && read.value.solved) solved.set(read.value.pack, (solved.get(read.value.pack) ?? 0) + 1);
    }
    done += 1;
    yield done / saved.size;
  }
  return solved;
}
