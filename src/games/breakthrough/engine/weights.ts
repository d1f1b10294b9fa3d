import type { Weights } from './net.ts';

/** Weights as `npm run train` writes them: whole numbers, so many to one, in letters. */
export interface WeightsFile {
  readonly size: number;
  readonly hidden: number;
  readonly scale: number;
  /** Where they come from: what was played, by whom, and what was learned from it. */
  readonly made: Readonly<Record<string, unknown>>;
  /** Plain ones, then input, bias, output and tempo. */
  readonly numbers: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Three letters have 18 bits: more than enough for a number, which is shifted to be no less than nothing. */
const WIDTH = 3;
const SHIFT = 1 << 17;

const letters = (numbers: Iterable<number>): string =>
  Array.from(numbers, (number) => {
    const bits = number + SHIFT;
    return [12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63]).join('');
  }).join('');

const read = (text: string): Float32Array => {
  const value = new Map(Array.from(LETTERS, (letter, index) => [letter, index]));
  return Float32Array.from({ length: text.length / WIDTH }, (_, index) => {
    let bits = 0;
    for (let at = index * WIDTH; at < (index + 1) * WIDTH; at++) bits = bits * 64 + value.get(text[at]!)!;
    return bits - SHIFT;
  });
};

export const readWeights = ({ size, hidden, scale, numbers }: WeightsFile): Weights => {
  const all = read(numbers).map((number) => number / scale);
  const features = 2 * size * size;
  let at = 0;
  const take = (length: number): Float32Array => {
    at += length;
    return all.slice(at - length, at);
  };
  const [plain, input, bias, output] = [take(features), take(features * hidden), take(hidden), take(2 * hidden)];
  return { size, hidden, plain, input, bias, output, tempo: all[at]! };
};

export const writeWeights = ({ plain, input, bias, output, tempo }: Weights, scale: number): string =>
  letters([...plain, ...input, ...bias, ...output, tempo].map((number) => Math.round(number * scale)));
