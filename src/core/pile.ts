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

interface Laid {
  readonly kept: Kept;
  readonly aside: Aside;
  /** Whether it stood at an end. */
  readonly isOver: boolean;
  readonly moves: string;
}

/**
 * The lines of a level that lie aside, the one that was put there last on top. They are written down: whoever takes one
 * plays it again.
 */
export class Pile<S, M> {
  readonly #game: Game<S, M>;
  #lines: readonly Laid[] = [];

  constructor(game: Game<S, M>) {
    this.#game = game;
  }

  get top(): Laid | undefined {
    return this.#lines[0];
  }

  /** A line without moves is nothing to go back to. Its clock stands. */
  put({ line, clock }: Timed<S, M>, place: 'top' | 'bottom'): void {
    const { length, at, score, state } = line;
    if (length === 0) return;
    const kept = keepLine({ line, clock }, 0);
    const aside = { length, at, score, view: this.#game.view(state), spent: kept.spent };
    const laid = { kept, aside, isOver: (line.called ?? this.#game.outcome(state)) !== undefined, moves: kept.moves };
    this.#lines = thinned(place === 'top' ? [laid, ...this.#lines] : [...this.#lines, laid], MOST_ASIDE);
  }

  take(index: number): void {
    this.#lines = this.#lines.filter((_, at) => at !== index);
  }

  list(): readonly Aside[] {
    return this.#lines.map(({ aside }) => aside);
  }

  keep(): readonly Kept[] {
    return this.#lines.map(({ kept }) => kept);
  }
}
