import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { pullsTo } from '../board/distances.ts';
import { Journeys } from '../board/journeys.ts';
import { FeatureSearch } from './featureSearch.ts';
import { type Flavour, PullGuide } from './pullGuide.ts';
import type { Schedule } from './schedule.ts';

/** Looks for an order from the end: boxes are pulled off the goals until all are where some box starts. */
export class Scheduling {
  readonly #board: Board;
  readonly search: FeatureSearch;

  constructor({ floor, boxes }: Setting, flavour: Flavour) {
    const distances = pullsTo(boxes, floor);
    const board = new Board(floor, floor.goals, distances.dead);
    this.#board = board;
    this.search = new FeatureSearch({
      board,
      journeys: new Journeys(floor, distances.dead, 'pull'),
      guide: new PullGuide(floor, distances, flavour),
      isDead: () => false,
      isPoor: () => false,
      choose: () => {},
      canWait: () => false,
    });
    for (let place = 0; place < floor.size; place++) {
      if (!board.taken[place] && board.room(place) === place) this.search.begin(place);
    }
  }

  /** The best order so far. */
  readonly schedule = (): Schedule => {
    const { search } = this;
    const way = search.wayTo(search.found ?? search.best);
    const isMerged = (index: number): boolean => way[index + 1]?.from === way[index]!.to;
    const stages = way.filter((_, index) => !isMerged(index)).map(({ node }) => this.#boxesOf(node));
    const all = [this.#board.floor.goals, ...stages].reverse();
    return { stages: all[0]!.length > 0 ? [[], ...all] : all };
  };

  #boxesOf(node: number): readonly number[] {
    this.search.show(node);
    return [...this.#board.boxes];
  }
}
