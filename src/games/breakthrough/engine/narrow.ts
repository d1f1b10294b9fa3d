import type { StudiedLine, Study } from '../../../core/mind.ts';
import { formatMove } from '../notation.ts';
import { moves, outcome, play, type State } from '../rules.ts';
import { Shortest } from './shortest.ts';

/** Nodes between two moments at which whoever asked may have his say. */
const SLICE = 16_384;

/** The same study with another line in front. */
const withFirst = (study: Study, first: StudiedLine): Study => ({
  ...study,
  lines: [first, ...study.lines.slice(1).filter(({ moves: [move] }) => move !== first.moves[0])],
});

/** Tells within so many plies or not, of a position whose end is proven, by trying everything that could end it by then. */
class Narrowing {
  readonly #state: State;
  readonly #study: Study;
  readonly #most: number;
  readonly #shortest: Shortest;

  constructor(state: State, study: Study, most: number) {
    this.#state = state;
    this.#study = study;
    this.#most = most;
    this.#shortest = new Shortest(state.size);
  }

  *run(within: number): Generator<Study, Study, void> {
    const [top] = this.#study.lines;
    if (!top?.proof || (top.proof.plies ?? Number.POSITIVE_INFINITY) <= within) return this.#study;
    return yield* top.proof.wins ? this.#winner(top, within) : this.#loser(top, within);
  }

  *#loser(top: StudiedLine, within: number): Generator<Study, Study, void> {
    const isSo = yield* this.#ask((nodes) => this.#shortest.loses(this.#state, within, nodes));
    if (isSo === undefined) return this.#study;
    const proof = isSo ? { wins: false, plies: within } : { ...top.proof, wins: false, notWithin: within };
    return withFirst(this.#study, { ...top, proof });
  }

  /** Of several moves that win, one that wins in time. */
  *#winner(top: StudiedLine, within: number): Generator<Study, Study, void> {
    for (const move of moves(this.#state)) {
      const after = play(this.#state, move)!;
      if (outcome(after)) continue;
      const isSo = yield* this.#ask((nodes) => this.#shortest.loses(after, within - 1, nodes));
      if (isSo === undefined) return this.#study;
      const line = { moves: [formatMove(move)], chance: 1, proof: { wins: true, plies: within } };
      if (isSo) return withFirst(this.#study, line);
    }
    return withFirst(this.#study, { ...top, proof: { ...top.proof, wins: true, notWithin: within } });
  }

  *#ask(question: (nodes: number) => boolean | undefined): Generator<Study, boolean | undefined, void> {
    for (;;) {
      const answer = question(SLICE);
      if (answer !== undefined || this.#shortest.nodes >= this.#most) return answer;
      yield this.#study;
    }
  }
}

export const narrow = (
  state: State,
  study: Study,
  within: number,
  most = Number.POSITIVE_INFINITY,
): Generator<Study, Study, void> => new Narrowing(state, study, most).run(within);
