import { COLOURS, type State } from '../position.ts';
import { type Grid, placeOf } from './grid.ts';

/** What a place holds, if it is not the number of a box. */
export const EMPTY = 0;
const HUMAN = 254;
const ROCK = 255;

/** As many as there are numbers for. */
export const MOST_BOXES = HUMAN - 1;

const isBox = (thing: number): boolean => thing !== EMPTY && thing < HUMAN;

/** The boxes of a colour: from the first number up to the end, which is the first of the next colour. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

const rangesOf = (lengths: readonly number[]): readonly Range[] => {
  const ranges: Range[] = [];
  let first = 1;
  for (const length of lengths) {
    if (length > 0) ranges.push({ first, end: first + length });
    first += length;
  }
  return ranges;
};

/**
 * A position that can be changed, at rest between two steps. Boxes are numbered from 1, colour by colour.
 *
 * Packed, it is the place of the human and those of the boxes, 0 for one that has vanished, sorted within each colour:
 * boxes of one colour are alike.
 */
export class Board {
  readonly grid: Grid;
  readonly ranges: readonly Range[];
  /** What each place holds. */
  readonly content: Uint8Array;
  /** The packed position, in words and in places. */
  readonly packed: Uint32Array;
  readonly places: Uint8Array | Uint16Array;
  readonly #colours: Uint8Array;
  /** The place of each box, the human being number 0. */
  readonly #at: Uint16Array;
  /** Where boxes have come to since the last look at what touches what. */
  readonly #moved: number[] = [];

  constructor(grid: Grid, { human, boxes }: State) {
    const sorted = COLOURS.map((colour) => boxes.filter((box) => box.colour === colour));
    const numbered = sorted.flat();
    this.grid = grid;
    this.ranges = rangesOf(sorted.map(({ length }) => length));
    this.content = grid.rocks.map((rock) => (rock ? ROCK : EMPTY));
    this.#colours = Uint8Array.from([0, ...numbered.map(({ colour }) => COLOURS.indexOf(colour) + 1)]);
    this.#at = Uint16Array.from([human, ...numbered.map(({ cell }) => cell)], (cell) => placeOf(grid, cell));
    const [Places, width] = grid.size <= 2 ** 8 ? [Uint8Array, 1] : [Uint16Array, 2];
    const buffer = new ArrayBuffer(Math.ceil((this.#at.length * width) / 4) * 4);
    this.packed = new Uint32Array(buffer);
    this.places = new Places(buffer);
    this.#fill();
    this.pack();
  }

  get human(): number {
    return this.#at[0]!;
  }

  /** How many boxes there were at first. */
  get boxes(): number {
    return this.#at.length - 1;
  }

  /** Where a box is, by its number; 0 if it has vanished. */
  placeOf(number: number): number {
    return this.#at[number]!;
  }

  /** Takes the human, on whom no box rests, off the board … */
  lift(): void {
    this.content[this.human] = EMPTY;
  }

  /** … and puts him down where he stands as well. */
  put(human: number): void {
    this.content[human] = HUMAN;
    this.#at[0] = human;
  }

  /** Takes up a packed position. */
  load(packed: Uint32Array): void {
    const [at, content] = [this.#at, this.content];
    for (let number = 0; number < at.length; number++) if (at[number]! > 0) content[at[number]!] = EMPTY;
    this.packed.set(packed);
    for (let number = 0; number < at.length; number++) at[number] = this.places[number]!;
    this.#fill();
  }

  /** Writes the position into `packed`. */
  pack(): void {
    const { places } = this;
    places[0] = this.human;
    for (const { first, end } of this.ranges) {
      for (let number = first; number < end; number++) {
        const place = this.#at[number]!;
        let slot = number;
        for (; slot > first && places[slot - 1]! > place; slot--) places[slot] = places[slot - 1]!;
        places[slot] = place;
      }
    }
  }

  /** Whether a box rests on the human's head. */
  isLaden(): boolean {
    return isBox(this.content[this.human - 1]!);
  }

  /** Rulings 5 and 7 to 9. */
  canStep(direction: number): boolean {
    const to = this.grid.ways[this.human * 4 + direction]!;
    if (to === 0) return false;
    return this.content[to] === EMPTY || (direction % 2 === 1 && this.canPush(to, direction));
  }

  /** Ruling 5: whether the box on a place, if there is one, can be pushed to a side. */
  canPush(box: number, direction: number): boolean {
    const { content } = this;
    const [below, beyond] = [content[box + 1]!, content[box + this.grid.steps[direction]!]!];
    return isBox(content[box]!) && beyond === EMPTY && (below === ROCK || isBox(below));
  }

  /** Takes a step that is allowed and waits until all is at rest. */
  step(direction: number): void {
    const step = this.grid.steps[direction]!;
    const from = this.human;
    const to = from + step;
    if (this.content[to] !== EMPTY) this.#move(to, to + step);
    this.#move(from, to);
    this.#drop(from);
    this.#drop(to);
    this.#drop(to + step);
    while (this.#moved.length > 0) for (const place of this.#vanish()) this.#drop(place);
  }

  /** Ruling 3: where the human comes to stand when nothing but gravity moves him. */
  landing(from: number): number {
    const { footholds } = this.grid;
    let place = from;
    while (footholds[place] === 0 && this.content[place + 1] === EMPTY) place++;
    return place;
  }

  #fill(): void {
    const [at, content] = [this.#at, this.content];
    for (let number = 1; number < at.length; number++) if (at[number]! > 0) content[at[number]!] = number;
    content[this.human] = HUMAN;
  }

  #move(from: number, to: number): void {
    const thing = this.content[from]!;
    this.content[from] = EMPTY;
    this.content[to] = thing;
    this.#at[thing === HUMAN ? 0 : thing] = to;
    if (thing !== HUMAN) this.#moved.push(to);
  }

  /** Rulings 2 to 4: whatever is on a place and above, up to a rock, falls as far as it can, the lowest first. */
  #drop(from: number): void {
    for (let place = from; this.content[place] !== ROCK; place--) {
      const thing = this.content[place]!;
      if (thing === EMPTY) continue;
      const to = thing === HUMAN ? this.landing(place) : this.#bottom(place);
      if (to !== place) this.#move(place, to);
    }
  }

  #bottom(from: number): number {
    let place = from;
    while (this.content[place + 1] === EMPTY) place++;
    return place;
  }

  /** Ruling 11. Boxes at rest never touch their colour, so that of two that do at least one has just moved. */
  #vanish(): readonly number[] {
    const gone: number[] = [];
    for (const place of this.#moved) {
      for (const step of this.grid.steps) {
        if (this.#areAlike(place, place + step)) gone.push(place, place + step);
      }
    }
    this.#moved.length = 0;
    for (const place of gone) this.#remove(place);
    return gone;
  }

  #areAlike(one: number, other: number): boolean {
    const [a, b] = [this.content[one]!, this.content[other]!];
    return isBox(a) && isBox(b) && this.#colours[a] === this.#colours[b];
  }

  #remove(place: number): void {
    if (this.content[place] === EMPTY) return;
    this.#at[this.content[place]!] = 0;
    this.content[place] = EMPTY;
  }
}
