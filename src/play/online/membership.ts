import { ok, type Parsed, say, warning } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import { formatJson, isBoolean, isRecord, isText, parseJson } from '../belongings/json.ts';

/** What a player is to a server: a name that others see, and a key that nobody else has. */
export interface Membership {
  /** Empty as long as nothing but packs was sent. */
  readonly name: string;
  /** 128 bits in base64url: whoever has it can rename and delete what was sent with it. */
  readonly key: string;
  /** Whether results are sent. */
  readonly isOn: boolean;
}

/** The name of the text in its store. */
const NAME = 'membership';

const BYTES = 16;

/** Random bytes as a key. */
export const keyOf = (bytes: Uint8Array): string => {
  const letters = btoa(String.fromCharCode(...bytes.subarray(0, BYTES)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const isMembership = (value: unknown): value is Membership =>
  isRecord(value) && isText(100)(value.name) && isText(22, /^[\w-]{22}$/)(value.key) && isBoolean(value.isOn);

const read = (text: string | undefined): Membership | undefined => {
  const json = parseJson(text ?? '');
  if (!json.ok || !isMembership(json.value)) return undefined;
  const { name, key, isOn } = json.value;
  return { name, key, isOn };
};

/** Undefined for somebody who has sent nothing. */
export const membershipIn = async (store: Store): Promise<Parsed<Membership | undefined>> => {
  const text = await store.read(NAME);
  return text.ok ? ok(read(text.value)) : text;
};

/**
 * Changes what is kept now, whoever has changed it meanwhile: a key that is there stays. Undefined takes it away. What cannot be
 * read is put aside, as the key in it may still be found.
 */
export const changeMembership = async (
  store: Store,
  change: (old: Membership | undefined) => Membership | undefined,
): Promise<Parsed<Membership | undefined>> => {
  let result: Membership | undefined;
  const updated = await store.update(NAME, (old) => {
    const known = read(old);
    result = change(known);
    const isDamaged = old !== undefined && !known;
    return { text: result && formatJson({ version: 1, ...result }), ...(isDamaged && { aside: true }) };
  });
  if (!updated.ok) return updated;
  const { aside } = updated.value;
  return ok(result, aside ? [warning(say('Your key was damaged: it is kept as "{aside}".', { aside }))] : []);
};
