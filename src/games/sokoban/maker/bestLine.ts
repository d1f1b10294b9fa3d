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
interface Knot extends BoxBits {
  readonly pusher: number;
  readonly steps: number;
  readonly last?: { readonly knot: Knot; readonly box: number; readonly direction: number };
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
  knot: Knot,
  left: number,
  visit: (push: { box: number; direction: number; to: number; steps: number }) => void,
): void => {
  const { next, size } = pulling.floor;
  const steps = stepsFrom(pulling, knot.pusher, knot);
  for (const box of placesOn(knot)) {
    for (let direction = 0; direction < 4; direction++) {
      const [to, behind] = [next[box * 4 + direction]!, next[box * 4 + opposite(direction)]!];
      if (to === size || isOn(to, knot.low, knot.high) || steps[behind] === FAR) continue;
      const moved = shifted(knot, box, to);
      const least = pulling.walk(box, moved.low, moved.high);
      if (pulling.pushesFrom({ ...moved, least }) === left - 1) visit({ box, direction, to, steps: steps[behind]! });
    }
  }
};

/** The same boxes and the same pusher. */
const keyOf = ({ low, high, pusher }: Knot): string => `${low} ${high} ${pusher}`;

/** Every position on some way of the fewest pushes, by how many pushes it is from the start, each with its fewest steps. */
const knotsFrom = (pulling: Pulling, start: Knot, pushes: number): readonly ReadonlyMap<string, Knot>[] => {
  const layers: Map<string, Knot>[] = [new Map([[keyOf(start), start]])];
  for (let left = pushes; left > 0; left--) {
    const layer = new Map<string, Knot>();
    for (const knot of layers.at(-1)!.values()) {
      eachGoodPush(pulling, knot, left, ({ box, direction, to, steps }) => {
        const next = { ...shifted(knot, box, to), pusher: box, steps: knot.steps + steps + 1 };
        const known = layer.get(keyOf(next));
        if (!known || next.steps < known.steps) layer.set(keyOf(next), { ...next, last: { knot, box, direction } });
      });
    }
    layers.push(layer);
  }
  return layers;
};

const pushesTo = (pulling: Pulling, end: Knot): readonly WalkedPush[] => {
  const pushes: WalkedPush[] = [];
  for (let { last } = end; last; last = last.knot.last) {
    const { knot, box, direction } = last;
    const behind = pulling.floor.next[box * 4 + opposite(direction)]!;
    pushes.push({ box, direction, walk: walkBack(pulling, stepsFrom(pulling, knot.pusher, knot), behind) });
  }
  return pushes.reverse();
};

/** A line of the fewest pushes and of these the fewest moves, by a pusher from a place. The position has to be one of those pulled. */
export const bestLine = (pulling: Pulling, position: Position, pusher: number): readonly WalkedPush[] => {
  const start = { low: position.low, high: position.high, pusher, steps: 0 };
  const ends = [...knotsFrom(pulling, start, pulling.pushesFrom(position)).at(-1)!.values()];
  return pushesTo(
    pulling,
    ends.reduce((best, end) => (end.steps < best.steps ? end : best)),
  );
};

/** Places that some line of the fewest pushes has a box on, or is walked over by one that takes few steps. */
export const usedPlaces = (pulling: Pulling, position: Position, pusher: number): ReadonlySet<number> => {
  const start = { low: position.low, high: position.high, pusher, steps: 0 };
  const used = new Set([pusher]);
  for (const layer of knotsFrom(pulling, start, pulling.pushesFrom(position))) {
    for (const knot of layer.values()) {
      for (const box of placesOn(knot)) used.add(box);
      if (!knot.last) continue;
      const { knot: from, box, direction } = knot.last;
      const behind = pulling.floor.next[box * 4 + opposite(direction)]!;
      for (const place of walkBack(pulling, stepsFrom(pulling, from.pusher, from), behind)) used.add(place);
    }
  }
  return used;
};
