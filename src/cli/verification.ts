import type { AnyGame } from '../core/game.ts';
import { column, row, type Size } from '../core/grid.ts';
import { type Identity, identity } from '../core/identity.ts';
import { type Budget, claimsToSolve, isFailed, type Judged, judgeSteps } from '../core/judge.ts';
import { errorOf, type Level } from '../core/pack.ts';
import { error, type Problem, say, sentence, warning } from '../core/parsed.ts';
import type { View } from '../core/view.ts';
import { type Work, within } from '../core/work.ts';
import type { Opened } from '../play/packs/opened.ts';
import { counted } from './io.ts';
import { positionOf } from './source.ts';

/** What is known of a level whose board is sound. */
interface Facts extends Size, Identity {
  readonly census: Readonly<Record<string, number>>;
}

/** A level, looked at from all sides. */
export interface Verification {
  readonly number: number;
  readonly level: Level;
  /** Undefined where the board is bad. */
  readonly facts: Facts | undefined;
  readonly lines: readonly Judged[];
  /** Of the level and of its lines. */
  readonly problems: readonly Problem[];
}

/** From the least to the greatest of some numbers, both included. */
const span = (places: readonly number[]): number => {
  let [least, most] = [places[0] ?? 0, places[0] ?? -1];
  for (const place of places) {
    least = Math.min(least, place);
    most = Math.max(most, place);
  }
  return most - least + 1;
};

/** The rectangle around a board, without the margin that its file may have drawn. */
const outline = (view: View): Size => {
  const { ground, pieces } = view;
  const cells = [...ground.keys()].filter((cell) => ground[cell] !== undefined || pieces[cell] !== undefined);
  return { width: span(cells.map((cell) => column(cell, view))), height: span(cells.map((cell) => row(cell, view))) };
};

const factsOf = (game: AnyGame, level: Level): Facts => {
  const state = positionOf(game, level);
  return { ...outline(game.view(state)), ...identity(game, state), census: game.census?.(state) ?? {} };
};

const reasonOf = ({ problem }: Judged): string => {
  if (!problem) return 'It does not solve the level.';
  const { line, column, step, message } = problem;
  if (step !== undefined) return `step ${step}: ${sentence(message)}`;
  return line === undefined ? sentence(message) : `${line}:${column ?? 1}: ${sentence(message)}`;
};

/** Readers that replay lines themselves have told it already, with its place in the file. */
const isTold = ({ problems }: Level, { problem }: Judged): boolean =>
  problems.some(({ step, message }) => {
    return problem !== undefined && step === problem.step && sentence(message) === sentence(problem.message);
  });

/** What an author may want to know of a line that can be played. */
const doubtsOf = ({ discarded, miswritten, warnings = [] }: Judged): readonly string[] => [
  ...warnings.map(({ message }) => sentence(message)),
  ...(discarded > 0 ? [`It goes on after the win: ${counted(discarded, 'move')} too many.`] : []),
  ...(miswritten ? ['Its letters are in the wrong case: capitals are pushes, small letters walks.'] : []),
];

const faultsOf = (level: Level, line: Judged): readonly string[] =>
  (line.problem || isFailed(line)) && !isTold(level, line) ? [reasonOf(line)] : [];

/** What is wrong with the saved lines. That one is only the beginning of a game is not, unless it claims to be a solution. */
const problemsOf = (level: Level, lines: readonly Judged[], number: number): readonly Problem[] =>
  lines.flatMap((line, index) => {
    const { line: at } = level.lines[index]!;
    const name = line.title === undefined ? `saved line ${index + 1}` : `"${line.title}"`;
    const place = at === undefined ? {} : { line: at, column: 1 };
    const told = (reason: string) => say('Level {number}, {name}: {reason}', { number, name, reason });
    const tell = claimsToSolve(line) ? error : warning;
    return [
      ...faultsOf(level, line).map((reason) => tell(told(reason), place)),
      ...doubtsOf(line).map((reason) => warning(told(reason), place)),
    ];
  });

/** Moves of all lines of a file that are replayed: more of them are a mistake or an attack. */
const MOST_MOVES = 20_000_000;

const unchecked = (number: number): Problem =>
  warning(
    say('Level {number}: not all of its lines were checked, as those of the file have too many moves.', { number }),
  );

function* verifyLevel(game: AnyGame, level: Level, number: number, budget: Budget): Work<Verification> {
  const facts = errorOf(level) ? undefined : factsOf(game, level);
  const lines = yield* judgeSteps(game, level, budget);
  const isCut = facts !== undefined && lines.length < level.lines.length;
  const problems = [...level.problems, ...problemsOf(level, lines, number), ...(isCut ? [unchecked(number)] : [])];
  return { number, level, facts, lines, problems };
}

/** Verifies every level of a pack. */
export function* verifySteps({ game, pack }: Opened, most = MOST_MOVES): Work<readonly Verification[]> {
  const done: Verification[] = [];
  const budget = { left: most };
  for (const [index, level] of pack.levels.entries()) {
    const verified = yield* within(verifyLevel(game, level, index + 1, budget), index, pack.levels.length);
    done.push(verified);
    yield done.length / pack.levels.length;
  }
  return done;
}
