import type { AnyGame } from '../../core/game.ts';
import { errorOf, type Level, type Pack, type SavedLine } from '../../core/pack.ts';
import { bad, ok, type Parsed, type Problem, say } from '../../core/parsed.ts';
import { lines } from '../../core/text.ts';
import type { Work } from '../../core/work.ts';
import { leftOut } from './convert.ts';
import { gameOfText, type Names, nameLines, namesFrom, oneLine, readBoard } from './levelText.ts';
import type { Opened } from './opened.ts';

/** Notes have lines of their own. */
const noteLines = (notes = ''): readonly string[] =>
  lines(notes).map((line) => (line.trim() === '' ? 'Notes:' : `Notes: ${line.trim()}`));

const levelLines = (level: Level): readonly string[] => [
  `Level: ${oneLine(level.title)}`.trim(),
  ...nameLines([['Author', level.author ?? '']]),
  ...noteLines(level.notes),
  ...nameLines(level.lines.map(({ moves }) => ['Solution', moves])),
  '',
  ...lines(level.board),
  '',
];

/**
 * A whole pack of any game as a text: the names of the pack, then those of each level above its board. Levels with errors
 * are left out, with a warning each.
 */
export const levelsText = (
  { id }: Pick<AnyGame, 'id'>,
  { title, author = '', notes, levels }: Pack,
): Parsed<string> => {
  const sound = levels.filter((level) => !errorOf(level));
  if (sound.length === 0) return bad(say('There is no level to write.'));
  const head = nameLines(Object.entries({ Game: id, Title: title, Author: author }));
  const text = [...head, ...noteLines(notes), '', ...sound.flatMap(levelLines)];
  return ok(text.join('\n'), levels.flatMap(leftOut));
};

/** A level among the lines of such a text. */
interface Found {
  readonly title: string;
  readonly names: Names;
  readonly board: readonly string[];
}

const TITLE = /^Level:(.*)$/;

const foundIn = (all: readonly string[], from: number, to: number): Found | undefined => {
  const names = namesFrom(all, from);
  if (!names || names.below > to) return undefined;
  const board = all.slice(names.below, to);
  while (board.at(-1)?.trim() === '') board.pop();
  return { title: names.one('Level'), names, board };
};

const shifted = (problem: Problem, by: number): Problem =>
  problem.line === undefined ? problem : { ...problem, line: problem.line + by };

const notesOf = (names: Names): { readonly notes?: string } => {
  const notes = names.all('Notes').join('\n').trim();
  return notes === '' ? {} : { notes };
};

const solutionsOf = (names: Names): readonly SavedLine[] =>
  names.all('Solution').map((moves) => ({ title: 'Solution', moves }));

const readLevel = (game: AnyGame, { title, names, board }: Found, number: number): Level => {
  const read = readBoard(game, names, board.join('\n'));
  return {
    title: title || `Level ${number}`,
    ...read,
    ...notesOf(names),
    lines: solutionsOf(names),
    problems: read.problems.map((problem) => shifted(problem, names.below)),
  };
};

/** Such a text as a pack; undefined where it is none of these games, or has no `Level:` below the names of the pack. */
export function* openLevelsText(
  text: string,
  name: string,
  among: readonly AnyGame[],
): Work<Parsed<Opened> | undefined> {
  const game = gameOfText(text, among);
  const all = game ? lines(text) : [];
  const names = namesFrom(all, 0);
  if (!game || !names || !TITLE.test(all[names.below] ?? '')) return undefined;
  const starts = all.flatMap((line, at) => (at >= names.below && TITLE.test(line) ? [at] : []));
  const levels: Level[] = [];
  for (const [index, from] of starts.entries()) {
    yield index / starts.length;
    const found = foundIn(all, from, starts[index + 1] ?? all.length);
    if (!found) return bad(say('Between the names of a level and its board is an empty line.'), { line: from + 1 });
    levels.push(readLevel(game, found, index + 1));
  }
  const [title, author] = [names.one('Title') || name, names.one('Author')];
  const pack = { title, ...(author !== '' && { author }), ...notesOf(names), levels, problems: [] };
  return ok({ game, pack, name: title });
}
