import type { Direction, Size } from '../../core/grid.ts';
import type { Draughtsman, Sketch } from '../../core/sketching.ts';

/** The letters of a row or column. */
type Line = readonly string[];

const isAcross = (side: Direction): boolean => side === 'left' || side === 'right';

const counted = (length: number): readonly number[] => [...Array(length).keys()];

/** Rows or columns one after another, from a side inwards. */
const linesFrom = ({ width, height }: Size, letters: Line, side: Direction): readonly Line[] => {
  const lines = isAcross(side)
    ? counted(width).map((x) => counted(height).map((y) => letters[y * width + x]!))
    : counted(height).map((y) => letters.slice(y * width, (y + 1) * width));
  return side === 'left' || side === 'up' ? lines : lines.toReversed();
};

const withLines = (sketch: Sketch, lines: readonly Line[], side: Direction): Sketch => {
  const ordered = side === 'left' || side === 'up' ? lines : lines.toReversed();
  const [count, length] = [ordered.length, ordered[0]?.length ?? 0];
  if (!isAcross(side)) return { ...sketch, width: length, height: count, letters: ordered.flat() };
  const letters = counted(length).flatMap((y) => ordered.map((line) => line[y]!));
  return { ...sketch, width: count, height: length, letters };
};

type Sizes = Pick<Draughtsman, 'least' | 'most' | 'isSquare' | 'margin' | 'stretched' | 'view'>;

export const mayResize = (
  { width, height }: Size,
  { least, most, isSquare }: Pick<Sizes, 'least' | 'most' | 'isSquare'>,
  side: Direction,
  by: 1 | -1,
): boolean => {
  const isWidth = isSquare || isAcross(side);
  // A board from elsewhere may be larger than any that is drawn, or smaller: it may come nearer.
  if (by > 0) return isWidth ? width < most.width : height < most.height;
  return isWidth ? width > least.width : height > least.height;
};

/** So many lines at a side are wall and what is outside; none where the room is open there, or where there is no room at all. */
const wallLines = (sketch: Sketch, { margin, stretched, view }: Sizes, side: Direction): number => {
  if (!stretched) return 0;
  const { ground } = view(sketch);
  const inside = sketch.letters.map((letter, cell) => (letter !== margin && ground[cell] ? 'inside' : ''));
  return Math.max(
    0,
    linesFrom(sketch, inside, side).findIndex((line) => line.includes('inside')),
  );
};

/** The room grows inside of its wall; where there is none a row or column of margin is added. */
const larger = (sketch: Sketch, sizes: Sizes, side: Direction): Sketch => {
  const { margin, stretched } = sizes;
  const lines = linesFrom(sketch, sketch.letters, side);
  const at = wallLines(sketch, sizes, side);
  const beside = lines[at]!;
  const added = at > 0 && stretched ? beside.map((letter) => stretched(letter, side)) : beside.map(() => margin);
  return withLines(sketch, lines.toSpliced(at, 0, added), side);
};

/** What is outside goes first; of a room what stands at the wall, which stays closed. */
const smaller = (sketch: Sketch, sizes: Sizes, side: Direction): Sketch => {
  const lines = linesFrom(sketch, sketch.letters, side);
  if (wallLines(sketch, sizes, side) !== 1) return withLines(sketch, lines.slice(1), side);
  const [wall, beside, ...others] = lines as readonly [Line, Line, ...Line[]];
  const closed = wall.map((letter, index) => (beside[index] === sizes.margin ? sizes.margin : letter));
  return withLines(sketch, [closed, ...others], side);
};

/** Of a square board the other way: in the middle, where nobody has begun. */
const crossed = (sketch: Sketch, margin: string, side: Direction, by: 1 | -1): Sketch => {
  const crossing: Direction = isAcross(side) ? 'up' : 'left';
  const lines = linesFrom(sketch, sketch.letters, crossing);
  const middle = Math.floor(lines.length / 2);
  const changed =
    by > 0
      ? lines.toSpliced(
          middle,
          0,
          lines[0]!.map(() => margin),
        )
      : lines.toSpliced(middle, 1);
  return withLines(sketch, changed, crossing);
};

/** A row or column more or less at a side. A square board gets both. */
export const resized = (sketch: Sketch, sizes: Sizes, side: Direction, by: 1 | -1): Sketch => {
  if (!mayResize(sketch, sizes, side, by)) return sketch;
  const changed = (by > 0 ? larger : smaller)(sketch, sizes, side);
  return sizes.isSquare ? crossed(changed, sizes.margin, side, by) : changed;
};
