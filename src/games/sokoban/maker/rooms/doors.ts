import { cellAt, type Size } from '../../../../core/grid.ts';
import type { Dice } from '../../../../core/random.ts';
import type { Room } from '../room.ts';

/** A part of a board, its last column and row not included. */
interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** No chamber is narrower. */
const LEAST = 2;

type Draw = (x: number, y: number, isFloor: boolean) => void;

/** A chamber, from whose corners and walls something may stand in. */
const chamber = ({ roll }: Dice, { left, top, right, bottom }: Block, draw: Draw): void => {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) draw(x, y, true);
  for (let pillars = roll(3); pillars > 0; pillars--) {
    draw(left + roll(right - left), top + roll(bottom - top), false);
  }
};

/** Where a wall between two parts runs; the parts on both sides are wide enough. */
const cut = ({ roll }: Dice, from: number, to: number): number | undefined => {
  const room = to - from - 2 * LEAST;
  return room < 1 ? undefined : from + LEAST + roll(room);
};

const turned = ({ left, top, right, bottom }: Block): Block => ({ left: top, top: left, right: bottom, bottom: right });

/** Divides a block by a wall with one door, or two, and its parts in the same way. */
const divide = (dice: Dice, block: Block, cuts: number, draw: Draw): void => {
  const { left, top, right, bottom } = block;
  const isWide = right - left === bottom - top ? dice.roll(2) === 0 : right - left > bottom - top;
  const wall = isWide && cuts > 0 ? cut(dice, left, right) : undefined;
  if (!isWide) divide(dice, turned(block), cuts, (x, y, isFloor) => draw(y, x, isFloor));
  else if (wall === undefined) chamber(dice, block, draw);
  else {
    divide(dice, { ...block, right: wall }, cuts - 1, draw);
    divide(dice, { ...block, left: wall + 1 }, cuts - 1, draw);
    for (let doors = 1 + (dice.roll(3) === 0 ? 1 : 0); doors > 0; doors--) {
      const y = top + dice.roll(bottom - top);
      for (const x of [wall - 1, wall, wall + 1]) draw(x, y, true);
    }
  }
};

/** Chambers with doors between them. */
export const rooms = (dice: Dice, size: Size): Room => {
  const floor: boolean[] = Array.from({ length: size.width * size.height }, () => false);
  const block = { left: 1, top: 1, right: size.width - 1, bottom: size.height - 1 };
  divide(dice, block, 1 + dice.roll(2), (x, y, isFloor) => {
    floor[cellAt(x, y, size)!] = isFloor;
  });
  return { ...size, floor };
};
