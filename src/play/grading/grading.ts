import type { Answer } from '../../core/engine.ts';
import { judge } from '../../core/judge.ts';
import type { Graded } from '../../core/making.ts';
import { type Message, say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { findMakable } from '../../games/makers.ts';
import { gradeMessage } from '../speech/grade.ts';
import { askForShorter } from '../thinking/shorter.ts';
import type { Solver } from '../thinking/solver.ts';
import type { Stop, Subject } from '../thinking/thinker.ts';

/** Milliseconds that the best solution is looked for, and then any. */
const PATIENCE = { best: 20_000, any: 10_000 };

/** What became of a board that was to be graded. */
export type Grading =
  /** By a solution; a longer one than need be makes a level look harder than it is, so that is told. */
  | { readonly kind: 'graded'; readonly graded: Graded; readonly moves: string; readonly isByBest: boolean }
  /** Nothing solves it, which is proven. */
  | { readonly kind: 'none'; readonly reason: Message }
  /** It could not be found out, for a reason; nobody has answered where there is none. */
  | { readonly kind: 'unknown'; readonly reason: Message | undefined };

/** Somebody waits for it. */
export interface Inquirer {
  /** How many positions were looked at. */
  told(nodes: number): void;
  found(grading: Grading): void;
}

/** A position of a puzzle, and the moves of a solution of it, where one is known. */
export interface Ungraded extends Subject {
  readonly known?: string | undefined;
}

const gradedBy = async ({ game, position }: Ungraded, moves: string, isByBest: boolean): Promise<Grading> => {
  const grader = await findMakable(game)?.grader?.();
  const graded = grader?.grade(position, moves);
  if (!graded) return { kind: 'unknown', reason: undefined };
  if (!graded.ok) return { kind: 'unknown', reason: graded.problem.message };
  return { kind: 'graded', graded: graded.value, moves, isByBest };
};

/** What solutions are compared by; nothing where the moves do not solve it. */
const countOf = ({ game, position: board }: Ungraded, moves: string): number | undefined => {
  const [line] = judge(findGame(game)!, { title: '', board, lines: [{ moves }], problems: [] });
  return line?.solved ? (line.score.pushes ?? line.score.moves) : undefined;
};

/** Whether the known solution is as good as the best: then the level is graded by what one sees. */
const isKnownAsGood = (asked: Ungraded, best: string): boolean =>
  asked.known !== undefined && countOf(asked, asked.known) === countOf(asked, best);

const NOBODY: Grading = { kind: 'unknown', reason: undefined };

/** What an answer comes to, where nothing else is left to try. */
const gradingOf = async (asked: Ungraded, answer: Answer | undefined): Promise<Grading> => {
  if (answer?.kind === 'line') return gradedBy(asked, answer.moves, answer.proven);
  if (answer?.kind === 'gaveUp') return { kind: 'unknown', reason: answer.reason };
  return answer ?? NOBODY;
};

/** Grades a board: by the best solution if that is found in time, else by a known one, else by any. */
export const askForGrade = (solver: Solver, asked: Ungraded, { told, found }: Inquirer): Stop => {
  const { game, position, known } = asked;
  let isStopped = false;
  let stop: Stop = () => {};
  const tell = (grading: Promise<Grading>): void => {
    grading
      .catch(() => NOBODY)
      .then((one) => {
        if (!isStopped) found(one);
      });
  };
  const seek = (isAny: boolean, answered: (answer: Answer | undefined) => void): void => {
    const riddle = { game, position, isAny, ms: isAny ? PATIENCE.any : PATIENCE.best };
    stop = solver.solve(riddle, {
      hear: ({ nodes, answer }) => (answer ? answered(answer) : told(nodes)),
      lost: () => answered(undefined),
    });
  };
  seek(false, (answer) => {
    if (answer?.kind === 'line' && isKnownAsGood(asked, answer.moves)) tell(gradedBy(asked, known!, answer.proven));
    else if (answer?.kind === 'line') {
      stop = askForShorter(solver, { game, position, moves: answer.moves }, (moves) =>
        tell(gradedBy(asked, moves, answer.proven)),
      );
    } else if (answer?.kind !== 'gaveUp') tell(gradingOf(asked, answer));
    else if (known !== undefined) tell(gradedBy(asked, known, false));
    else seek(true, (any) => tell(gradingOf(asked, any)));
  });
  return () => {
    isStopped = true;
    stop();
  };
};

/** What is said while it goes on. */
export const gradingMessage = (nodes: number): Message =>
  nodes === 0
    ? say('The best solution is being looked for …')
    : say('The best solution is being looked for … {nodes} positions so far.', { nodes });

/** What is said of what became of it. */
export const gradingResult = (grading: Grading): Message => {
  if (grading.kind === 'none') return say('This level cannot be solved at all.');
  if (grading.kind === 'unknown') {
    const before = say('How hard it is could not be told.');
    return grading.reason ? say('{before} {next}', { before, next: grading.reason }) : before;
  }
  const told = gradeMessage(grading.graded.grade);
  if (grading.isByBest) return told;
  return say('{before} {next}', {
    before: told,
    next: say('That is by a solution that may be longer than need be: perhaps it is easier.'),
  });
};
