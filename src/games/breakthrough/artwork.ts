import {
  type Artwork,
  area,
  cased,
  circle,
  type Drawing,
  ellipse,
  faint,
  fine,
  type House,
  type Label,
  line,
  mid,
} from '../../core/drawing/drawing.ts';
import { frame, framedBox } from '../../core/drawing/frame.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { cellsPath, groundByLook, inEach } from '../../core/drawing/paths.ts';
import { formatSquare } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** How wide the frame is: files and ranks are written on it. */
export const FRAME = 0.46;

const ground = (view: View): Drawing => {
  const cells = [...view.ground.keys()];
  return [
    ...frame(view, FRAME),
    area('cell-1', outlinePath(cells, view, 0)),
    area('cell-2', cellsPath(groundByLook(view).get('dark') ?? [], view)),
    fine(
      faint(
        line(
          'wood-deep',
          0.02,
          inEach(cells, view, () => 'm0 .31h1m-1 .37h1'),
        ),
        0.12,
      ),
    ),
  ];
};

/** The files above and below, the ranks on both sides. */
const labels = ({ width, height }: View): readonly Label[] => [
  ...Array.from({ length: width }, (_, x) => formatSquare(x, 0).slice(0, 1)).flatMap((text, x) => [
    { text, x: x + 0.5, y: -0.23 },
    { text, x: x + 0.5, y: height + 0.23 },
  ]),
  ...Array.from({ length: height }, (_, y) => String(y + 1)).flatMap((text, y) => [
    { text, x: -0.23, y: y + 0.5 },
    { text, x: width + 0.23, y: y + 0.5 },
  ]),
];

/** Kokeshi, slim and pale: a round head on a body with a blue sash. */
const first: Drawing = [
  area('shade', ellipse(50, 91, 26, 6.5)),
  cased('kokeshi', 'M38 46h24q13 4 13 26q0 12 -3 18q-22 6 -44 0q-3 -6 -3 -18q0 -22 13 -26z'),
  area('coat', 'M26.5 66q23.5 5 47 0q1.5 10 0 14q-23.5 5 -47 0q-2 -4 0 -14z'),
  mid(
    area(
      'kokeshi',
      [
        circle(50, 74.5, 4.6),
        ...(
          [
            [50, 68.8],
            [56, 73],
            [44, 73],
            [53.6, 80],
            [46.4, 80],
          ] as const
        ).map(([x, y]) => circle(x, y, 2.2)),
      ].join(''),
    ),
  ),
  mid(line('goal', 4, 'M41 49l9 8l9 -8')),
  cased('kokeshi', 'M50 6q25 0 25 23q0 22 -25 22t-25 -22q0 -23 25 -23z'),
  area('hair', 'M50 6q25 0 25 22q-8 -1 -12 -9q-13 3 -26 0q-4 8 -12 9q0 -22 25 -22z'),
  mid(area('goal', circle(50, 9.5, 4.5))),
  line('edge', 3.5, 'M37.5 33q3.5 -3 7 0M55.5 33q3.5 -3 7 0'),
  line('goal', 4, 'M47.5 42.5h5'),
];

const DARUMA_EYES = [38, 62].map((x) => circle(x, 41, 6.5)).join('');

/** Daruma, round and dark, without a neck, with a pale face and golden folds. */
const second: Drawing = [
  area('shade', ellipse(50, 91, 31, 6.5)),
  cased('daruma', 'M50 8q39 1 40 44q0 28 -18 39q-22 5 -44 0q-18 -11 -18 -39q1 -43 40 -44z'),
  cased('kokeshi', 'M50 25q8 -6 19 -2q11 5 9 17q-3 17 -28 17t-28 -17q-2 -12 9 -17q11 -4 19 2z', {
    stroke: 'edge',
    width: 3,
  }),
  line('edge', 5.5, 'M28 32q7 -8 17 -3M72 32q-7 -8 -17 -3'),
  area('cloth', DARUMA_EYES),
  mid(line('edge', 2.5, DARUMA_EYES)),
  area('edge', circle(38.5, 41, 3.6) + circle(61.5, 41, 3.6)),
  line('edge', 3.5, 'M44 52q6 3 12 0'),
  mid(line('gold', 4.5, 'M26 64q4 18 24 18t24 -18M38 66q3 8 12 8t12 -8')),
];

/** Two against two, about to meet. */
const house: House = {
  crest: [line('on-tile', 9.5, 'M23 52l27 -27l27 27M23 76l27 -27l27 27')],
  room: '6/6/6/p1p3/1P1P2/6 w',
  seen: { x: -0.02, y: 0.55, width: 4.06, height: 2.85 },
};

export const artwork: Artwork = {
  ground,
  box: (view) => framedBox(view, FRAME),
  least: 20,
  labels,
  pieces: { first, second },
  sides: ['kokeshi', 'daruma'],
  house,
};
