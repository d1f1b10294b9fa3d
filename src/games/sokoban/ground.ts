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
import {
  bordersPath,
  checkeredPath,
  diamondsPath,
  groundByLook,
  type Stretch,
  seamsPath,
  stretchesOf,
} from '../../core/drawing/paths.ts';
import { type Cell, column, type Direction, neighbour, row } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import { facesYard, isYard, type Plan, planOf } from './plan.ts';

/** A warehouse with its roof lifted: what stays of the walls is tiled on top, and has fronts where one looks at them. */

/** How much of a wall's front is seen below its tiles: plaster towards the room, a lattice towards the yard. */
const PLASTER = 0.42;
const LATTICE = 0.5;

/** From one tile end of the eaves to the next. */
const TILE = 0.25;

const strip = ({ from, to, y }: Stretch, top: number, height: number): string =>
  `M${from} ${y + top}H${to}v${height}H${from}z`;

const strips = (stretches: readonly Stretch[], top: number, height: number): string =>
  stretches.map((stretch) => strip(stretch, top, height)).join('');

const floorOf = (plan: Plan, goals: readonly Cell[]): Drawing => {
  const open = [...plan.floor];
  return [
    area('floor', outlinePath(open, plan, 0)),
    area('floor-2', checkeredPath(open, plan)),
    mid(line('floor-seam', 0.025, seamsPath(open, plan))),
    area('goal-deep', diamondsPath(goals, plan, 0.41)),
    area('goal', diamondsPath(goals, plan, 0.37, 0.015)),
    area('goal-deep', diamondsPath(goals, plan, 0.25, 0.015)),
    area('goal-floor', diamondsPath(goals, plan, 0.23, 0.03)),
    area('goal', diamondsPath(goals, plan, 0.1, 0.03)),
    soft(line('shade', 0.34, bordersPath(open, plan.built, plan))),
  ];
};

/** Behind the corner of a wall that goes on downwards the lattice runs as far as that wall's own side. */
const widened = (plan: Plan, { from, to, y }: Stretch): Stretch => {
  const first = y * plan.width + from;
  const last = y * plan.width + to - 1;
  return {
    from: facesYard(plan, first, 'left') ? from + plan.away : from - plan.away,
    to: facesYard(plan, last, 'right') ? to - plan.away : to + plan.away,
    y,
  };
};

const eaves = (stretches: readonly Stretch[], front: number): string =>
  stretches
    .map(({ from, to, y }) => `M${(Math.ceil((from - 0.04) / TILE) + 0.5) * TILE} ${y + 1 - front}H${to - 0.04}`)
    .join('');

const roof = (plan: Plan, cells: readonly Cell[], eave: string): Drawing => {
  const edge: Inset = (side, cell) => {
    const isOuter = facesYard(plan, cell, side);
    if (side === 'down') return isOuter ? LATTICE : PLASTER;
    return isOuter ? plan.away : 0;
  };
  // Along the back of a room so little of the roof is seen that both its lines become one.
  const ridge: Inset = (side, cell) => edge(side, cell) + (side === 'up' || side === 'down' ? 0.055 : 0.09);
  const tiles = outlinePath(cells, plan, 0.09, edge);
  return [
    area('tile', tiles),
    fine(patterned('battens', tiles)),
    line('tile-edge', 0.05, tiles),
    faint(line('tile-hi', 0.04, outlinePath(cells, plan, 0.07, ridge)), 0.55),
    fine({ ...line('tile-edge', 0.17, eave), dashes: `0 ${TILE}` }),
    fine({ ...line('tile-hi', 0.1, eave), dashes: `0 ${TILE}` }),
  ];
};

const wallsOf = (plan: Plan, body: string): Drawing => {
  const cells = [...plan.built];
  const below = (cell: Cell) => neighbour(cell, 'down', plan);
  const inner = stretchesOf(
    cells.filter((cell) => plan.floor.has(below(cell) ?? -1)),
    plan,
  );
  const outer = stretchesOf(
    cells.filter((cell) => isYard(plan, below(cell))),
    plan,
  ).map((stretch) => widened(plan, stretch));
  const lattice = strips(outer, 1 - LATTICE, LATTICE);
  return [
    soft(area('shade', strips(inner, 0.86, 0.3))),
    area('wall', body),
    area('wall-shade', strips(inner, 1 - PLASTER, 0.08)),
    area('wall-foot', strips(inner, 0.92, 0.08)),
    area('tile-edge', lattice),
    mid(patterned('namako', lattice)),
    area('namako', strips(outer, 0.94, 0.06)),
    line('tile-edge', 0.05, body),
    ...roof(plan, cells, eaves(inner, PLASTER) + eaves(outer, LATTICE)),
  ];
};

export const ground = (view: View): Drawing => {
  const plan = planOf(view);
  const away: Inset = (side, cell) => (side !== 'down' && facesYard(plan, cell, side) ? plan.away : 0);
  const body = outlinePath([...plan.built], plan, 0.09, away);
  return [cast(body), ...floorOf(plan, groundByLook(view).get('goal') ?? []), ...wallsOf(plan, body)];
};

/** The floor within the line around it, as one path. */
export const floorPath = (view: View): string => {
  const plan = planOf(view);
  return outlinePath([...plan.floor], plan, 0.06, () => 0.025);
};

/** The line around the walls, and the shadow below them. */
const [LINE, CAST] = [0.04, 0.18];

export const least = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** All of the building, and none of the yard that was left away. */
export const box = (view: View): Box => {
  const plan = planOf(view);
  const cells = view.isWhole ? [...view.ground.keys()] : [...plan.floor, ...plan.built];
  if (cells.length === 0) return { x: 0, y: 0, width: view.width, height: view.height };
  const away = (side: Direction, cell: Cell) => (plan.built.has(cell) && facesYard(plan, cell, side) ? plan.away : 0);
  const x = least(cells.map((cell) => column(cell, plan) + away('left', cell))) - LINE;
  const y = least(cells.map((cell) => row(cell, plan) + away('up', cell))) - LINE;
  const right = LINE - least(cells.map((cell) => away('right', cell) - column(cell, plan) - 1));
  const bottom = CAST - least(cells.map((cell) => -row(cell, plan) - 1));
  return { x, y, width: right - x, height: bottom - y };
};
