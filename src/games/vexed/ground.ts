import {
  area,
  type Box,
  cast,
  type Drawing,
  faint,
  fine,
  line,
  mid,
  patterned,
  soft,
} from '../../core/drawing/drawing.ts';
import { type Inset, outlinePath } from '../../core/drawing/outline.ts';
import { bordersPath, groundByLook, inEach, seamsPath } from '../../core/drawing/paths.ts';
import { type Cell, DIRECTIONS, type Direction, neighbour, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** A pit in dark tiles: whatever one can stand on is a plank. */

/** How much of the rock around a board is left away, on sides where there is nothing else. */
const AWAY: Readonly<Record<Direction, number>> = { up: 0.44, right: 0.44, down: 0.26, left: 0.44 };

const trimOf = (view: View): Readonly<Record<Direction, number>> => {
  const rim = (side: Direction) => [...view.ground.keys()].filter((cell) => neighbour(cell, side, view) === undefined);
  const away = (side: Direction) =>
    !view.isWhole && rim(side).every((cell) => view.ground[cell] === 'rock') ? AWAY[side] : 0;
  return Object.fromEntries(DIRECTIONS.map((side) => [side, away(side)])) as Record<Direction, number>;
};

/** A ladder whose top is free stands out a little. */
const ladderPaths = (cells: readonly Cell[], view: View) => {
  const known = new Set(cells);
  const above = (cell: Cell) => (known.has(cell - view.width) ? 0 : 0.12);
  const posts = inEach(cells, view, (cell) => `m.24 1V${row(cell, view) - above(cell)}m.52 0V${row(cell, view) + 1}`);
  const rungs = inEach(cells, view, () => 'm.24 .18h.52m-.52 .32h.52m-.52 .32h.52');
  return { posts, rungs };
};

const laddersOf = (cells: readonly Cell[], view: View): Drawing => {
  const { posts, rungs } = ladderPaths(cells, view);
  return [
    line('edge', 0.15, posts + rungs),
    line('ledge', 0.085, posts + rungs),
    mid({ ...line('ledge-hi', 0.03, rungs), transform: 'translate(0 -.02)' }),
  ];
};

const planksOf = (cells: readonly Cell[], view: View): Drawing => {
  const planks = inEach(cells, view, () => 'h1v.17h-1z');
  return [
    area('ledge', planks),
    area(
      'ledge-hi',
      inEach(cells, view, () => 'h1v.06h-1z'),
    ),
    fine(faint(line('tile-edge', 0.03, planks), 0.55)),
  ];
};

/** Whatever is not rock. */
const openIn = ({ ground }: View): readonly Cell[] => [...ground.keys()].filter((cell) => ground[cell] !== 'rock');

/** All that is open within the line around it, as one path. */
export const airPath = (view: View): string => outlinePath(openIn(view), view, 0.06, () => 0.025);

export const ground = (view: View): Drawing => {
  const cells = groundByLook(view);
  const [rocks, ladders] = [cells.get('rock') ?? [], cells.get('ladder') ?? []];
  const known = new Set(rocks);
  const open = openIn(view);
  const trim = trimOf(view);
  const inset: Inset = (side, cell) => (neighbour(cell, side, view) === undefined ? trim[side] : 0);
  const [rock, air] = [outlinePath(rocks, view, 0.1, inset), outlinePath(open, view, 0)];
  const ceilings = open.filter((cell) => known.has(cell - view.width));
  const floors = rocks.filter((cell) => cell >= view.width && !known.has(cell - view.width));
  return [
    cast(outlinePath([...view.ground.keys()], view, 0.1, inset)),
    area('air', air),
    mid(line('air-2', 0.03, seamsPath(open, view))),
    soft(
      area(
        'shade',
        inEach(ceilings, view, () => 'h1v.26h-1z'),
      ),
    ),
    soft(line('shade', 0.34, bordersPath(open, known, view))),
    ...laddersOf(ladders, view),
    area('tile', rock),
    mid(patterned('lattice', rock)),
    line('tile-edge', 0.05, rock),
    ...planksOf(floors, view),
    line('tile-edge', 0.05, air),
  ];
};

/** The line around the rock, and the shadow below it. */
const [LINE, CAST] = [0.04, 0.16];

export const box = (view: View): Box => {
  const trim = trimOf(view);
  return {
    x: trim.left - LINE,
    y: trim.up - LINE,
    width: view.width - trim.left - trim.right + 2 * LINE,
    height: view.height - trim.up - trim.down + LINE + CAST,
  };
};
