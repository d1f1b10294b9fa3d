import type { Size } from './grid.ts';
import type { Level } from './pack.ts';
import type { Parsed } from './parsed.ts';
import type { Work } from './work.ts';

/** How hard a level is for people, from 1 to 10. */
export type Grade = number;

/** What a level is to be like. */
export interface LevelKind {
  /** Columns and rows of the whole board, at the most. */
  readonly size?: Size;
  readonly boxes?: number;
  readonly grade?: Grade;
  /** An idea that the level is to have, by a name that its maker knows. */
  readonly theme?: string;
}

/** Which level is wanted. The same wish always comes to the same level, on every machine. */
export interface LevelWish extends LevelKind {
  readonly seed: number;
  /** Titles of the levels beside it: it has another one, and is the same for the rest. */
  readonly taken?: readonly string[];
}

/** What of a kind is made in seconds: the hardest, boards from the smallest to the largest, the fewest boxes and the most. */
export interface QuickLimits {
  readonly grade: Grade;
  readonly size: readonly [Size, Size];
  readonly boxes: readonly [number, number];
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The nearest kind that is within what is made in seconds of its grade; how many boxes is left to the maker where those asked for take longer. */
export const quickWithin = (
  kind: LevelKind,
  { grade, size: [least, most], boxes: [fewest, mostBoxes] }: QuickLimits,
): LevelKind => {
  const { size, boxes, ...rest } = kind;
  return {
    ...rest,
    ...(size && {
      size: {
        width: between(size.width, least.width, most.width),
        height: between(size.height, least.height, most.height),
      },
    }),
    ...(boxes !== undefined && boxes >= fewest && boxes <= mostBoxes && { boxes }),
    ...(kind.grade !== undefined && { grade: Math.min(kind.grade, grade) }),
  };
};

/** What somebody makes at all. */
export interface MakingLimits {
  /** Columns and rows of the smallest board. */
  readonly size: Size;
  /** The fewest and the most. */
  readonly boxes: readonly [number, number];
  /** Cells within the frame of a board that so many boxes need; any number of them when absent. */
  cellsFor?(boxes: number): number;
}

/** Makes levels out of chance. It is limited by positions and never by time. */
export interface Maker {
  /** A level with its best solution as its only line and its grade in its notes; undefined when nothing good came of the seed. */
  make(wish: LevelWish): Work<Level | undefined>;
  /** Whether somebody who knows one board knows the other: hardly more than the same room. */
  areAlike?(one: string, other: string): boolean;
  /** Names that `LevelWish.theme` may have. */
  readonly themes?: readonly string[];
  /** Of a wish beyond these the nearest is made that is not. */
  readonly limits?: MakingLimits;
}

/** A level as judged by a solution of it, and by which figures. */
export interface Graded {
  readonly grade: Grade;
  readonly figures: Readonly<Record<string, number>>;
}

/** Tells how hard levels are for people. */
export interface Grader {
  /** Of a position and moves that solve it, best with the fewest pushes or moves. */
  grade(board: string, moves: string): Parsed<Graded>;
}

/** A puzzle whose levels are made here, as whoever makes them knows it: all that a worker has to fetch. */
export interface Makable {
  /** The game's. */
  readonly id: string;
  /** What the levels of a day are like, in their order; it has none when absent. */
  readonly daily?: readonly LevelKind[];
  /** The nearest kind of level that is made while somebody waits, in a few seconds. */
  quick?(kind: LevelKind): LevelKind;
  /** Loaded only when somebody asks. */
  maker?(): Promise<Maker>;
  /** Loaded only when somebody asks. */
  grader?(): Promise<Grader>;
}
