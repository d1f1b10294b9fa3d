import type { Table } from '../table/table.ts';
import type { NamedGame } from './namedGames.ts';

/** What is on the board, to be kept under a name; undefined where nothing was played, or it lies aside after a restart. */
export const gameOnBoard = (table: Table, now: number): Pick<NamedGame, 'of' | 'kept'> | undefined => {
  const { game, pack, number, round } = table;
  const own = round?.own(now);
  const [kept] = round?.played.keep(now) ?? [];
  const hash = table.hashOf(number);
  if (!kept || hash === undefined || !own || own.length === 0 || own.aside !== undefined) return undefined;
  const { title, board } = pack.levels[number - 1]!;
  return { of: { game: game.id, hash, board, pack: table.name, level: number, title }, kept };
};
