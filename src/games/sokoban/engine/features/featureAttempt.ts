import type { Attempt, Finding, Setting } from '../attempt.ts';
import { PackingSearch } from './packingSearch.ts';
import type { Flavour } from './pullGuide.ts';
import { plainSchedule } from './schedule.ts';
import { Scheduling } from './scheduling.ts';

/** So many positions are looked at for an order of the goals, where none is found that is whole. */
const SCHEDULING = 200_000;

/** First in which order the goals can be filled, looked for from the end; then a solution in that order. */
export class FeatureAttempt implements Attempt {
  readonly #setting: Setting;
  #scheduling: Scheduling | undefined;
  #packing: PackingSearch | undefined;

  constructor(setting: Setting, flavour: Flavour) {
    const { floor, boxes } = setting;
    this.#setting = setting;
    if (floor.goals.length === boxes.length) this.#scheduling = new Scheduling(setting, flavour);
    else this.#packing = new PackingSearch(setting, plainSchedule(floor));
  }

  get nodes(): number {
    return (this.#scheduling ?? this.#packing!).search.nodes;
  }

  get bytes(): number {
    return this.#packing?.bytes ?? this.#scheduling!.search.bytes;
  }

  advance(positions: number): Finding | undefined {
    const left = this.#schedule(positions);
    const packing = this.#packing;
    if (!packing) return undefined;
    const end = packing.search.judged + left;
    while (packing.search.judged < end) if (!packing.search.step()) break;
    if (packing.search.found !== undefined) return packing.pushes;
    return packing.search.judged < end ? 'stuck' : undefined;
  }

  /** Looks for an order, and tells how many positions are left for the rest. */
  #schedule(positions: number): number {
    const scheduling = this.#scheduling;
    if (!scheduling) return positions;
    const { search } = scheduling;
    const end = Math.min(search.judged + positions, SCHEDULING);
    const before = search.judged;
    let isOver = false;
    while (!isOver && search.judged < end) isOver = !scheduling.step();
    if (!isOver && search.judged < SCHEDULING) return 0;
    this.#packing = new PackingSearch(this.#setting, scheduling.schedule);
    this.#scheduling = undefined;
    return Math.max(0, positions - (search.judged - before));
  }
}
