import { type Problem, say, warning } from './parsed.ts';

/**
 * Level files that are one pack, in the order of the numbers in their names: `map1.txt`, `map2.txt`, … In each of these
 * names `#` stands for the number.
 */
export interface Series {
  readonly level: string;
  /** The file beside a level that has a solution of it. */
  readonly solution?: string;
  /** Where a player's own are looked for, in the folder that a program is started in. */
  readonly folder: string;
}

/** Beyond that it is no count of levels. */
const MOST = 999_999;

/** Old systems write names in capitals. */
const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const digitsIn = ({ level }: Series, name: string): string | undefined => {
  const [before = '', after = ''] = level.split('#');
  const digits = name.slice(before.length, name.length - after.length);
  return /^\d+$/.test(digits) && Number(digits) <= MOST && isSameName(name, before + digits + after)
    ? digits
    : undefined;
};

/** The number in the name of a level file; undefined for any other file. */
export const numberIn = (series: Series, name: string): number | undefined => {
  const digits = digitsIn(series, name);
  return digits === undefined ? undefined : Number(digits);
};

/** What a level is called in its series: by its number, or several by theirs. */
export const levelFile = ({ level }: Series, number: number | string): string => level.replace('#', String(number));

/** What the file with the solution of a level is called. */
export const solutionFile = (series: Series, name: string): string | undefined => {
  const digits = digitsIn(series, name);
  return digits === undefined ? undefined : series.solution?.replace('#', digits);
};

/** Whether a file is the one with the solution of a level. */
export const isSolutionOf = (series: Series, level: string, name: string): boolean => {
  const solution = solutionFile(series, level);
  return solution !== undefined && isSameName(solution, name);
};

/** The level files among others, in the order of their numbers. */
export const levelsIn = (series: Series, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => numberIn(series, name) !== undefined)
    .toSorted((one, other) => numberIn(series, one)! - numberIn(series, other)!);

/** Level files that are missing, from one number to another, and the file that comes next. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

/** What is missing between the first of the level files, which are in order, and the last. */
const gapsIn = (series: Series, levels: readonly string[]): readonly Gap[] =>
  levels.slice(1).flatMap((before, index) => {
    const [from, to] = [numberIn(series, levels[index]!)! + 1, numberIn(series, before)! - 1];
    return from <= to ? [{ from, to, before }] : [];
  });

/** Gaps that are named. */
const NAMED = 5;

/** The warning that level files are missing. */
export const gapWarnings = (series: Series, levels: readonly string[]): readonly Problem[] => {
  const gaps = gapsIn(series, levels);
  if (gaps.length === 0) return [];
  // `01.map` is followed by `02.map`.
  const digits = digitsIn(series, levels[0]!)!;
  const width = digits.startsWith('0') ? digits.length : 0;
  const nameOf = (number: number): string => levelFile(series, String(number).padStart(width, '0'));
  const names = gaps.map(({ from, to }) => (from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`));
  const values = { missing: names.slice(0, NAMED).join(', ') };
  const told =
    names.length > NAMED
      ? say('Missing from the set: {missing} and more.', values)
      : say('Missing from the set: {missing}.', values);
  return [warning(told, { file: gaps[0]!.before })];
};
