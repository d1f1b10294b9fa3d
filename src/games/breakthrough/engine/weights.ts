import type { Weights } from './net.ts';

/** Weights as `npm run train` writes them: whole numbers, so many to one. */
export interface WeightsFile {
  readonly size: number;
  readonly hidden: number;
  readonly scale: number;
  /** Where they come from: what was played, by whom, and what was learned from it. */
  readonly made: Readonly<Record<string, unknown>>;
  readonly plain: readonly number[];
  readonly input: readonly number[];
  readonly bias: readonly number[];
  readonly output: readonly number[];
  readonly tempo: number;
}

export const readWeights = ({ size, hidden, scale, ...file }: WeightsFile): Weights => {
  const real = (numbers: readonly number[]): Float32Array => Float32Array.from(numbers, (number) => number / scale);
  return {
    size,
    hidden,
    plain: real(file.plain),
    input: real(file.input),
    bias: real(file.bias),
    output: real(file.output),
    tempo: file.tempo / scale,
  };
};
