/** Up to so many boxes every way to halve them is tried. */
const MOST_TRIED = 8;

/** How often the work goes from one box to another, both ways together, by their places in a list of those that move. */
type Ties = readonly (readonly number[])[];

const tiesOf = (order: readonly number[]): Ties => {
  const boxes = [...new Set(order)];
  const ties = boxes.map(() => boxes.map(() => 0));
  for (const [index, box] of order.entries()) {
    if (index === 0 || order[index - 1] === box) continue;
    const [one, other] = [boxes.indexOf(box), boxes.indexOf(order[index - 1]!)];
    ties[one]![other]!++;
    ties[other]![one]!++;
  }
  return ties;
};

/** What ties each half to the other. A half is a list of who is in it. */
const between = (ties: Ties, isIn: readonly boolean[]): number => {
  let sum = 0;
  for (let one = 0; one < ties.length; one++) {
    for (let other = 0; other < one; other++) if (isIn[one] !== isIn[other]) sum += ties[one]![other]!;
  }
  return sum;
};

/** The least of all ways to take so many more out of those from a place on. */
const leastOfAll = (ties: Ties, isIn: readonly boolean[], wanted: number): number => {
  const at = isIn.length;
  if (at === ties.length) return wanted === 0 ? between(ties, isIn) : Number.POSITIVE_INFINITY;
  const without = leastOfAll(ties, [...isIn, false], wanted);
  return wanted === 0 ? without : Math.min(without, leastOfAll(ties, [...isIn, true], wanted - 1));
};

/** The same halves with one of each gone over to the other, in every way. */
const exchanged = (isIn: readonly boolean[]): readonly (readonly boolean[])[] =>
  isIn.flatMap((_, one) =>
    isIn.flatMap((_, other) => (isIn[one] && !isIn[other] ? [isIn.with(one, false).with(other, true)] : [])),
  );

/** Two go over as long as that makes it less, always the two where it does most. Those that move first are one half at first. */
const leastByExchange = (ties: Ties): number => {
  let isIn: readonly boolean[] = ties.map((_, index) => index < ties.length / 2);
  for (let least = between(ties, isIn); ; ) {
    const sums = exchanged(isIn).map((halves) => ({ halves, sum: between(ties, halves) }));
    const best = sums.reduce((a, b) => (b.sum < a.sum ? b : a));
    if (best.sum >= least) return least;
    ({ sum: least, halves: isIn } = best);
  }
};

/**
 * How often the work goes back and forth between two halves of the boxes that move, for the halves where that is least: 1 if one half can be brought
 * home after the other, 0 for a single box. `order` has the box of each push. (Jarušek and Pelánek call it 2-decomposition.)
 */
export const switchesBetweenHalves = (order: readonly number[]): number => {
  const ties = tiesOf(order);
  return ties.length <= MOST_TRIED ? leastOfAll(ties, [], ties.length >> 1) : leastByExchange(ties);
};
