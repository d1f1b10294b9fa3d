import type { AnyGame, Score } from '../../core/game.ts';
import { errorOf } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { noScore } from '../../core/replay.ts';
import { print, printJson } from '../../node/output.ts';
import type { Job, Numbered, SolverOptions } from './jobs.ts';
import type { Solving } from './solving.ts';

/** An engine gives up when its time is up, and hardly ever for another reason: that is told beside it. */
export const STATUS = { line: 'solved', none: 'unsolvable', gaveUp: 'timeout' } as const;

const rounded = (seconds: number): number => Math.round(seconds * 1e3) / 1e3;

/** What a solution takes, moves and pushes in every game, so that all objects have the same shape. */
const figuresOf = (game: AnyGame, score: Score | undefined): Readonly<Record<string, number | null>> =>
  Object.fromEntries(['moves', 'pushes', ...Object.keys(noScore(game))].map((name) => [name, score?.[name] ?? null]));

const json = ({ file, opened: { game } }: Job, { number, level }: Numbered, solving: Solving, status: string) => {
  const { answer, score, from, isStored, cpu, wall } = solving;
  return {
    file,
    level: number,
    title: level.title,
    status,
    ...figuresOf(game, score),
    optimal: answer.kind === 'line' && answer.proven,
    solution: answer.kind === 'line' ? answer.moves : null,
    cpu: rounded(cpu),
    wall: rounded(wall),
    nodes: answer.nodes,
    // Last, and only where there is something to say.
    ...(answer.kind !== 'line' && { reason: sentence(answer.reason) }),
    ...(from && { from: figuresOf(game, from) }),
    ...(isStored !== undefined && { stored: isStored }),
  };
};

const slashed = (score: Score = {}): string => Object.values(score).join('/');

/** `solved (16/7, optimal): urDull`, `improved (16/7 from 20/9): urDull`, or why not. */
const answerText = ({ answer, score, from, isStored }: Solving, status: string): string => {
  if (answer.kind === 'none') return `unsolvable: ${sentence(answer.reason)}`;
  if (answer.kind === 'gaveUp') return `gave up: ${sentence(answer.reason)}`;
  const before = from && slashed(from) !== slashed(score) ? ` from ${slashed(from)}` : '';
  const remarks = `${isStored === false ? ', solved first' : ''}${answer.proven ? ', optimal' : ''}`;
  return `${status} (${slashed(score)}${before}${remarks}): ${answer.moves}`;
};

/** Tells what became of a level. */
export const tell = (job: Job, numbered: Numbered, solving: Solving, options: SolverOptions): void => {
  const { status = STATUS[solving.answer.kind] } = solving;
  if (options.json) printJson(json(job, numbered, solving, status));
  else print(`${job.file}:${numbered.number} ${numbered.level.title}: ${answerText(solving, status)}`);
};

/** The same of a level that no engine is asked about: its error was told when it was opened. Returns whether it is one. */
export const tellFaulty = (job: Job, numbered: Numbered, options: SolverOptions): boolean => {
  const error = errorOf(numbered.level);
  if (!error) return false;
  const answer = { kind: 'gaveUp', reason: error.message, nodes: 0 } as const;
  if (options.json) printJson(json(job, numbered, { answer, cpu: 0, wall: 0 }, 'error'));
  return true;
};
