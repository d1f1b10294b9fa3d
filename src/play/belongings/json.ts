import { bad, ok, type Parsed, type Place, say } from '../../core/parsed.ts';

/** An object out of JSON: nothing about its fields is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value from elsewhere is what it should be. */
export type Check<T> = (value: unknown) => value is T;

/** No text of ours is nested deeper than a few levels; a hostile one could exhaust the stack when it is written again. */
const MAX_DEPTH = 32;

/** A player file of 64 MB has fewer, however short the lines in it are. */
const MAX_COUNT = 4_000_000;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isOneOf =
  <T>(values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((one) => one === value);

/** A text of at most so many characters, which also fits the pattern. */
export const isText =
  (most: number, pattern = /^/): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most && pattern.test(value);

/** A whole number between two others, both included. */
export const isWhole =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Versions of what we write count from 1. */
export const isVersion = isWhole(1, Number.MAX_SAFE_INTEGER);

export const isListOf =
  <T>(isItem: Check<T>, most: number): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(isItem);

/** An object whose fields are all of one kind, whatever they are called. */
export const isRecordOf =
  <T>(isItem: Check<T>, most: number): Check<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.keys(value).length <= most && Object.values(value).every(isItem);

const placeAt = (text: string, position: number): Place => {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
};

/** Engines tell the place in words of their own, and some not at all. */
const placeIn = (text: string, complaint: string): Place => {
  const position = / at position (\d+)/.exec(complaint)?.[1];
  if (position !== undefined) return placeAt(text, Number(position));
  const [, line, column] = /line (\d+) column (\d+)/.exec(complaint) ?? [];
  if (line !== undefined) return { line: Number(line), column: Number(column) };
  return /end of (JSON )?input/.test(complaint) ? placeAt(text, text.length) : {};
};

/** What a text would become: how deep at most, and how many lists and objects. */
interface Shape {
  readonly depth: number;
  readonly count: number;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: readonly number[] = [91, 123];
const CLOSING: readonly number[] = [93, 125];

/** The index of the quote that ends the text which begins at an index. */
const endOfText = (json: string, start: number): number => {
  for (let index = start + 1; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) return index;
    if (code === BACKSLASH) index += 1;
  }
  return json.length;
};

/** Looked at before it is read: millions of brackets take gigabytes once they are lists. As far as it is JSON at all. */
const shapeOf = (json: string): Shape => {
  let [depth, deepest, count] = [0, 0, 0];
  for (let index = 0; index < json.length && deepest <= MAX_DEPTH; index++) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = endOfText(json, index);
    else if (CLOSING.includes(code)) depth -= 1;
    else if (OPENING.includes(code)) {
      depth += 1;
      count += 1;
      deepest = Math.max(deepest, depth);
    }
  }
  return { depth: deepest, count };
};

/** Reads JSON that somebody else may have written. */
export const parseJson = (text: string): Parsed<unknown> => {
  const plain = text.replace(/^\uFEFF/, '');
  const { depth, count } = shapeOf(plain);
  if (depth > MAX_DEPTH) return bad(say('This JSON is nested too deeply.'));
  if (count > MAX_COUNT) return bad(say('This JSON has more than {most} lists and objects.', { most: MAX_COUNT }));
  try {
    return ok(JSON.parse(plain));
  } catch (cause) {
    return bad(say('This is not valid JSON.'), placeIn(plain, String(cause)));
  }
};

/** JSON as we write it: for people too, each field on a line of its own. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
