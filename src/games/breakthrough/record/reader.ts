import type { Level, Pack, SavedLine } from '../../../core/pack.ts';
import { bad, error, ok, type Parsed, type Problem, problemsOf, say, warning } from '../../../core/parsed.ts';
import { lines } from '../../../core/text.ts';
import { finalResult, formatMoves, isResult, resultOf } from '../notation.ts';
import { format, parse } from '../position.ts';
import { type PlayedLine, playLine } from './line.ts';
import { type Section, sections } from './sections.ts';
import { readStart } from './start.ts';
import { findTag, notesOf, type Tag } from './tags.ts';

const repeated = (tags: readonly Tag[]): readonly Problem[] =>
  tags
    .filter((tag) => findTag(tags, tag.key) !== tag)
    .map((tag) => warning(say('The tag {tag} is there twice: the first one counts.', { tag: tag.key }), tag));

/** A game may end by resignation or time, which no board shows; but nobody wins against the board. */
const doubts = (given: Tag | undefined, actual: string | undefined): readonly Problem[] => {
  if (!given) return [];
  const { value: result } = given;
  if (actual !== undefined && result !== actual) {
    return [warning(say('The Result tag says {result}, the board says {actual}.', { result, actual }), given)];
  }
  if (isResult(result)) return [];
  return [warning(say('"{result}" is not a result: expected 1-0, 0-1 or *.', { result }), given)];
};

/** The result as given, as the board shows it, or as it stands behind the moves of a game given up. */
const settle = (given: Tag | undefined, actual: string | undefined, text: string): string | undefined => {
  const last = finalResult(text);
  return given?.value ?? actual ?? (last === '*' ? undefined : last);
};

/** In how many moves whoever begins is to win: then the moves are no game that was played, but how it is done. */
const readTask = (tag: Tag | undefined): Parsed<number | undefined> => {
  if (!tag || /^[1-9]\d?$/.test(tag.value)) return ok(tag && Number(tag.value));
  return bad(say('"{within}" is not a number of moves like 5.', { within: tag.value }), tag);
};

const titleOf = (value: (key: string) => string | undefined, name: string): string => {
  const [first, second] = [value('First'), value('Second')];
  return value('Title') || (first && second ? `${first} – ${second}` : name);
};

/** What is wrong with a line is only a warning: the level can be played without it. */
const lineProblem = (problem: Problem, { tags, rows, above }: Section): Problem => {
  if (tags.length > 0) return { ...problem, severity: 'warning', line: problem.line! + above };
  // Without tags the line is all there is; with slashes in it, it was meant to be a position.
  const position = parse(rows.join('\n'));
  return position.ok || !rows.some((row) => row.includes('/')) ? problem : position.problem;
};

/** A line that cannot be played is kept as it was written. */
const savedLines = (text: string, played: Parsed<PlayedLine> | undefined): readonly SavedLine[] => {
  if (!played?.ok) return text === '' ? [] : [{ moves: text }];
  const { moves } = played.value;
  return moves.length === 0 ? [] : [{ moves: formatMoves(moves) }];
};

/** A record whose start cannot be read: all of it is kept as it was written. */
const readLevel = (section: Section, name: string): Level => {
  const { tags, rows } = section;
  const text = rows.join('\n');
  const begun = readStart(tags);
  const played = begun.ok ? playLine(begun.value, text) : undefined;
  const actual = played?.ok ? resultOf(played.value.end) : undefined;
  const given = findTag(tags, 'Result');
  const task = readTask(findTag(tags, 'Within'));
  const within = task.ok ? task.value : undefined;
  const value = (key: string): string | undefined =>
    key === 'Result' && within === undefined ? settle(given, actual, text) : findTag(tags, key)?.value;
  const notes = notesOf(value);
  const isAllWrong = tags.length === 0 && played && !played.ok;
  return {
    title: titleOf(value, name),
    board: begun.ok ? format(begun.value) : (value('FEN') ?? value('Size') ?? ''),
    lines: savedLines(text.trim(), played),
    ...(notes && { notes }),
    ...(within && { within }),
    problems: isAllWrong
      ? [lineProblem(played.problem, section)]
      : [
          ...(begun.ok ? (begun.warnings ?? []) : [begun.problem]),
          ...problemsOf(task),
          ...repeated(tags),
          ...(played && !played.ok ? [lineProblem(played.problem, section)] : []),
          ...doubts(given, actual),
        ],
  };
};

/** What stands above the first game, for people with an editor. */
const remarksIn = (text: string): string => {
  const rows = lines(text);
  const end = rows.findIndex((row) => !/^\uFEFF?\s*(?:;|$)/.test(row));
  const remarks = rows.slice(0, end < 0 ? rows.length : end).filter((row) => row.includes(';'));
  return remarks.map((row) => row.replace(/^\uFEFF?\s*; ?/, '').trimEnd()).join('\n');
};

/** Every game of the file is a level with one line. */
export function* readRecords(text: string, name: string): Generator<number, Pack> {
  const total = lines(text).length;
  const levels: Level[] = [];
  for (const section of sections(text)) {
    levels.push(readLevel(section, name));
    yield (section.above + section.rows.length) / total;
  }
  const problems = levels.length === 0 ? [error(say('There is no game in this file.'))] : [];
  const comments = levels.length > 0 ? remarksIn(text) : '';
  return { title: name, ...(comments && { comments }), levels, problems };
}
