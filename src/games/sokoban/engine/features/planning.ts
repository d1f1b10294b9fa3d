import { Board } from '../board/board.ts';
import { pullsTo, pushesTo } from '../board/distances.ts';
import type { Floor } from '../board/floor.ts';
import { Journeys } from '../board/journeys.ts';
import { FeatureSearch, type Passed } from './featureSearch.ts';
import type { Plan } from './plan.ts';
import { PullGuide } from './pullGuide.ts';

/** How far the nearest goal is. */
export const nearestGoal = (floor: Floor): Int32Array => {
  const { lengths, ends } = pushesTo(floor.goals, floor);
  return Int32Array.from({ length: floor.size }, (_, place) =>
    Math.min(999, ...ends.map((_end, index) => lengths[place * ends.length + index]!)),
  );
};

/** Looks for an order from the end: boxes are pulled off the goals until all are where some box starts. */
export class Planning {
  readonly #board: Board;
  readonly search: FeatureSearch;

  constructor(floor: Floor, boxes: readonly number[]) {
    const distances = pullsTo(boxes, floor);
    const board = new Board(floor, floor.goals, distances.dead);
    this.#board = board;
    this.search = new FeatureSearch({
      board,
      journeys: new Journeys(floor, distances.dead, 'pull'),
      guide: new PullGuide(floor, distances, nearestGoal(floor)),
      isDead: () => false,
      isPoor: () => false,
      choose: () => {},
      canWait: () => false,
    });
    for (let place = 0; place < floor.size; place++) {
      if (!board.taken[place] && board.room(place) === place) this.search.begin(place);
    }
  }

  step(): boolean {
    return this.search.step();
  }

  /** The best order so far. */
  get plan(): Plan {
    const { search } = this;
    const way = search.wayTo(search.found ?? search.best);
    const first = this.#rootOf(way);
    const isMerged = (index: number): boolean => way[index + 1]?.from === way[index]!.to;
    const stages = way.filter((_, index) => !isMerged(index)).map(({ node }) => this.#boxesOf(node));
    const all = [first, ...stages].reverse();
    return { stages: all[0]!.length > 0 ? [[], ...all] : all };
  }

  #rootOf(_: readonly Passed[]): readonly number[] {
    return this.#board.floor.goals;
  }

  #boxesOf(node: number): readonly number[] {
    this.search.show(node);
    return [...this.#board.boxes];
  }
}
