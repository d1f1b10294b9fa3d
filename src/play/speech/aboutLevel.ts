import type { Judged } from '../../core/judge.ts';
import type { Level, SavedLine } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import { isGradable } from '../grading/gradable.ts';
import type { Opened } from '../packs/opened.ts';
import type { Table } from '../table/table.ts';
import { doubtsOf } from './doubts.ts';
import { gradeMessage, gradeOf, notesOf } from './grade.ts';
import { levelTitle } from './levelTitle.ts';
import { listed } from './listed.ts';
import { type Source, written } from './written.ts';

/** What somebody wrote about a pack, or about a level of it. */
export interface Said {
  readonly title: Message;
  readonly author?: Message;
  readonly notes?: Message;
}

/** A saved game that came with the file: it can be gone on with where its mark is. */
export interface SavedGame {
  readonly name: Message;
  readonly notes?: string;
  readonly line: SavedLine;
}

/** All that a file says about the level being played. */
export interface AboutLevel {
  readonly said: readonly Said[];
  readonly games: readonly SavedGame[];
  /** Lines of the file that cannot be what they are called: those of this level. */
  readonly doubts: readonly Message[];
  /** How hard the level is, where the file tells. */
  readonly grade?: Message;
}

/** What is known by now of all the lines that came with the pack; undefined where there are none. */
export interface AboutLines {
  readonly state: Message;
  /** The first of those in other levels that cannot be what they are called. */
  readonly doubts: readonly Message[];
  readonly isGoing: boolean;
}

const saidBy = (
  source: Source,
  title: Message,
  { author, notes }: { author?: string | undefined; notes?: string | undefined },
): Said => ({
  title,
  ...(author && { author: say('by {author}', { author: written(source, author) }) }),
  ...(notes && { notes: written(source, notes) }),
});

/** Letters of moves that are replayed in a moment. */
const SHORT = 100_000;

/** What is wrong with the lines that came with a level, to be told when it is opened: nobody shall wait for that. */
export const doubtsAt = (table: Table): readonly Message[] => {
  const { level, round } = table;
  const letters = level.lines.reduce((sum, { moves }) => sum + moves.length, 0);
  return round && letters <= SHORT ? doubtsOf(level, table.judged()) : [];
};

const gameOf = (line: SavedLine, { moves = 0 }: Judged['score']): SavedGame => ({
  name: say('{title}: move {at} of {moves}', { title: line.title ?? say('Saved game'), at: line.at ?? moves, moves }),
  ...(line.notes && { notes: line.notes }),
  line,
});

/** Whether there is something to go on with: a line that wins is still a saved game where its mark stands before the win. */
const isUnfinished = ({ at }: SavedLine, { solved, score }: Judged): boolean =>
  !solved || (at !== undefined && at < (score.moves ?? 0));

/** Which pack a level is from, and whose work it is. */
export const originOf = (opened: Opened, level: Level): Message => {
  const [title, author] = [written(opened, opened.pack.title), level.author ?? opened.pack.author];
  return author ? say('{title} by {author}', { title, author: written(opened, author) }) : title;
};

/** A level by its number, and by its title where it has one. */
const numberedTitle = (table: Table, level: number): Message => {
  const { title } = table.level;
  return title === `Level ${level}`
    ? levelTitle(table, title, level)
    : say('Level {level}, {title}', { level, title: written(table, title) });
};

export const aboutLevel = (table: Table): AboutLevel => {
  const { pack, level, number } = table;
  const judged = table.judged();
  const author = level.author === pack.author ? undefined : level.author;
  const grade = gradeOf(level);
  return {
    said: [
      saidBy(table, written(table, pack.title), pack),
      saidBy(table, numberedTitle(table, number), { notes: notesOf(level), author }),
    ],
    games: judged.flatMap((verdict, index) =>
      !verdict.problem && isUnfinished(level.lines[index]!, verdict)
        ? [gameOf(level.lines[index]!, verdict.score)]
        : [],
    ),
    doubts: doubtsOf(level, judged),
    ...(grade !== undefined && { grade: gradeMessage(grade) }),
  };
};

/** Doubts that are worth a list. */
const LISTED = 50;

export const aboutLines = ({ check, number }: Table): AboutLines | undefined => {
  const { lines, checked, isGoing } = check;
  if (lines === 0) return undefined;
  const values = { checked, lines };
  const isFine = checked === lines && check.doubts.length === 0;
  const doubts = check.doubts.filter(({ level }) => level !== number);
  const more = doubts.length - LISTED;
  return {
    state: isFine
      ? say('Solutions and saved games of this pack checked: {checked} of {lines}, nothing wrong.', values)
      : say('Solutions and saved games of this pack checked: {checked} of {lines}.', values),
    doubts: [
      ...doubts.slice(0, LISTED).map(({ level, doubt }) => say('Level {level}: {doubt}', { level, doubt })),
      ...(more > 0 ? [say('And {more} more.', { more })] : []),
    ],
    isGoing,
  };
};

/** Levels that are named in one sentence. */
const NAMED = 5;

/** What the check of the pack has found, apart from what is told of the level on the board anyway. */
export const checkNotice = ({ check, number }: Table): Message | undefined => {
  const levels = [...new Set(check.doubts.map(({ level }) => level))].filter((level) => level !== number);
  if (levels.length === 0) return undefined;
  const [level] = levels;
  if (levels.length === 1)
    return say('Not every solution or saved game of this pack is right: see level {level}.', { level: level! });
  const named = levels.slice(0, NAMED).map((each) => ({ text: String(each) }));
  const rest = levels.length > NAMED ? [say('others')] : [];
  return say('Not every solution or saved game of this pack is right: see levels {levels}.', {
    levels: listed([...named, ...rest]),
  });
};

/** Lines that are looked through whenever somebody asks what can be done. */
const FEW = 100;

/** Why there is nothing to tell. */
export const aboutLevelRefusal = (table: Table): Message | undefined => {
  if (table.level.lines.length > FEW || table.check.lines > 0) return undefined;
  // How hard it is can be found out.
  if (isGradable(table.game.id, table.level)) return undefined;
  const { said, games, doubts, grade } = aboutLevel(table);
  const isSaid = said.some(({ author, notes }) => author || notes) || grade !== undefined;
  const isSilent = !isSaid && games.length + doubts.length === 0;
  return isSilent ? say('The pack says nothing about this level.') : undefined;
};
