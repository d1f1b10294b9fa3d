import type { Game } from './game.ts';

/**
 * How many positions are exactly `depth` moves away, counted once for every way that leads there.
 * A finished game goes no further. Two rule books that agree on these numbers agree on the rules.
 */
export const perft = <S, M>(game: Pick<Game<S, M>, 'moves' | 'play'>, state: S, depth: number): number => {
  if (depth === 0) return 1;
  const moves = game.moves(state);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += perft(game, game.play(state, move) as S, depth - 1);
  return count;
};
