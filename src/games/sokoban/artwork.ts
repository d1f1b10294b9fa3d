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
  line,
  mid,
  slab,
} from '../../core/drawing/drawing.ts';
import { glad, man, type Outfit, sleeper, THIN } from '../../core/drawing/man.ts';
import { diamondPath } from '../../core/drawing/paths.ts';
import { floorPath, box as frame, ground } from './ground.ts';

const BOLD = { stroke: 'edge', width: 5 };

/** A cedar chest with two iron straps over lid and front. */
const box: Drawing = [
  area('shade', slab(90, 79, 12, 20)),
  cased('wood-deep', slab(84, 54, 8, 40), BOLD),
  cased('wood', slab(84, 64, 8, 7), BOLD),
  faint(area('wood-hi', slab(76, 8, 4, 11)), 0.9),
  line('wood-deep', 4, 'M13 30h74M13 50h74'),
  area('iron', 'M22 7h12v87h-12zM66 7h12v87h-12z'),
  mid(line('iron-hi', 4.5, 'M28 15.5h0M28 62h0M28 83h0M72 15.5h0M72 62h0M72 83h0')),
  line('edge', 4, 'M10 72h80'),
  cased('iron', slab(16, 15, 4, 66), { stroke: 'edge', width: 2.5 }),
  mid(line('gold', 4, 'M50 73.5h0')),
];

/** In its place a chest is told apart by more than colour: it bears the goal's diamond, and its corners are gold. */
const boxHome: Drawing = [
  faint(area('shade', slab(88, 76, 12, 22)), 0.6),
  cased('lacquer-deep', slab(84, 53, 8, 42), BOLD),
  cased('lacquer', slab(84, 66, 8, 11), BOLD),
  faint(area('lacquer-hi', slab(76, 7, 3.5, 15)), 0.9),
  area(
    'gold',
    [
      'M10.5 28v-8q0 -6.5 6.5 -6.5h9zM89.5 28v-8q0 -6.5 -6.5 -6.5h-9z',
      'M10.5 60v8q0 6.5 6.5 6.5h9zM89.5 60v8q0 6.5 -6.5 6.5h-9z',
    ].join(''),
  ),
  area('edge', diamondPath(50, 44, 31)),
  area('crest', diamondPath(50, 44, 26)),
  area('lacquer', diamondPath(50, 44, 12)),
  mid(area('crest', diamondPath(50, 44, 5))),
  mid(line('gold', 4, 'M40 86h20')),
];

/** A short coat with a white hem and the house's sign on its back. */
const TRIMMINGS: Outfit['trimmings'] = {
  front: [area('cloth', 'M20.5 77q29.5 9 59 0l1.5 5q-31 10 -62 0z'), line('cloth', 5, 'M42 55l8 10l8 -10M50 65v14')],
  back: [
    area('cloth', 'M20.5 77q29.5 9 59 0l1.5 5q-31 10 -62 0z'),
    area('cloth', diamondPath(50, 70, 9)),
    mid(area('coat', diamondPath(50, 70, 4))),
  ],
  side: [area('cloth', 'M27.2 77q23 8 46 0l1 4.5q-24 9 -48 0z')],
};

/** A cloth tied around the head, its knot behind. */
const HEADBAND: Outfit['hat'] = {
  front: [
    area('hair', 'M23 31q1 -24 27 -24t27 24q-9 -3 -13 -9q-17 9 -41 9z'),
    cased('cloth', 'M23.5 23q26.5 -10 53 0l.8 8.5q-27 -10 -54.6 0z', THIN),
    mid(area('goal', circle(50, 22.5, 4.2))),
  ],
  back: [
    fine(line('hair-hi', 4, 'M33 17q6 -5 13 -5')),
    cased('cloth', 'M23.2 24q26.8 9 53.6 0l.4 8.5q-27.2 9 -54.4 0z', THIN),
    cased('cloth', 'M46.5 33l-4 22l6 -3l1.5 -14l1.5 14l6 3l-4 -22z', THIN),
    cased('cloth', ellipse(50, 33, 6.5, 5.5), THIN),
  ],
  side: [
    area('hair', 'M49 7q24 0 27 20q-14 -2 -21 -5q0 12 -8 15q-4 8 1 21.4q-25 -1 -25 -24.9q0 -26.5 26 -26.5z'),
    cased('cloth', 'M23 27q27 6 53 -4.5l1.2 8q-26 11 -54.2 5z', THIN),
    cased('cloth', 'M24 30l-17 -7l4 11l-7 8l20 -5z', THIN),
  ],
};

/** A chest that is home, and one that will be. */
const house: House = {
  crest: [area('on-tile', diamondPath(50, 50, 29)), area('tile', diamondPath(50, 50, 12.5))],
  room: ['#########', '#    *  #', '# @$ .  #', '#       #', '#########'].join('\n'),
  seen: { x: 1.97, y: 0.45, width: 4.06, height: 2.85 },
  facing: 'right',
};

const OUTFIT: Outfit = { coat: 'coat', trimmings: TRIMMINGS, hat: HEADBAND };

export const artwork: Artwork = {
  ground,
  box: frame,
  pieces: {
    pusher: man(OUTFIT),
    waiting: sleeper({ ...OUTFIT, coat: 'coat-idle' }),
    box,
    boxHome,
  },
  lantern: { look: 'pusher', lights: floorPath },
  glad: { pusher: glad(OUTFIT) },
  same: { boxHome: 'box' },
  house,
};
