/** Positions are kept in chunks, so that more of them can come without copying any. */
const CHUNK_BITS = 12;
const CHUNK = 1 << CHUNK_BITS;

const mixed = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  return Math.imul(once ^ (once >>> 15), 0x735a2d97);
};

/**
 * Packed positions, each once, numbered from 0 in the order they came, with a few notes about each.
 * They are compared word by word and not by a hash alone: whoever searches it can claim a proof.
 */
export class PositionTable {
  readonly #words: number;
  readonly #stride: number;
  readonly #chunks: Uint32Array[] = [];
  /** The number of a position plus 1, near where its hash points; 0 is free. */
  #slots = new Uint32Array(2 * CHUNK);
  #size = 0;

  /** `words` of 32 bits make a position, and `notes` more are kept with it. */
  constructor(words: number, notes: number) {
    this.#words = words;
    this.#stride = words + notes;
  }

  get size(): number {
    return this.#size;
  }

  /** The memory it takes once it has grown the next time: the old slots stay until the new ones are filled. */
  get bytes(): number {
    return (this.#chunks.length + 1) * CHUNK * this.#stride * 4 + 3 * this.#slots.byteLength;
  }

  /** The number of a position; one that is new gets the next number, and its notes are 0. */
  enter(position: Uint32Array): number {
    const slot = this.#slotOf(position);
    const known = this.#slots[slot]!;
    if (known > 0) return known - 1;
    const number = this.#append(position);
    this.#slots[slot] = number + 1;
    if (this.#size * 2 > this.#slots.length) this.#grow();
    return number;
  }

  /** The number of a position; -1 if it never came. */
  find(position: Uint32Array): number {
    return this.#slots[this.#slotOf(position)]! - 1;
  }

  read(number: number, into: Uint32Array): void {
    const chunk = this.#chunks[number >>> CHUNK_BITS]!;
    const at = (number & (CHUNK - 1)) * this.#stride;
    for (let word = 0; word < this.#words; word++) into[word] = chunk[at + word]!;
  }

  note(number: number, note: number): number {
    return this.#chunks[number >>> CHUNK_BITS]![(number & (CHUNK - 1)) * this.#stride + this.#words + note]!;
  }

  setNote(number: number, note: number, value: number): void {
    this.#chunks[number >>> CHUNK_BITS]![(number & (CHUNK - 1)) * this.#stride + this.#words + note] = value;
  }

  /** Where a position is, or the free slot where it belongs. */
  #slotOf(position: Uint32Array): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let hash = 0;
    for (let word = 0; word < this.#words; word++) hash = mixed(hash + position[word]! + 0x9e3779b9);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot]! > 0 && !this.#equals(slots[slot]! - 1, position)) slot = (slot + 1) & mask;
    return slot;
  }

  #equals(number: number, position: Uint32Array): boolean {
    const chunk = this.#chunks[number >>> CHUNK_BITS]!;
    const at = (number & (CHUNK - 1)) * this.#stride;
    for (let word = 0; word < this.#words; word++) if (chunk[at + word] !== position[word]) return false;
    return true;
  }

  #append(position: Uint32Array): number {
    const number = this.#size++;
    if (number >>> CHUNK_BITS === this.#chunks.length) this.#chunks.push(new Uint32Array(CHUNK * this.#stride));
    const chunk = this.#chunks[number >>> CHUNK_BITS]!;
    const at = (number & (CHUNK - 1)) * this.#stride;
    for (let word = 0; word < this.#words; word++) chunk[at + word] = position[word]!;
    return number;
  }

  #grow(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length);
    const position = new Uint32Array(this.#words);
    for (let number = 0; number < this.#size; number++) {
      this.read(number, position);
      this.#slots[this.#slotOf(position)] = number + 1;
    }
  }
}
