import { dice } from '../src/core/random.ts';

/** A file of walled rooms with a box, a title, a note and a saved line each. */
export const manyLevels = (levels: number): string => {
  const { roll } = dice(1);
  const parts: string[] = ['Collection: Made to be read', 'Author: Nobody', ''];
  for (let number = 1; number <= levels; number++) {
    const [width, height] = [8 + roll(10), 6 + roll(8)];
    const cells: string[] = Array.from({ length: (width - 2) * (height - 2) }, () => (roll(5) === 0 ? '#' : ' '));
    cells[0] = '@';
    cells[1] = '$';
    cells[2] = '.';
    const rows = Array.from({ length: height - 2 }, (_, y) =>
      cells.slice(y * (width - 2), (y + 1) * (width - 2)).join(''),
    );
    const walls = '#'.repeat(width);
    parts.push(
      `Room ${number}`,
      '',
      walls,
      ...rows.map((row) => `#${row}#`),
      walls,
      'Some words about it,',
      'in two lines.',
      '',
    );
    parts.push('Solution', 'R'.repeat(1 + roll(200)), '');
  }
  return parts.join('\n');
};
