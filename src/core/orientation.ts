import { type Cell, cellAt, column, DIRECTIONS, type Direction, row, type Size } from './grid.ts';
import type { Change, Orientation, Shape, View } from './view.ts';

export type { Orientation };

/** As its author drew it. */
export const UPRIGHT: Orientation = { quarters: 0, isMirrored: false };

/** The upper edge is the lower one, and left stays left. */
export const UPSIDE_DOWN: Orientation = { quarters: 2, isMirrored: true };

export const isUpright = ({ quarters, isMirrored }: Orientation): boolean => quarters === 0 && !isMirrored;

/** Whoever turns it once more sees it turn clockwise, also in the mirror. */
export const turnedOnce = ({ quarters, isMirrored }: Orientation): Orientation => ({
  quarters: ((quarters + (isMirrored ? 3 : 1)) % 4) as Orientation['quarters'],
  isMirrored,
});

const MIRRORED: Readonly<Record<Direction, Direction>> = { up: 'up', right: 'left', down: 'down', left: 'right' };

export const seenDirection = (direction: Direction, { quarters, isMirrored }: Orientation): Direction => {
  const turned = DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4]!;
  return isMirrored ? MIRRORED[turned] : turned;
};

/** The level's own direction of one that is seen. */
export const ownDirection = (seen: Direction, orientation: Orientation): Direction =>
  DIRECTIONS.find((direction) => seenDirection(direction, orientation) === seen)!;

export const seenSize = ({ width, height }: Size, { quarters }: Orientation): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/** Where each cell of a board is seen, by the level's own numbers. */
export const seenCells = (size: Size, orientation: Orientation): readonly Cell[] => {
  const seen = seenSize(size, orientation);
  return Array.from({ length: size.width * size.height }, (_, cell) => {
    let [x, y, { width, height }] = [column(cell, size), row(cell, size), size];
    for (let quarter = 0; quarter < orientation.quarters; quarter += 1) {
      [x, y] = [height - 1 - y, x];
      [width, height] = [height, width];
    }
    return cellAt(orientation.isMirrored ? width - 1 - x : x, y, seen)!;
  });
};

/** The other way: what is seen on a cell, by its own number. */
export const ownCells = (size: Size, orientation: Orientation): readonly Cell[] => {
  const own: Cell[] = [];
  for (const [cell, seen] of seenCells(size, orientation).entries()) own[seen] = cell;
  return own;
};

/** A view as it is seen; `own` are the cells that are seen on each, where somebody has them already. */
export const seenView = (view: View, orientation: Orientation, own = ownCells(view, orientation)): View => {
  if (isUpright(orientation)) return view;
  return {
    ...seenSize(view, orientation),
    ground: own.map((cell) => view.ground[cell]),
    pieces: own.map((cell) => view.pieces[cell]),
    lie: orientation,
  };
};

/** A board that may be seen to lie otherwise. */
type Seen = Size & Pick<View, 'lie'>;

export const isSameLie = (one: Orientation = UPRIGHT, other: Orientation = UPRIGHT): boolean =>
  one.quarters === other.quarters && one.isMirrored === other.isMirrored;

/** The level's own number of a cell that is seen. */
export const ownCell = (cell: Cell, { lie, ...seen }: Seen): Cell =>
  lie ? (ownCells(seenSize(seen, lie), lie)[cell] ?? cell) : cell;

/** Where a point of the level's own board is seen, both in cells. */
export const seenPoint = <T extends { readonly x: number; readonly y: number }>(
  point: T,
  { lie, ...seen }: Seen,
): T => {
  if (!lie) return point;
  let [x, y, { width, height }] = [point.x, point.y, seenSize(seen, lie)];
  for (let quarter = 0; quarter < lie.quarters; quarter += 1) {
    [x, y] = [height - y, x];
    [width, height] = [height, width];
  }
  return { ...point, x: lie.isMirrored ? width - x : x, y };
};

/** A change on a board that lies so; `cells` are where its cells are seen. */
export const seenChange = <T extends Change & Partial<Shape>>(
  change: T,
  orientation: Orientation,
  cells: readonly Cell[],
): T => {
  const { direction, moved, gone, from, to } = change;
  return {
    ...change,
    ...(direction && { direction: seenDirection(direction, orientation) }),
    ...(moved && { moved: moved.map((slide) => ({ from: cells[slide.from]!, to: cells[slide.to]! })) }),
    ...(gone && { gone: gone.map((cell) => cells[cell]!) }),
    ...(from !== undefined && { from: cells[from]! }),
    ...(to !== undefined && { to: cells[to]! }),
  };
};
