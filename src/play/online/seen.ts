import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import { isRecord, isText, type JsonRecord, parseJson } from '../belongings/json.ts';
import { type Ask, type Asking, isLater, readAnswer } from './asking.ts';

/** Tables that are kept for when there is no network: those seen last. */
const MOST = 60;

/** What a server has said, and when: absent where it is what it says now. */
export interface Seen<T> {
  readonly value: T;
  readonly since?: string;
}

const isKept = (value: unknown): value is { readonly since: string; readonly body: JsonRecord } =>
  isRecord(value) && isText(40)(value.since) && isRecord(value.body);

const keptIn = (text: string | undefined) => {
  const json = parseJson(text ?? '');
  return json.ok && isKept(json.value) ? json.value : undefined;
};

/** Those that were seen longest ago go. */
const prune = async (store: Store): Promise<void> => {
  const texts = await store.texts();
  if (!texts.ok || texts.value.size <= MOST) return;
  const dated = [...texts.value].map(([name, text]) => [name, keptIn(text)?.since ?? ''] as const);
  const oldest = dated.toSorted(([, one], [, other]) => (one < other ? -1 : 1)).slice(0, dated.length - MOST);
  for (const [name] of oldest) await store.update(name, () => ({ text: undefined }));
};

/** What is read of a server, or, where it cannot be reached, what it said the last time. */
export const readOrSeen = async <T>(
  { store, ask, date }: { readonly store: Store; readonly ask: Ask; readonly date: () => number },
  question: { readonly path: string; readonly asking: Asking; readonly name: string },
  read: (body: JsonRecord) => T | undefined,
): Promise<Parsed<Seen<T>>> => {
  const { path, asking, name } = question;
  const answer = await ask(path, asking);
  const answered = readAnswer(answer);
  if (answered.ok) {
    const value = read(answered.value);
    if (value === undefined) return bad(say('The server says something that is not understood here.'));
    // What cannot be kept is not there without a network, and that is all.
    const kept = { since: new Date(date()).toISOString(), body: answered.value };
    await store.update(name, () => ({ text: JSON.stringify(kept) }));
    await prune(store);
    return ok({ value });
  }
  const text = isLater(answer) ? await store.read(name) : ok(undefined);
  const kept = keptIn(text.ok ? text.value : undefined);
  const value = kept && read(kept.body);
  return kept && value !== undefined ? ok({ value, since: kept.since }) : answered;
};
