import type { Seat } from '../../core/game.ts';
import type { Message } from '../../core/parsed.ts';
import { type Deed, ONLY_WATCHES } from '../../play/together/match.ts';
import {
  type FromClient,
  type FromServer,
  NO_SUCH_MATCH,
  readFromClient,
  shownName,
} from '../../play/together/protocol.ts';
import { Bucket } from './bucket.ts';
import type { Guest } from './guest.ts';
import type { Meant, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { hashOf, isSame } from './secrets.ts';

/** As much of a WebSocket as is needed. */
export interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Milliseconds in which somebody says who he is. */
const HELLO = 10_000;

/** Messages at once, and in a second afterwards: nobody plays as fast. */
const MOST = 40;
const PER_SECOND = 5;

/** Bytes that may wait for somebody who reads slowly: longer games than any are less. */
const MOST_WAITING = 1024 * 1024;

/** Why a wire is cut, as WebSockets number it. */
const [RUBBISH, REFUSED, AGAIN, RESTART] = [1007, 1008, 1013, 1012];

type Hello = Extract<FromClient, { type: 'hello' }>;

const DEEDS: Readonly<Partial<Record<FromClient['type'], Deed['kind']>>> = {
  resign: 'resign',
  withdraw: 'withdraw',
  ask: 'ask',
  rematch: 'rematch',
};

/** Somebody at one end of a wire: he plays, or watches. */
export class Visitor implements Guest {
  readonly #socket: Socket;
  readonly #rooms: Rooms;
  readonly #id: string;
  readonly #date: () => number;
  readonly #bucket: Bucket;
  #timer: NodeJS.Timeout | undefined;
  #room: Room | undefined;
  #isGreeting = false;
  #isGone = false;
  #isAlive = true;
  #seat: Seat | undefined;
  #name: string | undefined;
  /** He is told of events once he was told of those before. */
  #isWelcomed = false;

  constructor(socket: Socket, rooms: Rooms, id: string, date: () => number) {
    this.#socket = socket;
    this.#rooms = rooms;
    this.#id = id;
    this.#date = date;
    this.#bucket = new Bucket(MOST, PER_SECOND, date());
    this.#timer = setTimeout(() => this.#cut(REFUSED, 'nothing was said'), HELLO);
  }

  get seat(): Seat | undefined {
    return this.#seat;
  }

  get name(): string | undefined {
    return this.#name;
  }

  send(words: FromServer): void {
    this.sendText(JSON.stringify(words));
  }

  sendText(text: string): void {
    if (this.#isGone || !this.#isWelcomed) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) this.#drop();
    else this.#socket.send(text);
  }

  /** A message came in. Whoever sends rubbish or floods is cut off. */
  async hear(text: string | undefined): Promise<void> {
    if (this.#isGone) return;
    const words = text === undefined ? undefined : readFromClient(text);
    if (!this.#bucket.take(this.#date())) this.#cut(REFUSED, 'too many messages');
    else if (!words) this.#cut(RUBBISH, 'not understood');
    else {
      try {
        await this.#answer(words);
      } catch (cause) {
        this.#rooms.failed(cause);
        // Nobody knows whether it is kept: whoever comes back reads what is.
        this.#cut(AGAIN, 'try again');
      }
    }
  }

  alive(): void {
    this.#isAlive = true;
  }

  beat(): void {
    if (!this.#isAlive) this.#drop();
    this.#isAlive = false;
    if (!this.#isGone) this.#socket.ping();
  }

  /** The wire is gone. */
  gone(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    this.#rooms.leave(this.#id, this);
  }

  leave(): void {
    this.#cut(RESTART, 'the server ends');
  }

  #cut(code: number, reason: string): void {
    if (this.#isGone) return;
    this.#socket.close(code, reason);
    this.gone();
    // Who does not close his side has that done for him.
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }

  #drop(): void {
    this.#socket.terminate();
    this.gone();
  }

  async #answer(words: FromClient): Promise<void> {
    if (words.type === 'hello') await this.#greet(words);
    else if (!this.#room) this.#cut(REFUSED, 'hello comes first');
    else if (words.type === 'ping') this.send({ type: 'pong', now: this.#date() });
    else await this.#play(this.#room, words);
  }

  async #play(room: Room, words: Exclude<FromClient, Hello>): Promise<void> {
    const seat = this.#seat;
    if (seat === undefined) {
      this.#refuse(ONLY_WATCHES, {});
      return;
    }
    if (words.type === 'move') {
      await this.#move(room, seat, words);
      return;
    }
    const kind = words.type === 'answer' ? (words.allow ? 'allow' : 'decline') : DEEDS[words.type];
    if (kind) this.#refuse(await room.act({ kind, seat }), {});
  }

  async #move(room: Room, seat: Seat, { number, text }: Extract<FromClient, { type: 'move' }>): Promise<void> {
    const began = performance.now();
    const refusal = await room.act({ kind: 'move', seat, text }, { number });
    if (refusal) this.#refuse(refusal, { number });
    else this.#rooms.moved((performance.now() - began) / 1000);
  }

  #refuse(message: Message | undefined, { number }: Meant): void {
    if (message) this.send({ type: 'refused', ...(number !== undefined && { number }), message });
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#isGreeting) {
      this.#cut(REFUSED, 'hello was said');
      return;
    }
    this.#isGreeting = true;
    clearTimeout(this.#timer);
    this.#name = hello.name === undefined ? undefined : shownName(hello.name);
    const room = await this.#rooms.enter(this.#id, this);
    // He may have gone while the match was looked up.
    if (this.#isGone) this.#rooms.leave(this.#id, this);
    else if (!room || !(await this.#admit(room, hello))) this.#cut(NO_SUCH_MATCH, 'no such match');
    else this.#welcome(room, hello.since);
  }

  /** By a secret of a seat he sits there; by the invitation where it is free; else he watches. */
  async #admit(room: Room, { token, own }: Hello): Promise<boolean> {
    const { invitation, watch } = room.kept;
    const hash = hashOf(token);
    this.#seat = room.seatOf(token) ?? (own === undefined ? undefined : room.seatOf(own));
    if (this.#seat !== undefined || isSame(hash, watch)) return true;
    if (!isSame(hash, invitation)) return false;
    if (own !== undefined) await this.#sit(room, own);
    return true;
  }

  async #sit(room: Room, own: string): Promise<void> {
    const seat = room.free;
    if (seat === undefined) return;
    await room.act({ kind: 'join', seat, text: this.#name ?? '' }, { key: hashOf(own) });
    this.#seat = room.seatOf(own);
  }

  #welcome(room: Room, since: number): void {
    this.#room = room;
    const { id, game, board, clock } = room.kept;
    this.#isWelcomed = true;
    const seat = this.#seat ?? null;
    // Who knows more than there is, as after a loss of power, is told all of it.
    const events = room.events.slice(since > room.events.length ? 0 : since);
    this.send({ type: 'welcome', match: { id, game, board, clock }, seat, events, now: this.#date() });
    this.#rooms.changed(this.#id);
  }
}
