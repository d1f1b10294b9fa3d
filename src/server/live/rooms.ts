import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import { findGame } from '../../games/index.ts';
import type { FromServer, MatchEvent, Presence } from '../../play/together/protocol.ts';
import { MATCHES } from '../database/matchBook.ts';
import { type Log, logFailure } from '../failure.ts';
import type { House } from '../house.ts';
import type { Guest } from './guest.ts';
import { OtherProcesses, presenceOf, type Report } from './presence.ts';
import { openRoom, type Room } from './room.ts';

/** Milliseconds in which those who come and go are told of together: of a thousand each would be told of each. */
const TOGETHER = 250;

/** Milliseconds between two looks at who is still there. */
const HEARTBEAT = 20_000;

/** A room with those who are there. */
interface Open {
  readonly room: Promise<Room | undefined>;
  readonly guests: Set<Guest>;
  readonly others: OtherProcesses;
  timer: NodeJS.Timeout | undefined;
}

/** The matches that somebody is at, in this process. */
export class Rooms {
  readonly #house: Pick<House, 'store' | 'books' | 'metrics'>;
  readonly #date: () => number;
  readonly #log: Log;
  readonly #process = randomUUID();
  readonly #open = new Map<string, Open>();
  #unlisten: (() => Promise<void>) | undefined;
  #heart: NodeJS.Timeout | undefined;

  constructor(house: Pick<House, 'store' | 'books' | 'metrics'>, date: () => number, log: Log) {
    this.#house = house;
    this.#date = date;
    this.#log = log;
    house.metrics.gauge('kura_matches_open', () => this.#open.size);
    house.metrics.gauge('kura_match_guests', () => this.#count());
  }

  async begin(): Promise<void> {
    this.#unlisten = await this.#house.store.listen(MATCHES, (payload) => this.#hear(payload));
    this.#heart = setInterval(() => this.beat(), HEARTBEAT).unref();
  }

  /** The room of a match, with one more who is there; undefined where there is no such match. */
  async enter(id: string, guest: Guest): Promise<Room | undefined> {
    const open = this.#open.get(id) ?? this.#begin(id);
    open.guests.add(guest);
    try {
      const room = await open.room;
      if (!room) this.leave(id, guest);
      return room;
    } catch (cause) {
      this.leave(id, guest);
      throw cause;
    }
  }

  leave(id: string, guest: Guest): void {
    const open = this.#open.get(id);
    if (!open?.guests.delete(guest)) return;
    if (open.guests.size > 0) this.changed(id);
    else void this.#end(id, open);
  }

  /** Somebody came, went or sat down: that is told before long. */
  changed(id: string): void {
    const open = this.#open.get(id);
    if (!open) return;
    open.timer ??= setTimeout(() => {
      open.timer = undefined;
      this.#tell(id, open);
      void this.#report(id, presenceOf(open.guests));
    }, TOGETHER);
  }

  /** A move is kept and told to all who are here; so many seconds after it came in. */
  moved(seconds: number): void {
    this.#house.metrics.took('kura_match_move_seconds', seconds);
  }

  /** Something could not be done that somebody has said. */
  failed(cause: unknown): void {
    this.#house.metrics.add('kura_match_failures_total');
    logFailure(this.#log, cause instanceof Error ? cause : new Error(String(cause)));
  }

  /** Everybody is sent away, once what was begun is done. */
  async close(): Promise<void> {
    clearInterval(this.#heart);
    const all = [...this.#open.values()];
    await Promise.all(all.map(async ({ room }) => (await room.catch(() => undefined))?.close()));
    for (const { guests } of all) for (const guest of [...guests]) guest.leave();
    await this.#unlisten?.();
  }

  #count(): number {
    let count = 0;
    for (const { guests } of this.#open.values()) count += guests.size;
    return count;
  }

  #begin(id: string): Open {
    const open: Open = {
      room: this.#read(id),
      guests: new Set(),
      others: new OtherProcesses(),
      timer: undefined,
    };
    // Whoever entered is told; nobody else waits for it.
    open.room.catch(() => undefined);
    this.#open.set(id, open);
    return open;
  }

  async #read(id: string): Promise<Room | undefined> {
    const { matches: book } = this.#house.books;
    const kept = await book.find(id);
    const game = kept && findGame(kept.game);
    if (!kept || !game) return undefined;
    const room = openRoom(kept, game, {
      book,
      date: this.#date,
      happened: (events) => this.#broadcast(id, events),
    });
    await room.begin();
    void this.#report(id, { seats: [false, false], watchers: 0, names: [] }, true);
    return room;
  }

  async #end(id: string, open: Open): Promise<void> {
    clearTimeout(open.timer);
    if (this.#open.get(id) === open) this.#open.delete(id);
    const room = await open.room.catch(() => undefined);
    await room?.close();
    await this.#report(id, presenceOf([]));
  }

  #broadcast(id: string, events: readonly MatchEvent[]): void {
    this.#house.metrics.add('kura_match_events_total', {}, events.length);
    this.#send(id, { type: 'events', events, now: this.#date() });
    if (events.some(({ kind }) => kind === 'join')) this.changed(id);
  }

  #tell(id: string, { guests, others }: Open): void {
    this.#send(id, { type: 'here', ...others.with(presenceOf(guests), this.#date()) });
  }

  /** Written once, however many read it. */
  #send(id: string, words: FromServer): void {
    const text = JSON.stringify(words);
    for (const guest of this.#open.get(id)?.guests ?? []) guest.sendText(text);
  }

  /** What other processes are told of who is here. An embedded database has no others. */
  async #report(id: string, presence: Presence, asks?: true): Promise<void> {
    const { store } = this.#house;
    if (store.engine === 'PGlite') return;
    const report: Report = { match: id, process: this.#process, ...presence, ...(asks && { asks }) };
    // It is a courtesy: where it is lost, the next one tells.
    await store.live.execute(sql`select pg_notify(${MATCHES}, ${JSON.stringify(report)})`).catch(() => undefined);
  }

  #hear(payload: string): void {
    if (payload.startsWith('{')) {
      this.#hearOf(JSON.parse(payload) as Report);
      return;
    }
    const [id = '', number] = payload.split(' ');
    if (payload !== '') this.#follow(this.#open.get(id), Number(number));
    // Something may have been missed.
    else for (const open of this.#open.values()) this.#follow(open, Number.POSITIVE_INFINITY);
  }

  #follow(open: Open | undefined, number: number): void {
    open?.room.then((room) => (room && room.match.number < number ? room.readOn() : undefined)).catch(() => undefined);
  }

  #hearOf(report: Report): void {
    const open = this.#open.get(report.match);
    if (!open || report.process === this.#process) return;
    open.others.hear(report, this.#date());
    if (report.asks) this.changed(report.match);
    else this.#tell(report.match, open);
  }

  /** Whoever does not answer is not there any more, nor those at a process that is gone; others are told again who is. */
  beat(): void {
    for (const [id, open] of this.#open) {
      for (const guest of open.guests) guest.beat();
      if (open.others.forget(this.#date())) this.#tell(id, open);
      void this.#report(id, presenceOf(open.guests));
    }
  }
}
