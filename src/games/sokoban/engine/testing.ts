import type { Size } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import { parse } from '../position.ts';
import { outcome, type State } from '../rules.ts';

/** A random board with some walls inside, so many boxes and perhaps a goal too many; not solved yet. */
export const randomBoard = ({ roll }: Dice, { width, height }: Size, boxes: number): State => {
  for (;;) {
    const cells: string[] = Array.from({ length: (width - 2) * (height - 2) }, () => (roll(100) < 15 ? '#' : ' '));
    const put = (letter: string): void => {
      const cell = roll(cells.length);
      const both = `${cells[cell]}${letter}`;
      cells[cell] = { ' $': '$', ' .': '.', ' @': '@', '$.': '*', '.@': '+' }[both] ?? cells[cell]!;
    };
    for (let box = 0; box < boxes; box++) put('$');
    for (let goal = roll(8) === 0 ? -1 : 0; goal < boxes; goal++) put('.');
    put('@');
    const wall = '#'.repeat(width);
    const rows = Array.from({ length: height - 2 }, (_, y) => cells.slice(y * (width - 2), (y + 1) * (width - 2)));
    const state = parse([wall, ...rows.map((row) => `#${row.join('')}#`), wall].join('\n'));
    if (state.ok && !outcome({ ...state.value, pushed: true })) return state.value;
  }
};

/** The places of the boxes that count, and of the pusher. */
export const placesOf = ({ warehouse, boxes, pusher }: State, cells: readonly number[]) => ({
  boxes: boxes.filter((cell) => warehouse.inside[cell]).map((cell) => cells.indexOf(cell)),
  pusher: cells.indexOf(pusher),
});
