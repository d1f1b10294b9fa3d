import type { Floor } from '../board/floor.ts';

/** Where boxes may stand, whichever is which: arrangements, a bit for each place. Each has a number, in the order they came. */
export interface Arrangements {
  readonly floor: Floor;
  /** How many words of 32 bits an arrangement has. */
  readonly words: number;
  read(number: number, into: Uint32Array): void;
  /** The number of an arrangement that comes of a push to a place; -1 if that is none of them. */
  find(packed: Uint32Array, pushed: number): number;
  /** How many pushes are still to be made at least. No push makes it less by more than one. */
  bound(number: number): number;
}

export const wordsFor = ({ size }: Floor): number => Math.ceil(size / 32);

/** Puts a box on a place, or takes it away. */
export const flip = (packed: Uint32Array, place: number): void => {
  packed[place >>> 5]! ^= 1 << (place & 31);
};
