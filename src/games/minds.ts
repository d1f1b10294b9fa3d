import type { Thoughtful } from '../core/mind.ts';
import { thinking as breakthrough } from './breakthrough/thinking.ts';
import { thinking as tictactoe } from './tictactoe/thinking.ts';

/** Every game that somebody thinks about. A game with rivals needs one line here. */
export const minds: readonly Thoughtful[] = [breakthrough, tictactoe];

export const findMind = (id: string): Thoughtful | undefined => minds.find((one) => one.id === id);
