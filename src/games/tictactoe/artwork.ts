import { type Artwork, cased, circle, line } from '../../core/drawing/drawing.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { seamsPath } from '../../core/drawing/paths.ts';

/** How the page draws the game: the board, and a cross and a ring for the two seats. */
export const artwork: Artwork = {
  ground: (view) => {
    const cells = [...view.ground.keys()];
    return [
      cased('floor', outlinePath(cells, view, 0.1), { stroke: 'floor', width: 0.08 }),
      line('grid', 0.045, seamsPath(cells, view)),
    ];
  },
  pieces: {
    x: [line('tint-red', 13, 'M27 27l46 46M73 27l-46 46')],
    o: [line('tint-blue', 13, circle(50, 50, 25))],
  },
};
