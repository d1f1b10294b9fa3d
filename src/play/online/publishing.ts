import { hash } from '../../core/hash.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import { formatJson, isRecord, isText, isWhole, type JsonRecord, parseJson } from '../belongings/json.ts';
import { type Ask, readAnswer } from './asking.ts';

/** A level file as it is published. */
export interface PackFile {
  readonly game: string;
  readonly file: string;
  readonly text: string;
}

/** The same out of a server, as whoever has the link gets it. */
export interface PublishedPack extends PackFile {
  readonly title: string;
  /** From 1; each time its author replaces it one more. */
  readonly version: number;
}

/** What an author knows of a pack that he has published. */
export interface Publication {
  readonly id: string;
  readonly version: number;
  /** The hash of the text that was sent last. */
  readonly content: string;
}

/** A pack of one's own. */
export interface OwnPlace {
  readonly game: string;
  readonly name: string;
}

/** 128 bits in base64url. */
const ID = /^[\w-]{22}$/;

export const isPackId = (id: string): boolean => ID.test(id);

const isId = isText(22, ID);
const isVersion = isWhole(1, Number.MAX_SAFE_INTEGER);
const LONGEST = 2_000_000;

const nameOf = ({ game, name }: OwnPlace): string => `published/${game}/${name}`;

const isPublication = (value: unknown): value is Publication =>
  isRecord(value) && isId(value.id) && isVersion(value.version) && isText(16)(value.content);

/** Undefined where the pack is not published. */
export const publicationOf = async (store: Store, place: OwnPlace): Promise<Parsed<Publication | undefined>> => {
  const text = await store.read(nameOf(place));
  if (!text.ok || text.value === undefined) return text.ok ? ok(undefined) : text;
  const json = parseJson(text.value);
  return ok(json.ok && isPublication(json.value) ? json.value : undefined);
};

const note = async (store: Store, place: OwnPlace, publication: Publication | undefined) => {
  const text = publication && formatJson(publication);
  const noted = await store.update(nameOf(place), () => ({ text }));
  return noted.ok ? ok(publication) : noted;
};

/** The link stays as it is, and nobody here knows of it any more. */
export const forget = (store: Store, place: OwnPlace): Promise<Parsed<unknown>> => note(store, place, undefined);

/** Whether something else was sent last. */
export const isChanged = ({ content }: Publication, { text }: PackFile): boolean => content !== hash(text);

const strange: Parsed<never> = bad(say('The server says something that is not understood here.'));

/** Publishes a pack under an address that nobody guesses. */
export const publish = async (
  store: Store,
  { ask, key }: { readonly ask: Ask; readonly key: string },
  place: OwnPlace,
  file: PackFile,
): Promise<Parsed<Publication | undefined>> => {
  const answer = readAnswer(await ask('packs', { body: file, key }));
  if (!answer.ok) return answer;
  const { id } = answer.value;
  return isId(id) ? note(store, place, { id, version: 1, content: hash(file.text) }) : strange;
};

/** Puts a newer version in the place of what was published: the link stays. */
export const replace = async (
  store: Store,
  { ask, key }: { readonly ask: Ask; readonly key: string },
  place: OwnPlace & { readonly id: string },
  file: PackFile,
): Promise<Parsed<Publication | undefined>> => {
  const { id } = place;
  const answered = await ask(`packs/${id}`, { method: 'PUT', body: file, key });
  const answer = readAnswer(answered);
  if (answered.status === 404) await note(store, place, undefined);
  if (!answer.ok) return answer;
  const { version } = answer.value;
  return isVersion(version) ? note(store, place, { id, version, content: hash(file.text) }) : strange;
};

/** Nobody gets it by the link any more; one that is gone already is withdrawn too. */
export const withdraw = async (
  store: Store,
  { ask, key }: { readonly ask: Ask; readonly key: string },
  place: OwnPlace & { readonly id: string },
): Promise<Parsed<undefined>> => {
  const answered = await ask(`packs/${place.id}`, { method: 'DELETE', key });
  const answer = readAnswer(answered);
  if (!answer.ok && answered.status !== 404) return answer;
  const noted = await note(store, place, undefined);
  return noted.ok ? ok(undefined) : noted;
};

/** A pack out of what a server says. */
export const publishedIn = ({ game, title, file, text, version }: JsonRecord): PublishedPack | undefined => {
  const isSound =
    isText(40)(game) && isText(400)(file) && isText(LONGEST)(text) && isText(LONGEST)(title) && isVersion(version);
  return isSound ? ({ game, title, file, text, version } as PublishedPack) : undefined;
};

/** Where a pack that came by a link lies among those that were opened. */
export const copyOf = async (store: Store, id: string): Promise<OwnPlace | undefined> => {
  const text = await store.read(`opened/${id}`);
  const json = parseJson((text.ok ? text.value : undefined) ?? '');
  if (!json.ok || !isRecord(json.value)) return undefined;
  const { game, name } = json.value;
  return isText(40)(game) && isText(400)(name) ? { game, name } : undefined;
};

export const noteCopy = (store: Store, id: string, { game, name }: OwnPlace): Promise<Parsed<unknown>> =>
  store.update(`opened/${id}`, () => ({ text: formatJson({ game, name }) }));
