import { dice } from '../src/core/random.ts';

export const SIDE = 50;
export const BOXES = 200;
const SEED = 1;

/** A large yard of Sokoban with boxes, goals and pillars strewn about, always the same. */
export const largeBoard = (): string => {
  const { roll } = dice(SEED);
  const cells: string[] = Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    return x % (SIDE - 1) === 0 || y % (SIDE - 1) === 0 || roll(8) === 0 ? '#' : ' ';
  });
  const strew = (letter: string, count: number): void => {
    for (let left = count; left > 0; ) {
      const cell = roll(cells.length);
      if (cells[cell] !== ' ') continue;
      cells[cell] = letter;
      left -= 1;
    }
  };
  strew('@', 1);
  strew('$', BOXES);
  strew('.', BOXES);
  return Array.from({ length: SIDE }, (_, y) => cells.slice(y * SIDE, (y + 1) * SIDE).join('')).join('\n');
};
