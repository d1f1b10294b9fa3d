import { Command } from 'commander';
import type { Engine } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import { errorOf, type Level } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import type { Opened } from '../../play/library.ts';
import { AT_FAULT, complain, complainOf, counted, print, printJson, UsageError, wholeNumber } from '../io.ts';
import { withProgress } from '../progress.ts';
import { type Limits, type Solving, solveSteps } from '../solving.ts';
import { levelOrComplain, openOrComplain } from '../source.ts';

interface Options {
  readonly game?: string;
  readonly engine?: string;
  readonly level?: string;
  readonly time: string;
  readonly memory: string;
  readonly json?: true;
}

/** The three ways it can go, as the total counts them. */
const STATUS = { line: 'solved', none: 'unsolvable', gaveUp: 'timeout' } as const;

interface Solved {
  readonly file: string;
  readonly number: number;
  readonly level: Level;
  readonly solving: Solving;
}

const rounded = (seconds: number): number => Math.round(seconds * 1e3) / 1e3;

const json = ({ file, number, level, solving: { answer, score, cpu, wall } }: Solved) => ({
  file,
  level: number,
  title: level.title,
  status: STATUS[answer.kind],
  moves: score?.moves ?? null,
  pushes: score?.pushes ?? null,
  optimal: answer.kind === 'line' && answer.proven,
  solution: answer.kind === 'line' ? answer.moves : null,
  reason: answer.kind === 'line' ? null : sentence(answer.reason),
  cpu: rounded(cpu),
  wall: rounded(wall),
  nodes: answer.nodes,
});

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

/** The levels to solve, by number: the one asked for, or all; what is wrong with them is told. */
const levelsOf = (file: string, { pack }: Opened, wanted: string | undefined): readonly [number, Level][] => {
  if (wanted !== undefined) {
    const number = wholeNumber(wanted, '--level', 1);
    const level = levelOrComplain(file, pack, number);
    return level ? [[number, level]] : [];
  }
  for (const level of pack.levels) complainOf(file, level.problems);
  return pack.levels.map((level, index): [number, Level] => [index + 1, level]).filter(([, level]) => !errorOf(level));
};

const limitsOf = ({ time, memory }: Options): Limits => ({
  ms: wholeNumber(time, '--time', 1) * 1e3,
  bytes: wholeNumber(memory, '--memory', 1) * 2 ** 20,
});

/** Solves the levels of a file, each told as soon as it is done. */
const solveFile = async (file: string, options: Options): Promise<readonly Solved[]> => {
  const opened = await openOrComplain(file, options.game);
  const engine = opened && (await engineOf(file, opened.game, options.engine));
  if (!engine) return [];
  const done: Solved[] = [];
  for (const [number, level] of levelsOf(file, opened, options.level)) {
    const label = `solving ${file}:${number}`;
    const solving = await withProgress(solveSteps(opened.game, level, engine, limitsOf(options)), label);
    const solved = { file, number, level, solving };
    done.push(solved);
    if (options.json) printJson(json(solved));
    else print(`${file}:${number} ${level.title}: ${answerText(solving)}`);
  }
  const wanted = options.level === undefined ? opened.pack.levels.length : 1;
  if (done.length < wanted) process.exitCode = AT_FAULT;
  return done;
};

const total = (files: number, all: readonly Solved[]): string => {
  const parts = (['line', 'none', 'gaveUp'] as const).flatMap((kind) => {
    const amount = all.filter(({ solving }) => solving.answer.kind === kind).length;
    const name = kind === 'gaveUp' ? 'given up' : STATUS[kind];
    return amount > 0 || kind === 'line' ? [`${amount} ${name}`] : [];
  });
  return `${counted(all.length, 'level')} in ${counted(files, 'file')}: ${parts.join(', ')}`;
};

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const all: Solved[] = [];
  for (const file of files) {
    const done = await solveFile(file, options);
    if (done.length === 0 || done.some(({ solving }) => solving.answer.kind !== 'line')) process.exitCode = AT_FAULT;
    all.push(...done);
  }
  if (!options.json) print(total(files.length, all));
};

export const solveCommand = (): Command =>
  new Command('solve')
    .description('find solutions: of the fewest pushes in Sokoban, of the fewest moves in Sokoban Vexed')
    .argument('<file...>', 'level files, or - for the standard input')
    .option('--level <n>', 'one level of each file instead of all')
    .option('--time <seconds>', 'at most so long for a level', '60')
    .option('--memory <megabytes>', 'at most so much for a level', '1024')
    .option('--engine <id>', 'another engine: for Sokoban quick, which finds some solution sooner')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
