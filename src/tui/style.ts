import type { Colour, Style } from '../core/terminalArt.ts';

export const PLAIN: Style = {};

const known = new Map<string, Style>();

/** Styles laid over one another. Equal ones are one and the same, so that they are quickly compared. */
export const blended = (...styles: readonly Style[]): Style => {
  const style: Style = Object.assign({}, ...styles);
  const key = JSON.stringify(style);
  const before = known.get(key);
  if (before) return before;
  known.set(key, style);
  return style;
};

/** How many colours a terminal has. */
export type Depth = 'none' | '16' | '256';

/** A colour's number among 256 and among 16. */
const NUMBERS: Readonly<Record<Colour, readonly [many: number, few: number]>> = {
  black: [16, 0],
  red: [196, 1],
  green: [34, 2],
  yellow: [226, 3],
  blue: [21, 4],
  magenta: [201, 5],
  cyan: [51, 6],
  white: [231, 15],
  dim: [245, 8],
  ink: [16, 0],
  paper: [231, 15],
  floor: [236, 0],
  wall: [243, 7],
  wallLine: [239, 8],
  goal: [220, 11],
  chosen: [51, 13],
  wood: [173, 3],
  home: [71, 2],
  sand: [180, 6],
  clay: [137, 4],
};

/** The number that a terminal knows a colour by; undefined where it has none. */
export const colourNumber = (colour: Colour, depth: Depth): number | undefined =>
  depth === 'none' ? undefined : NUMBERS[colour][depth === '256' ? 0 : 1];
