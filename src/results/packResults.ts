import { bad, ok, type Parsed, type Place, type Problem, say, warning } from '../core/parsed.ts';
import { documentOf, type Found, hashesIn, readDocument, resultsIn, titleIn, writeDocument } from './document.ts';
import { fittingName } from './fittingName.ts';
import { isResultsOf, type KnownPack, namesToRead, namesToTry, ownName } from './knownPack.ts';
import { byLevel } from './levels.ts';
import { type Merged, merge } from './merge.ts';
import { fingerprint, type LevelResult } from './result.ts';
import { withProofs } from './section.ts';
import type { Store, Update } from './store.ts';
import type { XmlDocument } from './xmlTree.ts';

/** What nobody can read, for those who play; what is wrong with it in detail comes last. */
const damaged = (name: string, { message }: Problem): Problem =>
  warning(say('The results "{name}" are damaged and cannot be shown. In detail: {reason}', { name, reason: message }));

/** Tells whose results a problem is in. Its place is given only where somebody can look there. */
export const aboutResults = (name: string, { message }: Problem, place?: Place): Problem =>
  warning(say('Results "{name}": {reason}', { name, reason: message }), place);

const findIn = (text: string, pack: KnownPack, name: string): Found => {
  const document = readDocument(text);
  if (!document.ok) return { results: [], warnings: [damaged(name, document.problem)] };
  if (!isResultsOf(pack, name, document.value)) return { results: [], warnings: [] };
  const { results, warnings } = resultsIn(document.value);
  return { results, warnings: warnings.map((problem) => aboutResults(name, problem, problem)) };
};

/** Each result once: it may have been copied from one document to another, and got the hash of its level there. */
const distinct = (results: readonly LevelResult[]): readonly LevelResult[] =>
  byLevel(results, (result) => result).flatMap((level) => {
    const hashed = level.filter(({ hash }) => hash !== undefined);
    return [...new Map([...level, ...hashed].map((result) => [fingerprint(result), result])).values()];
  });

/** All results of a pack. A damaged document has none, and a warning says so. */
export const loadResults = async (store: Store, pack: KnownPack): Promise<Parsed<readonly LevelResult[]>> => {
  const results: LevelResult[] = [];
  const warnings: Problem[] = [];
  const names = await store.names();
  if (!names.ok) return names;
  for (const name of namesToRead(pack, names.value)) {
    const text = await store.read(name);
    if (!text.ok) return text;
    if (text.value === undefined) continue;
    const found = findIn(text.value, pack, name);
    for (const result of found.results) results.push(result);
    for (const problem of text.warnings ?? []) warnings.push(aboutResults(name, problem, problem));
    for (const problem of found.warnings) warnings.push(problem);
  }
  return ok(distinct(results), warnings);
};

/** What saving came to. */
export interface Saved {
  /** The name that the results are kept under. */
  readonly name: string;
  /** How many were not there before. */
  readonly added: number;
}

/** Given what is there; undefined when it is damaged or nothing. To answer undefined is to leave it alone. */
type Change = (old: XmlDocument | undefined) => Merged | undefined;

/** Changes the document under a name. A damaged one is put aside and a new one takes its place. */
const updateDocument = async (store: Store, name: string, change: Change): Promise<Parsed<Saved> | undefined> => {
  let merged: Merged | undefined;
  const updated = await store.update(name, (text): Update => {
    const old = text === undefined ? undefined : readDocument(text);
    merged = change(old?.ok ? old.value : undefined);
    if (!merged) return { text };
    return { text: writeDocument(merged.document), ...(old?.ok === false && { aside: true }) };
  });
  if (!updated.ok) return updated;
  if (!merged) return undefined;
  const { aside } = updated.value;
  const told = aside && warning(say('The results "{name}" were damaged: they are kept as "{aside}".', { name, aside }));
  return ok({ name, added: merged.added }, told ? [told] : []);
};

/** Adds a document to the results of a pack. */
const add = async (store: Store, pack: KnownPack, document: XmlDocument): Promise<Parsed<Saved>> => {
  // What stands around the results comes along where there is nothing yet.
  const empty: XmlDocument = { ...document, root: { ...document.root, children: [] } };
  const proved = (each: XmlDocument): XmlDocument =>
    pack.prove ? { ...each, root: withProofs(each.root, pack.prove) } : each;
  const grow = (old = empty): Merged => merge(proved(old), proved(document));
  const names = await store.names();
  if (!names.ok) return names;
  for (const name of namesToTry(pack, names.value)) {
    const saved = await updateDocument(store, name, (old) => {
      const isTaken = old !== undefined && !isResultsOf(pack, name, old);
      return isTaken ? undefined : grow(old);
    });
    if (saved) return saved;
  }
  return (await updateDocument(store, ownName(pack), grow))!;
};

/** Adds a result to those of a pack, unless it is there already. Once this is done it is saved. */
export const saveResult = (store: Store, pack: KnownPack, result: LevelResult): Promise<Parsed<Saved>> =>
  add(store, pack, documentOf(pack.title, [result]));

/** Adds the results of a document from elsewhere to those under a name; what is there already stays as it is. */
export const mergeResults = async (store: Store, name: string, text: string): Promise<Parsed<Saved>> => {
  const document = readDocument(text);
  if (!document.ok) return document;
  const pack = { name: fittingName(name), title: titleIn(document.value), hashes: hashesIn(document.value) };
  const saved = await add(store, pack, document.value);
  if (!saved.ok) return saved;
  const doubts = resultsIn(document.value).warnings.map((problem) => aboutResults(name, problem));
  return ok(saved.value, [...(saved.warnings ?? []), ...doubts]);
};

/** Adds the results of a file that somebody chose for a pack; one of other levels is refused. */
export const importResults = async (store: Store, pack: KnownPack, text: string): Promise<Parsed<Saved>> => {
  const document = readDocument(text);
  if (!document.ok) return document;
  if (!isResultsOf(pack, pack.name, document.value)) return bad(say('These are results of another pack.'));
  const saved = await add(store, pack, document.value);
  return saved.ok ? ok(saved.value, [...(saved.warnings ?? []), ...resultsIn(document.value).warnings]) : saved;
};
