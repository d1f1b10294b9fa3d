import type { Style } from '../../core/terminalArt.ts';
import { columnsOf } from '../../node/columns.ts';
import type { Area, Canvas, Place } from '../canvas.ts';
import { paintFrame } from '../frame.ts';
import { PLAIN } from '../style.ts';
import { centred } from '../viewport.ts';
import { wrapped } from '../wrap.ts';

/** A line of a dialog. */
export interface Line {
  readonly text: string;
  readonly style?: Style;
  /** What stands there letter by letter, where it is a picture: `text` tells how wide that is. */
  readonly places?: readonly Place[];
  /** Cut at the end of the box instead of being wrapped: a row of a table. */
  readonly isRow?: true;
}

/** Columns that the frame and a blank inside it take on both sides. */
const SIDES = 4;

/** The widest that a box of sentences gets: longer lines are hard to read. */
const WIDEST = 72;

export const BOLD: Style = { bold: true };
export const CHOSEN: Style = { inverse: true };

const laidOut = (lines: readonly Line[], room: number): readonly Line[] =>
  lines.flatMap((line) =>
    line.isRow ? [line] : wrapped(line.text, Math.min(room, WIDEST)).map((text) => ({ ...line, text })),
  );

/** How large a box is, and where its lines lie. */
export interface Box {
  readonly area: Area;
  readonly lines: readonly Line[];
}

/** Columns that a box on this canvas has for its lines. */
export const roomIn = ({ width }: Canvas): number => width - SIDES;

/** Lays lines into a box in the middle of a canvas. */
export const boxFor = (canvas: Canvas, lines: readonly Line[]): Box => {
  const laid = laidOut(lines, roomIn(canvas));
  const width = Math.max(...laid.map(({ text }) => columnsOf(text)));
  const outer = centred(canvas.area, width + SIDES, laid.length + 2);
  return {
    area: {
      x: outer.x + 2,
      y: outer.y + 1,
      width: Math.max(0, outer.width - SIDES),
      height: Math.max(0, outer.height - 2),
    },
    lines: laid,
  };
};

const paintLine = (canvas: Canvas, { text, style = PLAIN, places }: Line, x: number, y: number): void => {
  const parts = places ?? [{ letter: text, style }];
  for (const [column, part] of parts.entries()) canvas.put(x + column, y, part.letter, part.style);
};

/** Paints a box over whatever is there. */
export const paintBox = (canvas: Canvas, { area, lines }: Box, isWide: boolean): void => {
  const inside = { ...area, x: area.x - 1, width: area.width + 2 };
  canvas.fill(inside, PLAIN);
  paintFrame(canvas, inside, isWide);
  canvas.within(area, () => {
    for (const [row, line] of lines.entries()) paintLine(canvas, line, area.x, area.y + row);
  });
};
