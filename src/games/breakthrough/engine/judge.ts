import type { Inquiry, Proof, StudiedLine, Study } from '../../../core/mind.ts';
import { formatMove } from '../notation.ts';
import { type Move, moves, outcome, play, type State } from '../rules.ts';
import { ProofLength } from './proofLength.ts';
import { Prover } from './prover.ts';
import { Shortest } from './shortest.ts';

/** Megabytes to remember proofs in. */
const MEMORY = 64;

/** Nodes that the first try at each move may take; every next one may take twice as many. */
const FIRST_TRY = 16_384;

/** Nodes that counting the plies of a proof may take, and looking for the fewest: what takes longer is not counted. */
const MOST_COUNTED = 100_000;
const MOST_SHORTENED = 20_000;

interface Judged {
  readonly move: Move;
  readonly after: State;
  proof: Proof | undefined;
}

/** A move that ends the game wins; of others nothing is known yet. */
const opened = (state: State): readonly Judged[] =>
  moves(state).map((move) => {
    const after = play(state, move)!;
    return { move, after, proof: outcome(after) && { wins: true, plies: 1, isExact: true } };
  });

/** What wins sooner comes first, then what nobody knows, then what loses: the latest first. */
const rank = ({ proof }: Judged): number => {
  if (!proof) return 0;
  const { wins, plies = 500 } = proof;
  return wins ? 1000 - plies : plies - 1000;
};

const lineOf = ({ move, proof }: Judged): StudiedLine => ({
  moves: [formatMove(move)],
  chance: proof ? Number(proof.wins) : 0.5,
  ...(proof && { proof }),
});

/** Proves of every move whether it wins: now a little of this one, now of that, so that what is easy is known soon. */
class Judgement {
  readonly #all: readonly Judged[];
  readonly #prover: Prover;
  readonly #length: ProofLength;
  readonly #shortest: Shortest;
  readonly #most: number;
  #nodes = 0;

  constructor(state: State, most: number) {
    this.#all = opened(state);
    this.#prover = new Prover(state.size, MEMORY);
    this.#length = new ProofLength(this.#prover);
    this.#shortest = new Shortest(state.size);
    this.#most = most;
  }

  get soFar(): Study {
    const lines = this.#all.toSorted((one, other) => rank(other) - rank(one)).map(lineOf);
    return { lines, depth: 0, nodes: this.#nodes };
  }

  *run(): Generator<Study, Study, void> {
    for (let budget = FIRST_TRY; ; budget *= 2) {
      const doubtful = this.#all.filter(({ proof }) => !proof);
      if (doubtful.length === 0 || this.#nodes >= this.#most) return this.soFar;
      for (const judged of doubtful) yield* this.#try(judged, Math.min(budget, this.#most - this.#nodes));
    }
  }

  *#try(judged: Judged, budget: number): Generator<Study, void, void> {
    const before = this.#nodes;
    const proving = this.#prover.prove(judged.after, { nodes: budget });
    let step = proving.next();
    for (; !step.done; step = proving.next()) {
      this.#nodes = before + step.value;
      yield this.soFar;
    }
    this.#nodes = before + this.#prover.nodes;
    if (step.value === 'unknown') return;
    judged.proof = this.#counted(judged, step.value);
    yield this.soFar;
  }

  /** Exactly how soon it ends, where that is near; else how soon by the proof, where that is remembered. */
  #counted({ after }: Judged, proof: 'win' | 'loss'): Proof {
    const wins = proof === 'loss';
    const end = this.#shortest.nodes + MOST_SHORTENED;
    for (let plies = wins ? 2 : 1; ; plies += 2) {
      const left = end - this.#shortest.nodes;
      const isSo = wins ? this.#shortest.loses(after, plies, left) : this.#shortest.wins(after, plies, left);
      if (isSo) return { wins, plies: plies + 1, isExact: true };
      if (isSo === undefined) break;
    }
    const { plies } = this.#length.measure(after, proof, MOST_COUNTED);
    return { wins, ...(plies !== undefined && { plies: plies + 1 }) };
  }
}

/** Judges every move by proofs alone, until all of them are proven or the nodes are spent. */
export const judge = (state: State, { nodes = Number.POSITIVE_INFINITY }: Inquiry): Generator<Study, Study, void> =>
  new Judgement(state, nodes).run();
