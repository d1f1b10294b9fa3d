import { error, type Message, ok, type Parsed, type Problem, say } from '../core/parsed.ts';
import { readDate } from './date.ts';
import { cleanName } from './playerName.ts';
import { fingerprint, type LevelKey, type Result } from './result.ts';
import { childOf, type Element, element, field, isElement, textOf } from './xmlTree.ts';

/** The elements of a result file. */
export const LEVEL = 'level_results';
export const ENTRY = 'result';

const COUNT = /^\d{1,9}$/;

/** The fields of an entry that cannot be just anything. */
const FIELDS: Readonly<Record<string, (text: string) => boolean>> = {
  name: (text) => cleanName(text) !== '',
  moves: (text) => COUNT.test(text),
  pushes: (text) => text === '' || COUNT.test(text),
  time: (text) => /^\d{1,9}(\.\d+)?$/.test(text),
  date: (text) => readDate(text) !== undefined,
};

const OPTIONAL: readonly string[] = ['pushes'];

/** How much of a text that is not understood is repeated. */
const QUOTED = 40;

const doubt = (name: string, text: string | undefined): Message => {
  if (!text) return say('This result is not shown: it has no {field}.', { field: name });
  const quoted = cleanName(text).slice(0, QUOTED);
  return say('This result is not shown: "{text}" is not a value of {field}.', { text: quoted, field: name });
};

/** The texts in an entry by their names, without the blanks around them; of two with one name the first. */
const textsOf = ({ children }: Element): ReadonlyMap<string, string> => {
  const elements = children.filter((node) => node.kind === 'element');
  return new Map(elements.toReversed().map((node) => [node.name, textOf(node).trim()]));
};

const problemOf = (entry: Element, texts: ReadonlyMap<string, string>): Problem | undefined => {
  for (const [name, isSound] of Object.entries(FIELDS)) {
    const text = texts.get(name);
    const isFine = text === undefined ? OPTIONAL.includes(name) : isSound(text);
    if (!isFine) return error(doubt(name, text), (childOf(entry, name) ?? entry).place);
  }
  return undefined;
};

const read = (entry: Element): Parsed<Result> => {
  const texts = textsOf(entry);
  const problem = problemOf(entry, texts);
  if (problem) return { ok: false, problem };
  const [pushes, solution] = [texts.get('pushes'), texts.get('solution')];
  return ok({
    name: cleanName(texts.get('name')!),
    moves: Number(texts.get('moves')),
    ...(pushes && { pushes: Number(pushes) }),
    time: Math.round(Number(texts.get('time')) * 1000),
    date: readDate(texts.get('date')!)!,
    ...(solution && { solution: solution.replace(/\s+/g, ' ') }),
  });
};

/** An element never changes, so that one reading is enough: saving a result asks for every other one several times. */
const known = new WeakMap<Element, Parsed<Result>>();

/** Reads one entry: all of it or nothing. Its rank follows from the others and is not looked at. */
export const readEntry = (entry: Element): Parsed<Result> => {
  const result = known.get(entry) ?? read(entry);
  known.set(entry, result);
  return result;
};

/** The hash that an element tells of: a level's, or an entry's own where not all of its level have one. */
export const hashAt = ({ attributes }: Element): string | undefined => attributes.level_hash || undefined;

export const withHash = (node: Element, hash: string | undefined): Element => {
  if (hash === hashAt(node)) return node;
  const { level_hash: _, ...others } = node.attributes;
  return { ...node, attributes: { ...others, ...(hash !== undefined && { level_hash: hash }) } };
};

/** A result that was read, with the element it stands in. */
export interface Entry {
  readonly element: Element;
  readonly result: Result;
  readonly hash: string | undefined;
}

/** The entries of a level that can be read. */
export const entriesOf = (level: Element): readonly Entry[] =>
  level.children.flatMap((node) => {
    if (!isElement(node, ENTRY)) return [];
    const result = readEntry(node);
    return result.ok ? [{ element: node, result: result.value, hash: hashAt(node) ?? hashAt(level) }] : [];
  });

const written = ({ name, moves, pushes, time, date, solution }: Result): Element =>
  element(ENTRY, {}, [
    field('name', name),
    field('moves', String(moves)),
    ...(pushes === undefined ? [] : [field('pushes', String(pushes))]),
    field('time', String(time / 1000)),
    field('date', date),
    ...(solution === undefined ? [] : [field('solution', solution)]),
  ]);

/** A result as an entry. One that does not come back equal is a bug: it would stand in the file and never be seen. */
export const entryOf = (result: Result): Element => {
  const entry = written(result);
  const read = readEntry(entry);
  const isEqual = read.ok && fingerprint(read.value) === fingerprint(result);
  if (!isEqual) throw new Error(`a result that cannot be written: ${JSON.stringify(result)}`);
  return entry;
};

/** The entry with another rank in it; one from elsewhere may have had none. */
export const withRank = (entry: Element, rank: number): Element => {
  const { children } = entry;
  const [old, fresh] = [childOf(entry, 'rank'), field('rank', String(rank))];
  if (!old) return { ...entry, children: [fresh, ...children] };
  return { ...entry, children: children.with(children.indexOf(old), { ...old, children: fresh.children }) };
};

/** Which level an element tells of. */
export const readLevel = ({ attributes, place }: Element): Parsed<LevelKey> => {
  const { level_number: number = '', level_hash: hash } = attributes;
  if (COUNT.test(number) && Number(number) > 0) return ok({ level: Number(number), ...(hash && { hash }) });
  const text = cleanName(number).slice(0, QUOTED);
  return {
    ok: false,
    problem: error(say('These results are not shown: "{text}" is no number of a level.', { text }), place),
  };
};

export const levelOf = ({ level, hash }: LevelKey): Element =>
  element(LEVEL, { level_number: String(level), ...(hash !== undefined && { level_hash: hash }) });
