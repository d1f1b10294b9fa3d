import type { Attempt, Finding, Setting } from '../attempt.ts';
import type { Scout } from '../perimeter.ts';
import type { FeatureSearch, Paused } from './featureSearch.ts';
import { PackingSearch } from './packingSearch.ts';
import type { Flavour } from './pullGuide.ts';
import type { Care } from './pushGuide.ts';
import { plainSchedule, type Schedule } from './schedule.ts';
import { Scheduling } from './scheduling.ts';

/** So many positions are looked at for an order of the goals, where none is found that is whole. */
const MOST = 200_000;

const isSame = (one: Schedule, other: Schedule): boolean => JSON.stringify(one) === JSON.stringify(other);

/** First in which order the goals can be filled, looked for from the end; then a solution in that order. */
export class FeatureAttempt implements Attempt {
  readonly #setting: Setting;
  readonly #scout: Scout | undefined;
  readonly #flavours: readonly Flavour[];
  readonly #care: Care;
  readonly #work: Paused<Finding>;
  /** Who looks for something now, and how many journeys are to be judged before the next pause. */
  #current: Scheduling | PackingSearch | undefined;
  #left = 0;
  /** At how many positions those before have looked. */
  #nodesBefore = 0;

  /** The order of the last flavour is followed, unless it is that of one before, who follows it elsewhere. */
  constructor(setting: Setting, flavours: readonly Flavour[], care: Care, scout?: Scout) {
    this.#setting = setting;
    this.#scout = scout;
    this.#flavours = flavours;
    this.#care = care;
    this.#work = this.#run();
  }

  get nodes(): number {
    return this.#nodesBefore + (this.#current?.search.nodes ?? 0);
  }

  get bytes(): number {
    return this.#current?.bytes ?? 0;
  }

  advance(positions: number): Finding | undefined {
    this.#left = positions;
    const next = this.#work.next();
    return next.done ? next.value : undefined;
  }

  *#run(): Paused<Finding> {
    const { floor, boxes } = this.#setting;
    // Which goals stay empty nobody knows: there is no order then, and all flavours are the same.
    const isOrdered = floor.goals.length === boxes.length;
    if (!isOrdered && this.#flavours.length > 1) return 'stuck';
    const schedules: Schedule[] = [];
    for (const flavour of isOrdered ? this.#flavours : []) schedules.push(yield* this.#order(flavour));
    const own = schedules.pop() ?? plainSchedule(floor);
    return schedules.some((other) => isSame(own, other)) ? 'stuck' : yield* this.#follow(own);
  }

  /** The order of a flavour. */
  *#order(flavour: Flavour): Paused<Schedule> {
    const scheduling = new Scheduling(this.#setting, flavour);
    this.#begin(scheduling);
    yield* scheduling.begin();
    yield* this.#search(scheduling.search, MOST);
    return scheduling.schedule();
  }

  *#follow(schedule: Schedule): Paused<Finding> {
    const packing = new PackingSearch(this.#setting, schedule, this.#care, this.#scout);
    this.#begin(packing);
    yield* packing.begin();
    yield* this.#search(packing.search, Number.POSITIVE_INFINITY);
    return packing.search.found === undefined ? 'stuck' : packing.pushes();
  }

  #begin(current: Scheduling | PackingSearch): void {
    this.#nodesBefore = this.nodes;
    this.#current = current;
  }

  /** Searches until there is nowhere to go, or so many journeys were judged. */
  *#search(search: FeatureSearch, most: number): Paused<void> {
    while (search.judged < most) {
      const before = search.judged;
      if (!(yield* search.step())) return;
      this.#left -= search.judged - before;
      if (this.#left <= 0) yield;
    }
  }
}
