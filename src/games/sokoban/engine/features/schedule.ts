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
