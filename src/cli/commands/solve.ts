import { Command } from 'commander';
import type { Engine } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import { errorOf, type Level } from '../../core/pack.ts';
import { type Problem, sentence } from '../../core/parsed.ts';
import { noScore } from '../../core/replay.ts';
import { complain, print, printJson } from '../../node/output.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { AT_FAULT, complainOf, counted, secondsOf, UsageError, wholeNumber } from '../io.ts';
import { withProgress } from '../progress.ts';
import { type Limits, type Solving, solveSteps } from '../solving.ts';
import { openOrComplain } from '../source.ts';

interface Options {
  readonly game?: string;
  readonly engine?: string;
  readonly level?: string;
  readonly time: string;
  readonly memory: string;
  readonly json?: true;
}

/** A level with its number in the file. */
interface Numbered {
  readonly number: number;
  readonly level: Level;
}

/** The levels of a file that are to be solved, and what thinks about them. */
interface Job {
  readonly file: string;
  readonly game: AnyGame;
  readonly engine: Engine<unknown>;
  readonly levels: readonly Numbered[];
}

/** An engine gives up when its time is up, and hardly ever for another reason: that is told beside it. */
const STATUS = { line: 'solved', none: 'unsolvable', gaveUp: 'timeout' } as const;

const rounded = (seconds: number): number => Math.round(seconds * 1e3) / 1e3;

const json = ({ file, game }: Job, { number, level }: Numbered, solving: Solving) => {
  const { answer, score, cpu, wall } = solving;
  return {
    file,
    level: number,
    title: level.title,
    status: STATUS[answer.kind],
    ...Object.fromEntries(Object.keys(noScore(game)).map((name) => [name, score?.[name] ?? null])),
    optimal: answer.kind === 'line' && answer.proven,
    solution: answer.kind === 'line' ? answer.moves : null,
    reason: answer.kind === 'line' ? null : sentence(answer.reason),
    cpu: rounded(cpu),
    wall: rounded(wall),
    nodes: answer.nodes,
  };
};

/** The same of a level that no engine was asked about. */
const faultyJson = (job: Job, numbered: Numbered, { message }: Problem) => {
  const answer = { kind: 'gaveUp', reason: message, nodes: 0 } as const;
  return { ...json(job, numbered, { answer, cpu: 0, wall: 0 }), status: 'error' };
};

/** `solved (16/7, optimal): urDull`, or why not. */
const answerText = ({ answer, score = {} }: Solving): string => {
  if (answer.kind === 'none') return `unsolvable: ${sentence(answer.reason)}`;
  if (answer.kind === 'gaveUp') return `gave up: ${sentence(answer.reason)}`;
  const figures = Object.values(score).join('/');
  return `solved (${figures}${answer.proven ? ', optimal' : ''}): ${answer.moves}`;
};

/** The engine asked for, or the game's usual one. */
const engineOf = async (file: string, game: AnyGame, id: string | undefined): Promise<Engine<unknown> | undefined> => {
  const engines = game.seats === 1 ? ((await game.engines?.()) ?? []) : [];
  if (engines.length === 0) {
    complain(`${file}: There is no solver for ${game.title}.`);
    return undefined;
  }
  const engine = id === undefined ? engines[0] : engines.find((each) => each.id === id);
  if (engine) return engine;
  const known = engines.map((each) => each.id).join(', ');
  throw new UsageError(`${game.title} has no engine "${id}". Its engines: ${known}.`);
};

const limitsOf = ({ time, memory }: Options): Limits => ({
  ms: secondsOf(time, '--time') * 1e3,
  bytes: wholeNumber(memory, '--memory', 1) * 2 ** 20,
});

/** The level asked for, or all; what is wrong with them is told. */
const levelsOf = (file: string, { pack }: Opened, wanted: string | undefined): readonly Numbered[] => {
  const all = pack.levels.map((level, index) => ({ level, number: index + 1 }));
  const only = wanted === undefined ? undefined : wholeNumber(wanted, '--level', 1);
  const chosen = all.filter(({ number }) => number === (only ?? number));
  if (chosen.length === 0) complain(`${file}: There is no level ${only}: the file has ${all.length}.`);
  for (const { level } of chosen) complainOf(file, level.problems);
  return chosen;
};

/** Nothing to do for a file, too, is a fault. */
const jobOf = async (file: string, options: Options): Promise<Job | undefined> => {
  const opened = await openOrComplain(file, options.game);
  const engine = opened && (await engineOf(file, opened.game, options.engine));
  const levels = engine ? levelsOf(file, opened, options.level) : [];
  if (engine && levels.length > 0) return { file, game: opened.game, engine, levels };
  process.exitCode = AT_FAULT;
  return undefined;
};

const amountOf = (all: readonly Solving[], kind: keyof typeof STATUS): number =>
  all.filter(({ answer }) => answer.kind === kind).length;

/** Tries a level, and tells what became of it. */
const solveLevel = async (job: Job, numbered: Numbered, options: Options): Promise<Solving> => {
  const { number, level } = numbered;
  const work = solveSteps(job.game, level, job.engine, limitsOf(options));
  const solving = await withProgress(work, `solving ${job.file}:${number}`);
  if (options.json) printJson(json(job, numbered, solving));
  else print(`${job.file}:${number} ${level.title}: ${answerText(solving)}`);
  return solving;
};

/** Tries the levels of a file, but for those with an error. */
const solveFile = async (job: Job, options: Options): Promise<readonly Solving[]> => {
  const all: Solving[] = [];
  for (const numbered of job.levels) {
    const error = errorOf(numbered.level);
    if (!error) all.push(await solveLevel(job, numbered, options));
    else if (options.json) printJson(faultyJson(job, numbered, error));
  }
  if (amountOf(all, 'line') < job.levels.length) process.exitCode = AT_FAULT;
  return all;
};

const total = (files: number, all: readonly Solving[]): string => {
  const [unsolvable, givenUp] = [amountOf(all, 'none'), amountOf(all, 'gaveUp')];
  const parts = [
    `${amountOf(all, 'line')} solved`,
    ...(unsolvable > 0 ? [`${unsolvable} unsolvable`] : []),
    ...(givenUp > 0 ? [`${givenUp} given up`] : []),
  ];
  return `${counted(all.length, 'level')} in ${counted(files, 'file')}: ${parts.join(', ')}`;
};

const run = async (files: readonly string[], options: Options): Promise<void> => {
  limitsOf(options);
  const jobs: Job[] = [];
  // All are opened before the first is solved: wrong use should not come to light at the end of a long night.
  for (const file of files) {
    const job = await jobOf(file, options);
    if (job) jobs.push(job);
  }
  const all: Solving[] = [];
  for (const job of jobs) for (const solving of await solveFile(job, options)) all.push(solving);
  if (!options.json) print(total(files.length, all));
};

export const solveCommand = (): Command =>
  new Command('solve')
    .description('find solutions: of the fewest pushes or of the fewest moves, depending on the game')
    .argument('<file...>', 'level files, or - for the standard input')
    .option('--level <n>', 'one level of each file instead of all')
    .option('--time <seconds>', 'at most so long for a level', '60')
    .option('--memory <megabytes>', 'at most so much for a level', '1024')
    .option('--engine <id>', 'another engine of the game, such as quick, which finds some solution sooner')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
