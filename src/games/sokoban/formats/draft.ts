import type { Level, SavedLine } from '../../../core/pack.ts';
import { error, type Place, type Problem, say, sentence, warning } from '../../../core/parsed.ts';
import { splitMark } from '../notation.ts';
import { draw, parse } from '../position.ts';
import type { State } from '../rules.ts';
import type { FileLine } from './lines.ts';

/** A level while its file is being read: what has been said about it so far. */
export interface LevelDraft {
  readonly board: Board;
  readonly about: About;
  readonly saved: SavedDraft[];
  /** That it is a level of another game, told before anything else that is wrong with it. */
  foreign?: Problem | undefined;
}

/** What a text says about a pack, a level or a saved line. */
export interface About {
  /** A line above it; a `Title:` beats it. */
  heading?: string | undefined;
  title?: string;
  author?: string;
  readonly notes: string[];
  readonly comments: string[];
  readonly problems: Problem[];
}

interface SavedDraft {
  readonly moves: string;
  readonly line: number;
  readonly about: About;
}

interface Board {
  readonly state: State | undefined;
  readonly text: string;
  readonly problems: readonly Problem[];
}

export const newAbout = (heading?: string): About => ({ heading, notes: [], comments: [], problems: [] });

/** Where in the file each row of a board stands. */
const placesOf = (lines: readonly FileLine[]): readonly Place[] =>
  lines.flatMap(({ number, text, rows }) => {
    let from = 0;
    return rows.map((row) => {
      const at = Math.max(text.indexOf(row, from), 0);
      from = at + row.length;
      return { line: number, column: at };
    });
  });

const inFile = (problem: Problem, places: readonly Place[]): Problem => {
  const { line = 1, column = 1 } = problem;
  const row = places[line - 1] ?? places[0]!;
  return { ...problem, line: row.line!, column: row.column! + column };
};

export const readBoard = (lines: readonly FileLine[]): Board => {
  const text = lines.flatMap(({ rows }) => rows).join('\n');
  const told = lines.flatMap(({ problem }) => problem ?? []);
  if (told.some(({ severity }) => severity === 'error')) return { state: undefined, text, problems: told };
  const parsed = parse(text);
  const found = (parsed.ok ? (parsed.warnings ?? []) : [parsed.problem]).map((one) => inFile(one, placesOf(lines)));
  if (!parsed.ok) return { state: undefined, text, problems: [...told, ...found] };
  return { state: parsed.value, text: draw(parsed.value).join('\n'), problems: [...told, ...found] };
};

/** Text lines without the blank ones around them. */
export const trimmed = (lines: readonly string[]): string => {
  const from = lines.findIndex((line) => line.trim() !== '');
  const to = lines.findLastIndex((line) => line.trim() !== '');
  return from === -1 ? '' : lines.slice(from, to + 1).join('\n');
};

const optional = <K extends string>(key: K, value: string | undefined): { readonly [k in K]?: string } =>
  value ? ({ [key]: value } as { readonly [k in K]?: string }) : {};

const savedLine = ({ moves, line, about }: SavedDraft): SavedLine => ({
  ...splitMark(moves),
  line,
  ...optional('title', about.title ?? about.heading),
  ...optional('notes', trimmed(about.notes)),
});

/** A line above a board that has a title of its own is a note after all. */
const notesOf = ({ heading, title, notes }: About): string => {
  const isNote = heading !== undefined && title !== undefined && heading !== title;
  return trimmed(isNote ? [heading, ...notes] : notes);
};

export const finishLevel = (
  { board, about, saved, foreign }: LevelDraft,
  number: number,
  author: string | undefined,
): Level => ({
  title: about.title || about.heading || `Level ${number}`,
  board: board.text,
  lines: saved.map(savedLine),
  ...optional('author', about.author ?? author),
  ...optional('notes', notesOf(about)),
  ...optional('comments', about.comments.join('\n')),
  problems: [...(foreign ? [foreign] : []), ...board.problems, ...about.problems],
});

export const duplicate = (key: string, line: number): Problem =>
  warning(say('"{key}" is there twice: the first one counts.', { key }), { line, column: 1 });

export const foreignGame = (game: string, line: number): Problem =>
  error(say('This is a level of {game}, not of plain Sokoban.', { game }), { line, column: 1 });

export const openComment = (line: number): Problem =>
  warning(say('This comment has no Comment-End.'), { line, column: 1 });

export const foreignMoves = (line: number): Problem =>
  error(say('These moves have directions that plain Sokoban does not have.'), { line, column: 1 });

/** The same thing a thousand times is told once. */
export const tellOnce = ({ problems }: About, problem: Problem): void => {
  const isTold = problems.some(({ message }) => sentence(message) === sentence(problem.message));
  if (!isTold) problems.push(problem);
};
