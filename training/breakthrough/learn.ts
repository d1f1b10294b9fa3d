import { dice } from '../../src/core/random.ts';
import type { Weights } from '../../src/games/breakthrough/engine/net.ts';
import { type Samples, UNKNOWN } from './samples.ts';

export interface Lesson {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
  /** How much of what is to be learned is the result of the game; the rest is what the search thought. */
  readonly result: number;
  readonly rate: number;
}

const BATCH = 1024;
const [DECAY, DECAY_2, TINY] = [0.9, 0.999, 1e-8];

/** One kind of numbers that are learned, with what Adam remembers of each. */
class Learned {
  readonly values: Float64Array;
  readonly slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;

  constructor(length: number, begin: (index: number) => number = () => 0) {
    this.values = Float64Array.from({ length }, (_, index) => begin(index));
    this.slope = new Float64Array(length);
    this.#mean = new Float64Array(length);
    this.#square = new Float64Array(length);
  }

  step(rate: number, time: number, scale: number): void {
    const { values, slope } = this;
    const [mean, square] = [this.#mean, this.#square];
    const [fair, fairSquare] = [1 - DECAY ** time, 1 - DECAY_2 ** time];
    for (let index = 0; index < values.length; index++) {
      const grad = slope[index]! * scale;
      mean[index] = DECAY * mean[index]! + (1 - DECAY) * grad;
      square[index] = DECAY_2 * square[index]! + (1 - DECAY_2) * grad * grad;
      values[index]! -= (rate * (mean[index]! / fair)) / (Math.sqrt(square[index]! / fairSquare) + TINY);
      slope[index] = 0;
    }
  }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

export class Learner {
  readonly #size: number;
  readonly #hidden: number;
  readonly #input: Learned;
  readonly #plain: Learned;
  readonly #bias: Learned;
  readonly #output: Learned;
  readonly #tempo: Learned;
  readonly #all: readonly Learned[];
  readonly #cells: Float64Array;
  /** Features of a position in both views, and how many. */
  readonly #features: [Int32Array, Int32Array];
  #count = 0;

  /** Goes on from what was learned before; plain values have nothing hidden to go on from. */
  constructor(before: Weights, hidden: number, seed: number) {
    const { size } = before;
    const { roll } = dice(seed);
    const isNew = before.hidden !== hidden;
    const chance = (scale: number) => () => (roll(2 ** 30) / 2 ** 29 - 1) * scale;
    const features = 2 * size * size;
    this.#size = size;
    this.#hidden = hidden;
    this.#input = new Learned(features * hidden, isNew ? chance(0.15) : (index) => before.input[index]!);
    this.#plain = new Learned(features, (index) => before.plain[index]!);
    this.#bias = new Learned(hidden, (index) => (isNew ? 0.3 : before.bias[index]!));
    this.#output = new Learned(2 * hidden, isNew ? chance(0.1) : (index) => before.output[index]!);
    this.#tempo = new Learned(1, () => before.tempo);
    this.#all = [this.#input, this.#plain, this.#bias, this.#output, this.#tempo];
    this.#cells = new Float64Array(2 * hidden);
    this.#features = [new Int32Array(4 * size), new Int32Array(4 * size)];
  }

  /** Reads the features of a sample, mirrored or not. */
  #read(words: Int16Array, start: number, isMirrored: boolean): void {
    const size = this.#size;
    const cells = size * size;
    const [mine, theirs] = this.#features;
    let count = 0;
    for (let row = 0; row < 2 * size; row++) {
      for (let dolls = words[start + row]!; dolls !== 0; dolls &= dolls - 1) {
        const column = 31 - Math.clz32(dolls & -dolls);
        const seen = isMirrored ? size - 1 - column : column;
        const feature = row * size + seen;
        mine[count] = feature;
        // The same doll from the other end: whose it is changes, and the cell is turned by half.
        theirs[count] = feature < cells ? cells + (cells - 1 - feature) : 2 * cells - 1 - feature;
        count += 1;
      }
    }
    this.#count = count;
  }

  /** The logarithm of the odds of whoever is to move in a sample, as it has been learned so far. */
  judge({ words, width }: Samples, index: number): number {
    this.#read(words, index * width, false);
    return this.#forward();
  }

  #forward(): number {
    const hidden = this.#hidden;
    const [cells, input, output] = [this.#cells, this.#input.values, this.#output.values];
    let sum = this.#tempo.values[0]!;
    for (let view = 0; view < 2; view++) {
      const start = view * hidden;
      cells.set(this.#bias.values, start);
      const features = this.#features[view]!;
      for (let index = 0; index < this.#count; index++) {
        const from = features[index]! * hidden;
        for (let cell = 0; cell < hidden; cell++) cells[start + cell]! += input[from + cell]!;
      }
    }
    for (let index = 0; index < this.#count; index++) sum += this.#plain.values[this.#features[0]![index]!]!;
    for (let cell = 0; cell < 2 * hidden; cell++) {
      const lit = Math.min(1, Math.max(0, cells[cell]!));
      sum += output[cell]! * lit * lit;
    }
    return sum;
  }

  #backward(slope: number): void {
    const hidden = this.#hidden;
    const [cells, output] = [this.#cells, this.#output];
    this.#tempo.slope[0]! += slope;
    for (let index = 0; index < this.#count; index++) this.#plain.slope[this.#features[0]![index]!]! += slope;
    for (let cell = 0; cell < 2 * hidden; cell++) {
      const lit = Math.min(1, Math.max(0, cells[cell]!));
      output.slope[cell]! += slope * lit * lit;
      const isWithin = cells[cell]! > 0 && cells[cell]! < 1;
      cells[cell] = isWithin ? slope * output.values[cell]! * 2 * lit : 0;
      this.#bias.slope[cell % hidden]! += cells[cell]!;
    }
    for (let view = 0; view < 2; view++) {
      const features = this.#features[view]!;
      for (let index = 0; index < this.#count; index++) {
        const to = features[index]! * hidden;
        for (let cell = 0; cell < hidden; cell++) this.#input.slope[to + cell]! += cells[view * hidden + cell]!;
      }
    }
  }

  /** Goes through all samples some times; tells after each how far off it was on average, and on those that it never learns from. */
  learn(samples: Samples, lesson: Lesson, tell: (epoch: number, learned: number, held: number) => void): void {
    const { words, width, count } = samples;
    const { roll } = dice(lesson.seed);
    const held = Math.min(50_000, Math.floor(count / 20));
    const order = Int32Array.from({ length: count }, (_, index) => index);
    const shuffle = (from: number): void => {
      for (let index = order.length - 1; index > from; index--) {
        const other = from + roll(index - from + 1);
        [order[index], order[other]] = [order[other]!, order[index]!];
      }
    };
    let time = 0;
    for (let epoch = 1; epoch <= lesson.epochs; epoch++) {
      shuffle(held);
      const rate = lesson.rate * 0.5 * (1 + Math.cos((Math.PI * (epoch - 1)) / lesson.epochs));
      let loss = 0;
      for (let index = held; index < count; index++) {
        const start = order[index]! * width;
        this.#read(words, start, roll(2) === 0);
        const target = this.#target(words, start, lesson.result);
        const out = sigmoid(this.#forward());
        loss += (out - target) ** 2;
        this.#backward(out - target);
        if ((index - held) % BATCH === BATCH - 1) {
          time += 1;
          for (const each of this.#all) each.step(rate, time, 1 / BATCH);
        }
      }
      tell(epoch, loss / (count - held), this.#lossOf(words, width, held, lesson.result));
    }
  }

  #target(words: Int16Array, start: number, result: number): number {
    const at = start + 2 * this.#size;
    const [score, won] = [sigmoid(words[at]! / 100), words[at + 1]!];
    return won === UNKNOWN ? score : result * won + (1 - result) * score;
  }

  #lossOf(words: Int16Array, width: number, count: number, result: number): number {
    let loss = 0;
    for (let index = 0; index < count; index++) {
      this.#read(words, index * width, false);
      loss += (sigmoid(this.#forward()) - this.#target(words, index * width, result)) ** 2;
    }
    return loss / Math.max(1, count);
  }

  get weights(): Weights {
    return {
      size: this.#size,
      hidden: this.#hidden,
      plain: Float32Array.from(this.#plain.values),
      input: Float32Array.from(this.#input.values),
      bias: Float32Array.from(this.#bias.values),
      output: Float32Array.from(this.#output.values),
      tempo: this.#tempo.values[0]!,
    };
  }
}
