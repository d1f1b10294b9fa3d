import type { Artwork, Box, Drawing } from '../../core/drawing/drawing.ts';
import { groundByLook } from '../../core/drawing/paths.ts';
import { lozenge, outlined, paved, pixels, type Rect, WHOLE } from '../../core/drawing/pixels.ts';
import { tinyGlad, tinyMan, tinySleeper } from '../../core/drawing/tinyMan.ts';
import { column, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import { artwork } from './artwork.ts';
import { least } from './ground.ts';
import { planOf } from './plan.ts';

/** Three courses of bricks, each with light on its upper edge. */
const BRICKS: readonly Rect[] = [
  [0, 1, 13, 8],
  [15, 1, 15, 8],
  [0, 11, 5, 8],
  [7, 11, 15, 8],
  [24, 11, 6, 8],
  [0, 21, 13, 8],
  [15, 21, 15, 8],
];

const ground = (view: View): Drawing => {
  const plan = planOf(view);
  const [floor, walls] = [[...plan.floor], [...plan.built]];
  const goals = groundByLook(view).get('goal') ?? [];
  return [
    paved('classic-floor', floor, view, WHOLE),
    paved('classic-seam', floor, view, [0, 29, 30, 1], [29, 0, 1, 30]),
    paved('classic-goal', goals, view, ...lozenge(10)),
    paved('classic-floor', goals, view, ...lozenge(7)),
    paved('classic-goal', goals, view, ...lozenge(4)),
    paved('classic-mortar', walls, view, WHOLE),
    paved('classic-brick', walls, view, ...BRICKS),
    paved('classic-brick-hi', walls, view, ...BRICKS.map(([x, y, width]): Rect => [x, y, width, 2])),
  ];
};

/** All cells that are drawn, as a rectangle. */
const box = (view: View): Box => {
  const { floor, built } = planOf(view);
  const cells = [...floor, ...built];
  if (cells.length === 0) return { x: 0, y: 0, width: view.width, height: view.height };
  const x = least(cells.map((cell) => column(cell, view)));
  const y = least(cells.map((cell) => row(cell, view)));
  const right = -least(cells.map((cell) => -column(cell, view) - 1));
  const bottom = -least(cells.map((cell) => -row(cell, view) - 1));
  return { x, y, width: right - x, height: bottom - y };
};

const CRATE: Rect = [3, 3, 24, 24];

/** Boards in a frame, a nail in each corner; in its place it has another colour and the goal's diamond. */
const crate = (colour: string, within: Drawing): Drawing => [
  ...outlined([pixels(colour, CRATE)], CRATE),
  pixels(`${colour}-hi`, [3, 3, 24, 2], [3, 3, 2, 24]),
  pixels(`${colour}-deep`, [3, 25, 24, 2], [25, 3, 2, 24]),
  ...within,
];

const boxOut: Drawing = crate('classic-box', [
  pixels(
    'classic-box-deep',
    [7, 7, 16, 1],
    [7, 22, 16, 1],
    [7, 7, 1, 16],
    [22, 7, 1, 16],
    [8, 12, 14, 1],
    [8, 17, 14, 1],
  ),
  pixels('edge', [5, 5, 2, 2], [23, 5, 2, 2], [5, 23, 2, 2], [23, 23, 2, 2]),
]);

const boxHome: Drawing = crate('classic-home', [
  pixels('edge', ...lozenge(10)),
  pixels('crest', ...lozenge(9)),
  pixels('classic-home', ...lozenge(5)),
  pixels('crest', ...lozenge(2)),
]);

const CLOTHES = { cap: 'classic-home', coat: 'coat', trousers: 'hair' };

const { lantern: _, ...house } = artwork;

/** Flat pictures of 30 by 30 pixels, and in them a tiny man. */
export const classic: Artwork = {
  ...house,
  isCrisp: true,
  ground,
  box,
  pieces: {
    pusher: tinyMan(CLOTHES),
    waiting: tinySleeper({ ...CLOTHES, coat: 'coat-idle' }),
    box: boxOut,
    boxHome,
  },
  glad: { pusher: tinyGlad(CLOTHES) },
};
