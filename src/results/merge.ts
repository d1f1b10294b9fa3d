import { groupsBy } from '../core/groups.ts';
import { type Entry, entriesOf } from './entry.ts';
import { levelId } from './levels.ts';
import { fingerprint, type LevelKey, type Result } from './result.ts';
import { renumbered, type Section, sectionsIn } from './standings.ts';
import { type Element, isBlank, reordered, type XmlDocument, type XmlNode } from './xmlTree.ts';
import { writeNode } from './xmlWriter.ts';

/** What came of putting two documents together. */
export interface Merged {
  readonly document: XmlDocument;
  /** How many results were not there before. */
  readonly added: number;
}

/** Which results there are, each under what tells its level: the hash if it has one, and the number. */
class Known {
  readonly #keys = new Set<string>();

  add(key: LevelKey, result: Result): void {
    const print = fingerprint(result);
    this.#keys.add(`${levelId(key)} ${print}`).add(`any #${key.level} ${print}`);
  }

  /** Whether a result equal in every field is there, in what `isSameLevel` takes for the same level. */
  has(key: LevelKey, result: Result): boolean {
    const print = fingerprint(result);
    const levels = key.hash === undefined ? [`any #${key.level}`] : [key.hash, `#${key.level}`];
    return levels.some((level) => this.#keys.has(`${level} ${print}`));
  }
}

const knownIn = (sections: readonly Section[]): Known => {
  const known = new Known();
  for (const { element, key } of sections) for (const { result } of entriesOf(element)) known.add(key, result);
  return known;
};

/** The entries that are not known yet; from now on they are. */
const newEntries = ({ element, key }: Section, known: Known): readonly Entry[] =>
  entriesOf(element).filter(({ result }) => {
    if (known.has(key, result)) return false;
    known.add(key, result);
    return true;
  });

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

/** The attributes of one, then those that only the other has. */
const joined = (one: Element, other: Element): Element['attributes'] => ({
  ...one.attributes,
  ...other.attributes,
  ...one.attributes,
});

/** A section with what others of its kind add. */
const grown = (old: Element, group: readonly Section[], entries: readonly Entry[]): Element => {
  const { element, key } = group[0]!;
  return {
    ...old,
    // What a level is, its hash tells; its number is only where it stands in the pack by now.
    attributes: { ...joined(old, element), level_number: String(key.level) },
    children: [
      ...old.children,
      ...entries.map((entry) => entry.element),
      ...unlike(group.flatMap(othersIn), old.children),
    ],
  };
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
  const places = new Map(olds.toReversed().map(({ element, key }) => [levelId(key), element]));
  const known = knownIn(olds);
  const changed = new Map<XmlNode, Element>();
  const fresh: Element[] = [];
  let added = 0;
  for (const group of groupsBy(news, ({ key }) => levelId(key))) {
    const old = places.get(levelId(group[0]!.key));
    const entries = group.flatMap((section) => newEntries(section, known));
    const section = grown(old ?? { ...group[0]!.element, children: [] }, group, entries);
    added += entries.length;
    if (old) changed.set(old, section);
    // Its results may all be there already, in a section that knows the hash of the level.
    else if (section.children.length > 0) fresh.push(section);
  }
  const sections = new Set<XmlNode>(news.map(({ element }) => element));
  const nodes = base.root.children.map((node) => changed.get(node) ?? node);
  const others = other.root.children.filter((node) => !sections.has(node));
  const root = {
    ...base.root,
    attributes: joined(base.root, other.root),
    children: [...withSections(nodes, fresh), ...unlike(others, nodes)],
  };
  return { document: { ...base, root: renumbered(root) }, added };
};
