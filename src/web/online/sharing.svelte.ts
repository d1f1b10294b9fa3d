import { type Message, ok, type Parsed } from '../../core/parsed.ts';
import type { Win } from '../../play/belongings/win.ts';
import { readAnswer } from '../../play/online/asking.ts';
import { changeMembership, type Membership, membershipIn } from '../../play/online/membership.ts';
import {
  type Claim,
  emptyOutbox,
  type Fate,
  nameOfClaim,
  post,
  sendWaiting,
  waitingIn,
} from '../../play/online/outbox.ts';
import type { Table } from '../../play/table/table.ts';
import { cleanName, readName } from '../../results/playerName.ts';
import { promise } from '../storage/promise.svelte.ts';
import { onlineStore } from './drawers.ts';
import { newSecret } from './newSecret.ts';
import { askServer, server } from './server.svelte.ts';

/** Milliseconds until what could not be sent is tried again; a network that comes back is heard of at once. */
const PAUSE = 60_000;

/** A result that was saved, and under which name. */
export interface Saved {
  readonly claim: Claim;
  readonly name: string;
}

const claimAt = ({ game, pack }: Table, { number, finish }: Win): Claim => {
  const { moves, spent } = finish.replay;
  return {
    ...{ game: game.id, board: pack.levels[number - 1]!.board, moves },
    ...{ time: Math.round(spent[0]), date: finish.date },
  };
};

