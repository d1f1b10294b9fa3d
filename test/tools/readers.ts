import { games } from '../../src/games/index.ts';
import { type Reader, readersOf } from '../../src/play/packs/reader.ts';

/** Those of every game. */
export const readers: readonly Reader[] = await readersOf(games);

export const readerNamed = (id: string): Reader => readers.find(({ game }) => game.id === id)!;
