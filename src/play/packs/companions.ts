import type { Level, SavedLine } from '../../core/pack.ts';
import { ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import type { Work } from '../../core/work.ts';
import { vexed } from '../../games/vexed/index.ts';
import { openText, openTextSteps } from './library.ts';
import type { Opened } from './opened.ts';

/** A file by its name, without the folders before it. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

const digitsIn = (map: string): string | undefined => /^map(\d+)\.txt$/.exec(map)?.[1];

const isMap = ({ name }: TextFile): boolean => digitsIn(name) !== undefined;

const numberOf = ({ name }: TextFile): number => Number(digitsIn(name));

/** A Vexed level in `mapN.txt` has its solution in `solN.txt` beside it. */
export const solutionName = (map: string): string | undefined => {
  const digits = digitsIn(map);
  return digits === undefined ? undefined : `sol${digits}.txt`;
};

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

/** What was opened together, as packs: maps and their solutions are one of them, every other file is one by itself. */
export const packsAmong = (files: readonly TextFile[]): readonly (readonly TextFile[])[] => {
  const maps = files.filter(isMap).toSorted((one, other) => numberOf(one) - numberOf(other));
  const wanted = new Set(maps.map(({ name }) => solutionName(name)));
  const solutions = files.filter(({ name }) => wanted.has(name));
  const others = files.filter((file) => !maps.includes(file) && !solutions.includes(file));
  return [...(maps.length > 0 ? [[...maps, ...solutions]] : []), ...others.map((file) => [file])];
};

/** A map that cannot be read at all is a level that cannot be played: the others keep their numbers. */
const levelsIn = ({ name, text }: TextFile): readonly Level[] => {
  const opened = openText(text, name, [vexed]);
  if (opened.ok) return opened.value.pack.levels;
  return [{ title: name, board: text, lines: [], problems: [opened.problem] }];
};

/** `map1`, or `map1-5`. */
const nameOf = (maps: readonly TextFile[]): string => {
  const [first, last] = [numberOf(maps[0]!), numberOf(maps.at(-1)!)];
  return first === last ? `map${first}` : `map${first}-${last}`;
};

function* openMaps(files: readonly TextFile[]): Work<Parsed<Opened>> {
  const maps = files.filter(isMap);
  const levels: Level[] = [];
  for (const [index, map] of maps.entries()) {
    yield index / maps.length;
    const solution = files.find(({ name }) => name === solutionName(map.name));
    for (const level of levelsIn(map)) {
      levels.push(solution ? withSolution(level, solution.name, ok(solution.text)) : level);
    }
  }
  const name = nameOf(maps);
  return ok({ game: vexed, pack: { title: name, levels, problems: [] }, name });
}

/** Reads the files of one pack. */
export function* openFilesSteps(files: readonly TextFile[]): Work<Parsed<Opened>> {
  const [only, ...others] = files;
  return yield* only && others.length === 0 ? openTextSteps(only.text, only.name) : openMaps(files);
}
