/** A feature's part of a score: some of its 32 bits. What would not fit is as bad as can be. */
export class Field {
  readonly shift: number;
  readonly #most: number;
  readonly #unit: number;

  constructor(shift: number, bits: number) {
    this.shift = shift;
    this.#most = 2 ** bits - 1;
    this.#unit = 2 ** shift;
  }

  write(value: number): number {
    return (value < this.#most ? value : this.#most) * this.#unit;
  }

  read(score: number): number {
    return (score >>> this.shift) & this.#most;
  }
}

/** Fields of so many bits, together 32, the most important first. */
export const fields = (...bits: readonly number[]): readonly Field[] => {
  let shift = 32;
  return bits.map((amount) => {
    shift -= amount;
    return new Field(shift, amount);
  });
};
