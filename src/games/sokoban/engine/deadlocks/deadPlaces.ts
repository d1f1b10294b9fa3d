import type { Floor } from '../board/floor.ts';
import { FAR, pullsBack, pushesHome } from '../board/lengths.ts';

/**
 * Places from which no goal can be reached, walls among them. A box there never comes home, as it could not even if it were alone and the pusher could be
 * wherever he likes: other boxes and walks only take ways away.
 */
export const deadPlaces = (floor: Floor): Uint8Array => {
  const dead = new Uint8Array(floor.size + 1).fill(1);
  for (const [place, length] of pushesHome(floor).entries()) if (length < FAR) dead[place] = 0;
  return dead;
};

/**
 * Places that no box of a solution ever stands on: dead ones, and those that none of the boxes comes to from where it starts. Whatever is pushed there in a
 * solution could be pushed there alone.
 */
export const uselessPlaces = (floor: Floor, boxes: readonly number[]): Uint8Array => {
  const useless = deadPlaces(floor);
  for (const [place, length] of pullsBack(boxes, floor).entries()) if (length >= FAR) useless[place] = 1;
  return useless;
};
