import { type Artwork, area, cased, circle, type Drawing, faint, line, slab } from '../../core/drawing/drawing.ts';
import { man, type Outfit } from '../../core/drawing/man.ts';
import { outlinePath } from '../../core/drawing/outline.ts';
import { groundByLook, inEach } from '../../core/drawing/paths.ts';
import type { Cell } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** Scratches in the rock, different from cell to cell but the same every time. */
const SCRATCHES = [
  'm.22 .4h.2m.2 .3h.16',
  'm.5 .34h.24m-.5 .42h.14',
  'm.2 .7l.14 -.1m.2 -.2h.2',
  'm.6 .8h.2m-.56 -.4h.1',
];

const scratch = (cell: Cell): string => SCRATCHES[(cell * 7 + (cell >> 3)) % SCRATCHES.length]!;

const ladders = (cells: readonly Cell[], view: View): string =>
  inEach(cells, view, () => 'm.24 0v1m.52 0v-1m-.52 .2h.52m-.52 .32h.52m-.52 .32h.52');

const ground = (view: View): Drawing => {
  const cells = groundByLook(view);
  const rocks = cells.get('rock') ?? [];
  const rungs = ladders(cells.get('ladder') ?? [], view);
  const everywhere = [...view.ground.keys()];
  return [
    area('air', outlinePath(everywhere, view, 0.1)),
    line('ladder-edge', 0.15, rungs),
    line('ladder', 0.09, rungs),
    area('rock-ledge', outlinePath(rocks, view, 0.1)),
    area('rock', outlinePath(rocks, view, 0.1, { top: 0.15 })),
    line('rock-crack', 0.05, inEach(rocks, view, scratch)),
    line('rock-edge', 0.05, outlinePath(rocks, view, 0.1)),
  ];
};

/** Each colour has its pattern too, and its letter on a plate: nobody has to tell colours apart. */
const PATTERNS = {
  blue: 'M12 28h76M12 42h76M12 58h76M12 72h76',
  red: 'M12 36l24 -24M12 60l48 -48M12 84l72 -72M40 88l48 -48M64 88l24 -24',
  cyan: [20, 40, 60, 80].map((x) => [20, 40, 60, 80].map((y) => `M${x} ${y}h0`).join('')).join(''),
  magenta: 'M12 34l22 -22M12 66l54 -54M34 88l54 -54M66 88l22 -22M12 66l22 22M12 34l54 54M34 12l54 54M66 12l22 22',
  green: 'M28 12v76M42 12v76M58 12v76M72 12v76',
  yellow: 'M12 12l76 76M88 12l-76 76M50 12v76M12 50h76',
  black: slab(60, 60, 5),
} as const;

type Colour = keyof typeof PATTERNS;

const inkOn = (colour: Colour): string => (colour === 'yellow' ? 'on-pale-tint' : 'on-tint');

const box = (colour: Colour): Drawing => [
  cased(`tint-${colour}`, slab(84, 84, 13), { stroke: colour === 'black' ? 'rim' : 'edge', width: 5 }),
  faint(line(inkOn(colour), colour === 'cyan' ? 9 : 5, PATTERNS[colour]), 0.55),
  area(`tint-${colour}`, circle(50, 50, 25)),
];

/** A miner's helmet with its lamp. */
const HELMET: Outfit['hat'] = {
  front: [
    cased('helmet', 'M24 30c0 -14 11 -25 26 -25s26 11 26 25q4 1 4 5q-30 -7 -60 0q0 -4 4 -5z'),
    cased('lamp', circle(50, 20, 8)),
  ],
  back: [cased('helmet', 'M24 36c-1 -20 10 -31 26 -31s27 11 26 31q-26 8 -52 0z'), line('edge', 3, 'M50 7v30')],
  side: [
    area('hair', 'M28 34q0 16 14 22q-3 -10 3 -20z'),
    cased('helmet', 'M24 36c-1 -20 10 -31 26 -31s25 10 26 23l9 5q1 4 -3 4q-30 -6 -58 -1z'),
    cased('lamp', 'M70 14h8v14h-6q-4 -7 -2 -14z'),
  ],
};

const COLOURS = Object.keys(PATTERNS) as readonly Colour[];

export const artwork: Artwork = {
  ground,
  pieces: {
    human: man({ coat: 'overall', hat: HELMET }),
    ...Object.fromEntries(COLOURS.map((colour) => [colour, box(colour)])),
  },
  letters: Object.fromEntries(COLOURS.map((colour) => [colour, inkOn(colour)])),
};
