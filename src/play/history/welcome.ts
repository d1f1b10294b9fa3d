import type { AnyGame } from '../../core/game.ts';
import type { Onward } from './lastPlayed.ts';
import { laterFirst, type Progress, unsolvedIn } from './progress.ts';

/** The one thing that whoever comes in is led to. */
export interface Welcome {
  /** What he left, the lessons for somebody new, or the next level that waits to be solved. */
  readonly kind: 'left' | 'new' | 'next';
  readonly game: AnyGame;
  readonly onward: Onward;
}

/** Where somebody is led to; nowhere when everything is solved. The games in the order in which they are offered. */
export const welcomeTo = (games: readonly AnyGame[], progress: ReadonlyMap<AnyGame, Progress>): Welcome | undefined => {
  const of = (game: AnyGame): Progress => progress.get(game)!;
  const played = games
    .filter((game) => of(game).played !== undefined)
    .toSorted((one, other) => laterFirst(of(one), of(other)));
  for (const game of played) {
    const { onward } = of(game);
    if (onward) return { kind: 'left', game, onward };
  }
  for (const game of games) {
    const onward = unsolvedIn(game, of(game));
    if (onward) return { kind: played.length === 0 ? 'new' : 'next', game, onward };
  }
  return undefined;
};