/** What the player shares on the server that the page came from: nothing, unless he has said so. */
class Sharing {
  #membership: Membership | undefined = $state.raw();
  #isKnown = $state(false);
  #last: Saved | undefined = $state.raw();
  /** Of those that were sent, refused or still wait, by the names of their claims. */
  #fates: ReadonlyMap<string, Fate> = $state.raw(new Map());
  #waiting = $state(0);
  #removed = $state(0);
  #sending: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', () => void this.flush());
  }

  /** Undefined for somebody who has sent nothing, and as long as nobody has looked. */
  get membership(): Membership | undefined {
    return this.#membership;
  }

  /** Whether what is kept of it has been read. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  get isOn(): boolean {
    return this.#membership?.isOn === true;
  }

  /** How many results wait for a network. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How many were taken away, since the page was opened. */
  get removed(): number {
    return this.#removed;
  }

  /** Why results were not taken, since the page was opened. */
  get refusals(): readonly Message[] {
    return [...this.#fates.values()].flatMap((fate) => (fate.kind === 'refused' ? [fate.reason] : []));
  }

  /** The result that was saved last, since the page was opened. */
  get last(): Saved | undefined {
    return this.#last;
  }

  /** Undefined while nobody knows. */
  fateOf(claim: Claim): Fate | undefined {
    return this.#fates.get(nameOfClaim(claim));
  }

  /** Reads what is kept of it; other windows may have changed that. */
  async look(): Promise<Membership | undefined> {
    const store = await onlineStore();
    const [membership, waiting] = [await membershipIn(store), await waitingIn(store)];
    if (membership.ok) this.#membership = membership.value;
    if (waiting.ok) this.#waiting = waiting.value.size;
    this.#isKnown = true;
    return this.#membership;
  }

  /** A result was saved. Whoever shares under another name is asked first. */
  async hear(table: Table, win: Win, name: string): Promise<void> {
    const saved = { claim: claimAt(table, win), name: cleanName(name) };
    this.#last = saved;
    const membership = await this.look();
    if (membership?.isOn && membership.name === saved.name) await this.share([saved.claim]);
  }

  /** From now on results are sent, under this name. */
  async join(name: string): Promise<Parsed<unknown>> {
    const read = readName(name);
    if (!read.ok) return read;
    const store = await onlineStore();
    const joined = await changeMembership(store, (old) => ({
      key: old?.key ?? newSecret(),
      name: read.value,
      isOn: true,
    }));
    if (joined.ok) this.#membership = joined.value;
    void promise.ask();
    return joined;
  }

  /** Nothing more is sent; what was sent stays, and stays his. */
  async stop(): Promise<Parsed<unknown>> {
    const store = await onlineStore();
    const stopped = await changeMembership(store, (old) => old && { ...old, isOn: false });
    if (!stopped.ok) return stopped;
    this.#membership = stopped.value;
    const emptied = await emptyOutbox(store);
    await this.look();
    return emptied;
  }

  /** The key that he has, or a new one for whoever sends something without having results shown. */
  async ownKey(): Promise<Parsed<string>> {
    const key = newSecret();
    const kept = await changeMembership(await onlineStore(), (old) => old ?? { key, name: '', isOn: false });
    if (!kept.ok) return kept;
    this.#membership = kept.value;
    return ok(kept.value?.key ?? key);
  }

  /** On the server first: where that cannot be reached nothing has another name. */
  rename(name: string): Promise<Parsed<unknown>> {
    return this.#inTurn(() => this.#rename(name));
  }

  async #rename(name: string): Promise<Parsed<unknown>> {
    const [read, key] = [readName(name), this.#membership?.key];
    if (!read.ok || key === undefined) return read;
    const answer = await askServer('player', { method: 'PATCH', body: { name: read.value }, key });
    // Who has sent nothing yet has no name there.
    const renamed = answer.status === 404 ? ok({}) : readAnswer(answer);
    if (!renamed.ok) return renamed;
    const kept = await changeMembership(await onlineStore(), (old) => old && { ...old, name: read.value });
    if (kept.ok) this.#membership = kept.value;
    return kept;
  }

  /** Deletes one of his results there. One that is gone already is none. */
  async removeResult(fingerprint: string): Promise<Parsed<unknown>> {
    const key = this.#membership?.key;
    if (key === undefined) return ok(undefined);
    const answer = await askServer(`results/${fingerprint}`, { method: 'DELETE', key });
    const removed = answer.status === 404 ? ok({}) : readAnswer(answer);
    if (removed.ok) this.#removed += 1;
    return removed;
  }

  /** Deletes all that he has sent, there and then here; whoever sends something again is somebody else. */
  remove(): Promise<Parsed<unknown>> {
    return this.#inTurn(() => this.#remove());
  }

  async #remove(): Promise<Parsed<unknown>> {
    const key = this.#membership?.key;
    if (key === undefined) return ok(undefined);
    const answer = await askServer('player', { method: 'DELETE', key });
    const removed = answer.status === 404 ? ok({}) : readAnswer(answer);
    if (!removed.ok) return removed;
    const store = await onlineStore();
    const names = await store.names();
    for (const name of names.ok ? names.value : []) await store.update(name, () => ({ text: undefined }));
    this.#fates = new Map();
    await this.look();
    return ok(undefined);
  }

  /** Sends results, or has them wait for a network. */
  async share(claims: readonly Claim[]): Promise<Parsed<unknown>> {
    const store = await onlineStore();
    for (const claim of claims) {
      const posted = await post(store, claim);
      if (!posted.ok) return posted;
    }
    await this.flush();
    return ok(undefined);
  }

  /** What was solved here before, under the name that is shared; tells how many there are. */
  async shareEarlier(): Promise<Parsed<number>> {
    const { earlierClaims } = await import('./earlier.ts');
    const claims = await earlierClaims(this.#membership?.name ?? '');
    const shared = await this.share(claims);
    return shared.ok ? ok(claims.length) : shared;
  }

  /** Sends what waits, if anything does and he still wants that; one round after the other. */
  flush(): Promise<unknown> {
    return this.#inTurn(() => this.#flush()).catch(() => {});
  }

  /** What is on its way arrives first: nothing has the old name after that, or is there again when all was deleted. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#sending.then(work);
    this.#sending = done.catch(() => {});
    return done;
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer);
    const membership = await this.look();
    if (!membership?.isOn || this.#waiting === 0 || !(await server.look())) return;
    const store = await onlineStore();
    await sendWaiting(store, askServer, (name, fate) => {
      this.#fates = new Map([...this.#fates, [name, fate]]);
    });
    await this.look();
    if (this.#waiting > 0) this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }
}

/** The page has one. */
export const sharing = new Sharing();
