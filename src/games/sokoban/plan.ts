import { type Cell, column, DIRECTIONS, type Direction, neighbour, row, type Size } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** Which cells of a warehouse its picture shows as floor, and which as building. All others are the yard. */
export interface Plan extends Size {
  readonly floor: ReadonlySet<Cell>;
  readonly built: ReadonlySet<Cell>;
  /** How much of an outer wall is left away on the side of the yard. */
  readonly away: number;
}

const AWAY = 0.46;

export const isYard = ({ floor, built }: Plan, cell: Cell | undefined): boolean =>
  cell === undefined || !(floor.has(cell) || built.has(cell));

const cornersOf = (cell: Cell, size: Size): readonly (Cell | undefined)[] =>
  (['up', 'down'] as const).flatMap((level) => {
    const beside = neighbour(cell, level, size);
    if (beside === undefined) return [];
    return [neighbour(beside, 'left', size), neighbour(beside, 'right', size)];
  });

/** A wall beside the floor closes it off, and so does an empty cell at a corner that nobody has drawn. */
const closesOff = (cell: Cell, view: View, floor: ReadonlySet<Cell>): boolean => {
  const isFloor = (other: Cell | undefined) => other !== undefined && floor.has(other);
  const isBeside = DIRECTIONS.some((side) => isFloor(neighbour(cell, side, view)));
  if (view.ground[cell] !== 'wall' && isBeside) return false;
  return isBeside || cornersOf(cell, view).some(isFloor);
};

const allWalls = ({ ground }: View): ReadonlySet<Cell> =>
  new Set([...ground.keys()].filter((cell) => ground[cell] === 'wall'));

/** Walls are built beside the floor, and so is all that they enclose. Walls further out are left away. */
export const planOf = (view: View): Plan => {
  const { width, height, ground } = view;
  const cells = [...ground.keys()];
  const floor = new Set(cells.filter((cell) => ground[cell] === 'floor' || ground[cell] === 'goal'));
  if (view.isWhole) return { width, height, floor, built: allWalls(view), away: 0 };
  const yard = new Set<Cell>();
  const isRim = (cell: Cell) =>
    column(cell, view) % (width - 1 || 1) === 0 || row(cell, view) % (height - 1 || 1) === 0;
  const reached = cells.filter(isRim);
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    if (yard.has(cell) || floor.has(cell) || closesOff(cell, view, floor)) continue;
    yard.add(cell);
    reached.push(...DIRECTIONS.flatMap((side) => neighbour(cell!, side, view) ?? []));
  }
  const built = new Set(cells.filter((cell) => !(floor.has(cell) || yard.has(cell))));
  return { width, height, floor, built, away: AWAY };
};

export const facesYard = (plan: Plan, cell: Cell, side: Direction): boolean =>
  isYard(plan, neighbour(cell, side, plan));
