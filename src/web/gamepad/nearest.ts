import { DELTA, type Direction } from '../../core/grid.ts';

/** Where something is on the screen. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middleOf = ({ left, top, right, bottom }: Place) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** What lies askew is further away than it is. */
const ASKEW = 2;

/** Of several things the one that lies next to a place, on one side of it; its number among them. */
export const nearest = (from: Place, places: readonly Place[], direction: Direction): number | undefined => {
  const [here, { x, y }] = [middleOf(from), DELTA[direction]];
  const far = places.map((place) => {
    const there = middleOf(place);
    const [right, down] = [there.x - here.x, there.y - here.y];
    const along = right * x + down * y;
    return along > 1 ? along + ASKEW * Math.abs(right * y + down * x) : Number.POSITIVE_INFINITY;
  });
  const least = far.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? far.indexOf(least) : undefined;
};
