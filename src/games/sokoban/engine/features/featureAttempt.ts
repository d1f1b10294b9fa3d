import type { Attempt, Finding, Setting } from '../attempt.ts';
import { PackingSearch } from './packingSearch.ts';
import type { Flavour } from './pullGuide.ts';
import { plainSchedule, type Schedule } from './schedule.ts';
import { Scheduling } from './scheduling.ts';

/** So many positions are looked at for an order of the goals, where none is found that is whole. */
const MOST = 200_000;

const isSame = (one: Schedule, other: Schedule): boolean => JSON.stringify(one) === JSON.stringify(other);

/** First in which order the goals can be filled, looked for from the end; then a solution in that order. */
export class FeatureAttempt implements Attempt {
  readonly #setting: Setting;
  /** Whose orders are still to be found: the last one's is followed, unless it is that of one before, who follows it elsewhere. */
  readonly #flavours: Flavour[];
  readonly #schedules: Schedule[] = [];
  #scheduling: Scheduling | undefined;
  #packing: PackingSearch | undefined;

  constructor(setting: Setting, flavours: readonly Flavour[]) {
    this.#setting = setting;
    this.#flavours = [...flavours];
    this.#begin();
  }

  get nodes(): number {
    return (this.#scheduling ?? this.#packing)?.search.nodes ?? 0;
  }

  get bytes(): number {
    return this.#packing?.bytes ?? this.#scheduling?.search.bytes ?? 0;
  }

  advance(positions: number): Finding | undefined {
    if (this.#scheduling) {
      this.#schedule(positions);
      return undefined;
    }
    if (!this.#packing) return 'stuck';
    const { search, pushes } = this.#packing;
    const end = search.judged + positions;
    while (search.judged < end) if (!search.step()) break;
    if (search.found !== undefined) return pushes();
    return search.judged < end ? 'stuck' : undefined;
  }

  /** Looks for the order of the flavour at hand, and begins with the next. */
  #schedule(positions: number): void {
    const { search, schedule } = this.#scheduling!;
    const end = Math.min(search.judged + positions, MOST);
    let isOver = false;
    while (!isOver && search.judged < end) isOver = !search.step();
    if (!isOver && search.judged < MOST) return;
    this.#schedules.push(schedule());
    this.#begin();
  }

  /** Begins to look for the next order, or to follow the last one. */
  #begin(): void {
    const { floor, boxes } = this.#setting;
    const flavour = this.#flavours.shift();
    this.#scheduling = undefined;
    if (flavour && floor.goals.length === boxes.length) {
      this.#scheduling = new Scheduling(this.#setting, flavour);
      return;
    }
    // Without an order all flavours are the same: only those with no other before them go on.
    if (flavour && this.#flavours.length > 0) return;
    const own = this.#schedules.pop() ?? plainSchedule(floor);
    if (!this.#schedules.some((other) => isSame(own, other))) this.#packing = new PackingSearch(this.#setting, own);
  }
}
