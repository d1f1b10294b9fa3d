import { bad, ok, type Parsed, type Problem, say } from '../core/parsed.ts';
import { ENTRY, hashAt, LEVEL, readEntry, readLevel } from './entry.ts';
import { byLevel } from './levels.ts';
import type { LevelResult } from './result.ts';
import { sectionOf } from './section.ts';
import { readXml } from './xml.ts';
import { type Element, element, isElement, type XmlDocument } from './xmlTree.ts';
import { writeXml } from './xmlWriter.ts';

const ROOT = 'collection_results';

/** Levels and entries get lines of their own; what is inside an entry stays as it was written. */
const DEPTH = 2;

/** The tree of a result file; what the file is as a whole, its entries have yet to show. */
export const readDocument = (text: string): Parsed<XmlDocument> => {
  const document = readXml(text);
  if (!document.ok) return document;
  const { name, place } = document.value.root;
  if (name === ROOT) return document;
  return bad(say('Expected the element {root}, not {name}.', { root: ROOT, name }), place);
};

export const writeDocument = (document: XmlDocument): string => writeXml(document, DEPTH);

const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' });

const levelsIn = ({ root }: XmlDocument): readonly Element[] => root.children.filter((node) => isElement(node, LEVEL));

const resultsAt = (level: Element): readonly Parsed<LevelResult>[] => {
  const key = readLevel(level);
  if (!key.ok) return [key];
  return level.children
    .filter((node) => isElement(node, ENTRY))
    .map((entry) => {
      const [result, hash] = [readEntry(entry), hashAt(entry)];
      return result.ok ? ok({ ...key.value, ...(hash !== undefined && { hash }), ...result.value }) : result;
    });
};

/** What a document has in it. What cannot be read is told as warnings, and stays in the file. */
export interface Found {
  readonly results: readonly LevelResult[];
  readonly warnings: readonly Problem[];
}

export const resultsIn = (document: XmlDocument): Found => {
  const all = levelsIn(document).flatMap(resultsAt);
  return {
    results: all.flatMap((each) => (each.ok ? [each.value] : [])),
    warnings: all.flatMap((each) => (each.ok ? [] : [asWarning(each.problem)])),
  };
};

/** The title of the pack, if the document has one. */
export const titleIn = ({ root }: XmlDocument): string => root.attributes.collection ?? '';

/** The hashes of the levels that the document tells of. */
export const hashesIn = (document: XmlDocument): readonly string[] =>
  levelsIn(document)
    .flatMap((level) => [level, ...level.children.filter((node) => isElement(node, ENTRY))])
    .flatMap((node) => hashAt(node) ?? []);

/** A document with nothing but these results. */
export const documentOf = (title: string, results: readonly LevelResult[]): XmlDocument => {
  const inOrder = results.toSorted((one, other) => one.level - other.level);
  const levels = byLevel(inOrder, (result) => result).map(sectionOf);
  return { before: [], root: element(ROOT, { collection: title }, levels), after: [] };
};

/** A file with nothing but these results. */
export const writeResults = (title: string, results: readonly LevelResult[]): string =>
  writeDocument(documentOf(title, results));
