import { isFailed, type Judged } from '../../core/judge.ts';
import type { Level, SavedLine } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import { problemMessage } from './problems.ts';

/** What somebody wrote about a pack, or about a level of it. */
export interface Said {
  readonly title: Message;
  readonly author?: Message;
  readonly notes?: string;
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
  /** Lines of the file that cannot be what they are called. */
  readonly doubts: readonly Message[];
}

const saidBy = (
  title: Message,
  { author, notes }: { author?: string | undefined; notes?: string | undefined },
): Said => ({
  title,
  ...(author && { author: say('by {author}', { author }) }),
  ...(notes && { notes }),
});

/** The line is told already: of a place in its moves the step is what counts. */
const reasonOf = ({ problem }: Judged): Message => {
  if (!problem) return say('It does not solve the level.');
  const { step, message } = problem;
  return step === undefined ? problemMessage(problem) : say('Step {step}: {reason}', { step, reason: message });
};

const doubtOf = (line: SavedLine, judged: Judged): Message | undefined => {
  if (!judged.problem && !isFailed(judged)) return undefined;
  const values = { title: line.title ?? say('A saved line'), reason: reasonOf(judged) };
  return line.line === undefined
    ? say('{title} in the file: {reason}', values)
    : say('{title} in line {line} of the file: {reason}', { ...values, line: line.line });
};

const doubtsOf = ({ lines }: Level, judged: readonly Judged[]): readonly Message[] =>
  judged.flatMap((verdict, index) => doubtOf(lines[index]!, verdict) ?? []);

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

export const aboutLevel = (table: Table): AboutLevel => {
  const { pack, level, number } = table;
  const judged = table.judged();
  const author = level.author === pack.author ? undefined : level.author;
  return {
    said: [
      saidBy({ text: pack.title }, pack),
      saidBy(say('Level {level}, {title}', { level: number, title: level.title }), { ...level, author }),
    ],
    games: judged.flatMap((verdict, index) =>
      verdict.problem || verdict.solved ? [] : [gameOf(level.lines[index]!, verdict.score)],
    ),
    doubts: doubtsOf(level, judged),
  };
};

/** Lines that are looked through whenever somebody asks what can be done. */
const FEW = 100;

/** Why there is nothing to tell. */
export const aboutLevelRefusal = (table: Table): Message | undefined => {
  if (table.level.lines.length > FEW) return undefined;
  const { said, games, doubts } = aboutLevel(table);
  const isSilent = said.every(({ author, notes }) => !author && !notes) && games.length + doubts.length === 0;
  return isSilent ? say('The pack says nothing about this level.') : undefined;
};
