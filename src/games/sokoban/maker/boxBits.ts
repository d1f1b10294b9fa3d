/** How many places have their bits in the lower word; none of them is a sign. */
export const WORD = 30;

/** Boxes as bits, one for each place, in two words. */
export interface BoxBits {
  readonly low: number;
  readonly high: number;
}

export const bitLow = (place: number): number => (place < WORD ? 1 << place : 0);

export const bitHigh = (place: number): number => (place < WORD ? 0 : 1 << (place - WORD));

export const isOn = (place: number, low: number, high: number): boolean =>
  ((place < WORD ? low >>> place : high >>> (place - WORD)) & 1) === 1;

/** Boxes on these places. */
export const boxesOn = (places: Iterable<number>): BoxBits => {
  let [low, high] = [0, 0];
  for (const place of places) {
    low |= bitLow(place);
    high |= bitHigh(place);
  }
  return { low, high };
};

/** The places that boxes are on, in order. */
export const placesOn = ({ low, high }: BoxBits): readonly number[] => {
  const places: number[] = [];
  for (let bits = low; bits !== 0; bits &= bits - 1) places.push(31 - Math.clz32(bits & -bits));
  for (let bits = high; bits !== 0; bits &= bits - 1) places.push(WORD + 31 - Math.clz32(bits & -bits));
  return places;
};

/** One box pushed from a place to another. */
export const shifted = ({ low, high }: BoxBits, from: number, to: number): BoxBits => ({
  low: low ^ bitLow(from) ^ bitLow(to),
  high: high ^ bitHigh(from) ^ bitHigh(to),
});
