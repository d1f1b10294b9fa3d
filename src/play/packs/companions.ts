import type { AnyGame } from '../../core/game.ts';
import { type Level, type SavedLine, titleOf } from '../../core/pack.ts';
import { ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import { gapWarnings, isSolutionOf, levelFile, numberIn, type Series, solutionFile } from '../../core/series.ts';
import type { Work } from '../../core/work.ts';
import { openText, openTextSteps } from './library.ts';
import type { Opened } from './opened.ts';
import type { Reader } from './reader.ts';

/** A file by its name, without the folders before it. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with the file beside is no fault of the level. */
const doubt = (file: string, { message }: Problem): Problem =>
  warning(say('{file}: {reason}', { file, reason: message }));

/** A level with the moves of a file beside it. */
export const withSolution = (level: Level, file: string, moves: Parsed<string>): Level => {
  const told = moves.ok ? (moves.warnings ?? []) : [moves.problem];
  const line: SavedLine[] = moves.ok ? [{ title: 'Solution', moves: moves.value }] : [];
  return {
    ...level,
    lines: [...level.lines, ...line],
    problems: [...level.problems, ...told.map((problem) => doubt(file, problem))],
  };
};

/** The levels of a series among files, in the order of their numbers. */
const levelsAmong = (series: Series, files: readonly TextFile[]): readonly TextFile[] =>
  files
    .filter(({ name }) => numberIn(series, name) !== undefined)
    .toSorted((one, other) => numberIn(series, one.name)! - numberIn(series, other.name)!);

/** The levels of a series, then the solutions of them that are there. */
const seriesAmong = (series: Series, files: readonly TextFile[]): readonly TextFile[] => {
  const levels = levelsAmong(series, files);
  const wanted = new Set(levels.map(({ name }) => solutionFile(series, name)?.toLowerCase()));
  return [...levels, ...files.filter(({ name }) => wanted.has(name.toLowerCase()))];
};

/** What was opened together, as packs: each series is one of them with its solutions, every other file is one by itself. */
export const packsAmong = (files: readonly TextFile[], games: readonly AnyGame[]): readonly (readonly TextFile[])[] => {
  const packs = games
    .flatMap(({ series }) => (series ? [seriesAmong(series, files)] : []))
    .filter((pack) => pack.length > 0);
  const taken = new Set(packs.flat());
  return [...packs, ...files.filter((file) => !taken.has(file)).map((file) => [file])];
};

/** A level with the file in which its problems are. */
export const inFile = (level: Level, file: string): Level => ({
  ...level,
  problems: level.problems.map((problem) => ({ ...problem, file })),
});

/** A file that cannot be read at all is a level that cannot be played: the others keep their numbers. */
const levelsIn = ({ name, text }: TextFile, reader: Reader): readonly Level[] => {
  const opened = openText(text, name, [reader]);
  const levels = opened.ok
    ? opened.value.pack.levels
    : [{ title: name, board: text, lines: [], problems: [opened.problem] }];
  return levels.map((level) => inFile(level, name));
};

/** `map1`, or `map1-5`. */
const nameOf = (series: Series, levels: readonly TextFile[]): string => {
  const [first, last] = [levels[0]!, levels.at(-1)!].map(({ name }) => numberIn(series, name)!);
  return titleOf(levelFile(series, first === last ? first! : `${first}-${last}`));
};

/** The levels of a series, and who reads them. */
interface Found {
  readonly reader: Reader;
  readonly series: Series;
  readonly levels: readonly TextFile[];
}

const foundAmong = (files: readonly TextFile[], readers: readonly Reader[]): Found | undefined =>
  readers
    .flatMap((reader) => {
      const { series } = reader.game;
      return series ? [{ reader, series, levels: levelsAmong(series, files) }] : [];
    })
    .find(({ levels }) => levels.length > 0);

function* openSeries({ reader, series, levels: found }: Found, files: readonly TextFile[]): Work<Parsed<Opened>> {
  const levels: Level[] = [];
  for (const [index, file] of found.entries()) {
    yield index / found.length;
    const solution = files.find(({ name }) => isSolutionOf(series, file.name, name));
    for (const level of levelsIn(file, reader)) {
      levels.push(solution ? withSolution(level, solution.name, ok(solution.text)) : level);
    }
  }
  const name = nameOf(series, found);
  const problems = gapWarnings(
    series,
    found.map((file) => file.name),
  );
  return ok({ game: reader.game, pack: { title: name, levels, problems }, name });
}

/** Reads the files of one pack: a file alone may be anything, several are a series. */
export function* openFilesSteps(
  files: readonly TextFile[],
  readers: readonly Reader[],
  from?: AnyGame,
): Work<Parsed<Opened>> {
  const found = files.length > 1 ? foundAmong(files, readers) : undefined;
  if (found) return yield* openSeries(found, files);
  const [{ name, text } = { name: '', text: '' }] = files;
  return yield* openTextSteps(text, name, readers, from);
}
