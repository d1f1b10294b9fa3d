import { existsSync } from 'node:fs';
import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { writeTextFile } from '../../node/writeTextFile.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { complainOf, UsageError } from '../io.ts';

/** A game of a match, to be written down. */
export interface Noted {
  /** By seats. */
  readonly names: readonly [string, string];
  readonly moves: readonly string[];
  readonly winner: 0 | 1;
}

/** Whoever writes games down; false if he could not. */
export type Scribe = (noted: Noted) => boolean;

const levelOf = ({ title, between }: AnyGame, board: string, { names, moves, winner }: Noted): Level => ({
  title,
  board,
  lines: [{ moves: moves.join(between) }],
  notes: [`First: ${names[0]}`, `Second: ${names[1]}`, `Result: ${winner === 0 ? '1-0' : '0-1'}`].join('\n'),
  problems: [],
});

/** Writes all games so far after each of them, so that a match that is stopped loses none. */
export const scribeOf = async (game: AnyGame, board: string, file: string): Promise<Scribe> => {
  const { formats } = await readerOf(game);
  const write = formats.find((format) => format.write)?.write;
  if (!write) throw new UsageError(`${game.title} has no files to write.`);
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  const levels: Level[] = [];
  return (noted) => {
    levels.push(levelOf(game, board, noted));
    const text = write({ title: game.title, levels, problems: [] });
    const written = text.ok ? writeTextFile(file, text.value) : text;
    if (!written.ok) complainOf(file, [written.problem]);
    return written.ok;
  };
};
