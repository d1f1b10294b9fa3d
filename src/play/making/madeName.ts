import type { LevelWish } from '../../core/making.ts';
import { say } from '../../core/parsed.ts';

/** What the levels of a day are a pack by: `day-2026-11-18`. */
export const dayPackName = (day: string): string => `day-${day}`;

const DAY = /^day-(\d{4}-\d\d-\d\d)$/;

/** The day that a name is of, as it is written. */
export const dayNamed = (name: string): string | undefined => DAY.exec(name)?.[1];

/** Columns, rows, boxes, grade, seed: each but the last may be left to whoever makes it. */
const MADE = /^made(?:-(\d{1,2})x(\d{1,2}))?(?:-b(\d{1,2}))?(?:-g(10|[1-9]))?-s(\d{1,10})$/;

/** What a level that was wished for is a pack by: `made-9x8-b4-g5-s17`. */
export const madePackName = ({ size, boxes, grade, seed }: LevelWish): string =>
  [
    'made',
    ...(size ? [`${size.width}x${size.height}`] : []),
    ...(boxes === undefined ? [] : [`b${boxes}`]),
    ...(grade === undefined ? [] : [`g${grade}`]),
    `s${seed}`,
  ].join('-');

/** The wish that a name carries. */
export const wishNamed = (name: string): LevelWish | undefined => {
  const [whole, columns, rows, boxes, grade, seed] = MADE.exec(name) ?? [];
  if (whole === undefined) return undefined;
  return {
    seed: Number(seed),
    ...(columns !== undefined && { size: { width: Number(columns), height: Number(rows) } }),
    ...(boxes !== undefined && { boxes: Number(boxes) }),
    ...(grade !== undefined && { grade: Number(grade) }),
  };
};

/** Whether a pack of that name is made when somebody asks for it, and so no file of anybody's. */
export const isMadeName = (name: string): boolean => DAY.test(name) || MADE.test(name);

/** What such a pack is called: one of a day by its date. */
export const madeTitle = (name: string): string => dayNamed(name) ?? say('Made for you').text;
