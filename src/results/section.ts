import {
  ENTRY,
  type Entry,
  entriesOf,
  entryOf,
  hashAt,
  LEVEL,
  levelOf,
  readEntry,
  readLevel,
  withHash,
  withRank,
} from './entry.ts';
import { rank } from './ranking.ts';
import type { LevelKey, LevelResult } from './result.ts';
import type { Prover } from './trust.ts';
import { type Element, isElement, reordered, type XmlNode } from './xmlTree.ts';

/** The results of a level where they stand in a document. */
export interface Section {
  readonly element: Element;
  /** Its hash is that of those results that have one. */
  readonly key: LevelKey;
}

const keyOf = ({ level }: LevelKey, element: Element): LevelKey => {
  const hash = hashAt(element) ?? entriesOf(element).find((entry) => entry.hash !== undefined)?.hash;
  return { level, ...(hash !== undefined && { hash }) };
};

export const sectionsIn = (nodes: readonly XmlNode[]): readonly Section[] =>
  nodes.flatMap((node) => {
    if (!isElement(node, LEVEL)) return [];
    const key = readLevel(node);
    return key.ok ? [{ element: node, key: keyOf(key.value, node) }] : [];
  });

/** An entry that cannot be read: what it says is kept, and so is the hash that it says it of. */
export const isUnread = (node: XmlNode): node is Element => isElement(node, ENTRY) && !readEntry(node).ok;

const withUnread = (element: Element, change: (unread: Element) => Element): Element => ({
  ...element,
  children: element.children.map((node) => (isUnread(node) ? change(node) : node)),
});

/** A level's element in which each entry that cannot be read tells its hash itself, or this one where it has none. */
export const spelt = (element: Element, hashOf: (unread: Element) => string | undefined): Element =>
  withUnread(element, (unread) => withHash(unread, hashAt(unread) ?? hashOf(unread)));

/**
 * A level's element, spelt, with its entries in the order of their ranks; whatever else there is stays in its place. The hash is
 * told once where all entries have one, and otherwise by each that has: another program still finds one element.
 */
export const arranged = (element: Element, entries: readonly Entry[], { level, hash }: LevelKey): Element => {
  const hashes = [...entries.map((entry) => entry.hash), ...element.children.filter(isUnread).map(hashAt)];
  const shared = hashes.every((each) => each !== undefined) ? hash : undefined;
  const ownHash = (each: string | undefined): string | undefined => (each === shared ? undefined : each);
  const ranks = new Map(rank(entries.map(({ result }) => result)).map((each) => [each.result, each.rank]));
  const inOrder = entries
    .map((entry) => ({ ...entry, rank: ranks.get(entry.result)! }))
    .toSorted((one, other) => one.rank - other.rank)
    .map((entry) => withRank(withHash(entry.element, ownHash(entry.hash)), entry.rank));
  const places = new Set(entries.map((entry) => entry.element));
  const { attributes } = withHash(element, shared);
  const { children } = withUnread(element, (unread) => withHash(unread, ownHash(hashAt(unread))));
  return {
    ...element,
    attributes: { ...attributes, level_number: String(level) },
    children: reordered(children, places, inOrder),
  };
};

/** The element of a level with nothing but these results. */
export const sectionOf = (results: readonly LevelResult[]): Element => {
  const entries = results.map((result) => ({ element: entryOf(result), result, hash: result.hash }));
  const key = results.find(({ hash }) => hash !== undefined) ?? results[0]!;
  const children = entries.map(({ element }) => element);
  return arranged({ ...levelOf(key), children }, entries, key);
};

/** The element of a level with the hash that one of its results proves: what is shown of one, all without a hash take. */
const completed = ({ element, key }: Section, prove: Prover): Element => {
  const entries = entriesOf(element);
  for (const { result, hash } of entries) {
    const proved = hash === undefined ? prove({ level: key.level, ...result }) : undefined;
    if (proved === undefined) continue;
    const known = entries.map((entry) => ({ ...entry, hash: entry.hash ?? proved }));
    const all = spelt(element, () => hashAt(element) ?? proved);
    return arranged(all, known, { level: key.level, hash: proved });
  }
  return element;
};

/** The root of a document, each level with its hash where one of its results proves it. */
export const withProofs = (root: Element, prove: Prover): Element => {
  const sections = sectionsIn(root.children);
  const fresh = new Map<XmlNode, Element>(sections.map((section) => [section.element, completed(section, prove)]));
  return { ...root, children: root.children.map((node) => fresh.get(node) ?? node) };
};
