import type { Solution } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { forwardSteps } from '../../core/judge.ts';
import { formatMoves, openState } from '../../core/replay.ts';
import type { Work } from '../../core/work.ts';
import { manIn } from '../speech/cells.ts';
import { played } from './played.ts';
import { isStirring, thingsIn } from './things.ts';

/** A solution that is known, move by move as they are written. */
type Texts = readonly string[];

/** Where a known solution passes: from there the rest of it solves the level. */
interface Waypoint {
  readonly texts: Texts;
  readonly at: number;
  readonly man: Cell | undefined;
}

/** Longer solutions are left to those who solve. */
const LONGEST = 20_000;

/** So many of them are told to those who solve: the last are nearest to where the player is, and go on like those before. */
const MOST_TOLD = 8;

/** Solutions that are known: of each position that lies on one, or a walk away from it, the rest is told. */
export class KnownLines {
  readonly #game: AnyGame;
  readonly #waypoints = new Map<number, Waypoint[]>();
  #latest: readonly Solution[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The last of them, move by move. */
  get latest(): readonly Solution[] {
    return this.#latest;
  }

  /** Moves from a position; those that solve nothing are left out. Tells whether they solve it, every one of them played. */
  *adding(position: string, moves: string): Work<boolean> {
    const game = this.#game;
    const start = game.parse(position);
    if (!start.ok) return false;
    const state = openState(game, start.value);
    const steps = forwardSteps(game, state, moves);
    if (!steps.ok) return false;
    // As long as the worker only walks, the place where he stops doing so is enough.
    const passed: { readonly at: number; readonly things: number; readonly man: Cell | undefined }[] = [];
    let at = 0;
    const note = (before: unknown, move: unknown, after: unknown): void => {
      if (isStirring(game, { before, move, after })) {
        const view = game.view(before);
        passed.push({ at, things: thingsIn(view, game), man: manIn(view, game.looks) });
      }
      at += 1;
    };
    const isKept = steps.value.length <= LONGEST;
    const tried = steps.value.map(({ move }) => move);
    const { end, texts, skipped } = yield* played(game, state, tried, isKept ? note : undefined);
    if (game.outcome(end)?.winner !== 0) return false;
    if (isKept) this.#note(position, texts, passed);
    return skipped === 0;
  }

  /** The last places come first: from there it is the shortest way. */
  #note(position: string, texts: Texts, passed: readonly (Omit<Waypoint, 'texts'> & { things: number })[]): void {
    this.#latest = [...this.#latest, { position, moves: texts.join(this.#game.between) }].slice(-MOST_TOLD);
    for (const { things, at, man } of passed.toReversed()) {
      const known = this.#waypoints.get(things);
      if (known) known.push({ texts, at, man });
      else this.#waypoints.set(things, [{ texts, at, man }]);
    }
  }

  /** What solves a position, as far as that is known: it was replayed. */
  *from(state: unknown): Work<string | undefined> {
    const game = this.#game;
    if (this.#waypoints.size === 0) return undefined;
    const view = game.view(state);
    const here = manIn(view, game.looks);
    for (const { texts, at, man } of this.#waypoints.get(thingsIn(view, game)) ?? []) {
      yield 0;
      const walk = here === man || man === undefined ? [] : game.route?.(state, undefined, man, 'moves');
      if (!walk) continue;
      const before = walk.length === 0 ? [] : [formatMoves(game, state, walk)];
      const moves = [...before, ...texts.slice(at)].join(game.between);
      if (yield* this.solves(state, moves)) return moves;
    }
    return undefined;
  }

  /** Whether moves, every one of them played, solve a position. */
  *solves(state: unknown, moves: string): Work<boolean> {
    const steps = this.#game.steps(moves);
    if (!steps.ok) return false;
    const tried = steps.value.map(({ move }) => move);
    const { end, skipped } = yield* played(this.#game, state, tried);
    return skipped === 0 && this.#game.outcome(end)?.winner === 0;
  }
}
