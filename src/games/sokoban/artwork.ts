import { type Artwork, area, cased, type Drawing, ellipse, faint, line, slab } from '../../core/drawing/drawing.ts';
import { man, type Outfit, sleeper } from '../../core/drawing/man.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { diamondsPath, groundByLook, inEach, seamsPath } from '../../core/drawing/paths.ts';
import { type Cell, column } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** How much of a wall's front is seen below its top. */
const FRONT = 0.36;

/** Two courses of bricks, the lower one half a brick aside. */
const BRICKS = `h1m-0.75 ${-FRONT / 2}v${FRONT / 2}m0.5 0v${-FRONT / 2}m-0.25 ${FRONT / 2}v${FRONT / 2}`;

const JOINT = `v${FRONT / 2}`;

/** Walls are seen from above and a little from the front: where the cell below is open, their bricks show. */
const walls = (cells: readonly Cell[], view: View): Drawing => {
  const fronts = cells.filter((cell) => view.ground[cell + view.width] !== 'wall');
  const known = new Set(fronts);
  const between = fronts.filter((cell) => column(cell, view) > 0 && known.has(cell - 1));
  const middle = { x: 0, y: 1 - FRONT / 2 };
  const bricks = inEach(fronts, view, () => BRICKS, middle) + inEach(between, view, () => JOINT, middle);
  return [
    area('wall-front', outlinePath(cells, view, 0.1)),
    line('wall-joint', 0.035, bricks),
    line('wall-edge', 0.05, outlinePath(cells, view, 0.1)),
    cased('wall-top', outlinePath(cells, view, 0.1, { bottom: FRONT }), { stroke: 'wall-edge', width: 0.05 }),
    line('wall-rim', 0.05, outlinePath(cells, view, 0.06, { top: 0.07, sides: 0.07, bottom: FRONT + 0.07 })),
  ];
};

const ground = (view: View): Drawing => {
  const cells = groundByLook(view);
  const goals = cells.get('goal') ?? [];
  const open = [...(cells.get('floor') ?? []), ...goals];
  return [
    area('floor', outlinePath(open, view, 0)),
    line('floor-seam', 0.03, seamsPath(open, view)),
    cased('goal', diamondsPath(goals, view, 0.27), { stroke: 'goal-edge', width: 0.06 }),
    area('goal-shine', diamondsPath(goals, view, 0.11)),
    ...walls(cells.get('wall') ?? [], view),
  ];
};

const planks = (wood: string, plank: string, gap: string): Drawing => [
  area('shade', slab(88, 88, 10, 10)),
  cased(wood, slab(84, 84, 9, 7), { stroke: 'wood-edge', width: 5 }),
  cased(plank, slab(58, 58, 2, 20), { stroke: gap, width: 4 }),
  line(gap, 3.5, 'M40.5 22v54M59.5 22v54'),
];

const nails = faint(line('wood-edge', 5, 'M15.5 14.5h0M84.5 14.5h0M15.5 83.5h0M84.5 83.5h0'), 0.7);

const box: Drawing = [
  ...planks('wood', 'wood-pale', 'wood-deep'),
  cased('wood', 'M22 66l44 -44h12v10l-44 44h-12z', { stroke: 'wood-deep', width: 4 }),
  nails,
];

/** On its goal a box is told apart by more than colour: it bears the goal's diamond, ticked off. */
const boxHome: Drawing = [
  ...planks('home', 'home-pale', 'home-deep'),
  nails,
  cased('cloth', 'M50 17l32 32l-32 32l-32 -32z', { stroke: 'home-deep', width: 5 }),
  line('home-deep', 9, 'M37 49l10 10l17 -19'),
];

/** Around small things, which a full line would swallow. */
const THIN = { stroke: 'edge', width: 2.5 };

/** A cloth tied around the head, its knot behind. */
const HEADBAND: Outfit['hat'] = {
  front: [
    area('hair', 'M27 30a23 22 0 0 1 46 0q-8 -8 -16 -9q-14 1 -30 9z'),
    cased('cloth', 'M26 28q24 -9 48 0l.6 7q-25 -9 -49.2 0z', THIN),
  ],
  back: [
    cased('cloth', 'M26 28q24 -7 48 0l.6 7q-25 -7 -49.2 0z', THIN),
    cased('cloth', 'M48 30l-9 20l7 1l4 -16l4 16l7 -1l-9 -20z', THIN),
    cased('cloth', ellipse(50, 29, 6, 5), THIN),
  ],
  side: [
    area('hair', 'M50 12c12 0 20 6 22 16l-20 -2q-2 12 -8 18q-2 8 4 12a23 22 0 0 1 2 -44z'),
    cased('cloth', 'M26 30q24 6 48 -3l1.5 7q-26 9 -50 2.5z', THIN),
    cased('cloth', 'M27 33l-16 -5l3 10l-6 8l18 -7z', THIN),
  ],
};

export const artwork: Artwork = {
  ground,
  pieces: {
    pusher: man({ coat: 'coat', hat: HEADBAND }),
    waiting: sleeper({ coat: 'coat-idle', hat: HEADBAND }),
    box,
    boxHome,
  },
  same: { boxHome: 'box' },
};
