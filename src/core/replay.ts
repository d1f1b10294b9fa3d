import type { AnyGame, Game, Score, Step } from './game.ts';
import { error, type Problem } from './parsed.ts';

/** A game as it is kept and sent: enough to play it again and so to check every claim about it. */
export interface Replay {
  readonly game: string;
  readonly board: string;
  readonly moves: string;
  /** Milliseconds per seat. */
  readonly spent: readonly [number, number];
}

/** What became of written steps that were tried one after another. */
export interface Run<State, Move> {
  readonly played: readonly { readonly move: Move; readonly state: State }[];
  /** Numbers, from 1, of the steps that the rules refused. */
  readonly refused: readonly number[];
  /** How many steps came after a puzzle was solved. */
  readonly discarded: number;
  /** Why the first step that was not played was not. */
  readonly problem?: Problem;
}

/** The position a level begins with: as read, then settled. */
export const openState = <S, M>(game: Game<S, M>, state: S): S => game.open?.(state).at(-1)?.position ?? state;

/** The score before the first move. */
export const noScore = ({ counters = ['moves'] }: Pick<AnyGame, 'counters'>): Score =>
  Object.fromEntries(counters.map((name) => [name, 0]));

export const costOf = <S, M>(game: Game<S, M>, state: S, move: M): Score => game.cost?.(state, move) ?? { moves: 1 };

/** The first step that a game does not forgive, if there is one. */
export const faultOf = ({ forgiving }: Pick<AnyGame, 'forgiving'>, run: Run<unknown, unknown>): Problem | undefined =>
  run.refused.length > 0 && !forgiving ? run.problem : undefined;

/** As much of a game as it takes to play one. */
type Rules<S, M> = Pick<Game<S, M>, 'seats' | 'play' | 'refusal' | 'outcome'>;

/** Tries every step from a position. A refused one is used up; whoever does not forgive that looks at `problem`. */
export const run = <S, M>(game: Rules<S, M>, start: S, steps: readonly Step<M>[]): Run<S, M> => {
  const played: { move: M; state: S }[] = [];
  const refused: number[] = [];
  let state = start;
  let problem: Problem | undefined;
  for (const [index, { move, line, column }] of steps.entries()) {
    const next = game.play(state, move);
    if (next !== undefined) {
      state = next;
      played.push({ move, state });
      continue;
    }
    problem ??= error(game.refusal(state, { move }), { line, column, step: index + 1 });
    if (game.seats === 1 && game.outcome(state)) return { played, refused, discarded: steps.length - index, problem };
    refused.push(index + 1);
  }
  return problem ? { played, refused, discarded: 0, problem } : { played, refused, discarded: 0 };
};
