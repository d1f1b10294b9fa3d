/** Cards in rows of equal height, of which only those near what is in sight are there. */

/** Pixels: between two cards, and what a card has at the least; from the second width on there may be more than five beside each other. */
const [GAP, LEAST, AMPLE] = [16, 164, 260];
const USUAL = 5;

const fitting = (width: number, card: number): number => Math.floor((width + GAP) / (card + GAP));

/** How many cards stand beside each other. */
export const columnsIn = (width: number): number =>
  Math.max(1, Math.min(fitting(width, LEAST), Math.max(USUAL, fitting(width, AMPLE))));

/** Rows as they are laid out: their height and that of the screen, and where it stands, in pixels. */
export interface Layout {
  readonly count: number;
  readonly columns: number;
  readonly row: number;
  readonly height: number;
}

/** Pixels of a card that are not its picture's: beside it, and below it with the words and the gap. */
const [BESIDE, BELOW] = [32, 94];

/** About as much as the picture of a card has, for rows that wide. */
export const roomIn = (
  { columns, row }: Layout,
  width: number,
): { readonly width: number; readonly height: number } => ({
  width: (width + GAP) / columns - GAP - BESIDE,
  height: row - BELOW,
});

/** The cards in sight and half a screen before and after them: the first, and the one after the last, counted from 0. */
export const inSight = ({ count, columns, row, height }: Layout, top: number): readonly [number, number] => {
  if (row === 0 || height === 0) return [0, 0];
  const first = Math.floor((top - height / 2) / row);
  const last = Math.ceil((top + 1.5 * height) / row);
  return [Math.min(Math.max(0, first) * columns, count), Math.min(Math.max(0, last) * columns, count)];
};

/** Where the screen has to stand to show all of a card: where it stands, if it does. */
export const topFor = ({ columns, row, height }: Layout, index: number, top: number): number => {
  const above = Math.floor(index / columns) * row;
  return Math.max(Math.min(top, above), above + row - height);
};

/** Where the screen stands at first, to show a card: at the beginning if it can, else with whole rows before it. */
export const firstTopFor = (layout: Layout, index: number): number => {
  const { columns, row, height } = layout;
  if (topFor(layout, index, 0) === 0) return 0;
  const before = Math.floor(Math.max(0, height / row - 1) / 2);
  return (Math.floor(index / columns) - before) * row;
};

/** The card that a key leads to from another one; undefined where the key leads nowhere. */
export const walked = (key: string, from: number, { count, columns, row, height }: Layout): number | undefined => {
  const page = Math.max(1, Math.floor(height / row)) * columns;
  const strides: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -page,
    PageDown: page,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const stride = strides[key];
  if (stride === undefined) return undefined;
  const to = from + stride;
  if (Math.abs(stride) <= columns) return to >= 0 && to < count ? to : from;
  return Math.min(Math.max(0, to), count - 1);
};
