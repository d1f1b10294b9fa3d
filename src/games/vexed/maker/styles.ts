import { type Cell, column, row, type Size } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import type { Shaft } from '../position.ts';
import { type Ground, paint, type Stroke, standingCells, type Terrain } from './plan.ts';

/** How places of a kind are begun. */
export type Style = (dice: Dice, size: Size) => Terrain;

/** A whole number from `least` to `most`. */
const between = ({ roll }: Dice, least: number, most: number): number => least + roll(Math.max(0, most - least) + 1);

const stroke = (ground: Ground, [left, top]: readonly [number, number], [width, height]: readonly [number, number]) =>
  ({ ground, left, top, width, height }) satisfies Stroke;

/** A shelf, one cell thick, somewhere or at a wall. */
const shelf = (dice: Dice, { width, height }: Size): Stroke => {
  const long = between(dice, 2, Math.floor(width / 2));
  const left = [1, width - 1 - long, between(dice, 2, width - 2 - long)][dice.roll(3)]!;
  return stroke('rock', [left, between(dice, 3, height - 3)], [long, 1]);
};

/** A block that stands on the floor, at a wall or free. */
const plateau = (dice: Dice, { width, height }: Size): Stroke => {
  const [wide, high] = [between(dice, 2, Math.floor(width / 3) + 1), between(dice, 1, height - 5)];
  const left = [1, width - 1 - wide, between(dice, 3, width - 3 - wide)][dice.roll(3)]!;
  return stroke('rock', [left, height - 1 - high], [wide, high]);
};

/** A pit in the floor, for which the floor is raised first. */
const pit = (dice: Dice, { width, height }: Size): Stroke =>
  stroke('air', [between(dice, 2, width - 4), height - 2], [between(dice, 1, 2), 1]);

const room = (dice: Dice, { width, height }: Size): Stroke => {
  const [wide, high] = [between(dice, 3, Math.floor(width / 2) + 1), between(dice, 2, 3)];
  return stroke('air', [between(dice, 1, width - 1 - wide), between(dice, 1, height - 1 - high)], [wide, high]);
};

/** How many rungs lead from a foothold up to the next edge beside it; 0 if there is none. */
const rungsTo = ({ rocks, width }: Shaft, foot: Cell): number => {
  for (let cell = foot; cell > 2 * width && !rocks[cell - width]; cell -= width) {
    const isEdge = [-1, 1].some((side) => rocks[cell + side] && !rocks[cell + side - width]);
    if (isEdge && cell < foot) return (foot - cell) / width + 1;
  }
  return 0;
};

/** A ladder from where somebody can stand, up along the next edge; none where there is no such edge. */
const ladder = (dice: Dice, terrain: Terrain): readonly Stroke[] => {
  const shaft = paint(terrain);
  const feet = standingCells(shaft).filter((foot) => rungsTo(shaft, foot) > 0);
  if (feet.length === 0) return [];
  const foot = feet[dice.roll(feet.length)]!;
  const high = rungsTo(shaft, foot);
  return [stroke('ladder', [column(foot, shaft), row(foot, shaft) - high + 1], [1, high])];
};

const withLadders = (dice: Dice, terrain: Terrain, count: number): Terrain => {
  let grown = terrain;
  for (let left = count; left > 0; left--) grown = { ...grown, strokes: [...grown.strokes, ...ladder(dice, grown)] };
  return grown;
};

const many = (dice: Dice, [least, most]: readonly [number, number], one: () => Stroke): readonly Stroke[] =>
  Array.from({ length: between(dice, least, most) }, one);

/** Blocks that stand on the floor, with an edge to fall from, and a shelf above. */
export const cliffs: Style = (dice, size) => {
  const strokes = [...many(dice, [2, 3], () => plateau(dice, size)), ...many(dice, [1, 2], () => shelf(dice, size))];
  return withLadders(dice, { size, base: 'air', strokes }, between(dice, 0, 1));
};

/** Shelves above one another. */
export const shelves: Style = (dice, size) => {
  const strokes = many(dice, [3, 5], () => shelf(dice, size));
  return withLadders(dice, { size, base: 'air', strokes }, between(dice, 1, 2));
};

/** A house: floors from wall to wall with holes in them, and ladders from floor to floor. */
export const storeys: Style = (dice, size) => {
  const { width, height } = size;
  const strokes: Stroke[] = [];
  for (let y = height - 4; y > 2; y -= between(dice, 3, 4)) {
    strokes.push(stroke('rock', [1, y], [width - 2, 1]));
    const wide = between(dice, 1, 3);
    strokes.push(stroke('air', [between(dice, 1, width - 1 - wide), y], [wide, 1]));
  }
  return withLadders(dice, { size, base: 'air', strokes }, between(dice, 1, 2));
};

/** Chambers in the rock on both sides of a shaft. */
export const shafts: Style = (dice, size) => {
  const { width, height } = size;
  const x = between(dice, Math.floor(width / 3), Math.floor((2 * width) / 3) - 1);
  const strokes = [
    stroke('air', [x, 1], [between(dice, 1, 2), height - 2]),
    stroke('air', [between(dice, 1, 2), height - 3], [width - 2 - between(dice, 1, 2), 2]),
    ...many(dice, [3, 4], () => room(dice, size)),
  ];
  return withLadders(dice, { size, base: 'rock', strokes }, between(dice, 1, 2));
};

/** What may be added to what is there. */
export const addition = (dice: Dice, terrain: Terrain): readonly Stroke[] => {
  const { size } = terrain;
  const kind = dice.roll(4);
  if (kind === 0) return ladder(dice, terrain);
  if (kind === 1) return [shelf(dice, size)];
  if (terrain.base === 'rock') return [room(dice, size)];
  return [kind === 2 ? plateau(dice, size) : pit(dice, size)];
};
