import type { Setting } from '../attempt.ts';
import { Board } from '../board/board.ts';
import { Journeys } from '../board/journeys.ts';
import type { Push } from '../board/push.ts';
import { Corrals } from '../deadlocks/corrals.ts';
import { deadPlaces, uselessPlaces } from '../deadlocks/deadPlaces.ts';
import { Freeze } from '../deadlocks/freeze.ts';
import { Knots } from '../deadlocks/knots.ts';
import { WalledIn } from '../deadlocks/walledIn.ts';
import type { Scout } from '../perimeter.ts';
import { FeatureSearch, type Paused } from './featureSearch.ts';
import { type Care, PushGuide } from './pushGuide.ts';
import type { Schedule } from './schedule.ts';

/** Whether a box would be stuck on a place, and not all that are stuck with it at home. */
const isStuck = (freeze: Freeze, board: Board, index: number, end: number): boolean => {
  const before = board.boxes[index]!;
  board.move(index, end);
  const isDeadlock = freeze.isDeadlock(board.boxes, end);
  board.move(index, before);
  return isDeadlock;
};

/** Looks for a solution in the order of a schedule. */
export class PackingSearch {
  readonly search: FeatureSearch;
  readonly #board: Board;
  readonly #pusher: number;
  readonly #scout: Scout | undefined;
  readonly #knots: Knots;
  readonly #walledIn: WalledIn;
  readonly #journeys: Journeys;

  constructor({ floor, boxes, pusher }: Setting, schedule: Schedule, care: Care, scout?: Scout) {
    const dead = deadPlaces(floor);
    const board = new Board(floor, boxes, uselessPlaces(floor, boxes));
    this.#board = board;
    this.#scout = scout;
    this.#pusher = pusher;
    this.#journeys = new Journeys(floor, dead, 'push');
    const freeze = new Freeze(floor, dead);
    const corrals = new Corrals(floor, dead);
    this.#knots = new Knots(floor, boxes, dead);
    this.#walledIn = new WalledIn(floor, freeze);
    this.search = new FeatureSearch({
      board,
      journeys: this.#journeys,
      guide: new PushGuide(floor, schedule, care),
      isDead: (pushed, room) => this.#knots.isDeadlock(board, pushed, room) || this.#walledIn.isDeadlock(board, room),
      isPoor: (index, end) => !freeze.isOpen(end, board.taken) && isStuck(freeze, board, index, end),
      choose: () => corrals.choose(board),
      canWait: (box) => corrals.canWait(box),
      isMet: () => scout?.meets(board.packed) ?? false,
    });
  }

  *begin(): Paused<void> {
    yield* this.search.begin(this.#board.room(this.#pusher));
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
    return this.#scout?.joined(pushes) ?? pushes;
  };
}
