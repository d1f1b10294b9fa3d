import type { Game, Score } from './game.ts';
import { type Kept, keepLine, type Timed } from './kept.ts';
import type { View } from './view.ts';

/** How many lines lie aside at the most: more than anybody goes back to. */
export const MOST_ASIDE = 20;

/** How many letters two texts have in common from the first. */
const commonLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Of each line, how many letters of it no other one has: of those in order only neighbours can share the most. */
const ownLengths = (lines: readonly { readonly moves: string }[]): ReadonlyMap<object, number> => {
  const inOrder = lines.toSorted((one, other) => Number(one.moves > other.moves) - Number(one.moves < other.moves));
  const shared = inOrder.map((line, index) => commonLength(line.moves, inOrder[index + 1]?.moves ?? ''));
  return new Map(
    inOrder.map((line, index) => [line, line.moves.length - Math.max(shared[index]!, shared[index - 1] ?? 0)]),
  );
};

/** At most so many lines: those go that the others have most of, the older first. The first one always stays. */
export const thinned = <T extends { readonly moves: string }>(lines: readonly T[], most: number): readonly T[] => {
  let left = lines;
  while (left.length > most) {
    const lengths = ownLengths(left);
    const [, ...others] = left;
    const least = others.reduce((one, other) => (lengths.get(other)! <= lengths.get(one)! ? other : one));
    left = left.filter((line) => line !== least);
  }
  return left;
};

/** A line that lies aside, for a list of them. */
export interface Aside {
  /** How many moves there are, and how many of them were in force when it was put aside. */
  readonly length: number;
  readonly at: number;
  readonly score: Score;
  /** Where it stood. */
  readonly view: View;
  /** Milliseconds per seat. */
  readonly spent: readonly [number, number];
}

type Laid<S, M> = Timed<S, M> & { readonly moves: string };

/** The lines of a level that lie aside, the one that was put there last on top. */
export class Pile<S, M> {
  readonly #game: Game<S, M>;
  #lines: readonly Laid<S, M>[] = [];

  constructor(game: Game<S, M>) {
    this.#game = game;
  }

  get top(): Timed<S, M> | undefined {
    return this.#lines[0];
  }

  /** A line without moves is nothing to go back to. */
  put(timed: Timed<S, M>, place: 'top' | 'bottom'): void {
    const { line } = timed;
    if (line.length === 0) return;
    const laid = { ...timed, moves: this.#game.formatMoves(line.start, line.moves()) };
    const lines = place === 'top' ? [laid, ...this.#lines] : [...this.#lines, laid];
    this.#lines = thinned(lines, MOST_ASIDE);
  }

  take(index: number): Timed<S, M> | undefined {
    const taken = this.#lines[index];
    this.#lines = this.#lines.filter((line) => line !== taken);
    return taken;
  }

  list(): readonly Aside[] {
    return this.#lines.map(({ line: { length, at, score, state }, clock: { spent } }) => {
      return { length, at, score, view: this.#game.view(state), spent };
    });
  }

  keep(now: number): readonly Kept[] {
    return this.#lines.map((laid) => keepLine(this.#game, laid, now, laid.moves));
  }
}
