import { type Cell, column, DIRECTIONS, neighbour, row, type Size } from '../../../../core/grid.ts';
import type { Dice } from '../../../../core/random.ts';
import type { Room } from '../room.ts';

const isEdge = (cell: Cell, size: Size): boolean => {
  const [x, y] = [column(cell, size), row(cell, size)];
  return x === 0 || y === 0 || x === size.width - 1 || y === size.height - 1;
};

/** Where else a room is carved wherever it is carved. */
type Images = (cell: Cell, size: Size) => readonly Cell[];

const across: Images = (cell, { width }) => [cell + width - 1 - 2 * (cell % width)];

const turned: Images = (cell, { width, height }) => [width * height - 1 - cell];

const both: Images = (cell, size) => {
  const [mirrored] = across(cell, size);
  return [mirrored!, ...turned(cell, size), ...turned(mirrored!, size)];
};

/** How a hall may be symmetric: a mirror, half a turn, two mirrors. */
export const SYMMETRIES: readonly Images[] = [across, turned, both];

/** Digs straight on for a bit, then another way, until there is so much floor. */
export const carve = ({ roll }: Dice, size: Size, amount: number, images: Images = () => []): Room => {
  const floor: boolean[] = Array.from({ length: size.width * size.height }, () => false);
  let cell = Math.floor(size.height / 2) * size.width + Math.floor(size.width / 2);
  let direction = roll(4);
  let count = 0;
  const dig = (at: Cell): void => {
    if (!floor[at]) count++;
    floor[at] = true;
  };
  for (let steps = 0; count < amount && steps < 40 * amount; steps++) {
    for (const each of [cell, ...images(cell, size)]) dig(each);
    if (roll(3) === 0) direction = roll(4);
    const next = neighbour(cell, DIRECTIONS[direction]!, size);
    if (next === undefined || isEdge(next, size)) direction = roll(4);
    else cell = next;
  }
  return { ...size, floor };
};
