import type { Dice } from '../../src/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { unwrap } from './unwrap.ts';

const BOARD = '6x6';

/** A game of Breakthrough by chance, in writing; somebody wins it. */
export const chanceGame = (random: Dice): readonly string[] => {
  const game = findGame('breakthrough')!;
  const texts: string[] = [];
  for (let state = unwrap(game.parse(BOARD)); !game.outcome(state); ) {
    const moves = game.moves(state);
    const move = moves[random.roll(moves.length)]!;
    texts.push(game.formatMove(state, move));
    state = game.play(state, move)!;
  }
  return texts;
};

/** What two agree upon who play it. */
export const CHANCE_TERMS = { game: 'breakthrough', board: BOARD, seat: 0, clock: null };
