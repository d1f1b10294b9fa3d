import { type Cell, cellAt, column, row, type Size } from '../../../core/grid.ts';
import { settled } from '../gravity.ts';
import { type Box, loneBoxes, type Shaft, type State } from '../position.ts';

export type Ground = 'rock' | 'air' | 'ladder';

/** A rectangle of one ground: a plateau, a shelf, a room, a ladder. Places are made of such strokes, so that no map is noise. */
export interface Stroke extends Size {
  readonly ground: Ground;
  readonly left: number;
  readonly top: number;
}

/** A map as it is made: strokes, painted one over another within a frame of rock, and what stands there. */
export interface Plan {
  readonly size: Size;
  /** What there is before the first stroke. */
  readonly base: 'rock' | 'air';
  readonly strokes: readonly Stroke[];
  readonly human: Cell;
  readonly boxes: readonly Box[];
}

/** What is painted, before anything stands there. */
export type Terrain = Pick<Plan, 'size' | 'base' | 'strokes'>;

const isFrame = (x: number, y: number, { width, height }: Size): boolean =>
  x === 0 || y === 0 || x === width - 1 || y === height - 1;

const cellsOf = ({ left, top, width, height }: Stroke, size: Size): readonly Cell[] => {
  const cells: Cell[] = [];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const cell = cellAt(x, y, size);
      if (cell !== undefined && !isFrame(x, y, size)) cells.push(cell);
    }
  }
  return cells;
};

export const paint = ({ size, base, strokes }: Terrain): Shaft => {
  const ground = Array.from(
    { length: size.width * size.height },
    (_, cell): Ground => (isFrame(column(cell, size), row(cell, size), size) ? 'rock' : base),
  );
  for (const stroke of strokes) for (const cell of cellsOf(stroke, size)) ground[cell] = stroke.ground;
  return {
    ...size,
    rocks: ground.map((one) => one === 'rock'),
    ladders: ground.map((one) => one === 'ladder'),
  };
};

/** The first cell from one upwards that is no rock. */
const lifted = ({ rocks, width }: Shaft, cell: Cell): Cell => {
  let at = cell;
  while (at >= 0 && rocks[at]) at -= width;
  return at;
};

/** The map that a plan comes to when all is at rest; undefined where a file could not show it, or somebody is lost on the way. */
export const build = (plan: Plan): State | undefined => {
  const shaft = paint(plan);
  const human = lifted(shaft, plan.human);
  const boxes = plan.boxes.map((box) => ({ ...box, cell: lifted(shaft, box.cell) }));
  const cells = [human, ...boxes.map(({ cell }) => cell)];
  if (cells.some((cell) => cell < 0) || new Set(cells).size < cells.length) return undefined;
  const state = settled({ shaft, human, boxes });
  if (state.boxes.length < boxes.length || loneBoxes(state).length > 0) return undefined;
  return [state.human, ...state.boxes.map(({ cell }) => cell)].some((cell) => shaft.ladders[cell]) ? undefined : state;
};

/** Cells where somebody can stand: air, with rock below. */
export const standingCells = ({ rocks, ladders, width }: Shaft): readonly Cell[] =>
  [...rocks.keys()].filter((cell) => !rocks[cell] && !ladders[cell] && rocks[cell + width]);
