import { opposite } from '../engine/board/floor.ts';
import { type BoxBits, isOn, placesOn, shifted } from './boxBits.ts';
import type { Position, Pulling } from './pulling.ts';

/** A push as a way leads to it: where the box was, which way it went, and the walk before, place by place. */
export interface WalkedPush {
  readonly box: number;
  readonly direction: number;
  readonly walk: readonly number[];
}

/** After some pushes: boxes, where the pusher is, and how he came there with the fewest steps. */
interface Waypoint extends BoxBits {
  readonly pusher: number;
  readonly steps: number;
  readonly last?: { readonly from: Waypoint; readonly box: number; readonly direction: number };
}

const FAR = 255;

/** How many steps each place is away for somebody who walks around the boxes. */
const stepsFrom = ({ floor }: Pulling, from: number, { low, high }: BoxBits): Uint8Array => {
  const steps = new Uint8Array(floor.size + 1).fill(FAR);
  const queue = [from];
  steps[from] = 0;
  for (const place of queue) {
    for (let side = 0; side < 4; side++) {
      const to = floor.next[place * 4 + side]!;
      if (to === floor.size || steps[to] !== FAR || isOn(to, low, high)) continue;
      steps[to] = steps[place]! + 1;
      queue.push(to);
    }
  }
  return steps;
};

/** Places from one to another, both included, one step after another. */
const walkBack = ({ floor }: Pulling, steps: Uint8Array, to: number): readonly number[] => {
  const walk = [to];
  for (let place = to; steps[place]! > 0; walk.push(place)) {
    const sides = [0, 1, 2, 3].map((side) => floor.next[place * 4 + side]!);
    place = sides.find((from) => steps[from] === steps[place]! - 1)!;
  }
  return walk.reverse();
};

/** Calls `visit` with each push that brings a position one nearer to being solved. */
const eachGoodPush = (
  pulling: Pulling,
  point: Waypoint,
  left: number,
  visit: (push: { box: number; direction: number; to: number; steps: number }) => void,
): void => {
  const { next, size } = pulling.floor;
  const steps = stepsFrom(pulling, point.pusher, point);
  for (const box of placesOn(point)) {
    for (let direction = 0; direction < 4; direction++) {
      const [to, behind] = [next[box * 4 + direction]!, next[box * 4 + opposite(direction)]!];
      if (to === size || isOn(to, point.low, point.high) || steps[behind] === FAR) continue;
      const moved = shifted(point, box, to);
      const least = pulling.walk(box, moved.low, moved.high);
      if (pulling.pushesFrom({ ...moved, least }) === left - 1) visit({ box, direction, to, steps: steps[behind]! });
    }
  }
};

/** The same boxes and the same pusher. */
const keyOf = ({ low, high, pusher }: Waypoint): string => `${low} ${high} ${pusher}`;

/** Every position on some way of the fewest pushes, by how many pushes it is from the start, each with its fewest steps. */
const waypointsFrom = (pulling: Pulling, start: Waypoint, pushes: number): readonly ReadonlyMap<string, Waypoint>[] => {
  const layers: Map<string, Waypoint>[] = [new Map([[keyOf(start), start]])];
  for (let left = pushes; left > 0; left--) {
    const layer = new Map<string, Waypoint>();
    for (const point of layers.at(-1)!.values()) {
      eachGoodPush(pulling, point, left, ({ box, direction, to, steps }) => {
        const next = { ...shifted(point, box, to), pusher: box, steps: point.steps + steps + 1 };
        const known = layer.get(keyOf(next));
        if (!known || next.steps < known.steps)
          layer.set(keyOf(next), { ...next, last: { from: point, box, direction } });
      });
    }
    layers.push(layer);
  }
  return layers;
};

const pushesTo = (pulling: Pulling, end: Waypoint): readonly WalkedPush[] => {
  const pushes: WalkedPush[] = [];
  for (let { last } = end; last; last = last.from.last) {
    const { from, box, direction } = last;
    const behind = pulling.floor.next[box * 4 + opposite(direction)]!;
    pushes.push({ box, direction, walk: walkBack(pulling, stepsFrom(pulling, from.pusher, from), behind) });
  }
  return pushes.reverse();
};

/** A line of the fewest pushes and of these the fewest moves, by a pusher from a place. The position has to be one of those pulled. */
export const bestLine = (pulling: Pulling, position: Position, pusher: number): readonly WalkedPush[] => {
  const start = { low: position.low, high: position.high, pusher, steps: 0 };
  const ends = [...waypointsFrom(pulling, start, pulling.pushesFrom(position)).at(-1)!.values()];
  return pushesTo(
    pulling,
    ends.reduce((best, end) => (end.steps < best.steps ? end : best)),
  );
};

/** Places that some line of the fewest pushes has a box on, or is walked over by one that takes few steps. */
export const usedPlaces = (pulling: Pulling, position: Position, pusher: number): ReadonlySet<number> => {
  const start = { low: position.low, high: position.high, pusher, steps: 0 };
  const used = new Set([pusher]);
  for (const layer of waypointsFrom(pulling, start, pulling.pushesFrom(position))) {
    for (const point of layer.values()) {
      for (const box of placesOn(point)) used.add(box);
      if (!point.last) continue;
      const { from, box, direction } = point.last;
      const behind = pulling.floor.next[box * 4 + opposite(direction)]!;
      for (const place of walkBack(pulling, stepsFrom(pulling, from.pusher, from), behind)) used.add(place);
    }
  }
  return used;
};
