import type { Solution } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { forwardSteps } from '../../core/judge.ts';
import { formatMoves, openState, run } from '../../core/replay.ts';
import { manIn } from '../speech/cells.ts';
import { thingsIn } from './things.ts';

/** A solution that is known, move by move as they are written. */
type Texts = readonly string[];

/** Where a known solution passes: from there the rest of it solves the level. */
interface Waypoint {
  readonly texts: Texts;
  readonly at: number;
  readonly man: Cell | undefined;
}

/** Longer solutions are left to those who solve: to look them up would take longer than nobody notices. */
const LONGEST = 20_000;

/** So many of them are told to those who solve: the last are nearest to where the player is, and go on like those before. */
const MOST_TOLD = 8;

/** Solutions that are known: of each position that lies on one, or a walk away from it, the rest is told at once. */
export class KnownLines {
  readonly #game: AnyGame;
  readonly #waypoints = new Map<string, Waypoint[]>();
  #latest: readonly Solution[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The last of them, move by move. */
  get latest(): readonly Solution[] {
    return this.#latest;
  }

  /** Moves from a position; those that solve nothing are left out. */
  add(position: string, moves: string): void {
    const game = this.#game;
    const start = game.parse(position);
    if (!start.ok) return;
    const state = openState(game, start.value);
    const steps = forwardSteps(game, state, moves);
    if (!steps.ok || steps.value.length > LONGEST) return;
    const { played, end } = run(game, state, steps.value);
    if (game.outcome(end)?.winner !== 0) return;
    const states = [state, ...played.map((one) => one.state)];
    const texts = played.map(({ move }, index) => game.formatMove(states[index]!, move));
    this.#latest = [...this.#latest, { position, moves: texts.join(game.between) }].slice(-MOST_TOLD);
    this.#note(states, texts);
  }

  #note(states: readonly unknown[], texts: Texts): void {
    let last: string | undefined;
    // As long as the worker only walks, the place where he stops doing so is enough.
    for (let at = states.length - 2; at >= 0; at -= 1) {
      const view = this.#game.view(states[at]);
      const things = thingsIn(view, this.#game);
      if (things === last) continue;
      last = things;
      this.#waypoints.set(things, [...this.#at(things), { texts, at, man: manIn(view, this.#game.looks) }]);
    }
  }

  #at(things: string): readonly Waypoint[] {
    return this.#waypoints.get(things) ?? [];
  }

  /** What solves a position, as far as that is known; it is still to be replayed. */
  *from(state: unknown): Generator<string> {
    const game = this.#game;
    const view = game.view(state);
    const here = manIn(view, game.looks);
    for (const { texts, at, man } of this.#at(thingsIn(view, game))) {
      const walk = here === man || man === undefined ? [] : game.route?.(state, undefined, man, 'moves');
      if (!walk) continue;
      const before = walk.length === 0 ? [] : [formatMoves(game, state, walk)];
      yield [...before, ...texts.slice(at)].join(game.between);
    }
  }
}
