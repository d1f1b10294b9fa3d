import { play, type State } from '../rules.ts';
import { ProofLength } from './proofLength.ts';
import { type Proof, Prover } from './prover.ts';
import type { Root, Roots } from './roots.ts';
import { SURE, WIN } from './search.ts';
import { Shortest } from './shortest.ts';
import { moveFrom } from './translate.ts';

/** Nodes of one turn: they take longer than those of a search. */
const SLICE = 1024;

/** Turns after which nobody goes on to count a proof's plies, or to look for a shorter way. */
const PATIENCE = 60;

/** What has been done about a move besides proving it. */
interface Effort {
  turns: number;
  /** In so many plies, and no sooner. */
  exactly?: number;
  isGivenUp: boolean;
}

/** Proves who wins, a little at a time: now the position itself, now what comes of its best moves. Then it counts the plies. */
export class Verdicts {
  readonly #state: State;
  readonly #roots: Roots;
  readonly #prover: Prover;
  readonly #length: ProofLength;
  readonly #shortest: Shortest;
  readonly #efforts = new Map<number, Effort>();
  #position: Proof = 'unknown';
  #proving = 0;
  #turn = 0;

  constructor(state: State, roots: Roots, megabytes: number) {
    this.#state = state;
    this.#roots = roots;
    this.#prover = new Prover(state.size, megabytes);
    this.#length = new ProofLength(this.#prover);
    this.#shortest = new Shortest(state.size);
  }

  get nodes(): number {
    return this.#proving + this.#length.nodes + this.#shortest.nodes;
  }

  /** Whether a move is known to bring the end in so many plies, and no sooner. */
  isExact(move: number, plies: number): boolean {
    // Nobody wins before he moves, nor loses before the other does.
    return plies <= 3 || this.#efforts.get(move)?.exactly === plies;
  }

  /** Works for a turn, on one of so many best moves or on all at once; tells whether there was anything to do. */
  goOn(lines: number, most: number): boolean {
    const tasks = [...this.#doubtful(lines), ...this.#uncounted(lines)];
    if (tasks.length === 0) return false;
    const turn = this.#turn++;
    const nodes = Math.min(SLICE, most);
    const isForAll = this.#position === 'unknown' && turn % 2 === 0 && this.#isDoubtful(tasks[0]!);
    const root = tasks[(turn >> 1) % tasks.length]!;
    if (isForAll) this.#proveAll(nodes);
    else if (this.#isDoubtful(root)) this.#prove(root, nodes);
    else if (Math.abs(root.score) === SURE + 1) this.#count(root, nodes);
    else this.#shorten(root, nodes);
    return true;
  }

  #isDoubtful({ score }: Root): boolean {
    return Math.abs(score) <= SURE;
  }

  /** The moves to be proven. Where somebody wins, any of them may be the one that does. */
  #doubtful(lines: number): readonly Root[] {
    const { all } = this.#roots;
    const isHidden = this.#position === 'win' && all[0]!.score <= SURE;
    return (isHidden ? all : all.slice(0, lines)).filter((root) => this.#isDoubtful(root));
  }

  /** Those that are proven, and whose plies may not be the fewest. */
  #uncounted(lines: number): readonly Root[] {
    return this.#roots.all.slice(0, lines).filter((root) => {
      if (this.#isDoubtful(root) || this.isExact(root.move, WIN - Math.abs(root.score))) return false;
      return !this.#efforts.get(root.move)?.isGivenUp;
    });
  }

  #after(move: number): State {
    return play(this.#state, moveFrom(this.#state, move))!;
  }

  #proofOf(state: State, most: number): Proof {
    const proving = this.#prover.prove(state, { nodes: most });
    let step = proving.next();
    while (!step.done) step = proving.next();
    this.#proving += this.#prover.nodes;
    return step.value;
  }

  #prove({ move }: Root, most: number): void {
    const proof = this.#proofOf(this.#after(move), most);
    if (proof !== 'unknown') this.#roots.learn(move, proof === 'loss');
  }

  #proveAll(most: number): void {
    this.#position = this.#proofOf(this.#state, most);
    if (this.#position !== 'loss') return;
    for (const { move } of this.#roots.all) this.#roots.learn(move, false);
  }

  /** One more turn is spent on a move that is proven. */
  #effortFor(move: number): Effort {
    const effort = this.#efforts.get(move) ?? { turns: 0, isGivenUp: false };
    effort.turns += 1;
    effort.isGivenUp = effort.turns >= PATIENCE;
    this.#efforts.set(move, effort);
    return effort;
  }

  #count({ move, score }: Root, most: number): void {
    const effort = this.#effortFor(move);
    const { plies, isLost } = this.#length.measure(this.#after(move), score > 0 ? 'loss' : 'win', most);
    effort.isGivenUp ||= isLost;
    if (plies !== undefined) this.#roots.learn(move, score > 0, plies + 1);
  }

  #shorten({ move, score }: Root, most: number): void {
    const effort = this.#effortFor(move);
    const [wins, plies] = [score > 0, WIN - Math.abs(score)];
    const after = this.#after(move);
    const isShorter = wins ? this.#shortest.loses(after, plies - 3, most) : this.#shortest.wins(after, plies - 3, most);
    if (isShorter) this.#roots.learn(move, wins, plies - 2);
    else if (isShorter === false) effort.exactly = plies;
  }
}
