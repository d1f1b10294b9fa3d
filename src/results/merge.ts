import { type Entry, entriesOf, hashAt, withHash } from './entry.ts';
import { byLevel } from './levels.ts';
import { fingerprint } from './result.ts';
import { arranged, isUnread, type Section, sectionsIn, spelt } from './section.ts';
import { type Element, isBlank, reordered, type XmlDocument, type XmlNode } from './xmlTree.ts';
import { writeNode } from './xmlWriter.ts';

/** What came of putting two documents together. */
export interface Merged {
  readonly document: XmlDocument;
  /** How many results were not there before. */
  readonly added: number;
}

/** Those of `nodes` that are not among the others. */
const unlike = (nodes: readonly XmlNode[], others: readonly XmlNode[]): readonly XmlNode[] => {
  if (nodes.every(isBlank)) return [];
  const texts = new Set(others.map(writeNode));
  return nodes.filter((node) => !isBlank(node) && !texts.has(writeNode(node)));
};

/** What else is in a section: elements of other programs, comments, entries that cannot be read. */
const othersIn = ({ element }: Section): readonly XmlNode[] => {
  const readable = new Set<XmlNode>(entriesOf(element).map((entry) => entry.element));
  return element.children.filter((node) => !readable.has(node));
};

/** The attributes of the first, then those that only the others have. */
const joined = (elements: readonly Element[]): Element['attributes'] =>
  Object.fromEntries([...elements, ...elements.toReversed()].flatMap(({ attributes }) => Object.entries(attributes)));

/** Entries of one level, each result once. Whoever knows its hash tells it. */
const withMore = (entries: readonly Entry[], more: readonly Entry[]): readonly Entry[] => {
  const all = [...entries];
  const places = new Map(all.map(({ result }, index) => [fingerprint(result), index]));
  for (const entry of more) {
    const print = fingerprint(entry.result);
    const place = places.get(print);
    if (place === undefined) places.set(print, all.push(entry) - 1);
    else all[place] = { ...all[place]!, hash: all[place]!.hash ?? entry.hash };
  }
  return all;
};

/** What both documents have of a level, in one section. */
interface United {
  readonly element: Element;
  readonly added: number;
}

const entriesIn = (sections: readonly Section[]): readonly Entry[] =>
  sections.flatMap(({ element }) => entriesOf(element));

/** What an entry says, whatever its hash. */
const bare = (unread: Element): string => writeNode(withHash(unread, undefined));

/** Sections of one level in which each entry that cannot be read tells its hash, if one of them knows it. */
const speltOut = (sections: readonly Section[]): readonly Section[] => {
  const own = sections.map((section) => ({
    ...section,
    element: spelt(section.element, () => hashAt(section.element)),
  }));
  const unread = own.flatMap(({ element }) => element.children.filter(isUnread));
  if (unread.length === 0) return sections;
  const hashes = new Map(unread.filter((node) => hashAt(node) !== undefined).map((node) => [bare(node), hashAt(node)]));
  return own.map((section) => ({ ...section, element: spelt(section.element, (node) => hashes.get(bare(node))) }));
};

const unite = (old: readonly Section[], fresh: readonly Section[]): United => {
  const all = speltOut([...old, ...fresh]);
  const [olds, news] = [all.slice(0, old.length), all.slice(old.length)];
  const first = olds[0]?.element ?? { ...news[0]!.element, children: [] };
  const before = withMore(entriesOf(first), entriesIn(olds.slice(1)));
  const entries = withMore(before, entriesIn(news));
  const there = new Set(first.children);
  const element = {
    ...first,
    attributes: joined(all.map((section) => section.element)),
    children: [
      ...first.children,
      ...entries.map((entry) => entry.element).filter((node) => !there.has(node)),
      ...unlike(all.filter((section) => section.element !== first).flatMap(othersIn), first.children),
    ],
  };
  // What a level is, its hash tells; its number is only where it stands in the pack by now.
  const { key } = all.findLast((section) => section.key.hash !== undefined) ?? all.at(-1)!;
  return { element: arranged(element, entries, key), added: entries.length - before.length };
};

/** Sections by the numbers of their levels; whatever stands between them stays. */
const inLevelOrder = (nodes: readonly XmlNode[]): readonly XmlNode[] => {
  const sections = sectionsIn(nodes);
  const inOrder = sections.toSorted((one, other) => one.key.level - other.key.level);
  return reordered(
    nodes,
    new Set(sections.map(({ element }) => element)),
    inOrder.map(({ element }) => element),
  );
};

/** New sections follow the last old one, before the rest of the document. */
const withSections = (nodes: readonly XmlNode[], fresh: readonly Element[]): readonly XmlNode[] => {
  const last = sectionsIn(nodes).at(-1);
  const end = last ? nodes.indexOf(last.element) + 1 : nodes.length;
  return inLevelOrder([...nodes.slice(0, end), ...fresh, ...nodes.slice(end)]);
};

/** Adds to a document whatever another one has and it has not. Doing so again changes nothing. */
export const merge = (base: XmlDocument, other: XmlDocument): Merged => {
  const [olds, news] = [sectionsIn(base.root.children), sectionsIn(other.root.children)];
  const isOld = new Set(olds);
  const places = new Map<XmlNode, Element | undefined>(olds.map(({ element }) => [element, undefined]));
  const fresh: Element[] = [];
  let added = 0;
  for (const group of byLevel([...olds, ...news], ({ key }) => key)) {
    const old = group.filter((section) => isOld.has(section));
    const united = unite(
      old,
      group.filter((section) => !isOld.has(section)),
    );
    added += united.added;
    if (old[0]) places.set(old[0].element, united.element);
    else if (united.element.children.length > 0) fresh.push(united.element);
  }
  const sections = new Set<XmlNode>(news.map(({ element }) => element));
  const nodes = base.root.children.flatMap((node) => (places.has(node) ? (places.get(node) ?? []) : [node]));
  const others = other.root.children.filter((node) => !sections.has(node));
  const root = {
    ...base.root,
    attributes: joined([base.root, other.root]),
    children: [...withSections(nodes, fresh), ...unlike(others, nodes)],
  };
  return { document: { ...base, root }, added };
};
