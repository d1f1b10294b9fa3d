import type { Message } from '../../core/parsed.ts';
import { checkNotice } from '../speech/aboutLevel.ts';
import type { Table } from '../table/table.ts';

/** Milliseconds: some time after a pack was opened its lines are checked, for a moment, and again after a rest. */
const [WAIT, SLICE, REST] = [1000, 8, 30];

/** When the lines of a pack are checked, so that whoever plays there does not notice. */
export class Checking {
  readonly #table: Table;
  #at: number;

  constructor(table: Table, now: number) {
    this.#table = table;
    this.#at = now + WAIT;
  }

  get due(): number {
    return this.#table.check.isGoing ? this.#at : Number.POSITIVE_INFINITY;
  }

  /** Goes on for a moment. Returns whether there is more to be seen of it by now, and what has to be told in the end. */
  goOn(clock: () => number): { readonly isNews: boolean; readonly notice: Message | undefined } {
    const { check } = this.#table;
    const [before, end] = [this.#percent(), clock() + SLICE];
    check.goOn(() => clock() < end);
    this.#at = clock() + REST;
    return { isNews: this.#percent() > before, notice: check.isGoing ? undefined : checkNotice(this.#table) };
  }

  #percent(): number {
    const { checked, lines } = this.#table.check;
    return Math.floor((100 * checked) / lines);
  }
}
