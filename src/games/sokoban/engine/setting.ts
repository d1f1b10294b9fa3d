import type { State } from '../rules.ts';
import type { Setting } from './attempt.ts';
import { floorOf } from './board/floor.ts';

/** A position with one pusher; decoration is left out. However many boxes there are, it is known at once where each is. */
export const settingOf = ({ warehouse, boxes, pusher }: State): Setting => {
  const floor = floorOf(warehouse);
  const places = new Map(floor.cells.map((cell, place) => [cell, place]));
  return { floor, boxes: boxes.flatMap((cell) => places.get(cell) ?? []), pusher: places.get(pusher)! };
};
