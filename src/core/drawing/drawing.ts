import type { Direction } from '../grid.ts';
import type { View } from '../view.ts';

/** One path of a drawing. Colours are names of the page's colour tokens. */
export interface Patch {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly transform?: string;
}

/** Paths, the lowest first. Pieces are drawn in a cell of 100 by 100, the ground in cells of 1 by 1. */
export type Drawing = readonly Patch[];

/** A drawing for each way that a tiny man can look. */
export type Sides = Readonly<Record<Direction, Drawing>>;

/** How the page draws a game. A look of a piece that is not in it is drawn by its glyph. */
export interface Artwork {
  readonly ground: (view: View) => Drawing;
  readonly pieces: Readonly<Record<string, Drawing | Sides>>;
  /** Looks whose glyph is written on the drawing, and in which colour. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Looks that one and the same thing has by turns, so that it is seen to slide from one to the other. */
  readonly same?: Readonly<Record<string, string>>;
}

/** In what manner everything is drawn. There is one so far; a game that has drawings has them for each. */
export type Skin = 'storehouse';

/** A plain area. */
export const area = (fill: string, d: string): Patch => ({ d, fill });

/** An area with a line around it, which keeps it apart from any ground. */
export const cased = (fill: string, d: string, { stroke, width } = { stroke: 'edge', width: 4 }): Patch => ({
  d,
  fill,
  stroke,
  width,
});

export const line = (stroke: string, width: number, d: string): Patch => ({ d, stroke, width });

export const faint = (patch: Patch, opacity: number): Patch => ({ ...patch, opacity });

export const mirrored = (drawing: Drawing): Drawing =>
  drawing.map((patch) => ({ ...patch, transform: 'matrix(-1 0 0 1 100 0)' }));

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

/** A rectangle with round corners, around the middle of the cell unless its top is given. */
export const slab = (width: number, height: number, radius: number, top = (100 - height) / 2): string => {
  const arc = `a${radius} ${radius} 0 0 1 `;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${(100 - across) / 2} ${top}h${across}${arc}${radius} ${radius}v${down}${arc}${-radius} ${radius}`,
    `h${-across}${arc}${-radius} ${-radius}v${-down}${arc}${radius} ${-radius}z`,
  ].join('');
};
