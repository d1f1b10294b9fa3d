import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import type { Opened } from './opened.ts';

/** A board to play on: its level, counted from 1. */
export interface BoardChoice {
  readonly number: number;
  readonly level: Level;
}

type OnShelf = Pick<Opened, 'game' | 'pack'>;

const startOf = (game: AnyGame, size: number): string | undefined => {
  const start = game.parse(`${size}x${size}`);
  return start.ok ? game.format(start.value) : undefined;
};

/** The board of a size, where a pack has it. */
export const boardOfSize = ({ game, pack }: OnShelf, size: number): BoardChoice | undefined => {
  const start = startOf(game, size);
  const index = pack.levels.findIndex(({ board }) => board === start);
  return index < 0 ? undefined : { number: index + 1, level: pack.levels[index]! };
};

/** Whether a pack is the empty boards that a game for two comes with: then nobody counts them. */
export const isBoards = ({ game, pack }: OnShelf): boolean =>
  game.seats === 2 && pack.levels.every(({ board }) => game.packs[0]?.pack.levels.some((one) => one.board === board));

/** What there is to choose from: boards from the smallest on, or whatever else the pack has, as it has it. */
export const boardsOf = (shelf: OnShelf): readonly BoardChoice[] => {
  const { game, pack } = shelf;
  if (!game.sizes || !isBoards(shelf)) return pack.levels.map((level, index) => ({ number: index + 1, level }));
  const { least, most } = game.sizes;
  return Array.from({ length: most - least + 1 }, (_, index) => boardOfSize(shelf, least + index) ?? []).flat();
};
