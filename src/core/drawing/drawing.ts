import type { Direction, Size } from '../grid.ts';
import type { View } from '../view.ts';

/** One path of a drawing. Colours are names of the page's colour tokens. */
export interface Patch {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly transform?: string;
  /** Filled with one of the page's patterns. Those are made for the ground. */
  readonly pattern?: Pattern;
  /** The lengths of dashes and gaps of the line. */
  readonly dashes?: string;
  /** With soft edges: a shadow on the ground. */
  readonly isSoft?: true;
  /** Left out where cells are too small for it. */
  readonly detail?: Detail;
}

/** The slanted lattice of an outer wall, the same in a dark mass, and the battens of a roof. */
export type Pattern = 'namako' | 'lattice' | 'battens';

/** `mid` can be made out in cells of 22 pixels, `fine` in cells of 30. */
export type Detail = 'mid' | 'fine';

/** Paths, the lowest first. Pieces are drawn in a cell of 100 by 100, the ground in cells of 1 by 1. */
export type Drawing = readonly Patch[];

/** A drawing for each way that a worker can look. */
export type Sides = Readonly<Record<Direction, Drawing>>;

/** What a picture shows, in cells. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A few letters on the ground, around a point in cells. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The house that a game has on the first screen. */
export interface House {
  /** The sign on its gable, in a field of 100 by 100. */
  readonly crest: Drawing;
  /** The room behind its door: a position as it is written … */
  readonly room: string;
  /** … how much of that is seen, four cells across … */
  readonly seen: Box;
  /** … and which way the worker in it looks. */
  readonly facing?: Direction;
}

/** How the page draws a game. A look of a piece that is not in it is drawn by its glyph. */
export interface Artwork {
  readonly ground: (view: View) => Drawing;
  readonly pieces: Readonly<Record<string, Drawing | Sides>>;
  /** All of the ground that is drawn, where that is not just the cells. */
  readonly box?: (view: View) => Box;
  /** Pixels that a cell has at least where fingers play: 32 unless told. */
  readonly least?: number;
  /** The look of the one who carries a light by night, and the path of all that it can fall on. */
  readonly lantern?: { readonly look: string; readonly lights: (view: View) => string };
  /** Drawn in whole pixels: edges are not softened. */
  readonly isCrisp?: true;
  /** How those look who are glad that a level is solved. */
  readonly glad?: Readonly<Record<string, Drawing>>;
  /** What is written on the ground. */
  readonly labels?: (view: View) => readonly Label[];
  readonly house?: House;
  /** The colours of two who play, where each has a share of something. */
  readonly sides?: readonly [first: string, second: string];
  /** Looks that one and the same thing has by turns, so that it is seen to slide from one to the other. */
  readonly same?: Readonly<Record<string, string>>;
}

/** In what manner everything is drawn at first. A game that has drawings has them for each. */
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

export const mid = (patch: Patch): Patch => ({ ...patch, detail: 'mid' });

export const fine = (patch: Patch): Patch => ({ ...patch, detail: 'fine' });

/** A shadow, which only large cells have. */
export const soft = (patch: Patch): Patch => fine({ ...patch, isSoft: true });

export const patterned = (pattern: Pattern, d: string): Patch => ({ d, pattern });

/** What stands in the light throws this on the page below it. */
export const cast = (d: string): Patch => ({ d, fill: 'cast', transform: 'translate(0 .18)' });

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
