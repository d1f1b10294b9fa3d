import type { Area, Canvas } from './canvas.ts';

const WIDE = { corners: '┌┐└┘', side: '─', up: '│' };
const ASCII = { corners: '++++', side: '-', up: '|' };

/** A single line around an area. */
export const paintFrame = (canvas: Canvas, { x, y, width, height }: Area, isWide: boolean): void => {
  const { corners, side, up } = isWide ? WIDE : ASCII;
  const [left, right, bottom] = [x - 1, x + width, y + height];
  canvas.put(left, y - 1, corners[0]! + side.repeat(width) + corners[1]!);
  canvas.put(left, bottom, corners[2]! + side.repeat(width) + corners[3]!);
  for (let row = y; row < bottom; row++) {
    canvas.put(left, row, up);
    canvas.put(right, row, up);
  }
};
