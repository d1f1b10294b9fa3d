import { findLevels, type Which } from '../../play/packs/findLevels.ts';
import { inSlices } from '../slices.ts';
import type { ShownPack } from './shownPack.svelte.ts';

/** Somebody looks for a level: in which pack, what he types, what is found by now, and which of those is meant. */
export class Finding {
  /** The level that keys lead on from. */
  active: number;
  #shown: ShownPack;
  #typed = $state('');
  #which: Which = $state('all');
  #found: readonly number[] = $state.raw([]);
  #looking = new AbortController();
  #searching = new AbortController();
  #done: Promise<void> = Promise.resolve();

  constructor(shown: ShownPack, active: number) {
    this.active = $state(active);
    this.#shown = $state.raw(shown);
    this.#found = shown.pack.levels.map((_, index) => index + 1);
  }

  get shown(): ShownPack {
    return this.#shown;
  }

  get found(): readonly number[] {
    return this.#found;
  }

  get typed(): string {
    return this.#typed;
  }

  set typed(text: string) {
    this.#typed = text;
    this.#search();
  }

  get which(): Which {
    return this.#which;
  }

  set which(which: Which) {
    this.#which = which;
    this.#search();
  }

  /** When everything is found that is looked for. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Finds out about the pack from now on; the answer ends that. */
  begin(): () => void {
    void this.#shown.look(this.#looking.signal);
    return () => {
      this.#looking.abort();
      this.#searching.abort();
    };
  }

  /** Shows another pack from one of its levels on, and what was looked for is looked for there. */
  show(shown: ShownPack, active: number): void {
    if (shown === this.#shown) return;
    this.#looking.abort();
    this.#looking = new AbortController();
    this.#shown = shown;
    this.active = active;
    this.#found = shown.pack.levels.map((_, index) => index + 1);
    if (!shown.counts) void shown.look(this.#looking.signal);
    this.#search();
  }

  #search(): void {
    this.#searching.abort();
    this.#searching = new AbortController();
    this.#done = this.#find(this.#searching.signal);
  }

  async #find(signal: AbortSignal): Promise<void> {
    const found = await inSlices(findLevels(this.#shown, this.#typed, this.#which), undefined, signal);
    if (!found || signal.aborted) return;
    this.#found = found;
    const typed = Number(this.#typed.trim() || Number.NaN);
    // What is typed is meant if it is a level's number; else the one that was meant before, if it is still among them.
    const meant = [typed, this.active].find((number) => found.includes(number));
    this.active = meant ?? found[0] ?? this.active;
  }
}
