import type { AnyGame } from '../core/game.ts';
import { type Cell, cellAt, type Direction } from '../core/grid.ts';
import { type Art, CELL, type CellSize, type Scene, type Style } from '../core/terminalArt.ts';
import type { View } from '../core/view.ts';
import { nameOfCell } from '../play/speech/cells.ts';
import type { WholeArt } from './art.ts';
import type { Canvas } from './canvas.ts';
import { paintFrame } from './frame.ts';
import type { Pane } from './pane.ts';
import type { Seen } from './seen.ts';
import { withDot, withSigns } from './signs.ts';
import { blended, PLAIN } from './style.ts';

/** What the terminal can show. */
export type Ability = Pick<Scene, 'isWide' | 'isLettered'>;

/** Where and with what a board is painted. */
export interface Easel {
  readonly pane: Pane;
  readonly art: WholeArt;
  readonly ability: Ability;
}

/** What is seen of a cell with nothing on it, where the keyboard points at it. */
const NOTHING: Readonly<Record<CellSize, Art>> = {
  compact: { rows: ['  '], style: PLAIN },
  large: { rows: ['    ', '    '], style: PLAIN },
};

/** A piece stands on its ground: what its own style leaves open is the ground's. */
const drawn = ({ view, facing, cursor }: Seen, cell: Cell, { pane, art, ability }: Easel): Art | undefined => {
  const [ground, piece] = [view.ground[cell], view.pieces[cell]];
  const scene: Scene = { ...ability, facing, ground };
  const below = ground === undefined ? undefined : art.draw(ground, pane.size, scene);
  const above = piece === undefined ? undefined : art.draw(piece, pane.size, scene);
  const top = above ?? below ?? (cell === cursor ? NOTHING[pane.size] : undefined);
  return top && { rows: top.rows, style: blended(below?.style ?? PLAIN, above?.style ?? PLAIN) };
};

const POINTED: Style = { bg: 'goal', marked: true };
const LINED: Style = { underline: true };
const SELECTED: Style = { bg: 'chosen', marked: true, ...LINED };
const HINTED: Style = { bg: 'goal', ...LINED };
/** A goal has that colour itself. */
const HINTED_GROUND: Style = { ...HINTED, fg: 'black' };
const ARROW: Style = { inverse: true };

/** What is selected, where it can go, and what the keyboard points at. Each shows without colours too. */
const marked = ({ rows, style }: Art, seen: Seen, cell: Cell, { border }: Pane): Art => {
  const { view, cursor, selected, marks, last, hint, stuck } = seen;
  const isSelected = cell === selected;
  const signed = border === 'names' ? withSigns(rows, seen, cell) : withDot(rows, seen, cell);
  if (cell === cursor) return { rows: signed, style: blended(style, isSelected ? { ...POINTED, ...LINED } : POINTED) };
  if (isSelected) return { rows: signed, style: blended(style, SELECTED) };
  if (cell === hint?.from || cell === hint?.to) {
    return { rows: signed, style: blended(style, view.pieces[cell] === undefined ? HINTED_GROUND : HINTED) };
  }
  const isLined = marks.some(({ to }) => to === cell) || cell === last?.to || stuck?.includes(cell);
  return { rows: signed, style: isLined ? blended(style, LINED) : style };
};

const paintCell = (canvas: Canvas, { rows, style }: Art, x: number, y: number): void => {
  for (const [index, row] of rows.entries()) canvas.put(x, y + index, row, style);
};

/** `b10` is in file b and on rank 10: letters go below the board, numbers to its left. */
const paintNames = (canvas: Canvas, game: AnyGame, view: View, pane: Pane): void => {
  const { area, left, top, columns, rows, size } = pane;
  const cell = CELL[size];
  const nameOf = (x: number, y: number): string => nameOfCell(game, cellAt(x, y, view)!, view) ?? '';
  for (let x = 0; x < columns; x++) {
    const file = nameOf(left + x, top).replace(/\d+$/, '');
    canvas.put(area.x + x * cell.width + Math.floor((cell.width - 1) / 2), area.y + area.height, file);
  }
  for (let y = 0; y < rows; y++) {
    const rank = nameOf(left, top + y).replace(/^\D+/, '');
    canvas.put(area.x - 3, area.y + y * cell.height, rank.padStart(2));
  }
};

const ARROWS: Readonly<Record<Direction, readonly [wide: string, ascii: string]>> = {
  up: ['▲', '^'],
  right: ['►', '>'],
  down: ['▼', 'v'],
  left: ['◄', '<'],
};

/** An arrow at every side where the board goes on. */
const paintArrows = (canvas: Canvas, view: View, pane: Pane, isWide: boolean): void => {
  const { area, left, top, columns, rows } = pane;
  const [middleX, middleY] = [area.x + Math.floor(area.width / 2), area.y + Math.floor(area.height / 2)];
  const arrow = (side: Direction, x: number, y: number): void => canvas.put(x, y, ARROWS[side][isWide ? 0 : 1], ARROW);
  if (top > 0) arrow('up', middleX, area.y);
  if (left > 0) arrow('left', area.x, middleY);
  if (top + rows < view.height) arrow('down', middleX, area.y + area.height - 1);
  if (left + columns < view.width) arrow('right', area.x + area.width - 1, middleY);
};

/** Paints the visible part of a board with its border. */
export const paintBoard = (canvas: Canvas, game: AnyGame, seen: Seen, easel: Easel): void => {
  const { pane, ability } = easel;
  const { area, left, top, columns, rows, size, border } = pane;
  const { view } = seen;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const cell = cellAt(left + x, top + y, view)!;
      const art = drawn(seen, cell, easel);
      const at = { x: area.x + x * CELL[size].width, y: area.y + y * CELL[size].height };
      if (art) paintCell(canvas, marked(art, seen, cell, pane), at.x, at.y);
    }
  }
  if (border === 'frame') paintFrame(canvas, area, ability.isWide);
  if (border === 'names') paintNames(canvas, game, view, pane);
  paintArrows(canvas, view, pane, ability.isWide);
};
