import type { Area } from './canvas.ts';

/** Cells that stay in sight around what the player looks at: a quarter of the window, and no more than these. */
const MARGIN = 8;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where along one side the window over a board begins: it moves no further than it has to, and not past the edges.
 * `room` is how many of the `span` cells fit.
 */
export const scrolled = (before: number, focus: number, span: number, room: number): number => {
  const margin = Math.min(MARGIN, Math.floor((room - 1) / 4));
  const near = between(focus - (room - 1 - margin), before, focus - margin);
  return between(0, near, Math.max(0, span - room));
};

/** An area of a size in the middle of another; one that does not fit begins at its corner. */
export const centred = (outer: Area, width: number, height: number): Area => ({
  x: outer.x + Math.max(0, Math.floor((outer.width - width) / 2)),
  y: outer.y + Math.max(0, Math.floor((outer.height - height) / 2)),
  width: Math.min(width, outer.width),
  height: Math.min(height, outer.height),
});
