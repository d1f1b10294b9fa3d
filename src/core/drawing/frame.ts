import type { View } from '../view.ts';
import { area, type Box, cased, cast, type Drawing, faint, line } from './drawing.ts';
import { outlinePath } from './outline.ts';

/** A lacquered frame around a board, so many cells wide. */
export const frame = (view: View, width: number): Drawing => {
  const cells = [...view.ground.keys()];
  const around = (inset: number, radius: number) => outlinePath(cells, view, radius, () => -inset);
  return [
    cast(around(width, 0.16)),
    cased('tile', around(width, 0.16), { stroke: 'tile-edge', width: 0.05 }),
    faint(line('tile-hi', 0.025, around(width - 0.07, 0.11)), 0.6),
    area('tile-edge', around(0.03, 0)),
  ];
};

/** All that is seen of a board in its frame, and of the shadow below it. */
export const framedBox = ({ width, height }: View, frame: number): Box => {
  const margin = frame + 0.05;
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin + 0.16 };
};
