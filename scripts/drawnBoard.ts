import type { Cell } from '../src/core/grid.ts';
import { parse } from '../src/games/sokoban/position.ts';
import type { State } from '../src/games/sokoban/rules.ts';

/** Boards of Sokoban as drawings for docs: few shapes, and colours of their own, so that they are seen on light and dark pages. */

/** What is seen over a cell besides what stands there. */
export interface Mark {
  readonly cell: Cell;
  readonly kind: 'ghost' | 'lost' | 'number';
  readonly text?: string;
}

/** A picture, or a part of one, with its size. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const INK = '#242b33';
const [WALL, FLOOR, WOOD, STRAP, GOAL, BLUE, LOST] = [
  ...['#3a4551', '#eddcba', '#d3a15f', '#33302f', '#c03a1e', '#1f4b99', '#c22a12'],
] as const;
const CELL = 34;

export const readBoard = (rows: readonly string[]): State => {
  const read = parse(rows.join('\n'));
  if (!read.ok) throw new Error(`This is no board:\n${rows.join('\n')}`);
  return read.value;
};

/** A text of one line, around a point. */
export const label = (text: string, at: readonly [x: number, y: number], more = ''): string =>
  `<text x="${at[0]}" y="${at[1]}" fill="${INK}" ${more}>${text}</text>`;

const box = (isHome: boolean): string =>
  `<rect x="4" y="4" width="26" height="26" rx="3" fill="${isHome ? GOAL : WOOD}" stroke="${STRAP}" stroke-width="1.6"/>` +
  `<path d="M11 4v26M23 4v26" stroke="${STRAP}" stroke-width="3"/>`;

const goal = `<path d="M17 7 27 17 17 27 7 17Z" fill="${GOAL}"/><path d="M17 12 22 17 17 22 12 17Z" fill="${FLOOR}"/>`;

const worker =
  `<path d="M7 31c0-9 4-11 10-11s10 2 10 11z" fill="${BLUE}"/><circle cx="17" cy="13" r="8" fill="#f3d3b0" stroke="${STRAP}" stroke-width="1.4"/>` +
  `<path d="M9 10q8 4 16 0" fill="none" stroke="${GOAL}" stroke-width="2.4"/>`;

const MARKS: Readonly<Record<Mark['kind'], (text: string) => string>> = {
  ghost: (text) =>
    `<rect x="5" y="5" width="24" height="24" rx="3" fill="#fff" fill-opacity=".45" stroke="${BLUE}" stroke-width="2" stroke-dasharray="4 3"/>` +
    label(text, [17, 22], `text-anchor="middle" font-size="14" font-weight="700"`),
  lost: () =>
    `<rect x="3" y="3" width="28" height="28" rx="4" fill="none" stroke="${LOST}" stroke-width="3"/>` +
    `<circle cx="29" cy="5" r="7" fill="#fff" stroke="${LOST}" stroke-width="2"/><path d="M26 2l6 6m0-6-6 6" stroke="${LOST}" stroke-width="2"/>`,
  number: (text) =>
    `<circle cx="17" cy="17" r="10" fill="#fff" stroke="${BLUE}" stroke-width="2"/>` +
    label(text, [17, 22], `text-anchor="middle" font-size="14" font-weight="700"`),
};

/** A board with everything on it, and marks over it. */
export const drawBoard = (state: State, marks: readonly Mark[] = []): Drawing => {
  const { warehouse, boxes, pusher } = state;
  const { width, height, walls, goals, inside } = warehouse;
  const parts: string[] = [];
  const put = (cell: Cell, svg: string): void => {
    parts.push(`<g transform="translate(${(cell % width) * CELL} ${Math.floor(cell / width) * CELL})">${svg}</g>`);
  };
  for (const cell of walls.keys()) {
    // A hair more than a cell, so that no seam is seen between two.
    if (walls[cell]) put(cell, `<rect width="${CELL + 0.5}" height="${CELL + 0.5}" fill="${WALL}"/>`);
    else if (inside[cell]) put(cell, `<rect width="${CELL + 0.5}" height="${CELL + 0.5}" fill="${FLOOR}"/>`);
    if (goals[cell] && !boxes.includes(cell)) put(cell, goal);
  }
  for (const cell of boxes) put(cell, box(goals[cell] === true));
  put(pusher, worker);
  for (const { cell, kind, text = '' } of marks) put(cell, MARKS[kind](text));
  return { svg: parts.join('\n'), width: width * CELL, height: height * CELL };
};

const [MARGIN, GAP, LINE] = [24, 40, 20];

/** Drawings beside one another, with lines of text below each, as a whole file. */
export const sheet = (title: string, all: readonly (Drawing & { readonly lines: readonly string[] })[]): string => {
  const tallest = Math.max(...all.map(({ height }) => height));
  const most = Math.max(...all.map(({ lines }) => lines.length));
  let x = MARGIN;
  // About seven pixels a letter.
  const widthOf = ({ width, lines }: (typeof all)[number]): number =>
    Math.max(width, ...lines.map((line) => line.length * 6.8));
  const parts = all.map((one) => {
    const { svg, height, lines } = one;
    const texts = lines.map((line, index) => label(line, [0, tallest + (index + 1) * LINE + 4]));
    const part = `<g transform="translate(${x} ${MARGIN})"><g transform="translate(0 ${tallest - height})">${svg}</g>${texts.join('')}</g>`;
    x += widthOf(one) + GAP;
    return part;
  });
  const size = { width: x - GAP + MARGIN, height: tallest + most * LINE + 2 * MARGIN };
  return page(title, { svg: parts.join('\n'), ...size });
};

/** A whole file. */
export const page = (title: string, { svg, width, height }: Drawing): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Figtree, 'Segoe UI', Arial, sans-serif" font-size="14">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="#f7f6f2"/>`,
    svg,
    '</svg>',
    '',
  ].join('\n');
