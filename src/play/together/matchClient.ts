import type { AnyGame, Seat } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { Connection, type Wire } from './connection.ts';
import { afterEvents, isBegun, type Match, ONLY_WATCHES, openMatch, refusalOf, turnOf } from './match.ts';
import type { FromClient, FromServer, Kind, MatchEvent, Presence, Terms } from './protocol.ts';

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
  /** What was known before: whoever comes back has it before his connection, and a move that nobody has confirmed is sent. */
  readonly known?: Known;
  /** So that not all who were cut off come back at once. */
  readonly seed: number;
}

/** A match as somebody has left it. */
export interface Known {
  readonly match: Terms & { readonly id: string };
  readonly seat: Seat | null;
  readonly events: readonly MatchEvent[];
  readonly pending?: string;
}

const NO_CONNECTION: Message = say('There is no connection now.');

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
  readonly #connection: Connection;
  #pending: Pending | undefined;
  #match: Match | undefined;
  #id: string | undefined;
  #seat: Seat | undefined;
  #offset = 0;
  #presence = NOBODY;
  #message: Message | undefined;
  #isRefused = false;
  /** What the server told does not follow what was known: it is asked for all of it. */
  #isDoubted = false;
  readonly #events: MatchEvent[] = [];

  constructor(around: Around, admission: Admission, now: number) {
    this.#around = around;
    this.#admission = admission;
    this.#connection = new Connection(() => around.connect(), admission.seed, now);
    if (admission.known) this.#remember(admission.known);
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
    return this.#connection.isSettled && this.#match !== undefined;
  }

  /** Everything that was done, as far as it is known. */
  get events(): readonly MatchEvent[] {
    return this.#events;
  }

  /** Whether there is no such match, or none that his secret opens. */
  get isRefused(): boolean {
    return this.#isRefused;
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
    return this.#connection.due;
  }

  tick(now: number): void {
    const told = this.#connection.tick(now);
    if (told === 'ask') this.#send({ type: 'ping' });
    if (told === 'lost') this.#away();
  }

  /** There may be a network again: nobody waits for the next attempt. */
  hurry(now: number): void {
    this.#connection.hurry(now);
  }

  opened(wire: Wire): void {
    if (!this.#connection.holds(wire)) return;
    this.#connection.opened();
    const { token, own, name } = this.#admission;
    const since = this.#isDoubted ? 0 : (this.#match?.number ?? 0);
    this.#send({ type: 'hello', token, ...(own && { own }), ...(name && { name }), since });
  }

  lost(wire: Wire, now: number): void {
    if (this.#connection.lose(wire, now)) this.#away();
  }

  #away(): void {
    this.#presence = NOBODY;
    this.#around.changed();
  }

  /** Nobody lets him in, also when he comes again. */
  refused(wire: Wire): void {
    if (!this.#connection.holds(wire)) return;
    this.#isRefused = true;
    this.leave();
    this.#around.changed();
  }

  heard(wire: Wire, text: string, now: number): void {
    if (!this.#connection.holds(wire)) return;
    this.#connection.heard(now);
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
    this.#message = isBegun(match) ? undefined : say('The other player is not there yet.');
    if (this.#message) return;
    this.#pending = { number: match.number + 1, text, before: match.moves.join(' ') };
    this.#send({ type: 'move', number: match.number + 1, text });
    this.#around.changed();
  }

  /** Why something that is not a move cannot be done now. */
  refusal(kind: Kind, now: number): Message | undefined {
    if (this.#seat === undefined) return ONLY_WATCHES;
    if (!this.#match) return NO_CONNECTION;
    const refusal = refusalOf(this.#match, { kind, seat: this.#seat }, this.serverTime(now));
    return refusal ?? (this.isHere ? undefined : NO_CONNECTION);
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

  leave(): void {
    this.#connection.leave();
  }

  /** What is not a move is said only to somebody who listens: said later it could mean something else. */
  #say(words: FromClient): void {
    this.#message = undefined;
    if (this.isHere) this.#send(words);
    else this.#message = NO_CONNECTION;
    this.#around.changed();
  }

  #send(words: FromClient): void {
    this.#connection.send(JSON.stringify(words));
  }

  #welcomed({ match, seat, events }: Extract<FromServer, { type: 'welcome' }>): void {
    // It begins anew where the server knows less, or something else, than was known here, as after a loss of power.
    const isAnew = events[0] !== undefined && events[0].number <= (this.#match?.number ?? 0);
    if (isAnew) [this.#match, this.#events.length] = [undefined, 0];
    if (!this.#begin(match)) return;
    this.#isDoubted = false;
    this.#seat = seat ?? undefined;
    this.#connection.settle();
    this.#follow(events);
    this.#sendAgain();
  }

  #begin(match: Known['match']): boolean {
    const game = this.#around.findGame(match.game);
    const opened = game && openMatch(game, match, 0);
    if (!opened?.ok) {
      this.#message = say('This match cannot be played here.');
      return false;
    }
    this.#match ??= opened.value;
    this.#id = match.id;
    return true;
  }

  #remember({ match, seat, events, pending }: Known): void {
    if (!this.#begin(match)) return;
    this.#seat = seat ?? undefined;
    this.#follow(events);
    const { number, moves } = this.#match!;
    if (pending !== undefined) this.#pending = { number: number + 1, text: pending, before: moves.join(' ') };
  }

  #follow(events: readonly MatchEvent[]): void {
    const after = this.#match && afterEvents(this.#match, events);
    if (!after) return;
    if (after.ok) {
      this.#events.push(...events.filter(({ number }) => number > this.#events.length));
      this.#match = after.value;
    }
    // Something is missing, or was changed on the way: it is read anew.
    else {
      this.#isDoubted = true;
      this.#connection.drop();
    }
    const { number, text, before } = this.#pending ?? {};
    if (number === undefined) return;
    const isThere = events.some((event) => event.kind === 'move' && event.number === number && event.text === text);
    if (isThere || this.#match?.end || this.#match?.moves.join(' ') !== before) this.#pending = undefined;
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
