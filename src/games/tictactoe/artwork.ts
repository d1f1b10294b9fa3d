import { type Artwork, area, circle, type Drawing, line } from '../../core/drawing/drawing.ts';
import { frame, framedBox } from '../../core/drawing/frame.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { checkeredPath, seamsPath } from '../../core/drawing/paths.ts';

/** How wide the frame around the board is. */
const FRAME = 0.24;

/** A thick stroke with a dark line around it, which keeps it apart from any ground. */
const stroked = (colour: string, d: string): Drawing => [line('edge', 21, d), line(colour, 14, d)];

/** How the page draws the game: the board, and a cross and a ring for the two seats. */
export const artwork: Artwork = {
  ground: (view) => {
    const cells = [...view.ground.keys()];
    return [
      ...frame(view, FRAME),
      area('floor', outlinePath(cells, view, 0)),
      area('floor-2', checkeredPath(cells, view)),
      line('edge', 0.02, seamsPath(cells, view)),
    ];
  },
  box: (view) => framedBox(view, FRAME),
  sides: ['lacquer', 'coat'],
  pieces: {
    x: stroked('lacquer', 'M29 29l42 42M71 29l-42 42'),
    o: stroked('coat', circle(50, 50, 24)),
  },
};
