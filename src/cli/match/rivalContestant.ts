import type { AnyGame } from '../../core/game.ts';
import type { Mind } from '../../core/mind.ts';
import { findMind } from '../../games/minds.ts';
import type { Contestant } from './contestant.ts';

/** One of those whom people play against. He has all the time that he wants, so that a match is the same on every machine. */
export class RivalContestant implements Contestant {
  readonly #game: AnyGame;
  readonly #rival: number;
  readonly #start: string;
  #mind: Mind | undefined;
  #seed: number;

  /** Who counts from 0, on a board like that of a position. */
  constructor(game: AnyGame, rival: number, { start, seed }: { readonly start: string; readonly seed: number }) {
    this.#game = game;
    this.#rival = rival;
    this.#start = start;
    this.#seed = seed;
  }

  async begin(): Promise<boolean> {
    this.#mind = await findMind(this.#game.id)?.mind(this.#start);
    return this.#mind !== undefined;
  }

  beginGame(): void {}

  async choose(_: readonly string[], position: string): Promise<string | undefined> {
    const choosing = this.#mind?.choose(position, this.#rival, this.#seed++);
    for (let step = choosing?.next(); step; step = choosing?.next()) if (step.done) return step.value;
    return undefined;
  }

  end(): void {}
}
