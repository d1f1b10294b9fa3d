import type { Artwork, Drawing } from '../../core/drawing/drawing.ts';
import { groundByLook } from '../../core/drawing/paths.ts';
import { bitmap, paved, pixels, type Rect, WHOLE } from '../../core/drawing/pixels.ts';
import { tinyGlad, tinyMan } from '../../core/drawing/tinyMan.ts';
import type { View } from '../../core/view.ts';
import { artwork } from './artwork.ts';
import type { Colour } from './position.ts';

/** What is woven into a box of each colour: nobody has to tell colours apart. */
const WEAVES: Readonly<Record<Colour, readonly string[]>> = {
  blue: ['.##..##.', '#..##..#', '........', '.##..##.', '#..##..#', '........', '.##..##.', '#..##..#'],
  red: ['...##...', '...##...', '..####..', '..####..', '.######.', '.######.', '########', '########'],
  cyan: ['..####..', '.#....#.', '#......#', '#..##..#', '#..##..#', '#......#', '.#....#.', '..####..'],
  magenta: ['##....##', '.##..##.', '..####..', '...##...', '##....##', '.##..##.', '..####..', '...##...'],
  green: ['...##...', '...##...', '...##...', '########', '########', '...##...', '...##...', '...##...'],
  yellow: ['########', '#......#', '#......#', '#......#', '#......#', '#......#', '#......#', '########'],
  black: ['##..##..', '##..##..', '..##..##', '..##..##', '##..##..', '##..##..', '..##..##', '..##..##'],
};

const BOX: Rect = [2, 2, 26, 26];

const box = (colour: Colour): Drawing => [
  pixels(colour === 'black' ? 'rim' : 'edge', [1, 1, 28, 28]),
  pixels(`tint-${colour}`, BOX),
  pixels(colour === 'yellow' ? 'on-pale-tint' : 'on-tint', ...bitmap(WEAVES[colour], 2, { x: 7, y: 7 })),
  pixels('gleam', [2, 2, 26, 2]),
  pixels('dusk', [2, 26, 26, 2]),
];

/** Blocks of stone, light on their upper edges. */
const BLOCKS: readonly Rect[] = [
  [0, 0, 17, 14],
  [18, 0, 12, 14],
  [0, 15, 7, 14],
  [8, 15, 21, 14],
];

const POSTS: readonly Rect[] = [
  [7, 0, 4, 30],
  [19, 0, 4, 30],
];

const RUNGS: readonly Rect[] = [4, 14, 24].map((y): Rect => [11, y, 8, 3]);

const ground = (view: View): Drawing => {
  const cells = groundByLook(view);
  const [rocks, ladders, air] = ['rock', 'ladder', 'air'].map((look) => cells.get(look) ?? []);
  const known = new Set(rocks);
  const tops = rocks!.filter((cell) => cell >= view.width && !known.has(cell - view.width));
  return [
    paved('classic-air', [...air!, ...ladders!], view, WHOLE),
    paved('classic-wood', ladders!, view, ...POSTS, ...RUNGS),
    paved(
      'edge',
      ladders!,
      view,
      [7, 0, 1, 30],
      [22, 0, 1, 30],
      ...RUNGS.map(([x, y, width]): Rect => [x, y + 3, width, 1]),
    ),
    paved('classic-joint', rocks!, view, WHOLE),
    paved('classic-stone', rocks!, view, ...BLOCKS),
    paved('classic-stone-hi', rocks!, view, ...BLOCKS.map(([x, y, width]): Rect => [x, y, width, 2])),
    paved('classic-wood', tops, view, [0, 0, 30, 4]),
    paved('edge', tops, view, [0, 4, 30, 1]),
  ];
};

const CLOTHES = { cap: 'helmet', coat: 'overall', trousers: 'hair' };

const { lantern: _, box: __, ...pit } = artwork;

/** Flat pictures of 30 by 30 pixels, and in them a tiny man. */
export const classic: Artwork = {
  ...pit,
  isCrisp: true,
  ground,
  pieces: {
    human: tinyMan(CLOTHES),
    ...Object.fromEntries((Object.keys(WEAVES) as readonly Colour[]).map((colour) => [colour, box(colour)])),
  },
  glad: { human: tinyGlad(CLOTHES) },
};
