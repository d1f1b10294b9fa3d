import { hash } from '../../core/hash.ts';
import { type Message, ok, type Parsed } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import { formatJson, isRecord, isText, isWhole, parseJson } from '../belongings/json.ts';
import { type Answer, type Ask, isLater, readAnswer } from './asking.ts';
import { type Membership, membershipIn } from './membership.ts';
import { type Places, placesIn } from './tables.ts';

/** A solved level on its way to a server: enough to be replayed there. The name is told when it is sent. */
export interface Claim {
  readonly game: string;
  readonly board: string;
  readonly moves: string;
  /** Milliseconds. */
  readonly time: number;
  readonly date: string;
}

/** What became of one. */
export type Fate =
  | { readonly kind: 'sent'; readonly places: Places | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: Message };

const LONGEST = 1_000_000;

const isClaim = (value: unknown): value is Claim =>
  isRecord(value) &&
  isText(40)(value.game) &&
  isText(LONGEST)(value.board) &&
  isText(LONGEST)(value.moves) &&
  isWhole(0, Number.MAX_SAFE_INTEGER)(value.time) &&
  isText(40)(value.date);

/** One that was sent twice has the same name: it waits once. */
export const nameOfClaim = ({ game, board, moves }: Claim): string =>
  `waiting/${hash([game, board, moves].join('\0'))}`;

const isName = (name: string): boolean => name.startsWith('waiting/');

/** Puts a result to those that are to be sent. Once this is done it is sent one day, also if the page is closed. */
export const post = async (store: Store, { game, board, moves, time, date }: Claim): Promise<Parsed<unknown>> =>
  store.update(nameOfClaim({ game, board, moves, time, date }), () => ({
    text: formatJson({ game, board, moves, time, date }),
  }));

const take = (store: Store, name: string): Promise<Parsed<unknown>> => store.update(name, () => ({ text: undefined }));

/** Those that are to be sent, by their names. What is damaged is none. */
export const waitingIn = async (store: Store): Promise<Parsed<ReadonlyMap<string, Claim>>> => {
  const texts = await store.texts();
  if (!texts.ok) return texts;
  const found = [...texts.value].flatMap(([name, text]) => {
    const json = isName(name) ? parseJson(text) : undefined;
    return json?.ok && isClaim(json.value) ? [[name, json.value] as const] : [];
  });
  return ok(new Map(found.toSorted(([, one], [, other]) => (one.date < other.date ? -1 : 1))));
};

/** Only a server of ours refuses, and it says why: what has no reason came from something between us. */
const fateOf = (answer: Answer): Fate => {
  const isDone = answer.status >= 200 && answer.status < 300;
  if (isLater(answer) || (!isDone && !isRecord(answer.body.error))) return { kind: 'waiting' };
  const read = readAnswer(answer);
  return read.ok ? { kind: 'sent', places: placesIn(read.value) } : { kind: 'refused', reason: read.problem.message };
};

/** Who sends one that waited; undefined where he has stopped, or taken it back, meanwhile: perhaps in another window. */
const memberSending = async (store: Store, place: string): Promise<Parsed<Membership | undefined>> => {
  const [membership, text] = [await membershipIn(store), await store.read(place)];
  if (!membership.ok || !text.ok) return membership.ok ? ok(undefined) : membership;
  return ok(text.value !== undefined && membership.value?.isOn ? membership.value : undefined);
};

/**
 * Sends what waits, one after another, the oldest first, and tells what became of each. What was taken or refused is done with; at
 * the first that cannot be sent now all others wait too. Sent twice it counts once: the server knows it again.
 */
export const sendWaiting = async (
  store: Store,
  ask: Ask,
  tell: (name: string, fate: Fate, claim: Claim) => void,
): Promise<Parsed<unknown>> => {
  const waiting = await waitingIn(store);
  if (!waiting.ok) return waiting;
  for (const [place, claim] of waiting.value) {
    const member = await memberSending(store, place);
    if (!member.ok) return member;
    if (!member.value) continue;
    const { name, key } = member.value;
    const fate = fateOf(await ask('results', { body: { ...claim, name }, key }));
    tell(place, fate, claim);
    if (fate.kind === 'waiting') break;
    const taken = await take(store, place);
    if (!taken.ok) return taken;
  }
  return ok(undefined);
};

/** Whoever does not want to send anything any more sends nothing later either. */
export const emptyOutbox = async (store: Store): Promise<Parsed<unknown>> => {
  const names = await store.names();
  if (!names.ok) return names;
  for (const name of names.value.filter(isName)) {
    const taken = await take(store, name);
    if (!taken.ok) return taken;
  }
  return ok(undefined);
};
