import { type Artwork, area, cased, circle, type Drawing, ellipse, line } from '../../core/drawing/drawing.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { cellsPath, groundByLook } from '../../core/drawing/paths.ts';
import type { View } from '../../core/view.ts';

const ground = (view: View): Drawing => {
  const frame = outlinePath([...view.ground.keys()], view, 0);
  return [
    area('cell-light', frame),
    area('cell-dark', cellsPath(groundByLook(view).get('dark') ?? [], view)),
    line('cell-edge', 0.08, frame),
  ];
};

/** A slim doll with a round head and a red sash. */
const first: Drawing = [
  area('shade', ellipse(50, 88, 27, 7)),
  cased('doll-pale', 'M36 46h28c8 8 12 22 11 39q-25 8 -50 0c-1 -17 3 -31 11 -39z'),
  area('doll-red', 'M34.5 60h31l3.5 12h-38z'),
  cased('doll-pale', circle(50, 30, 21)),
  area('edge', 'M31 28a19 19 0 0 1 38 0q-10 -2 -14 -9q-8 8 -24 9z'),
  line('edge', 4, 'M42 34h0M58 34h0'),
  line('doll-red', 3.5, 'M47.5 42h5'),
];

/** A stout one without a neck, all in one round piece, with a pale face. */
const second: Drawing = [
  area('shade', ellipse(50, 88, 32, 7)),
  cased(
    'doll-deep',
    'M50 14c23 0 37 15 37 38c0 17 -7 29 -16 35q-21 5 -42 0c-9 -6 -16 -18 -16 -35c0 -23 14 -38 37 -38z',
    {
      stroke: 'rim',
      width: 4,
    },
  ),
  area('doll-pale', 'M50 27c6 -4 23 -3 23 12c0 12 -10 18 -23 18s-23 -6 -23 -18c0 -15 17 -16 23 -12z'),
  line('edge', 6, 'M40 41h0M60 41h0'),
  line('edge', 4, 'M34 33q5 -4 11 -1M66 33q-5 -4 -11 -1'),
  line('gold', 4, 'M32 66q4 12 18 12t18 -12M43 66q2 5 7 5t7 -5'),
];

export const artwork: Artwork = { ground, pieces: { first, second } };
