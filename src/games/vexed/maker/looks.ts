import { type Cell, column, DIRECTIONS, neighbour, row } from '../../../core/grid.ts';
import type { Shaft, State } from '../position.ts';

/** What makes a drawing a place: ladders that stand somewhere and lead somewhere, rock that hangs together, no empty halls. */

const isRung = ({ ladders }: Shaft, cell: Cell | undefined): boolean => cell !== undefined && ladders[cell] === true;

/** Whether somebody can step off sideways, onto rock, at the top of a ladder or on its highest rung. */
const leadsSomewhere = (shaft: Shaft, top: Cell): boolean => {
  const { rocks, width } = shaft;
  if (rocks[top - width]) return false;
  return [top - 1 - width, top + 1 - width].some((side) => !rocks[side] && rocks[side + width] && !shaft.ladders[side]);
};

const hasGoodLadders = (shaft: Shaft): boolean => {
  const { ladders, rocks, width } = shaft;
  const rungs = [...ladders.keys()].filter((cell) => ladders[cell]);
  return rungs.every((cell) => {
    const isFoot = !isRung(shaft, cell + width);
    const isTop = !isRung(shaft, cell - width);
    if (isFoot && isTop) return false;
    if (isRung(shaft, cell + 1)) return false;
    return (!isFoot || rocks[cell + width]) && (!isTop || leadsSomewhere(shaft, cell));
  });
};

/** A rock that hangs in the air alone looks like a slip. */
const hasLonelyRock = (shaft: Shaft): boolean =>
  [...shaft.rocks.keys()].some(
    (cell) =>
      shaft.rocks[cell] &&
      !DIRECTIONS.some((direction) => {
        const side = neighbour(cell, direction, shaft);
        return side === undefined || shaft.rocks[side];
      }),
  );

/** Columns and rows of emptiness that look like a map that was not finished. */
const [HALL_WIDTH, HALL_HEIGHT] = [6, 4];

const isEmpty = ({ shaft, human, boxes }: State, cell: Cell): boolean =>
  !shaft.rocks[cell] && !shaft.ladders[cell] && cell !== human && !boxes.some((box) => box.cell === cell);

const hasEmptyHall = (state: State): boolean => {
  const { width, height } = state.shaft;
  const empty = state.shaft.rocks.map((_, cell) => isEmpty(state, cell));
  const isHall = (left: number, top: number): boolean => {
    for (let y = top; y < top + HALL_HEIGHT; y++) {
      for (let x = left; x < left + HALL_WIDTH; x++) if (!empty[y * width + x]) return false;
    }
    return true;
  };
  for (let top = 1; top + HALL_HEIGHT < height; top++) {
    for (let left = 1; left + HALL_WIDTH < width; left++) if (isHall(left, top)) return true;
  }
  return false;
};

/** Cells of rock with air above them that are one floor: a place has several. */
const ledgeCount = ({ rocks, width }: Shaft): number => {
  const isFloor = (cell: Cell): boolean => rocks[cell] === true && rocks[cell - width] === false;
  return [...rocks.keys()].filter((cell) => isFloor(cell) && !isFloor(cell - 1)).length;
};

/** How many floors there are at the least; large maps have more. */
const [FEW, MORE, LARGE] = [3, 4, 85];

/** Boxes on one another higher than that look like a slip, and so do more on others than on the ground. */
const TOWER = 3;

const hasTowers = ({ shaft, boxes }: State): boolean => {
  const cells = new Set(boxes.map(({ cell }) => cell));
  const above = boxes.filter(({ cell }) => cells.has(cell + shaft.width));
  const isTall = boxes.some(({ cell }) => [1, 2, TOWER].every((up) => cells.has(cell - up * shaft.width)));
  return isTall || 2 * above.length > boxes.length;
};

const isBare = ({ width, height, ...shaft }: Shaft): boolean =>
  ledgeCount({ width, height, ...shaft }) < (width * height < LARGE ? FEW : MORE);

/** Open cells that hang together with the human's, whoever could go there or not. */
const openAround = ({ shaft, human }: State): ReadonlySet<Cell> => {
  const open = new Set([human]);
  for (const cell of open) {
    for (const direction of DIRECTIONS) {
      const side = neighbour(cell, direction, shaft);
      if (side !== undefined && !shaft.rocks[side]) open.add(side);
    }
  }
  return open;
};

/** Without hollows that nobody gets to, and without more rock around than a frame. */
export const trimmed = (state: State): State => {
  const { shaft } = state;
  const open = openAround(state);
  const cells = [...open];
  const [xs, ys] = [cells.map((cell) => column(cell, shaft)), cells.map((cell) => row(cell, shaft))];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const size = { width: Math.max(...xs) - left + 2, height: Math.max(...ys) - top + 2 };
  const from = (cell: Cell): Cell => (Math.floor(cell / size.width) + top) * shaft.width + (cell % size.width) + left;
  const to = (cell: Cell): Cell => (row(cell, shaft) - top) * size.width + column(cell, shaft) - left;
  const all = [...Array(size.width * size.height).keys()].map(from);
  return {
    shaft: {
      ...size,
      rocks: all.map((cell) => !open.has(cell)),
      ladders: all.map((cell) => open.has(cell) && shaft.ladders[cell]!),
    },
    human: to(state.human),
    boxes: state.boxes.map((box) => ({ ...box, cell: to(box.cell) })),
  };
};

/** Whether all boxes are where the human is, and the place looks like one. */
export const looksGood = (state: State): boolean => {
  const open = openAround(state);
  if (!state.boxes.every(({ cell }) => open.has(cell))) return false;
  if (isBare(state.shaft) || hasTowers(state)) return false;
  return hasGoodLadders(state.shaft) && !hasLonelyRock(state.shaft) && !hasEmptyHall(state);
};
