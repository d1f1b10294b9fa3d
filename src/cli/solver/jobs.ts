import type { Aim, Engine, Improver } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { complain } from '../../node/output.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { AT_FAULT, complainOf, rangeOf, secondsOf, UsageError, wholeNumber } from '../io.ts';
import { openOrComplain } from '../source.ts';
import type { Limits } from './question.ts';

/** What the commands that solve have in common. */
export interface SolverOptions {
  readonly game?: string;
  readonly level?: string;
  readonly time: string;
  readonly threads: string;
  readonly memory: string;
  readonly out?: string;
  readonly force?: true;
  readonly json?: true;
}

/** A level with its number in the file. */
export interface Numbered {
  readonly number: number;
  readonly level: Level;
}

/** The levels of a file that are to be solved, and what thinks about them. */
export interface Job {
  readonly file: string;
  readonly opened: Opened;
  readonly levels: readonly Numbered[];
  readonly engine: Engine<unknown>;
  /** Where solutions are to be improved. */
  readonly improver?: Improver<unknown>;
}

/** What of a game is needed for a job. */
export interface Need {
  /** The usual one is the first that a game has. */
  readonly aim: Aim | 'usual';
  /** Whether solutions are to be improved; where that is needed, nothing is done for a game that cannot. */
  readonly improver: 'no' | 'wanted' | 'needed';
}

export const limitsOf = ({ time, threads, memory }: SolverOptions): Limits => ({
  ms: secondsOf(time, '--time') * 1e3,
  bytes: wholeNumber(memory, '--memory', 1) * 2 ** 20,
  threads: wholeNumber(threads, '--threads', 1),
});

/** The engine with this aim. Where nobody is after just any solution, the fewest of something will do. */
export const engineOf = async (file: string, game: AnyGame, aim: Need['aim']): Promise<Engine<unknown> | undefined> => {
  const engines = game.seats === 1 ? ((await game.engines?.()) ?? []) : [];
  const [first] = engines;
  if (!first) {
    complain(`${file}: There is no solver for ${game.title}.`);
    return undefined;
  }
  if (aim === 'usual') return first;
  const engine = engines.find((each) => each.aim === aim) ?? (aim === 'any' ? first : undefined);
  if (engine) return engine;
  throw new UsageError(`${game.title} has no solver for the fewest ${aim}.`);
};

const improverOf = async (file: string, game: AnyGame): Promise<Improver<unknown> | undefined> => {
  const improver = await game.improver?.();
  if (!improver) complain(`${file}: There is nothing that improves solutions of ${game.title}.`);
  return improver;
};

const rangeText = (first: number, last: number): string => {
  if (first > last) return '';
  return first === last ? `${first}` : `${first}-${last}`;
};

/** The levels asked for, or all; those that there are not, and what is wrong with the others, is told. */
const levelsOf = (file: string, { pack }: Opened, wanted: string | undefined): readonly Numbered[] => {
  const all = pack.levels.map((level, index) => ({ level, number: index + 1 }));
  const { first, last } = wanted === undefined ? { first: 1, last: all.length } : rangeOf(wanted, '--level');
  const chosen = all.filter(({ number }) => number >= first && number <= last);
  const missing = rangeText(Math.max(first, all.length + 1), last);
  if (missing) complain(`${file}: There is no level ${missing}: the file has ${all.length}.`);
  for (const { level } of chosen) complainOf(file, level.problems);
  return chosen;
};

const jobOf = async (file: string, options: SolverOptions, need: Need): Promise<Job | undefined> => {
  const opened = await openOrComplain(file, options.game);
  const engine = opened && (await engineOf(file, opened.game, need.aim));
  if (!engine) return undefined;
  const improver = need.improver === 'no' ? undefined : await improverOf(file, opened.game);
  if (need.improver === 'needed' && !improver) return undefined;
  const levels = levelsOf(file, opened, options.level);
  return levels.length > 0 ? { file, opened, levels, engine, ...(improver && { improver }) } : undefined;
};

/**
 * Opens all files before the first level is solved: wrong use should not come to light at the end of a long night. Nothing to do
 * for a file, too, is a fault.
 */
export const jobsOf = async (files: readonly string[], options: SolverOptions, need: Need): Promise<readonly Job[]> => {
  const jobs: Job[] = [];
  for (const file of files) {
    const job = await jobOf(file, options, need);
    if (job) jobs.push(job);
    else process.exitCode = AT_FAULT;
  }
  return jobs;
};
