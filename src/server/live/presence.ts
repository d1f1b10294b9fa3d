import type { Presence } from '../../play/together/protocol.ts';
import type { Guest } from './guest.ts';

/** Names that are told at the most; the others are counted. */
const MOST_NAMES = 8;

/** Milliseconds after which a process that says nothing of a match has nobody there any more. */
const FORGOTTEN = 60_000;

/** What a process tells the others of who is there. */
export interface Report extends Presence {
  readonly match: string;
  readonly process: string;
  /** Whether it wants to know who is there elsewhere. */
  readonly asks?: true;
}

/** Whoever is there, at this process. */
export const presenceOf = (guests: Iterable<Pick<Guest, 'seat' | 'name'>>): Presence => {
  const seats: [boolean, boolean] = [false, false];
  const names: string[] = [];
  let watchers = 0;
  for (const { seat, name } of guests) {
    if (seat !== undefined) seats[seat] = true;
    else {
      watchers += 1;
      if (name !== undefined && names.length < MOST_NAMES) names.push(name);
    }
  }
  return { seats, watchers, names };
};

/** Whoever is there at other processes, as they told. */
export class OtherProcesses {
  readonly #reports = new Map<string, { readonly report: Report; readonly at: number }>();

  hear(report: Report, now: number): void {
    this.#reports.set(report.process, { report, at: now });
  }

  /** Whether there was a process that has said nothing for too long. */
  forget(now: number): boolean {
    const before = this.#reports.size;
    for (const [process, { at }] of this.#reports) if (now - at > FORGOTTEN) this.#reports.delete(process);
    return this.#reports.size < before;
  }

  /** All of them together. */
  with(here: Presence, now: number): Presence {
    this.forget(now);
    const all: readonly Presence[] = [here, ...[...this.#reports.values()].map(({ report }) => report)];
    return {
      seats: [all.some(({ seats }) => seats[0]), all.some(({ seats }) => seats[1])],
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
      names: all.flatMap(({ names }) => names).slice(0, MOST_NAMES),
    };
  }
}
