const WIDTH = 42;

const row = (letter: string): string => `#${` ${letter}`.repeat(WIDTH / 2 - 1)}#\n`;
const WALL = `${'#'.repeat(WIDTH)}\n`;

/** A hall with 240 boxes, far from their goals: that takes longer than anybody waits in a test, and nobody proves anything of it. */
export const LARGE_HALL = [
  WALL,
  row(' ').replace(' ', '@'),
  `${row(' ')}${row('$')}`.repeat(12),
  row(' ').repeat(2),
  `${row(' ')}${row('.')}`.repeat(12),
  row(' '),
  WALL,
].join('');
