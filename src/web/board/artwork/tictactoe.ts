import type { View } from '../../../core/view.ts';
import { cased, circle, line } from '../drawing.ts';
import { outlinePath } from '../outline.ts';
import { seamsPath } from '../paths.ts';

export const ground = (view: View) => {
  const cells = [...view.ground.keys()];
  return [
    cased('floor', outlinePath(cells, view, 0.1), { stroke: 'floor', width: 0.08 }),
    line('grid', 0.045, seamsPath(cells, view)),
  ];
};

export const pieces = {
  x: [line('tint-red', 13, 'M27 27l46 46M73 27l-46 46')],
  o: [line('tint-blue', 13, circle(50, 50, 25))],
};
