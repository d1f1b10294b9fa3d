/** A repeatable source of chance: the same seed always rolls the same numbers. */
export interface Dice {
  /** A whole number from 0 to `sides` - 1. */
  roll(sides: number): number;
}

/** A Weyl sequence put through a mixer, as in SplitMix; 32 bits of state. */
export const dice = (seed: number): Dice => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return { roll: (sides) => Math.floor((next() / 2 ** 32) * sides) };
};
