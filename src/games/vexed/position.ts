import type { Cell, Size } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';

export const COLOURS = ['blue', 'red', 'cyan', 'magenta', 'green', 'yellow', 'black'] as const;

export type Colour = (typeof COLOURS)[number];

/** The word for a colour inside a sentence. */
export const COLOUR_WORDS: Readonly<Record<Colour, Message>> = {
  blue: say('blue'),
  red: say('red'),
  cyan: say('cyan'),
  magenta: say('magenta'),
  green: say('green'),
  yellow: say('yellow'),
  black: say('black'),
};

/** What never moves; all positions of a level share it. */
export interface Shaft extends Size {
  readonly rocks: readonly boolean[];
  readonly ladders: readonly boolean[];
}

export interface Box {
  readonly colour: Colour;
  readonly cell: Cell;
}

export interface State {
  readonly shaft: Shaft;
  readonly human: Cell;
  readonly boxes: readonly Box[];
}

/** Ruling 1: outside the grid counts as rock. */
export const isRock = ({ rocks }: Shaft, cell: Cell | undefined): boolean => cell === undefined || rocks[cell]!;

export const isLadder = ({ ladders }: Shaft, cell: Cell | undefined): boolean => cell !== undefined && ladders[cell]!;

export const boxAt = ({ boxes }: State, cell: Cell | undefined): Box | undefined =>
  boxes.find((box) => box.cell === cell);

/** Ruling 14: a box that has lost every other box of its colour can never vanish. */
export const loneBoxes = ({ boxes }: State): readonly Box[] =>
  COLOURS.flatMap((colour) => {
    const left = boxes.filter((box) => box.colour === colour);
    return left.length === 1 ? left : [];
  });
