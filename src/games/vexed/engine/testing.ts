import { cellAt, column, row, type Size } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import { DEAD } from '../../../core/search/bestFirst.ts';
import { settled } from '../gravity.ts';
import { type Box, COLOURS, loneBoxes, type Shaft, type State } from '../position.ts';
import { LoudSpace } from './space.ts';

/** A shaft with a ledge in every other row or so, a few single rocks, and ladders from the floor up. */
const randomShaft = ({ roll }: Dice, size: Size): Shaft => {
  const { width, height } = size;
  const rocks = [...Array(width * height).keys()].map((cell) => {
    const [x, y] = [column(cell, size), row(cell, size)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1 || roll(100) < 3;
  });
  const ladders = rocks.map(() => false);
  for (let y = 3; y < height - 1; y += 2 + roll(2)) {
    const left = roll(width - 3);
    rocks.fill(true, cellAt(left, y, size), cellAt(Math.min(width - 1, left + 2 + roll(width - 3)), y, size));
  }
  for (let standing = 1 + roll(2); standing > 0; standing--) {
    const x = 1 + roll(width - 2);
    for (let y = height - 2; y > 1 + roll(2); y--) {
      rocks[cellAt(x, y, size)!] = false;
      ladders[cellAt(x, y, size)!] = true;
    }
  }
  return { ...size, rocks, ladders };
};

/** A random level at rest, of so many boxes, in which every colour has two or more. */
export const randomLevel = (dice: Dice, size: Size, amount: number): State => {
  for (;;) {
    const shaft = randomShaft(dice, size);
    const free = shaft.rocks.flatMap((rock, cell) => (rock || shaft.ladders[cell] ? [] : [cell]));
    const take = (): number => free.splice(dice.roll(free.length), 1)[0]!;
    if (free.length <= amount) continue;
    const colours = 1 + dice.roll(Math.min(COLOURS.length, amount / 2));
    const human = take();
    const boxes = Array.from(
      { length: amount },
      (_, index): Box => ({ colour: COLOURS[index % colours]!, cell: take() }),
    );
    const state = settled({ shaft, human, boxes });
    if (state.boxes.length === amount && loneBoxes(state).length === 0) return state;
  }
};

/** One that the solver does not give up at first sight. */
export const hopefulLevel = (dice: Dice, size: Size, amount: number): State => {
  for (;;) {
    const level = randomLevel(dice, size, amount);
    if (new LoudSpace(level).bound() !== DEAD) return level;
  }
};
