import type { AnyGame } from '../../core/game.ts';
import type { Work } from '../../core/work.ts';

/** Moves that are played between two looks at the clock. */
const PAUSE = 32;

/** What became of moves that were played one after another. */
interface Played {
  readonly end: unknown;
  /** Those that the rules let pass, as they are written. */
  readonly texts: readonly string[];
  /** How many were left out: refused, or after the end. */
  readonly skipped: number;
}

/** Plays moves one after another; `visit` is told of each before it is made. */
export function* played(
  game: AnyGame,
  start: unknown,
  moves: readonly unknown[],
  visit: (state: unknown, move: unknown, after: unknown) => void = () => {},
): Work<Played> {
  const texts: string[] = [];
  let state = start;
  for (const [index, move] of moves.entries()) {
    if (index % PAUSE === PAUSE - 1) yield index / moves.length;
    const after = game.play(state, move);
    if (after === undefined && !game.forgiving) break;
    if (after === undefined) continue;
    visit(state, move, after);
    texts.push(game.formatMove(state, move));
    state = after;
  }
  return { end: state, texts, skipped: moves.length - texts.length };
}
