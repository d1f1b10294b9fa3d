import type { AnyGame, Game, Outcome, Score, Step } from './game.ts';
import { error, type Problem } from './parsed.ts';
import { finish, type Work } from './work.ts';

/** A game as it is kept and sent: enough to play it again and so to check every claim about it. */
export interface Replay {
  readonly game: string;
  readonly board: string;
  readonly moves: string;
  /** Milliseconds per seat. */
  readonly spent: readonly [number, number];
  /** How it has ended for a reason that the rules do not know. */
  readonly called?: Outcome;
}

/** What became of written steps that were tried one after another. */
export interface Course<State> {
  /** Where they led. */
  readonly end: State;
  /** Numbers, from 1, of the steps that the rules refused; at most one where the game does not forgive. */
  readonly refused: readonly number[];
  /** How many steps came after a puzzle was solved. */
  readonly discarded: number;
  /** Why the first step that was not played was not. */
  readonly problem?: Problem;
}

/** The longest line that is read: more is a mistake or an attack. */
export const LONGEST = 1_000_000;

/** The position a level begins with: as read, then settled. */
export const openState = <S, M>(game: Game<S, M>, state: S): S => game.open?.(state).at(-1)?.position ?? state;

/** The score before the first move. */
export const noScore = ({ counters = ['moves'] }: Pick<AnyGame, 'counters'>): Score =>
  Object.fromEntries(counters.map((name) => [name, 0]));

export const costOf = <S, M>(game: Pick<Game<S, M>, 'cost'>, state: S, move: M): Score =>
  game.cost?.(state, move) ?? { moves: 1 };

/** Legal moves as they are written, the first of them played in `start`. */
export const formatMoves = <S, M>(
  game: Pick<Game<S, M>, 'play' | 'formatMove' | 'between'>,
  start: S,
  moves: readonly M[],
): string => {
  let state = start;
  const words: string[] = [];
  for (const move of moves) {
    words.push(game.formatMove(state, move));
    // Of the last one nobody asks where it leads.
    if (words.length < moves.length) state = game.play(state, move)!;
  }
  return words.join(game.between);
};

/** The first step that a game does not forgive, if there is one. */
export const faultOf = (
  { forgiving }: Pick<AnyGame, 'forgiving'>,
  { refused, problem }: Pick<Course<unknown>, 'refused' | 'problem'>,
): Problem | undefined => (refused.length > 0 && !forgiving ? problem : undefined);

/** As much of a game as it takes to play one. */
type Rules<S, M> = Pick<Game<S, M>, 'seats' | 'forgiving' | 'play' | 'refusal' | 'outcome'>;

/** How many steps are tried before a long line tells how far it is. */
const PAUSE = 10_000;

/**
 * Tries every step from a position and tells `visit` of each that is played.
 * A refused step ends it, unless the game forgives: then the step is used up and the next one tried.
 */
export function* follow<S, M>(
  game: Rules<S, M>,
  start: S,
  steps: readonly Step<M>[],
  visit: (move: M, before: S, after: S) => void,
): Work<Course<S>> {
  const refused: number[] = [];
  let state = start;
  let problem: Problem | undefined;
  let discarded = 0;
  for (const [index, { move, line, column }] of steps.entries()) {
    if (index % PAUSE === PAUSE - 1) yield index / steps.length;
    const next = game.play(state, move);
    if (next !== undefined) {
      visit(move, state, next);
      state = next;
      continue;
    }
    problem ??= error(game.refusal(state, { move }), { line, column, step: index + 1 });
    const isSolved = game.seats === 1 && game.outcome(state) !== undefined;
    if (isSolved) discarded = steps.length - index;
    else refused.push(index + 1);
    if (isSolved || !game.forgiving) break;
  }
  return { end: state, refused, discarded, ...(problem && { problem }) };
}

/** How a line went, with every position on the way: for lines that are known to be short. */
export interface Run<State, Move> extends Course<State> {
  readonly played: readonly { readonly move: Move; readonly state: State }[];
}

/** The same in one go. */
export const run = <S, M>(game: Rules<S, M>, start: S, steps: readonly Step<M>[]): Run<S, M> => {
  const played: { move: M; state: S }[] = [];
  const course = finish(follow(game, start, steps, (move, _, state) => played.push({ move, state })));
  return { played, ...course };
};
