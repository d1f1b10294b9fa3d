/** Nothing is worse. */
export const UNWANTED = 2 ** 32 - 1;

/** The positions one journey away from one that is looked at, with what is thought of them. The lower a score the better. */
export class Children {
  length = 0;
  readonly boxes: Uint16Array;
  readonly ends: Uint16Array;
  readonly rooms: Uint16Array;
  readonly scores: Uint32Array;
  /** How many places the pusher can walk to then. */
  readonly areas: Uint16Array;
  /** Whether somebody advises to go there. */
  readonly advised: Uint8Array;
  readonly #order: Float64Array;

  constructor(most: number) {
    this.boxes = new Uint16Array(most);
    this.ends = new Uint16Array(most);
    this.rooms = new Uint16Array(most);
    this.areas = new Uint16Array(most);
    this.scores = new Uint32Array(most);
    this.advised = new Uint8Array(most);
    this.#order = new Float64Array(most);
  }

  get isFull(): boolean {
    return this.length === this.scores.length;
  }

  add(box: number, end: number, pusher: { readonly room: number; readonly area: number }, score: number): void {
    const at = this.length++;
    this.boxes[at] = box;
    this.ends[at] = end;
    this.rooms[at] = pusher.room;
    this.areas[at] = pusher.area;
    this.scores[at] = score;
    this.advised[at] = 0;
  }

  /** Those that are advised first, then the others, the best of each first. */
  sorted(): Float64Array {
    const order = this.#order.subarray(0, this.length);
    for (let at = 0; at < order.length; at++) {
      order[at] = ((this.advised[at] ? 0 : 2 ** 32) + this.scores[at]!) * 2 ** 16 + at;
    }
    order.sort();
    for (let at = 0; at < order.length; at++) order[at] = order[at]! % 2 ** 16;
    return order;
  }
}
