import { type Cell, column, DELTA, DIRECTIONS, type Direction, neighbour, row, type Size } from '../grid.ts';

/** How far the drawn edge on a side of a cell lies within the cell's own. */
export type Inset = (side: Direction, cell: Cell) => number;

/** Where an outline turns or steps aside. Outlines run clockwise, holes the other way: what is inside lies on the right. */
interface Corner {
  readonly from: Edge;
  readonly to: Edge;
}

/** One edge of a cell, from the crossing of grid lines where it begins, and how far it is drawn to the right of that. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly inset: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const turned = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4]!;

/** The edge on a side of a cell that has nothing of its kind there. */
const edgeOn = (side: Direction, x: number, y: number, inset: number): Edge => {
  const start = { up: { x, y }, right: { x: x + 1, y }, down: { x: x + 1, y: y + 1 }, left: { x, y: y + 1 } }[side];
  return { ...start, direction: turned(side, 1), inset };
};

const nameOf = ({ x, y, direction }: Omit<Edge, 'inset'>): string => `${x} ${y} ${direction}`;

const edgesOf = (cells: readonly Cell[], size: Size, inset: Inset): Map<string, Edge> => {
  const known = new Set(cells);
  const edges = new Map<string, Edge>();
  for (const cell of cells) {
    for (const side of DIRECTIONS) {
      const beside = neighbour(cell, side, size);
      if (beside !== undefined && known.has(beside)) continue;
      const edge = edgeOn(side, column(cell, size), row(cell, size), inset(side, cell));
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
    if (next.direction !== edge.direction || next.inset !== edge.inset) corners.push({ from: edge, to: next });
    edges.delete(nameOf(next));
    edge = next;
  } while (edge !== first);
  return corners;
};

const round = (number: number): number => Math.round(number * 1000) / 1000;

/** Where an edge is drawn, seen from where its cell ends. */
const shift = ({ direction, inset }: Edge): Point => {
  const { x, y } = DELTA[turned(direction, 1)];
  return { x: x * inset, y: y * inset };
};

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** A turn is one point. Where an edge goes on further in or out there are two, and a step between them. */
const pointsOf = ({ from, to }: Corner): readonly Point[] => {
  if (from.direction === to.direction) return [moved(to, shift(from)), moved(to, shift(to))];
  return [moved(moved(to, shift(from)), shift(to))];
};

const towards = (from: Point, to: Point, radius: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
};

const rounded = (points: readonly Point[], radius: number): string => {
  const bends = points.map((point, at) => {
    const [before, after] = [points.at(at - 1)!, points[(at + 1) % points.length]!];
    const corner = `${round(point.x)} ${round(point.y)}`;
    return `${towards(point, before, radius)}Q${corner} ${towards(point, after, radius)}`;
  });
  return `M${bends.join('L')}z`;
};

/** One outline around all cells that lie side by side, with round corners and with its holes. */
export const outlinePath = (cells: readonly Cell[], size: Size, radius: number, inset: Inset = () => 0): string => {
  const edges = edgesOf(cells, size, inset);
  const loops: string[] = [];
  for (const edge of [...edges.values()]) {
    if (!edges.has(nameOf(edge))) continue;
    loops.push(rounded(cornersFrom(edge, edges).flatMap(pointsOf), radius));
  }
  return loops.join('');
};
