import { type Artwork, area, type Drawing } from '../../core/drawing/drawing.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { cellsPath, groundByLook } from '../../core/drawing/paths.ts';
import type { View } from '../../core/view.ts';
import { artwork, FRAME } from './artwork.ts';

const ground = (view: View): Drawing => {
  const cells = [...view.ground.keys()];
  return [
    area(
      'tile',
      outlinePath(cells, view, 0, () => -FRAME),
    ),
    area('cell-1', outlinePath(cells, view, 0)),
    area('cell-2', cellsPath(groundByLook(view).get('dark') ?? [], view)),
  ];
};

/** The same dolls on a flat board. */
export const classic: Artwork = { ...artwork, ground };
