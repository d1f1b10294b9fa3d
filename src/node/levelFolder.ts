import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { AnyGame } from '../core/game.ts';
import { groupsBy } from '../core/groups.ts';
import { errorOf, type Level, titleOf } from '../core/pack.ts';
import { error, ok, type Parsed, type Problem, say } from '../core/parsed.ts';
import { gapWarnings, levelFile, levelsIn, numberIn, type Series } from '../core/series.ts';
import { openText } from '../play/packs/library.ts';
import type { Opened } from '../play/packs/opened.ts';
import type { Reader } from '../play/packs/reader.ts';
import { withFilesBeside } from './companions.ts';
import { readTextFile } from './textFile.ts';

/** A level file that was found, not read yet. */
export interface FoundPack {
  /** Its name without the ending. */
  readonly name: string;
  readonly path: string;
}

/** Where there is no folder there are no files. */
const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
};

const byName = new Intl.Collator('en', { numeric: true });

/** The files of a folder whose endings are those of a game's levels, in the order of their names. */
export const packsIn = (folder: string, { formats }: Reader): readonly FoundPack[] => {
  const endings = new Set(formats.flatMap(({ extensions }) => extensions));
  return filesIn(folder)
    .filter((file) => endings.has(file.slice(file.lastIndexOf('.') + 1).toLowerCase()))
    .sort(byName.compare)
    .map((file) => ({ name: titleOf(file), path: join(folder, file) }));
};

/** Reads a level file of a game, as it is said to be encoded. What is wrong with it as a whole is a problem of its pack. */
export const openPackFile = (path: string, reader: Reader, encoding?: string): Parsed<Opened> => {
  const text = readTextFile(path, encoding);
  if (!text.ok) return text;
  const opened = openText(text.value, basename(path), [reader]);
  if (!opened.ok) return opened;
  const { pack } = opened.value;
  if (pack.levels.length === 0) {
    return { ok: false, problem: pack.problems[0] ?? error(say('There is no level in this file.')) };
  }
  const problems = [...(text.warnings ?? []), ...pack.problems];
  return ok(withFilesBeside(path, { ...opened.value, pack: { ...pack, problems } }, encoding));
};

/** The level files of a game's series that were found in a folder, not read yet. */
export interface FoundSeries {
  readonly folder: string;
  readonly series: Series;
  /** In the order of their numbers. */
  readonly files: readonly string[];
  /** The highest of their numbers. */
  readonly count: number;
}

/** What there is of a game's series in a folder. */
export const seriesIn = (folder: string, { series }: AnyGame): FoundSeries | undefined => {
  const files = series ? levelsIn(series, filesIn(folder).toSorted(byName.compare)) : [];
  if (!series || files.length === 0) return undefined;
  return { folder, series, files, count: Math.max(numberIn(series, files.at(-1)!)!, 1) };
};

/** Files that cannot be played are named up to so many: whoever asks for a million levels need not hear of each. */
const MOST_PROBLEMS = 20;

/** The levels from the first to one that was asked for: each of them has to be there, and some that are not are named. */
export const upTo = ({ folder, series, files }: FoundSeries, count: number): FoundSeries => {
  const found = new Map(
    groupsBy(files, (file) => String(numberIn(series, file))).map((all) => [numberIn(series, all[0]!), all]),
  );
  const wanted: string[] = [];
  for (let [number, missing] = [1, 0]; number <= count && missing <= MOST_PROBLEMS; number++) {
    const there = found.get(number);
    wanted.push(...(there ?? [levelFile(series, number)]));
    if (!there) missing++;
  }
  return { folder, series, files: wanted, count };
};

/** What is wrong with a file, and which one it is. */
export interface FileProblem {
  readonly file: string;
  readonly problem: Problem;
}

/** All levels of a series as one pack under the folder's name; or what is wrong with those that cannot be played. */
export const openSeries = (
  { folder, series, files }: FoundSeries,
  reader: Reader,
  encoding?: string,
): Opened | { readonly problems: readonly FileProblem[] } => {
  const levels: Level[] = [];
  const problems: FileProblem[] = [];
  for (const name of files) {
    const file = join(folder, name);
    const opened = openPackFile(file, reader, encoding);
    const level = opened.ok ? opened.value.pack.levels[0] : undefined;
    const problem = opened.ok ? level && errorOf(level) : opened.problem;
    if (problem && problems.length === MOST_PROBLEMS) {
      problems.push({ file: folder, problem: error(say('There are more files that cannot be played.')) });
      break;
    }
    if (problem) problems.push({ file, problem });
    else if (level) levels.push(level);
  }
  if (problems.length > 0) return { problems };
  const title = basename(resolve(folder));
  return { game: reader.game, pack: { title, levels, problems: gapWarnings(series, files) }, name: title };
};
