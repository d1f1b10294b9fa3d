import type { Attempt, Finding, Setting } from '../attempt.ts';
import { PackingSearch } from './packingSearch.ts';
import { plainPlan } from './plan.ts';
import { Planning } from './planning.ts';
import type { Flavour } from './pullGuide.ts';

/** So many positions are looked at for an order of the goals, where none is found that is whole. */
const PLANNING = 200_000;

/** First in which order the goals can be filled, looked for from the end; then a solution in that order. */
export class FeatureAttempt implements Attempt {
  readonly #setting: Setting;
  #planning: Planning | undefined;
  #packing: PackingSearch | undefined;

  constructor(setting: Setting, flavour: Flavour) {
    const { floor, boxes } = setting;
    this.#setting = setting;
    if (floor.goals.length === boxes.length) this.#planning = new Planning(setting, flavour);
    else this.#packing = new PackingSearch(setting, plainPlan(floor));
  }

  get nodes(): number {
    return (this.#planning ?? this.#packing!).search.nodes;
  }

  get bytes(): number {
    return this.#packing?.bytes ?? this.#planning!.search.bytes;
  }

  advance(positions: number): Finding | undefined {
    const left = this.#plan(positions);
    const packing = this.#packing;
    if (!packing) return undefined;
    const end = packing.search.judged + left;
    while (packing.search.judged < end) if (!packing.search.step()) break;
    if (packing.search.found !== undefined) return packing.pushes;
    return packing.search.judged < end ? 'stuck' : undefined;
  }

  /** Looks for an order, and tells how many positions are left for the rest. */
  #plan(positions: number): number {
    const planning = this.#planning;
    if (!planning) return positions;
    const { search } = planning;
    const end = Math.min(search.judged + positions, PLANNING);
    const before = search.judged;
    let isOver = false;
    while (!isOver && search.judged < end) isOver = !planning.step();
    if (!isOver && search.judged < PLANNING) return 0;
    this.#packing = new PackingSearch(this.#setting, planning.plan);
    this.#planning = undefined;
    return Math.max(0, positions - (search.judged - before));
  }
}
