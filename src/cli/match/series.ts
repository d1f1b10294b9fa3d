import type { AnyGame, Seat } from '../../core/game.ts';
import type { Dice } from '../../core/random.ts';
import type { Contestant } from './contestant.ts';

export interface Played {
  readonly moves: readonly string[];
  /** 0 or 1: which of the two engines has won, not which seat. */
  readonly winner: 0 | 1;
  /** Why, if somebody did not play by the rules. */
  readonly fault?: string;
}

/** Lines by chance that are tried before nobody believes any more that there is one. */
const MOST_TRIED = 1000;

/** A line by chance that is not the end of the game; undefined if games hardly last so long. */
export const someOpening = (
  game: AnyGame,
  start: unknown,
  plies: number,
  { roll }: Dice,
): readonly string[] | undefined => {
  for (let tried = 0; tried < MOST_TRIED; tried++) {
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
  return undefined;
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

/** One game, in which the contestant named begins. */
export const playGame = async (
  game: AnyGame,
  start: unknown,
  contestants: readonly [Contestant, Contestant],
  { opening, begins }: { readonly opening: readonly string[]; readonly begins: Seat },
): Promise<Played> => {
  const moves = [...opening];
  let state = playLine(game, start, opening);
  for (const contestant of contestants) contestant.beginGame();
  for (;;) {
    const over = game.outcome(state);
    if (over?.winner !== undefined) return { moves, winner: (over.winner ^ begins) as 0 | 1 };
    const who = (game.turn(state) ^ begins) as 0 | 1;
    const text = await contestants[who].choose(moves, game.format(state));
    const next = text === undefined ? undefined : after(game, state, text);
    if (next === undefined) return { moves, winner: (who ^ 1) as 0 | 1, fault: text ?? 'nothing' };
    moves.push(text!);
    state = next;
  }
};
