import {
  type Artwork,
  area,
  cased,
  circle,
  type Drawing,
  faint,
  type House,
  line,
  slab,
} from '../../core/drawing/drawing.ts';
import { glad, man, type Outfit, THIN } from '../../core/drawing/man.ts';
import { airPath, box as frame, ground } from './ground.ts';
import type { Colour } from './position.ts';

/** Waves: rows of half circles, one and a half to a row, every other row the other way round. */
const WAVES = [37, 62.5, 88]
  .flatMap((y, row) => {
    const [whole, half] = row % 2 === 0 ? [37.5, 88] : [62.5, 12];
    const turn = half === 88 ? 1 : -1;
    return [25, 11].map((r) => {
      const end = `M${half - turn * r} ${y}a${r} ${r} 0 0 ${turn === 1 ? 1 : 0} ${turn * r} ${-r}`;
      return `M${whole - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0${end}`;
    });
  })
  .join('');

const CHECKS = 'M12 12h25v25h-25zM62 12h26v25h-26zM37 37h25v25h-25zM12 62h25v26h-25zM62 62h26v26h-26z';

/** Feathers of arrows, two rows of them, half a feather apart. */
const FEATHERS = [
  'M14 12l17 17l17 -17v19l-17 17l-17 -17zM14 52l17 17l17 -17v19l-17 17l-17 -17z',
  'M52 32l17 17l17 -17v19l-17 17l-17 -17zM52 12h34l-17 17zM52 72l17 16l17 -16v17h-34z',
].join('');

/** Each colour has a woven pattern of its own: nobody has to tell colours apart. */
const PATTERNS: Readonly<Record<Colour, (ink: string) => Drawing>> = {
  blue: (ink) => [line(ink, 6, WAVES)],
  red: (ink) => [area(ink, 'M31 14l19 34h-38zM69 14l19 34h-38zM50 52l19 34h-38zM12 54l17 32h-17zM88 54l-17 32h17z')],
  cyan: (ink) => [
    line(
      ink,
      7,
      `${circle(50, 50, 27)}M12 34a27 27 0 0 0 22 -22M88 34a27 27 0 0 1 -22 -22M12 66a27 27 0 0 1 22 22M88 66a27 27 0 0 0 -22 22`,
    ),
  ],
  magenta: (ink) => [area(ink, FEATHERS)],
  green: (ink) => [line(ink, 6, 'M50 12v76M16 31l68 38M84 31l-68 38M50 32l16 18l-16 18l-16 -18z')],
  yellow: (ink) => [
    line(
      ink,
      7,
      'M50 22l24 14v28l-24 14l-24 -14v-28zM50 22v-10M74 36l13 -7M74 64l13 7M50 78v10M26 64l-13 7M26 36l-13 -7',
    ),
  ],
  black: (ink) => [area(ink, CHECKS)],
};

const STRENGTH: Partial<Record<Colour, number>> = { yellow: 0.72, black: 0.5 };

/** Light falls on the upper edge of a box, and none on the lower. */
const [GLEAM, DUSK] = ['M9 20Q9 8 21 8H79Q91 8 91 20Q91 18 79 18H21Q9 18 9 20z', 'M9 81H91Q91 92 79 92H21Q9 92 9 81z'];

const box = (colour: Colour): Drawing => {
  const ink = colour === 'yellow' ? 'on-pale-tint' : 'on-tint';
  return [
    area('shade', slab(90, 86, 14, 12)),
    area(`tint-${colour}`, slab(82, 84, 12, 8)),
    ...PATTERNS[colour](ink).map((patch) => faint(patch, STRENGTH[colour] ?? 0.78)),
    area('gleam', GLEAM),
    area('dusk', DUSK),
    line(colour === 'black' ? 'rim' : 'edge', 5, slab(82, 84, 12, 8)),
  ];
};

/** Overalls: a bib in front, crossed straps behind. */
const TRIMMINGS: Outfit['trimmings'] = {
  front: [line('cloth', 5, 'M40 54v14h20v-14')],
  back: [line('cloth', 5, 'M38 56l24 20M62 56l-24 20')],
  side: [area('cloth', 'M27.2 77q23 8 46 0l1 4.5q-24 9 -48 0z')],
};

/** A miner's helmet with its lamp. */
const HELMET: Outfit['hat'] = {
  front: [
    cased('helmet', 'M22 30q-1 -26 28 -26t28 26q4 1 4 6q-32 -9 -64 0q0 -5 4 -6z'),
    cased('glass', circle(50, 19, 8.5), THIN),
  ],
  back: [cased('helmet', 'M22 38q-3 -34 28 -34t28 34q-28 9 -56 0z'), line('edge', 3, 'M50 6v34')],
  side: [
    area('hair', 'M24 34q0 17 15 23q-3 -10 4 -22z'),
    cased('helmet', 'M22 36q-2 -32 28 -32q25 0 27.5 24l10 5q1.5 5 -3.5 5.5q-31 -9 -62 -2.5z'),
    cased('glass', 'M72 12h9v15h-7q-4 -8 -2 -15z', THIN),
  ],
};

const COLOURS = Object.keys(PATTERNS) as readonly Colour[];

/** A ledge between three boxes and a ladder. */
const house: House = {
  crest: [line('on-tile', 7.5, 'M35 23v54M65 23v54M35 35h30M35 50h30M35 65h30')],
  room: ['6 6', '######', '#   H#', '#   H#', '#y PH#', '#br#H#', '######'].join('\n'),
  seen: { x: 0.97, y: 2.4, width: 4.06, height: 2.85 },
  facing: 'left',
};

const OUTFIT: Outfit = { coat: 'overall', trimmings: TRIMMINGS, hat: HELMET };

export const artwork: Artwork = {
  ground,
  box: frame,
  least: 26,
  pieces: {
    human: man(OUTFIT),
    ...Object.fromEntries(COLOURS.map((colour) => [colour, box(colour)])),
  },
  glad: { human: glad(OUTFIT) },
  lantern: { look: 'human', lights: airPath },
  house,
};
