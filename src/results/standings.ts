import { type Entry, entriesOf, LEVEL, readLevel, withRank } from './entry.ts';
import { byLevel } from './levels.ts';
import { rank } from './ranking.ts';
import type { LevelKey, Result } from './result.ts';
import { type Element, isElement, reordered, type XmlNode } from './xmlTree.ts';

/** The results of a level, or some of them, where they stand in a document. */
export interface Section {
  readonly element: Element;
  readonly key: LevelKey;
}

export const sectionsIn = (nodes: readonly XmlNode[]): readonly Section[] =>
  nodes.flatMap((node) => {
    if (!isElement(node, LEVEL)) return [];
    const key = readLevel(node);
    return key.ok ? [{ element: node, key: key.value }] : [];
  });

/** The readable entries in the order of their ranks; whatever else there is stays in its place. */
const refilled = (section: Element, entries: readonly Entry[], ranks: ReadonlyMap<Result, number>): Element => {
  const places = new Set(entries.map(({ element }) => element));
  const inOrder = entries
    .map(({ element, result }) => ({ element, rank: ranks.get(result)! }))
    .toSorted((one, other) => one.rank - other.rank)
    .map((each) => withRank(each.element, each.rank));
  return { ...section, children: reordered(section.children, places, inOrder) };
};

/** The root of a document with the right rank in every entry. */
export const renumbered = (root: Element): Element => {
  const fresh = new Map<XmlNode, Element>();
  for (const sections of byLevel(sectionsIn(root.children), ({ key }) => key)) {
    const levels = sections.map(({ element }) => ({ element, entries: entriesOf(element) }));
    const ranking = rank(levels.flatMap(({ entries }) => entries).map(({ result }) => result));
    const ranks = new Map(ranking.map((each) => [each.result, each.rank]));
    for (const { element, entries } of levels) fresh.set(element, refilled(element, entries, ranks));
  }
  return { ...root, children: root.children.map((node) => fresh.get(node) ?? node) };
};
