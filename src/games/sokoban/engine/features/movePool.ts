import type { Children } from './children.ts';

/** A journey that nobody has gone yet. */
export interface Waiting {
  readonly from: number;
  readonly to: number;
  readonly room: number;
  readonly isAdvised: boolean;
}

const ADVISED = 2 ** 31;
const CHUNK = 2 ** 15;

/** What of each position was not tried yet, the best first. */
export class MovePool {
  readonly #chunks: Uint32Array[] = [];
  #used = CHUNK;
  /** For each position: where its next one is, and how many are left. */
  readonly #chunkOf: number[] = [];
  readonly #at: number[] = [];
  readonly #left: number[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Positions come in their order. */
  add(node: number, children: Children): void {
    const order = children.sorted();
    if (this.#used + order.length * 3 > CHUNK) {
      const chunk = new Uint32Array(Math.max(CHUNK, order.length * 3));
      this.#chunks.push(chunk);
      this.#bytes += chunk.byteLength;
      this.#used = 0;
    }
    const chunk = this.#chunks.at(-1)!;
    this.#chunkOf[node] = this.#chunks.length - 1;
    this.#at[node] = this.#used;
    this.#left[node] = order.length;
    for (const child of order) {
      chunk[this.#used++] = children.boxes[child]! * 65536 + children.ends[child]!;
      chunk[this.#used++] = children.rooms[child]! + (children.advised[child] ? ADVISED : 0);
      chunk[this.#used++] = children.scores[child]!;
    }
  }

  /** The score of the next one, with a penalty if it is not advised; undefined when there is none. */
  peek(node: number): number | undefined {
    if (!this.#left[node]) return undefined;
    const [chunk, at] = [this.#chunks[this.#chunkOf[node]!]!, this.#at[node]!];
    return (chunk[at + 1]! >= ADVISED ? 0 : 2 ** 32) + chunk[at + 2]!;
  }

  take(node: number): Waiting {
    const [chunk, at] = [this.#chunks[this.#chunkOf[node]!]!, this.#at[node]!];
    this.#at[node] = at + 3;
    this.#left[node]!--;
    const [journey, room] = [chunk[at]!, chunk[at + 1]!];
    return { from: journey >>> 16, to: journey & 0xffff, room: room % ADVISED, isAdvised: room >= ADVISED };
  }
}
