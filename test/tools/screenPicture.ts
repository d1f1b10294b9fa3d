import type { PlayedTerminal, Seen } from './terminal.ts';

/** Of a letter, in the units of the picture. */
const WIDTH = 9;
const HEIGHT = 18;

/** The usual ink and paper of the pictures, and the first sixteen colours; the others follow from their numbers. */
const INK = '#d8d8d8';
const PAPER = '#17191d';
const FIRST = [
  ...['#000000', '#cd3131', '#0dbc79', '#c5a332', '#2472c8', '#bc3fbc', '#11a8cd', '#d8d8d8'],
  ...['#666666', '#f14c4c', '#23d18b', '#f5f543', '#3b8eea', '#d670d6', '#29b8db', '#ffffff'],
];

const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour of 256: after the first sixteen a cube of six steps a side, then greys. */
const colour = (number: number): string => {
  if (number < 16) return FIRST[number]!;
  if (number >= 232) return hex(Array.from({ length: 3 }, () => 8 + (number - 232) * 10));
  const at = number - 16;
  return hex([Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map((step) => (step === 0 ? 0 : 55 + step * 40)));
};

interface Paint {
  readonly ink: string;
  readonly paper: string;
}

const paintOf = ({ fg, bg, isInverse }: Seen): Paint => {
  const [ink, paper] = [fg === undefined ? INK : colour(fg), bg === undefined ? PAPER : colour(bg)];
  return isInverse ? { ink: paper, paper: ink } : { ink, paper };
};

const isShade = ({ letter }: Seen): boolean => letter === '▒';

const isAlike = (one: Seen, other: Seen): boolean => {
  const [first, second] = [paintOf(one), paintOf(other)];
  return first.ink === second.ink && first.paper === second.paper && isShade(one) === isShade(other);
};

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Box = readonly [x: number, y: number, width: number, height: number];

const [MIDDLE, CENTRE] = [WIDTH / 2 - 0.5, HEIGHT / 2 - 0.5];
const LEFT: Box = [0, CENTRE, WIDTH / 2, 1];
const RIGHT: Box = [MIDDLE, CENTRE, WIDTH / 2 + 0.5, 1];
const UP: Box = [MIDDLE, 0, 1, HEIGHT / 2];
const DOWN: Box = [MIDDLE, CENTRE, 1, HEIGHT / 2 + 0.5];

/** Signs that have to touch each other, whichever font there is: they are drawn. */
const DRAWN: Readonly<Record<string, readonly Box[]>> = {
  '─': [LEFT, RIGHT],
  '│': [UP, DOWN],
  '┌': [RIGHT, DOWN],
  '┐': [LEFT, DOWN],
  '└': [RIGHT, UP],
  '┘': [LEFT, UP],
  '├': [UP, DOWN, RIGHT],
  '┤': [UP, DOWN, LEFT],
  '▒': [[0, 0, WIDTH, HEIGHT]],
  '█': [[0, 0, WIDTH, HEIGHT]],
  '▄': [[0, HEIGHT / 2, WIDTH, HEIGHT / 2]],
  '▐': [[WIDTH / 2, 0, WIDTH / 2, HEIGHT]],
  '▌': [[0, 0, WIDTH / 2, HEIGHT]],
};

const shapesOf = ({ letter }: Seen, left: number, top: number): string =>
  (DRAWN[letter] ?? [])
    .map(([x, y, width, height]) => `M${left + x} ${top + y}h${width}v${height}h-${width}z`)
    .join('');

/** Neighbours of one paint are one shape, of half the strength where they are shaded; letters stand each in its place. */
const rowSvg = (cells: readonly Seen[], y: number): string => {
  const top = y * HEIGHT;
  const shapes: string[] = [];
  let x = 0;
  while (x < cells.length) {
    const { ink, paper } = paintOf(cells[x]!);
    let end = x + 1;
    while (end < cells.length && isAlike(cells[x]!, cells[end]!)) end++;
    const run = cells.slice(x, end);
    const place = `x="${x * WIDTH}" y="${top}" width="${run.length * WIDTH}" height="${HEIGHT}"`;
    if (paper !== PAPER) shapes.push(`<rect ${place} fill="${paper}"/>`);
    const path = run.map((cell, index) => shapesOf(cell, (x + index) * WIDTH, top)).join('');
    const opacity = isShade(run[0]!) ? ' fill-opacity="0.5"' : '';
    if (path !== '') shapes.push(`<path d="${path}" fill="${ink}"${opacity}/>`);
    const letters = run.flatMap(({ letter }, index) =>
      letter.trim() === '' || DRAWN[letter] ? [] : [{ letter, at: x + index }],
    );
    const places = letters.map(({ at }) => at * WIDTH).join(' ');
    const text = escaped(letters.map(({ letter }) => letter).join(''));
    if (text !== '') shapes.push(`<text x="${places}" y="${top + 14}" fill="${ink}">${text}</text>`);
    x = end;
  }
  return shapes.join('');
};

/** What is on the screen of a terminal, as a drawing with a title. */
export const screenPicture = (terminal: PlayedTerminal, columns: number, rows: number, title: string): string => {
  const [width, height] = [columns * WIDTH, rows * HEIGHT];
  const lines = Array.from({ length: rows }, (_, y) =>
    rowSvg(
      Array.from({ length: columns }, (_, x) => terminal.at(x, y)),
      y,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${width + 16} ${height + 16}" width="${width + 16}" height="${height + 16}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" shape-rendering="crispEdges">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="-8" y="-8" width="${width + 16}" height="${height + 16}" rx="6" fill="${PAPER}"/>`,
    ...lines.filter((line) => line !== ''),
    '</svg>\n',
  ].join('\n');
};
