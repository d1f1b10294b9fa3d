import { findGame } from '../../games/index.ts';
import type { Wire } from '../../play/together/connection.ts';
import type { KeptMatch } from '../../play/together/keptMatch.ts';
import { MatchClient } from '../../play/together/matchClient.ts';
import { NO_SUCH_MATCH } from '../../play/together/protocol.ts';
import { now } from '../now.ts';
import { keepMatch } from './matches.ts';

/** Where the server of the page has the wire of a match. */
const wireOf = (id: string): URL => {
  const address = new URL(`./api/v1/matches/${id}/live`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
};

/** Somebody at a match, on this page: his wire, its timer, and what is kept of it. */
export class Visit {
  readonly client: MatchClient;
  readonly #kept: KeptMatch;
  readonly #keepIt: (kept: KeptMatch) => Promise<void>;
  /** Told when there is something else to be seen. */
  #heard: (() => void) | undefined;
  #wire: Wire | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #written = '';
  /** Grows with whatever is to be seen. */
  #changes = $state(0);

  constructor(kept: KeptMatch, keepIt = keepMatch) {
    this.#kept = kept;
    this.#keepIt = keepIt;
    const { token, own, name, known } = kept;
    const admission = { token, ...(own && { own }), ...(name && { name }), ...(known && { known }), seed: Date.now() };
    const around = { connect: () => this.#connect(), findGame, changed: () => this.#changed() };
    this.client = new MatchClient(around, admission, now());
    this.#plan();
  }

  get kept(): KeptMatch {
    return this.#kept;
  }

  /** Read by whoever shows something of it: then he is told when it is otherwise. */
  get changes(): number {
    return this.#changes;
  }

  /** Who sits at the board of the match is told too. */
  tell(heard: () => void): void {
    this.#heard = heard;
  }

  /** There is a network again, or none any more, as the browser says. */
  hear(event: 'online' | 'offline'): void {
    if (event === 'online') this.client.hurry(now());
    else if (this.#wire) {
      const wire = this.#wire;
      this.client.lost(wire, now());
      wire.close();
    }
    this.#plan();
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#heard = undefined;
    this.client.leave();
  }

  #connect(): Wire {
    const socket = new WebSocket(wireOf(this.#kept.id));
    const wire: Wire = { send: (text) => socket.send(text), close: () => socket.close() };
    this.#wire = wire;
    socket.addEventListener('open', () => this.client.opened(wire));
    socket.addEventListener('message', ({ data }) => this.client.heard(wire, String(data), now()));
    socket.addEventListener('close', ({ code }) => {
      if (code === NO_SUCH_MATCH) this.client.refused(wire);
      else this.client.lost(wire, now());
    });
    return wire;
  }

  #changed(): void {
    this.#changes += 1;
    this.#plan();
    this.#keep();
    this.#heard?.();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const { due } = this.client;
    if (!Number.isFinite(due)) return;
    this.#timer = setTimeout(
      () => {
        this.client.tick(now());
        this.#plan();
      },
      Math.max(0, due - now()),
    );
  }

  /** How it stands is kept, so that whoever comes back has it before his connection. Whoever watches comes by his link. */
  #keep(): void {
    const { match, id, seat, events, pending } = this.client;
    if (!match || id === undefined || seat === undefined) return;
    const { game, board, clock } = match.terms;
    const known = { match: { id, game, board, clock }, seat, events, ...(pending !== undefined && { pending }) };
    const written = `${events.length} ${pending ?? ''}`;
    if (written === this.#written) return;
    this.#written = written;
    void this.#keepIt({ ...this.#kept, known, date: new Date().toISOString() });
  }
}
