import { randomUUID } from 'node:crypto';
import { otherSeat } from '../../core/company.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';
import {
  afterEvent,
  afterEvents,
  type Deed,
  deadlineOf,
  eventOf,
  type Match,
  MEANWHILE,
  openMatch,
} from '../../play/together/match.ts';
import type { MatchEvent } from '../../play/together/protocol.ts';
import type { Consequence, KeptMatch, MatchBook } from '../books.ts';
import { hashOf, isSame } from './secrets.ts';

/** How often something is tried again that others were before. */
const TRIES = 8;

/** Milliseconds that a timer can wait at the most; then it looks again. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds after which something is looked at again that could not be kept. */
const AGAIN = 1000;

/** What a room needs from around it. */
export interface Around {
  readonly book: MatchBook;
  date(): number;
  /** Told of everything that was done, once it is kept. */
  happened(events: readonly MatchEvent[]): void;
}

/** How something is meant: as the event of that number and no other, or with a secret for a seat. */
export interface Meant {
  readonly number?: number;
  readonly key?: string;
}

/** A match as this process knows it. What is done is kept first, and then it is so; one thing after another. */
export class Room {
  readonly #around: Around;
  #kept: KeptMatch;
  #match: Match;
  readonly #events: MatchEvent[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(kept: KeptMatch, match: Match, around: Around) {
    this.#kept = kept;
    this.#match = match;
    this.#around = around;
  }

  get kept(): KeptMatch {
    return this.#kept;
  }

  get match(): Match {
    return this.#match;
  }

  /** All of them, the first at 0. */
  get events(): readonly MatchEvent[] {
    return this.#events;
  }

  /** What was done so far, and what is done by itself because of the time. */
  begin(): Promise<void> {
    return this.#inTurn(() => this.#readOn());
  }

  /** Others have done something. */
  readOn(): Promise<void> {
    return this.#inTurn(() => this.#readOn());
  }

  /** Does something, or says why not. */
  act(deed: Deed, meant: Meant = {}): Promise<Message | undefined> {
    return this.#inTurn(() => this.#act(deed, meant));
  }

  /** Looks whether somebody's time is over. */
  judgeTime(): Promise<void> {
    return this.#inTurn(() => this.#judgeTime());
  }

  /** Which seat a secret opens. */
  seatOf(secret: string): Seat | undefined {
    const hash = hashOf(secret);
    if (isSame(hash, this.#kept.seats[0])) return 0;
    return isSame(hash, this.#kept.seats[1]) ? 1 : undefined;
  }

  /** Which seat nobody has yet. */
  get free(): Seat | undefined {
    if (this.#kept.seats[0] === undefined) return 0;
    return this.#kept.seats[1] === undefined ? 1 : undefined;
  }

  /** Everything that was begun is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#last;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #readOn(): Promise<void> {
    const events = await this.#around.book.events(this.#kept.id, this.#match.number);
    const after = afterEvents(this.#match, events);
    if (!after.ok) throw new Error(`The match ${this.#kept.id} cannot be replayed: ${after.problem.message.text}`);
    if (events.some(({ kind }) => kind === 'join'))
      this.#kept = (await this.#around.book.find(this.#kept.id)) ?? this.#kept;
    this.#accept(after.value, events);
    await this.#judgeTime();
    await this.#goOn();
  }

  #accept(match: Match, events: readonly MatchEvent[]): void {
    this.#match = match;
    this.#events.push(...events);
    if (events.length > 0) this.#around.happened(events);
    this.#wait();
  }

  async #act(deed: Deed, { number, key }: Meant): Promise<Message | undefined> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      await this.#judgeTime();
      if (number !== undefined && number !== this.#match.number + 1) return MEANWHILE;
      const event = eventOf(this.#match, deed, this.#around.date());
      const done = await this.#append(event, key === undefined ? {} : { key });
      if (done !== 'late') return done;
    }
    return MEANWHILE;
  }

  /** Keeps an event, or says why not; late, where others were first: what they did is known then. */
  async #append(event: MatchEvent, consequence: Consequence): Promise<Message | 'late' | undefined> {
    const after = afterEvent(this.#match, event);
    if (!after.ok) return after.problem.message;
    const { value: match } = after;
    const { id } = this.#kept;
    const isDone = await this.#around.book.append(id, event, {
      ...consequence,
      ...(match.end && { isEnded: true as const }),
    });
    if (!isDone) {
      await this.#readOn();
      return 'late';
    }
    const { key } = consequence;
    const [first, second] = this.#kept.seats;
    if (key !== undefined) this.#kept = { ...this.#kept, seats: event.seat === 0 ? [key, second] : [first, key] };
    this.#accept(match, [event]);
    await this.#goOn();
    return undefined;
  }

  async #judgeTime(): Promise<void> {
    const { running } = this.#match;
    const deadline = deadlineOf(this.#match);
    if (!running || deadline === undefined || this.#around.date() < deadline) return;
    // It was over then, whenever somebody looks.
    await this.#append(eventOf(this.#match, { kind: 'flag', seat: running.seat }, deadline), {});
  }

  /** Where both want another game, that is made; the same two are on each other's seats. */
  async #goOn(): Promise<void> {
    const { rematch, next, names } = this.#match;
    if (!rematch[0] || !rematch[1] || next !== undefined) return;
    const { seats, ...kept } = this.#kept;
    const at = this.#around.date();
    const match: KeptMatch = { ...kept, id: randomUUID(), seats: [seats[1], seats[0]], at };
    const joins = ([0, 1] as const).map((seat): MatchEvent => {
      const text = names[otherSeat(seat)] ?? '';
      return { number: seat + 1, kind: 'join', seat, text, at };
    });
    await this.#append(eventOf(this.#match, { kind: 'next', seat: 0, text: match.id }, at), {
      next: { match, events: joins },
    });
  }

  /** When somebody's time will be over, that is looked at; where that cannot be kept then, a little later again. */
  #wait(least = 0): void {
    clearTimeout(this.#timer);
    const deadline = deadlineOf(this.#match);
    if (deadline === undefined || this.#isClosed) return;
    const wait = Math.min(LONGEST, Math.max(least, deadline - this.#around.date()));
    const look = (): Promise<void> =>
      this.judgeTime().then(
        () => this.#wait(),
        () => this.#wait(AGAIN),
      );
    this.#timer = setTimeout(() => void look(), wait);
    this.#timer.unref();
  }
}

/** The room of a match, before anything is read of what was done there. */
export const openRoom = (kept: KeptMatch, game: AnyGame, around: Around): Room => {
  const match = openMatch(game, kept, kept.at);
  if (!match.ok) throw new Error(`The match ${kept.id} cannot be played: ${match.problem.message.text}`);
  return new Room(kept, match.value, around);
};
