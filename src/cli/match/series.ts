import type { AnyGame, Seat } from '../../core/game.ts';
import type { Dice } from '../../core/random.ts';
import type { Player } from './player.ts';

export interface Played {
  readonly moves: readonly string[];
  /** 0 or 1: which of the two engines has won, not which seat. */
  readonly winner: 0 | 1;
  /** Why, if somebody did not play by the rules. */
  readonly fault?: string;
}

/** A line by chance that is not the end of the game. */
export const someOpening = (game: AnyGame, start: unknown, plies: number, { roll }: Dice): readonly string[] => {
  for (;;) {
    let state = start;
    const line: string[] = [];
    for (let ply = 0; ply < plies && !game.outcome(state); ply++) {
      const choices = game.moves(state);
      const move = choices[roll(choices.length)]!;
      line.push(game.formatMove(state, move));
      state = game.play(state, move)!;
    }
    if (!game.outcome(state)) return line;
  }
};

const playLine = (game: AnyGame, start: unknown, line: readonly string[]): unknown => {
  let state = start;
  for (const text of line) state = after(game, state, text);
  return state;
};

/** The position after a move as it is written; undefined if that is none. */
const after = (game: AnyGame, state: unknown, text: string): unknown => {
  const move = game.moves(state).find((one) => game.formatMove(state, one) === text);
  return move === undefined ? undefined : game.play(state, move);
};

/** One game, in which the player named begins. */
export const playGame = async (
  game: AnyGame,
  start: unknown,
  players: readonly [Player, Player],
  { opening, begins }: { readonly opening: readonly string[]; readonly begins: Seat },
): Promise<Played> => {
  const moves = [...opening];
  let state = playLine(game, start, opening);
  for (const player of players) player.beginGame();
  for (;;) {
    const over = game.outcome(state);
    if (over?.winner !== undefined) return { moves, winner: (over.winner ^ begins) as 0 | 1 };
    const who = (game.turn(state) ^ begins) as 0 | 1;
    const text = await players[who].choose(moves, game.format(state));
    const next = text === undefined ? undefined : after(game, state, text);
    if (next === undefined) return { moves, winner: (who ^ 1) as 0 | 1, fault: text ?? 'nothing' };
    moves.push(text!);
    state = next;
  }
};
