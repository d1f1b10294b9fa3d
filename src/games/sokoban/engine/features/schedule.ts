import type { Floor } from '../board/floor.ts';

/**
 * In which order places are filled: sets of places, from none to all goals, each of which has boxes on it at some moment. A box may be parked on
 * its way, so a set need not contain the one before.
 */
export interface Schedule {
  readonly stages: readonly (readonly number[])[];
}

/** No order at all, for whoever has found none. */
export const plainSchedule = ({ goals }: Floor): Schedule => ({ stages: [[], goals] });

/** The places of each stage that stay filled from then on. */
export const settledIn = ({ stages }: Schedule): readonly (readonly number[])[] => {
  const settled: (readonly number[])[] = [];
  let later: readonly number[] = stages.at(-1)!;
  for (const stage of stages.toReversed()) {
    later = later.filter((place) => stage.includes(place));
    settled.push(later);
  }
  return settled.reverse();
};

/**
 * For each stage: the places from which no goal that is still to be filled can be reached any more once the next one is done, if nothing moves what is
 * settled by then. Whoever stands there is out of schedule.
 */
export const strayPlaces = (schedule: Schedule, floor: Floor): readonly Uint8Array[] => {
  const settled = settledIn(schedule);
  return settled.map((_, stage) => {
    const after = settled[Math.min(stage + 1, settled.length - 1)]!;
    return strayWith(floor, after);
  });
};

const strayWith = ({ next, size, goals }: Floor, filled: readonly number[]): Uint8Array => {
  const taken = new Uint8Array(size + 1);
  for (const place of filled) taken[place] = 1;
  taken[size] = 1;
  const stray = new Uint8Array(size).fill(1);
  const queue = goals.filter((goal) => !taken[goal]);
  for (const goal of queue) stray[goal] = 0;
  for (const place of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const from = next[place * 4 + direction]!;
      if (taken[from] || taken[next[from * 4 + direction]!] || !stray[from]) continue;
      stray[from] = 0;
      queue.push(from);
    }
  }
  for (const place of filled) stray[place] = 0;
  return stray;
};
