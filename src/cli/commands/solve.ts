import { Command } from 'commander';
import type { Engine } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import { errorOf, type Level } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { noScore } from '../../core/replay.ts';
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

/** A level, where it comes from, and what became of it. */
interface Tried {
  readonly file: string;
  readonly number: number;
  readonly level: Level;
  readonly solving: Solving;
}

/** An engine gives up when its time is up, and hardly ever for another reason: that is told beside it. */
const STATUS = { line: 'solved', none: 'unsolvable', gaveUp: 'timeout' } as const;

const rounded = (seconds: number): number => Math.round(seconds * 1e3) / 1e3;

const json = (game: AnyGame, { file, number, level, solving: { answer, score, cpu, wall } }: Tried) => ({
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
});

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

/** The sound levels to solve, by number: the one asked for, or all; what is wrong with them is told. */
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

/** Tries the levels of a file, each told as soon as it is done. */
const solveFile = async (file: string, options: Options): Promise<readonly Tried[]> => {
  const limits = limitsOf(options);
  const opened = await openOrComplain(file, options.game);
  const engine = opened && (await engineOf(file, opened.game, options.engine));
  if (!engine) return [];
  const all: Tried[] = [];
  for (const [number, level] of levelsOf(file, opened, options.level)) {
    const label = `solving ${file}:${number}`;
    const solving = await withProgress(solveSteps(opened.game, level, engine, limits), label);
    const tried = { file, number, level, solving };
    if (options.json) printJson(json(opened.game, tried));
    else print(`${file}:${number} ${level.title}: ${answerText(solving)}`);
    all.push(tried);
  }
  if (options.level === undefined && all.length < opened.pack.levels.length) process.exitCode = AT_FAULT;
  return all;
};

const amountOf = (all: readonly Tried[], kind: keyof typeof STATUS): number =>
  all.filter(({ solving }) => solving.answer.kind === kind).length;

const total = (files: number, all: readonly Tried[]): string => {
  const [unsolvable, givenUp] = [amountOf(all, 'none'), amountOf(all, 'gaveUp')];
  const parts = [
    `${amountOf(all, 'line')} solved`,
    ...(unsolvable > 0 ? [`${unsolvable} unsolvable`] : []),
    ...(givenUp > 0 ? [`${givenUp} given up`] : []),
  ];
  return `${counted(all.length, 'level')} in ${counted(files, 'file')}: ${parts.join(', ')}`;
};

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const all: Tried[] = [];
  for (const file of files) {
    const tried = await solveFile(file, options);
    if (tried.length === 0 || amountOf(tried, 'line') < tried.length) process.exitCode = AT_FAULT;
    for (const each of tried) all.push(each);
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
    .option('--engine <id>', 'another engine; Sokoban has quick, which finds some solution sooner')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
