import type { AnyGame } from '../core/game.ts';
import { tictactoe } from './tictactoe/index.ts';

/** Every game there is. A new one needs its folder and one line here. */
export const games: readonly AnyGame[] = [tictactoe];

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
