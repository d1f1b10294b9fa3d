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

const digitsIn = ({ level }: Series, name: string): string | undefined => {
  const [before = '', after = ''] = level.split('#');
  const digits = name.slice(before.length, name.length - after.length);
  return /^\d+$/.test(digits) && name === before + digits + after ? digits : undefined;
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

/** The highest number of a level among files whose names are written without leading zeros; 0 where there is none. */
export const lastNumber = (series: Series, names: readonly string[]): number => {
  const numbers = names.map((name) => numberIn(series, name) ?? 0);
  const plain = numbers.filter((number, index) => number <= MOST && names[index] === levelFile(series, number));
  return plain.reduce((most, number) => Math.max(most, number), 0);
};
