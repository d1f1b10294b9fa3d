import type { Cell } from '../../../core/grid.ts';
import type { Dice } from '../../../core/random.ts';
import { type Box, COLOURS } from '../position.ts';
import { type Plan, paint, type Stroke, standingCells } from './plan.ts';
import { addition } from './styles.ts';

const pick = <T>({ roll }: Dice, from: readonly T[]): T => from[roll(from.length)]!;

const replaced = <T>(list: readonly T[], index: number, ...by: readonly T[]): readonly T[] => [
  ...list.slice(0, index),
  ...by,
  ...list.slice(index + 1),
];

/** A stroke moved by a cell, or with one of its sides moved by one. */
const nudged = (dice: Dice, stroke: Stroke): Stroke => {
  const by = pick(dice, [-1, 1]);
  const { left, top, width, height } = stroke;
  return pick(dice, [
    { ...stroke, left: left + by },
    { ...stroke, top: top + by },
    { ...stroke, width: stroke.ground === 'ladder' ? 1 : Math.max(1, width + by) },
    { ...stroke, height: Math.max(1, height + by) },
    { ...stroke, top: top - by, height: Math.max(1, height + by) },
  ]);
};

const withOtherStrokes = (dice: Dice, plan: Plan): Plan => {
  const { strokes } = plan;
  if (strokes.length === 0) return plan;
  const index = dice.roll(strokes.length);
  const kind = dice.roll(6);
  if (kind === 0) return { ...plan, strokes: [...strokes, ...addition(dice, plan)] };
  if (kind === 1 && strokes.length > 1) return { ...plan, strokes: replaced(strokes, index) };
  return { ...plan, strokes: replaced(strokes, index, nudged(dice, strokes[index]!)) };
};

/** Where a thing can be put: where somebody can stand, or on a box. */
const places = (plan: Plan): readonly Cell[] => {
  const shaft = paint(plan);
  const onBoxes = plan.boxes.map(({ cell }) => cell - shaft.width).filter((cell) => !shaft.rocks[cell]);
  const taken = new Set([plan.human, ...plan.boxes.map(({ cell }) => cell)]);
  return [...standingCells(shaft), ...onBoxes].filter((cell) => !taken.has(cell));
};

const exchanged = (dice: Dice, boxes: readonly Box[]): readonly Box[] => {
  const [one, other] = [dice.roll(boxes.length), dice.roll(boxes.length)];
  return boxes.map((box, index) => {
    if (index === one) return { ...box, cell: boxes[other]!.cell };
    return index === other ? { ...box, cell: boxes[one]!.cell } : box;
  });
};

const withOtherBoxes = (dice: Dice, plan: Plan): Plan => {
  const { boxes } = plan;
  if (dice.roll(3) === 0) return { ...plan, boxes: exchanged(dice, boxes) };
  const free = places(plan);
  if (free.length === 0) return plan;
  const index = dice.roll(boxes.length);
  return { ...plan, boxes: replaced(boxes, index, { ...boxes[index]!, cell: pick(dice, free) }) };
};

/** Two more boxes of a new colour, or a third one of a colour that is there. */
const withMoreBoxes = (dice: Dice, plan: Plan, most: number): Plan => {
  const { boxes } = plan;
  const fresh = COLOURS.filter((colour) => !boxes.some((box) => box.colour === colour));
  const isThird = boxes.length + 1 === most || (fresh.length === 0 && boxes.length < most) || dice.roll(6) === 0;
  const colour = isThird ? pick(dice, boxes).colour : pick(dice, fresh);
  let next = plan;
  for (let more = isThird ? 1 : 2; more > 0; more--) {
    const free = places(next);
    if (free.length === 0) return plan;
    next = { ...next, boxes: [...next.boxes, { colour, cell: pick(dice, free) }] };
  }
  return next;
};

const withOtherStart = (dice: Dice, plan: Plan): Plan => {
  const free = places(plan);
  return free.length === 0 ? plan : { ...plan, human: pick(dice, free) };
};

/** A plan like another, with one to three things otherwise, and at the most so many boxes. */
export const varied = (dice: Dice, plan: Plan, most: number): Plan => {
  if (plan.boxes.length < most && dice.roll(2) === 0) return withMoreBoxes(dice, plan, most);
  let next = plan;
  for (let changes = 1 + dice.roll(3); changes > 0; changes--) {
    const kind = dice.roll(10);
    if (kind < 5) next = withOtherStrokes(dice, next);
    else next = kind < 9 ? withOtherBoxes(dice, next) : withOtherStart(dice, next);
  }
  return next;
};
