import type { Answer } from '../../core/engine.ts';

/** What the lanes have said about a level so far. It is decided once: what comes later is of a level that nobody thinks about any more. */
export class Poll {
  readonly #nodes: number[];
  readonly #hasAnswered: boolean[];
  #isDecided = false;

  constructor(lanes: number) {
    this.#nodes = new Array<number>(lanes).fill(0);
    this.#hasAnswered = new Array<boolean>(lanes).fill(false);
  }

  /** The answer of all, if this one decides it: the first that is certain, or the last. */
  hear(index: number, nodes: number, answer: Answer | undefined): Answer | undefined {
    this.#nodes[index] = Math.max(this.#nodes[index]!, nodes);
    if (!answer || this.#isDecided) return undefined;
    this.#hasAnswered[index] = true;
    return answer.kind !== 'gaveUp' || this.#hasAnswered.every(Boolean) ? this.decide(answer) : undefined;
  }

  get isDecided(): boolean {
    return this.#isDecided;
  }

  isSilent(index: number): boolean {
    return !this.#hasAnswered[index];
  }

  /** Makes an answer that of all, with the positions of all. */
  decide(answer: Answer): Answer {
    this.#isDecided = true;
    return { ...answer, nodes: this.#nodes.reduce((sum, nodes) => sum + nodes, 0) };
  }
}
