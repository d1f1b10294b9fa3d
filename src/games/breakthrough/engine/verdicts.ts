import { play, type State } from '../rules.ts';
import { type Proof, Prover } from './prover.ts';
import type { Roots } from './roots.ts';
import { SURE } from './search.ts';
import { moveFrom } from './translate.ts';

/** Nodes of one turn: they take longer than those of a search. */
const SLICE = 1024;

/** Proves who wins, a little at a time: now the position itself, now what comes of its best moves. */
export class Verdicts {
  nodes = 0;
  readonly #state: State;
  readonly #roots: Roots;
  readonly #prover: Prover;
  #position: Proof = 'unknown';
  #turn = 0;

  constructor(state: State, roots: Roots, megabytes: number) {
    this.#state = state;
    this.#roots = roots;
    this.#prover = new Prover(state.size, megabytes);
  }

  /** Works for a turn, on one of so many best moves or on all at once. */
  goOn(lines: number, most: number): void {
    const doubtful = this.#doubtful(lines);
    const isForAll = this.#position === 'unknown' && this.#turn++ % 2 === 0;
    if (isForAll) this.#prove(undefined, most);
    else if (doubtful.length > 0) this.#prove(doubtful[(this.#turn >> 1) % doubtful.length], most);
  }

  /** The moves to be proven. Where somebody wins, any of them may be the one that does. */
  #doubtful(lines: number): readonly number[] {
    const { all } = this.#roots;
    const isHidden = this.#position === 'win' && all[0]!.score <= SURE;
    const wanted = isHidden ? all : all.slice(0, lines);
    return wanted.filter(({ score }) => Math.abs(score) <= SURE).map(({ move }) => move);
  }

  #prove(move: number | undefined, most: number): void {
    const state = move === undefined ? this.#state : play(this.#state, moveFrom(this.#state, move))!;
    const proving = this.#prover.prove(state, Math.min(SLICE, most));
    let step = proving.next();
    while (!step.done) step = proving.next();
    this.nodes += this.#prover.nodes;
    if (step.value === 'unknown') return;
    if (move !== undefined) this.#roots.learn(move, step.value === 'loss');
    else this.#learn(step.value);
  }

  #learn(proof: Proof): void {
    this.#position = proof;
    if (proof !== 'loss') return;
    for (const { move } of this.#roots.all) this.#roots.learn(move, false);
  }
}
