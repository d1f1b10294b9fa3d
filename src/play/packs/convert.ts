import { errorOf, type Format, type Level, type Pack } from '../../core/pack.ts';
import { bad, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';

/** A format that can also be written. */
export type Writer = Format & Required<Pick<Format, 'write'>>;

const isWriter = (format: Format): format is Writer => format.write !== undefined;

/** The format that writes files with this ending; the first one of several. */
export const writerFor = (formats: readonly Format[], extension: string): Writer | undefined =>
  formats.filter(isWriter).find(({ extensions }) => extensions.includes(extension.toLowerCase()));

/** The endings of the files that can be written. */
export const writtenExtensions = (formats: readonly Format[]): readonly string[] => [
  ...new Set(formats.filter(isWriter).flatMap(({ extensions }) => extensions)),
];

/** What is told of a level that cannot be written. */
export const leftOut = (level: Level, index: number): readonly Problem[] => {
  const problem = errorOf(level);
  if (!problem) return [];
  const values = { number: index + 1, reason: problem.message };
  return [warning(say('Level {number} is left out: {reason}', values), problem)];
};

/** The levels that can be played; what is wrong with the others is told. */
const sound = ({ levels }: Pack): Parsed<readonly Level[]> => {
  const kept = levels.filter((level) => !errorOf(level));
  const [first] = levels.flatMap((level) => errorOf(level) ?? []);
  if (kept.length === 0) return first ? { ok: false, problem: first } : bad(say('There is no level to write.'));
  return ok(kept, levels.flatMap(leftOut));
};

const picked = ({ levels }: Pack, number: number): Parsed<readonly Level[]> => {
  const level = levels[number - 1];
  if (!level) return bad(say('There is no level {number}: the file has {levels}.', { number, levels: levels.length }));
  const problem = errorOf(level);
  return problem ? { ok: false, problem } : ok([level]);
};

/** A pack, or one level of it, as a file of another format. Levels with errors are left out, with a warning each. */
export const convert = (pack: Pack, { write }: Writer, level?: number): Parsed<string> => {
  const levels = level === undefined ? sound(pack) : picked(pack, level);
  if (!levels.ok) return levels;
  const written = write({ ...pack, levels: levels.value });
  return written.ok ? ok(written.value, [...(levels.warnings ?? []), ...(written.warnings ?? [])]) : written;
};
