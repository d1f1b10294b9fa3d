import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { pushesTo } from '../board/distances.ts';
import { Journeys } from '../board/journeys.ts';
import type { Push } from '../board/push.ts';
import { Corrals } from '../deadlocks/corrals.ts';
import { Freeze } from '../deadlocks/freeze.ts';
import { Knots } from '../deadlocks/knots.ts';
import { WalledIn } from '../deadlocks/walledIn.ts';
import { FeatureSearch } from './featureSearch.ts';
import { PushGuide } from './pushGuide.ts';
import type { Schedule } from './schedule.ts';

/** Looks for a solution in the order of a schedule. */
export class PackingSearch {
  readonly search: FeatureSearch;
  readonly #board: Board;
  readonly #knots: Knots;
  readonly #walledIn: WalledIn;
  readonly #journeys: Journeys;

  constructor({ floor, boxes, pusher }: Setting, schedule: Schedule) {
    const distances = pushesTo(floor.goals, floor);
    const board = new Board(floor, boxes, distances.dead);
    this.#board = board;
    this.#journeys = new Journeys(floor, distances.dead, 'push');
    const freeze = new Freeze(floor, distances.dead);
    const corrals = new Corrals(floor, distances.dead);
    this.#knots = new Knots(floor, boxes, distances.dead);
    this.#walledIn = new WalledIn(floor, freeze);
    this.search = new FeatureSearch({
      board,
      journeys: this.#journeys,
      guide: new PushGuide(floor, schedule),
      isDead: (pushed, room) => this.#walledIn.isDeadlock(board, room) || this.#knots.isDeadlock(board, pushed, room),
      isPoor: (pushed) => freeze.isDeadlock(board.boxes, pushed),
      choose: () => corrals.choose(board),
      canWait: (box) => corrals.canWait(box),
    });
    this.search.begin(board.room(pusher));
  }

  get bytes(): number {
    return this.search.bytes + this.#knots.bytes + this.#walledIn.bytes;
  }

  /** The pushes of what was found. */
  readonly pushes = (): readonly Push[] => {
    const way = this.search.wayTo(this.search.found!);
    const pushes: Push[] = [];
    let before = 0;
    for (const { node, from, to, room } of way) {
      this.search.show(before);
      const { taken, packed } = this.#board;
      const amount = this.#journeys.find(from, packed.at(-1)!, taken);
      for (let journey = 0; journey < amount; journey++) {
        if (this.#journeys.end(journey) !== to || this.#journeys.room(journey) !== room) continue;
        pushes.push(...this.#journeys.pushesOf(journey));
        break;
      }
      before = node;
    }
    return pushes;
  };
}
