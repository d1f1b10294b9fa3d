import type { Cell } from '../../../core/grid.ts';
import { bestLine, usedPlaces, type WalkedPush } from './bestLine.ts';
import { boxesOn, placesOn } from './boxBits.ts';
import type { Draft } from './draft.ts';
import { type Plan, together } from './plan.ts';
import type { Pulling } from './pulling.ts';
import { connected, filled, placesOf, trimmed } from './room.ts';

/** A plan with a start, and a line of the fewest pushes and then the fewest moves. */
export interface Finished {
  readonly plan: Plan;
  readonly boxes: readonly Cell[];
  readonly pusher: Cell;
  readonly line: readonly WalkedPush[];
}

/** Boxes and a place that the pusher can walk to, as cells: what stays the same when a room changes around them. */
interface Stood {
  readonly plan: Plan;
  readonly boxes: readonly Cell[];
  readonly pusher: Cell;
}

/** Where boxes end up that a line never touches. */
const untouched = (boxes: readonly number[], line: readonly WalkedPush[]): ReadonlySet<number> => {
  const touched = new Set(line.map(({ box }) => box));
  return new Set(boxes.filter((box) => !touched.has(box)));
};

/** What the pulled positions say about a start; undefined if it is none of them. */
const explored = (pulling: Pulling, { plan, boxes, pusher }: Stood) => {
  const floor = placesOf(plan.room, plan.goals);
  pulling.explore(floor);
  const placeOf = (cell: Cell): number => floor.cells.indexOf(cell);
  const bits = boxesOn(boxes.map(placeOf));
  const position = { ...bits, least: pulling.walk(placeOf(pusher), bits.low, bits.high) };
  return pulling.pushesFrom(position) > 0 ? { floor, position } : undefined;
};

/** Walls where there is floor that nobody needs, and in place of boxes that never move; cut to what is left. */
const tidied = (pulling: Pulling, stood: Stood): Stood | undefined => {
  const known = explored(pulling, stood);
  if (!known) return undefined;
  const { floor, position } = known;
  const [first] = bestLine(pulling, position, position.least);
  // The pusher begins where he pushes first, so that no floor is kept for a walk that could be shorter.
  const pusher = first!.walk.at(-1)!;
  const idle = untouched(placesOn(position), bestLine(pulling, position, pusher));
  const used = usedPlaces(pulling, position, pusher);
  const isNeeded = (cell: Cell): boolean => {
    const place = floor.cells.indexOf(cell);
    return used.has(place) && !idle.has(place);
  };
  const isKept = (cell: Cell): boolean => together(stood.plan, cell).some(isNeeded);
  const { room, cell } = trimmed(connected(filled(stood.plan.room, (each) => !isKept(each))));
  const goals = new Set([...stood.plan.goals].filter(isKept).map(cell));
  return {
    plan: { ...stood.plan, room, goals },
    boxes: stood.boxes.filter(isKept).map(cell),
    pusher: cell(floor.cells[pusher]!),
  };
};

const floorSize = ({ plan }: Stood): number => plan.room.floor.filter(Boolean).length;

/** Makes of a draft what can be shipped. A wall more takes ways away and adds none, so the fewest pushes stay the fewest. */
export const clean = (pulling: Pulling, { plan, start }: Draft): Finished | undefined => {
  const { cells } = placesOf(plan.room, plan.goals);
  const boxes = placesOn(start.position).map((place) => cells[place]!);
  let stood: Stood | undefined = { plan, boxes, pusher: cells[start.position.least]! };
  for (let before = Number.POSITIVE_INFINITY; stood && floorSize(stood) < before; ) {
    before = floorSize(stood);
    stood = tidied(pulling, stood);
  }
  const known = stood && explored(pulling, stood);
  if (!stood || !known) return undefined;
  const { floor, position } = known;
  const line = bestLine(pulling, position, position.least);
  return { plan: stood.plan, boxes: stood.boxes, pusher: floor.cells[position.least]!, line };
};
