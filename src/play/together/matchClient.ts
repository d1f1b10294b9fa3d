import type { AnyGame, Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { dice } from '../../core/random.ts';
import { afterEvents, type Match, openMatch, turnOf } from './match.ts';
import type { FromClient, FromServer, MatchEvent } from './protocol.ts';

/** A connection that somebody opened; what comes in is told to the client. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What comes to a client from around it. */
export interface Around {
  /** Opens a connection. It is told of by `opened`, `heard` and `lost`, with the same wire. */
  connect(): Wire;
  findGame(id: string): AnyGame | undefined;
  /** Told when there is something else to be seen, or something else is due. */
  changed(): void;
}

/** By what somebody comes in. */
export interface Admission {
  readonly token: string;
  /** A secret of this browser's own, for the seat that an invitation leads to. */
  readonly own?: string;
  readonly name?: string;
  /** So that not all who were cut off come back at once. */
  readonly seed: number;
}

/** Who is connected. */
export interface Presence {
  readonly seats: readonly [boolean, boolean];
  readonly watchers: number;
  readonly names: readonly string[];
}

/** Milliseconds before the first attempt to come back; each further one waits twice as long, up to the last. */
const FIRST_DELAY = 500;
const LAST_DELAY = 15_000;
/** How often somebody who hears nothing asks whether the other side is there, and when it is not. */
const PING_EVERY = 15_000;
const SILENCE = 40_000;

const NOBODY: Presence = { seats: [false, false], watchers: 0, names: [] };

/** A move that was sent and is in no event yet: only where the moves before it are the same it is sent again. */
interface Pending {
  readonly number: number;
  readonly text: string;
  readonly before: string;
}

/** Somebody who plays a match over a connection, or watches. He knows nothing that the server has not told and the rules allow. */
export class MatchClient {
  readonly #around: Around;
  readonly #admission: Admission;
  readonly #dice: ReturnType<typeof dice>;
  #wire: Wire | undefined;
  #isOpen = false;
  #attempts = 0;
  #retryAt: number | undefined;
  #heardAt = 0;
  #pingAt = 0;
  #pending: Pending | undefined;
  #match: Match | undefined;
  #id: string | undefined;
  #seat: Seat | undefined;
  #offset = 0;
  #presence = NOBODY;
  #message: Message | undefined;
  #isLeft = false;

  constructor(around: Around, admission: Admission, now: number) {
    this.#around = around;
    this.#admission = admission;
    this.#dice = dice(admission.seed);
    this.#connect(now);
  }

  /** Undefined until the server has told of it. */
  get match(): Match | undefined {
    return this.#match;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** Where he sits; undefined where he watches. */
  get seat(): Seat | undefined {
    return this.#seat;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** Whether he is connected and was welcomed. */
  get isHere(): boolean {
    return this.#isOpen && this.#attempts === 0 && this.#match !== undefined;
  }

  /** The move that nobody has confirmed yet. */
  get pending(): string | undefined {
    return this.#pending?.text;
  }

  /** Why something was not done, until something else is. */
  get message(): Message | undefined {
    return this.#message;
  }

  /** What the server's clock shows. */
  serverTime(now: number): number {
    return now + this.#offset;
  }

  /** When `tick` has something to do. */
  get due(): number {
    if (this.#isLeft) return Number.POSITIVE_INFINITY;
    return this.#retryAt ?? Math.min(this.#pingAt, this.#heardAt + SILENCE);
  }

  tick(now: number): void {
    if (this.#isLeft) return;
    if (this.#retryAt !== undefined) {
      if (now >= this.#retryAt) this.#connect(now);
    } else if (now >= this.#heardAt + SILENCE) {
      const wire = this.#wire;
      if (wire) this.lost(wire, now);
      wire?.close();
    } else if (now >= this.#pingAt) {
      this.#pingAt = now + PING_EVERY;
      if (this.#isOpen) this.#send({ type: 'ping' });
    }
  }

  opened(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#isOpen = true;
    const { token, own, name } = this.#admission;
    const since = this.#match?.number ?? 0;
    this.#send({ type: 'hello', token, ...(own && { own }), ...(name && { name }), since });
  }

  lost(wire: Wire, now: number): void {
    if (wire !== this.#wire || this.#isLeft) return;
    this.#wire = undefined;
    this.#isOpen = false;
    this.#presence = NOBODY;
    const delay = Math.min(LAST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    this.#attempts += 1;
    // Between three quarters of that and all of it.
    this.#retryAt = now + delay - this.#dice.roll(Math.floor(delay / 4));
    this.#around.changed();
  }

  heard(wire: Wire, text: string, now: number): void {
    if (wire !== this.#wire) return;
    this.#heardAt = now;
    const said = JSON.parse(text) as FromServer;
    if ('now' in said) this.#offset = said.now - now;
    if (said.type === 'welcome') this.#welcomed(said);
    else if (said.type === 'events') this.#follow(said.events);
    else if (said.type === 'here') this.#presence = said;
    else if (said.type === 'refused') this.#refused(said);
    this.#around.changed();
  }

  /** Plays a move. It is sent once; whoever comes back looks whether it has arrived. */
  move(text: string): void {
    const match = this.#match;
    if (!match || this.#pending || turnOf(match) !== this.#seat) return;
    this.#message = undefined;
    this.#pending = { number: match.number + 1, text, before: match.moves.join(' ') };
    if (this.#isOpen) this.#send({ type: 'move', number: match.number + 1, text });
  }

  resign(): void {
    this.#say({ type: 'resign' });
  }

  /** Nobody is to come any more. */
  withdraw(): void {
    this.#say({ type: 'withdraw' });
  }

  /** Asks to take back. */
  ask(): void {
    this.#say({ type: 'ask' });
  }

  answer(allow: 'allow' | 'decline'): void {
    this.#say({ type: 'answer', allow: allow === 'allow' });
  }

  rematch(): void {
    this.#say({ type: 'rematch' });
  }

  /** The time of the other one is over: that is looked at. */
  flag(): void {
    this.#say({ type: 'flag' });
  }

  leave(): void {
    this.#isLeft = true;
    this.#wire?.close();
    this.#wire = undefined;
  }

  #connect(now: number): void {
    this.#retryAt = undefined;
    this.#heardAt = now;
    this.#pingAt = now + PING_EVERY;
    this.#wire = this.#around.connect();
  }

  /** What is not a move is said only to somebody who listens: said later it could mean something else. */
  #say(words: FromClient): void {
    this.#message = undefined;
    if (this.isHere) this.#send(words);
    else this.#message = say('There is no connection now.');
  }

  #send(words: FromClient): void {
    this.#wire?.send(JSON.stringify(words));
  }

  #welcomed({ match, seat, events }: Extract<FromServer, { type: 'welcome' }>): void {
    const game = this.#around.findGame(match.game);
    const opened = game && openMatch(game, match, 0);
    if (!opened?.ok) {
      this.#message = say('This match cannot be played here.');
      return;
    }
    this.#match ??= opened.value;
    this.#id = match.id;
    this.#seat = seat ?? undefined;
    this.#attempts = 0;
    this.#follow(events);
    this.#sendAgain();
  }

  #follow(events: readonly MatchEvent[]): void {
    const after = this.#match && afterEvents(this.#match, events);
    if (!after) return;
    if (after.ok) this.#match = after.value;
    // Something is missing, or was changed on the way: it is read anew.
    else this.#wire?.close();
    const { number, text, before } = this.#pending ?? {};
    if (number === undefined) return;
    const isThere = events.some((event) => event.kind === 'move' && event.number === number && event.text === text);
    if (isThere || this.#match?.moves.join(' ') !== before) this.#pending = undefined;
  }

  /** A move that is in no event was not played: where nothing else was, it is sent with the number that it has now. */
  #sendAgain(): void {
    const match = this.#match;
    if (!match || !this.#pending) return;
    this.#pending = { ...this.#pending, number: match.number + 1 };
    this.#send({ type: 'move', number: match.number + 1, text: this.#pending.text });
  }

  #refused({ number, message }: Extract<FromServer, { type: 'refused' }>): void {
    const pending = this.#pending;
    if (number !== undefined && pending?.number === number) {
      // Somebody has asked or answered meanwhile: the move is still meant.
      if (this.#match && this.#match.number >= number) {
        this.#sendAgain();
        return;
      }
      this.#pending = undefined;
    }
    this.#message = message;
  }
}
