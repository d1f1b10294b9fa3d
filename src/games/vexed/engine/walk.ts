import { type Board, EMPTY } from './board.ts';

/**
 * Where the human gets by quiet steps: those that move no box. As long as no box rests on his head, these are all
 * steps but pushes: where he comes from nothing rested on him, and no box at rest hangs above a free place.
 */
export class Walk {
  readonly #board: Board;
  /** The places reached, in this order, and how many steps it takes to each. */
  readonly #places: Uint16Array;
  readonly #distances: Uint16Array;
  /** The walk in which a place was last reached, and the step that led there. */
  readonly #reached: Uint32Array;
  readonly #via: Uint32Array;
  #walk = 0;

  constructor(board: Board) {
    const { size } = board.grid;
    this.#board = board;
    this.#places = new Uint16Array(size);
    this.#distances = new Uint16Array(size);
    this.#reached = new Uint32Array(size);
    this.#via = new Uint32Array(size);
  }

  /** Walks everywhere from where the human was lifted. */
  explore(): void {
    const [board, places, reached] = [this.#board, this.#places, this.#reached];
    const { ways } = board.grid;
    const walk = ++this.#walk;
    let length = 1;
    places[0] = board.human;
    reached[board.human] = walk;
    this.#distances[board.human] = 0;
    for (let index = 0; index < length; index++) {
      const place = places[index]!;
      for (let side = place * 4; side < place * 4 + 4; side++) {
        if (ways[side] === 0 || board.content[ways[side]!] !== EMPTY) continue;
        const to = board.landing(ways[side]!);
        if (reached[to] === walk) continue;
        reached[to] = walk;
        this.#via[to] = side;
        this.#distances[to] = this.#distances[place]! + 1;
        places[length++] = to;
      }
    }
  }

  has(place: number): boolean {
    return this.#reached[place] === this.#walk;
  }

  /** How many steps it takes to a place that was reached. */
  distance(place: number): number {
    return this.#distances[place]!;
  }

  /** The directions of these steps. */
  pathTo(place: number): readonly number[] {
    const path: number[] = [];
    for (let at = place; at !== this.#places[0]; at = this.#via[at]! >>> 2) path.push(this.#via[at]! & 3);
    return path.reverse();
  }
}
