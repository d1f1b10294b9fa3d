import type { AnyGame, Race } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { ownCell, seenCells, seenSize, UPRIGHT } from '../../core/orientation.ts';
import type { View } from '../../core/view.ts';

/** Whether pieces of a position can still be stopped, all cells being those that are seen. */
export type Races = (position: string, seen: View, from?: Cell) => readonly Race[];

/** What tells that in a game; nothing is told where the game has no such thing, nor after the end. */
export const racesIn = async (game: AnyGame): Promise<Races> => {
  const racing = await game.races?.();
  return (position, view, from) => {
    const state = game.parse(position);
    if (!racing || !state.ok || game.outcome(state.value)) return [];
    const lie = view.lie ?? UPRIGHT;
    const seen = seenCells(seenSize(view, lie), lie);
    const cells = (own: readonly Cell[]): readonly Cell[] => own.map((cell) => seen[cell]!);
    const found = racing.of(state.value, from === undefined ? undefined : ownCell(from, view));
    return found.map(({ runner, zone, catchers, verdict }) => ({
      runner: seen[runner]!,
      zone: cells(zone),
      catchers: cells(catchers),
      verdict,
    }));
  };
};
