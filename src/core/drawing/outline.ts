import { type Cell, column, DELTA, DIRECTIONS, type Direction, neighbour, row, type Size } from '../grid.ts';

/** How far the drawn edges lie within the cells' own. */
export interface Inset {
  readonly top?: number;
  readonly bottom?: number;
  readonly sides?: number;
}

/** Where an outline turns. Outlines run clockwise, holes the other way: what is inside lies on the right. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly from: Direction;
  readonly to: Direction;
}

/** One edge of a cell, from the crossing of grid lines where it begins. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

/** The edge on a side of a cell that has nothing of its kind there. */
const edgeOn = (side: Direction, x: number, y: number): Edge => {
  if (side === 'up') return { x, y, direction: 'right' };
  if (side === 'right') return { x: x + 1, y, direction: 'down' };
  if (side === 'down') return { x: x + 1, y: y + 1, direction: 'left' };
  return { x, y: y + 1, direction: 'up' };
};

const turned = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4]!;

const nameOf = ({ x, y, direction }: Edge): string => `${x} ${y} ${direction}`;

const edgesOf = (cells: readonly Cell[], size: Size): Map<string, Edge> => {
  const known = new Set(cells);
  const edges = new Map<string, Edge>();
  for (const cell of cells) {
    for (const side of DIRECTIONS) {
      const beside = neighbour(cell, side, size);
      if (beside !== undefined && known.has(beside)) continue;
      const edge = edgeOn(side, column(cell, size), row(cell, size));
      edges.set(nameOf(edge), edge);
    }
  }
  return edges;
};

/** Sharp right first: cells that touch by a corner only stay apart. */
const QUARTERS = [1, 0, 3] as const;

const following = ({ x, y, direction }: Edge, edges: ReadonlyMap<string, Edge>): Edge => {
  const end = { x: x + DELTA[direction].x, y: y + DELTA[direction].y };
  const next = QUARTERS.map((quarters) => edges.get(nameOf({ ...end, direction: turned(direction, quarters) })));
  const edge = next.find((one) => one !== undefined);
  if (!edge) throw new Error('An outline is not closed.');
  return edge;
};

/** Takes the edges of one outline out of the rest. */
const cornersFrom = (first: Edge, edges: Map<string, Edge>): readonly Corner[] => {
  const corners: Corner[] = [];
  let edge = first;
  do {
    const next = following(edge, edges);
    if (next.direction !== edge.direction) {
      corners.push({ x: next.x, y: next.y, from: edge.direction, to: next.direction });
    }
    edges.delete(nameOf(next));
    edge = next;
  } while (edge !== first);
  return corners;
};

const round = (number: number): number => Math.round(number * 1000) / 1000;

const placed = ({ x, y, from, to }: Corner, { top = 0, bottom = 0, sides = 0 }: Inset): { x: number; y: number } => {
  const shift = {
    right: { x: 0, y: top },
    left: { x: 0, y: -bottom },
    down: { x: -sides, y: 0 },
    up: { x: sides, y: 0 },
  };
  return { x: x + shift[from].x + shift[to].x, y: y + shift[from].y + shift[to].y };
};

const bend = (corner: Corner, inset: Inset, radius: number): string => {
  const { x, y } = placed(corner, inset);
  const { from, to } = { from: DELTA[corner.from], to: DELTA[corner.to] };
  const start = `${round(x - from.x * radius)} ${round(y - from.y * radius)}`;
  return `${start}Q${round(x)} ${round(y)} ${round(x + to.x * radius)} ${round(y + to.y * radius)}`;
};

/** One outline around all cells that lie side by side, with round corners and with its holes. */
export const outlinePath = (cells: readonly Cell[], size: Size, radius: number, inset: Inset = {}): string => {
  const edges = edgesOf(cells, size);
  const loops: string[] = [];
  for (const edge of [...edges.values()]) {
    if (!edges.has(nameOf(edge))) continue;
    const corners = cornersFrom(edge, edges);
    loops.push(`M${corners.map((corner) => bend(corner, inset, radius)).join('L')}z`);
  }
  return loops.join('');
};
