import type { Weights } from './net.ts';

/** The logarithm of the odds of whoever has a doll more, as it was in games by these values. */
const DOLL = 0.55;

/** What anybody would say who knows the game for an hour: a doll is a doll, and worth more the further it has come. */
export const plainWeights = (size: number, hidden = 1): Weights => {
  const cells = size * size;
  const worth = (row: number): number => DOLL * (1 + (row / (size - 1)) ** 2 * 1.2 + (row === 0 ? 0.1 : 0));
  const plain = Float32Array.from({ length: 2 * cells }, (_, feature) => {
    const row = Math.floor((feature % cells) / size);
    return feature < cells ? worth(row) : -worth(size - 1 - row);
  });
  return {
    size,
    hidden,
    plain,
    input: new Float32Array(2 * cells * hidden),
    bias: new Float32Array(hidden),
    output: new Float32Array(2 * hidden),
    tempo: 0.1,
  };
};
