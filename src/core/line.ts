import type { Score } from './game.ts';

/** Where moves come from: the player's own hand, or a link, a file, a solution, a hint, an engine. */
export type Origin = 'player' | 'elsewhere';

/** A move that was played, the position it led to, and the score from the start up to there. */
interface Entry<State, Move> {
  readonly move: Move;
  readonly state: State;
  readonly score: Score;
}

export const addScores = (score: Score, cost: Score): Score => {
  const total: Record<string, number> = { ...score };
  for (const [name, amount] of Object.entries(cost)) total[name] = (total[name] ?? 0) + amount;
  return total;
};

/**
 * A start, the moves played from it, and how many of them are in force; the rest can be redone.
 * It grows in place, so that a move costs the same at the beginning of a line and after 100,000 moves.
 */
export class Line<State, Move> {
  readonly start: State;
  readonly #noScore: Score;
  readonly #entries: Entry<State, Move>[] = [];
  #at = 0;
  #own = 0;

  constructor(start: State, noScore: Score) {
    this.start = start;
    this.#noScore = noScore;
  }

  /** How many moves are in force. */
  get at(): number {
    return this.#at;
  }

  /** How many moves there are, those that can be redone included. */
  get length(): number {
    return this.#entries.length;
  }

  /** How many moves, from the first, are the player's own. What follows a move from elsewhere is nobody's merit. */
  get own(): number {
    return this.#own;
  }

  get state(): State {
    return this.stateAt(this.#at);
  }

  /** The score of the moves in force. */
  get score(): Score {
    return this.#entries[this.#at - 1]?.score ?? this.#noScore;
  }

  /** The position after the first `at` moves. */
  stateAt(at: number): State {
    const entry = this.#entries[at - 1];
    return entry ? entry.state : this.start;
  }

  /** The move that led to the current position. */
  get last(): Move | undefined {
    return this.#entries[this.#at - 1]?.move;
  }

  /** Every move, those that can be redone included. */
  moves(): readonly Move[] {
    return this.#entries.map(({ move }) => move);
  }

  /** Adds a move after the current position and forgets what could be redone. */
  append({ move, state }: Pick<Entry<State, Move>, 'move' | 'state'>, cost: Score, origin: Origin = 'player'): void {
    const score = addScores(this.score, cost);
    this.#entries.length = this.#at;
    this.#entries.push({ move, state, score });
    this.#own = Math.min(this.#own, this.#at);
    if (origin === 'player' && this.#own === this.#at) this.#own += 1;
    this.#at += 1;
  }

  /** Another line with the moves that are in force. */
  branch(): Line<State, Move> {
    const branch = new Line<State, Move>(this.start, this.#noScore);
    for (const entry of this.#entries.slice(0, this.#at)) branch.#entries.push(entry);
    branch.#at = this.#at;
    branch.#own = Math.min(this.#own, this.#at);
    return branch;
  }

  /** The move that redo would bring back. */
  get next(): Move | undefined {
    return this.#entries[this.#at]?.move;
  }

  /** Puts the first `at` moves in force, as near as there are moves: 0 is the start, Infinity the end. */
  seek(at: number): void {
    this.#at = Math.max(0, Math.min(this.length, at));
  }
}
