import type { AnyGame } from '../../core/game.ts';
import { errorOf, type Level } from '../../core/pack.ts';
import { bad, ok, type Parsed, type Problem, say } from '../../core/parsed.ts';
import { type Series, levelFile as seriesFile, solutionFile } from '../../core/series.ts';
import { convert, leftOut, writerFor, writtenExtensions } from './convert.ts';
import { fileNamed } from './fileNamed.ts';
import { levelsText } from './levelsText.ts';
import { levelText } from './levelText.ts';
import type { Opened } from './opened.ts';
import { type Reader, readerOf } from './reader.ts';

/** Where a game has no file that can be written, its positions are a text of our own, which is opened as one. */
const TEXT = 'txt';

/** The endings of the files that levels of a game can be saved as. */
export const levelEndings = ({ formats }: Pick<Reader, 'formats'>): readonly string[] => {
  const endings = writtenExtensions(formats);
  return endings.length > 0 ? endings : [TEXT];
};

/** Whether a file with this ending is one level of several that belong together. */
const isOneOfSeries = ({ series }: Pick<AnyGame, 'series'>, ending: string): boolean =>
  series?.level.endsWith(`.${ending}`) ?? false;

/** One level of a pack, or all of it where no number is given, as a file with this ending. */
export const levelFile = async ({ game, pack }: Opened, ending: string, number?: number): Promise<Parsed<string>> => {
  const reader = await readerOf(game);
  const endings = levelEndings(reader);
  if (!endings.includes(ending.toLowerCase())) {
    return bad(say('A file for levels ends in one of these: {endings}.', { endings: endings.join(', ') }));
  }
  const writer = writerFor(reader.formats, ending);
  const isWhole = number === undefined && pack.levels.length > 1;
  if (isWhole && ending.toLowerCase() === TEXT && (!writer || isOneOfSeries(game, TEXT))) return levelsText(game, pack);
  return writer ? convert(pack, writer, number) : ok(levelText(game, pack.levels[(number ?? 1) - 1]!));
};

/** A file that is to be written. */
export interface NamedFile {
  readonly name: string;
  readonly text: string;
}

/** A level of a series has its solution in a file beside it. */
const besideOf = (series: Series, name: string, { lines: [line] }: Level): readonly NamedFile[] => {
  const beside = solutionFile(series, name);
  return beside && line ? [{ name: beside, text: `${line.moves}\n` }] : [];
};

/** A pack whose levels have a file each, called by their numbers: `map1.txt`, `map2.txt` … What cannot be played is left out and told. */
const seriesFiles = async (opened: Opened, series: Series, ending: string): Promise<Parsed<readonly NamedFile[]>> => {
  const files: NamedFile[] = [];
  const warnings: Problem[] = [];
  let number = 0;
  for (const [index, level] of opened.pack.levels.entries()) {
    warnings.push(...leftOut(level, index));
    if (errorOf(level)) continue;
    const text = await levelFile(opened, ending, index + 1);
    if (!text.ok) return text;
    const name = seriesFile(series, ++number);
    files.push({ name, text: text.value }, ...besideOf(series, name, level));
    warnings.push(...(text.warnings ?? []));
  }
  return files.length > 0 ? ok(files, warnings) : bad(say('There is no level to write.'));
};

/** A whole pack: one file, or one for each level where such a file has room for no more. */
export const packFiles = async (opened: Opened, ending: string): Promise<Parsed<readonly NamedFile[]>> => {
  const { game, pack } = opened;
  const { series } = game;
  if (series && isOneOfSeries(game, ending) && pack.levels.length > 1) return seriesFiles(opened, series, ending);
  const text = await levelFile(opened, ending);
  return text.ok ? ok([{ name: fileNamed(pack.title, ending), text: text.value }], text.warnings) : text;
};
