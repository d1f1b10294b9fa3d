import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { pullsTo } from '../board/distances.ts';
import { Journeys } from '../board/journeys.ts';
import { FeatureSearch, type Paused } from './featureSearch.ts';
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
      isMet: () => false,
    });
  }

  /** The pusher may have ended in any room. */
  *begin(): Paused<void> {
    for (const room of this.#board.rooms()) yield* this.search.begin(room);
  }

  get bytes(): number {
    return this.search.bytes;
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
