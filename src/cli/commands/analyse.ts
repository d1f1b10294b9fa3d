import { Command } from 'commander';
import type { AnyGame } from '../../core/game.ts';
import type { Mind, Study } from '../../core/mind.ts';
import type { Level } from '../../core/pack.ts';
import { within } from '../../core/work.ts';
import { games } from '../../games/index.ts';
import { findMind } from '../../games/minds.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { worthOf } from '../../play/thinking/worth.ts';
import { type Limits, type Situation, situationsOf, studySteps } from '../analysis.ts';
import {
  type AnalysedMove,
  analysedMove,
  faultsText,
  lineText,
  moveJson,
  moveText,
  studyJson,
  turnText,
} from '../analysisText.ts';
import { AT_FAULT, located, secondsOf, WRONG_USE, wholeNumber } from '../io.ts';
import { untilInterrupted } from '../progress.ts';
import { isTyped, levelOrComplain, openOrComplain } from '../source.ts';

interface Options {
  readonly game?: string;
  readonly level?: string;
  readonly moves?: string;
  readonly lines: string;
  readonly nodes?: string;
  readonly time?: string;
  readonly json?: true;
}

/** Where no limit is given: about a second for a position. */
const USUAL_NODES = 1_000_000;

/** Whoever has the right words for a typed position that is none of any game: a game that somebody thinks about, if there is only one. */
const complaining = (file: string): string | undefined => {
  if (!isTyped(file) || games.some((game) => game.parse(file).ok)) return undefined;
  const [first, ...others] = games.filter(({ id, isExample }) => findMind(id) && !isExample);
  return others.length === 0 ? first?.id : undefined;
};

/** A level that is to be analysed. */
interface Job {
  readonly file: string;
  readonly game: AnyGame;
  readonly number: number;
  readonly level: Level;
  readonly limits: Limits;
  readonly isJson: boolean;
}

const limitsOf = ({ lines, nodes, time }: Options): Limits => ({
  lines: wholeNumber(lines, '--lines', 1),
  ...(nodes !== undefined && { nodes: wholeNumber(nodes, '--nodes', 1) }),
  ...(time !== undefined && { ms: secondsOf(time, '--time') * 1e3 }),
  ...(nodes === undefined && time === undefined && { nodes: USUAL_NODES }),
});

/** Studies one of so many positions. When Ctrl-C has ended that, what is known by then is the answer. */
const studied = async (job: Job, mind: Mind, position: string, [index, all]: readonly [number, number]) => {
  let latest: Study | undefined;
  const work = studySteps(mind, position, job.limits, (study) => {
    latest = study;
  });
  const name = all === 1 ? `${job.file}` : `${job.file}:${job.number}, ${index + 1} of ${all}`;
  const study = await untilInterrupted(within(work, index, all), `analysing ${name}`);
  return { study: study ?? latest!, isWhole: study !== undefined };
};

const head = ({ file, number, level }: Job): string =>
  file === level.title ? file : `${file}:${number} ${level.title}`;

/** The best lines of a position; tells whether it was thought about to the end. */
const analysePosition = async (job: Job, mind: Mind, { position, seat }: Situation): Promise<boolean> => {
  const { file, number, isJson } = job;
  const { study, isWhole } = await studied(job, mind, position, [0, 1]);
  if (isJson) printJson({ file, level: number, position, ...studyJson(study) });
  else print(`${head(job)}: ${turnText(seat)}`, ...study.lines.map(lineText), `depth ${study.depth}`);
  return isWhole;
};

const tellMove = ({ file, number, isJson }: Job, analysed: AnalysedMove): void => {
  if (isJson) printJson({ file, level: number, ...moveJson(analysed) });
  else print(moveText(analysed));
};

/** Every move of a game compared with the best, each told as soon as it is known. */
const analyseGame = async (job: Job, mind: Mind, situations: readonly Situation[]): Promise<boolean> => {
  if (!job.isJson) print(head(job));
  const moves: AnalysedMove[] = [];
  let last: { readonly before: Study; readonly situation: Situation } | undefined;
  for (const [ply, situation] of situations.entries()) {
    const { position, end } = situation;
    const next = end ? undefined : await studied(job, mind, position, [ply, situations.length]);
    if (next?.isWhole === false) break;
    if (last) {
      const analysed = analysedMove(ply, last, end ?? worthOf(next!.study)!);
      moves.push(analysed);
      tellMove(job, analysed);
    }
    last = next && { before: next.study, situation };
  }
  if (!job.isJson) print(faultsText(moves));
  return moves.length === situations.length - 1;
};

/** Analyses what was played on a level, or its position where nothing was; tells whether that came to its end. */
const analyseLevel = async (job: Job, typed: string | undefined): Promise<boolean> => {
  const { game, level, file } = job;
  const moves = typed ?? level.lines[0]?.moves ?? '';
  const situations = situationsOf(game, level, moves);
  if (!situations.ok) {
    // What is wrong with the moves of a file was told when it was read.
    if (typed !== undefined) complain(located('--moves', situations.problem));
    process.exitCode = typed === undefined ? AT_FAULT : WRONG_USE;
    return true;
  }
  const [first] = situations.value;
  const mind = await findMind(game.id)!.mind(first!.position);
  if (situations.value.length > 1) return analyseGame(job, mind, situations.value);
  if (!first!.end) return analysePosition(job, mind, first!);
  complain(`${file}: The game is over.`);
  process.exitCode = isTyped(file) ? WRONG_USE : AT_FAULT;
  return true;
};

/** The level asked for, or all. */
const numbersOf = ({ level }: Options, all: readonly Level[]): readonly number[] =>
  level === undefined ? all.map((_, index) => index + 1) : [wholeNumber(level, '--level', 1)];

const run = async (file: string, options: Options): Promise<void> => {
  const limits = limitsOf(options);
  const opened = await openOrComplain(file, options.game ?? complaining(file));
  if (!opened) {
    process.exitCode = isTyped(file) ? WRONG_USE : AT_FAULT;
    return;
  }
  const { game, pack } = opened;
  if (!findMind(game.id)) {
    complain(`${file}: Nobody thinks about positions of ${game.title}.`);
    process.exitCode = AT_FAULT;
    return;
  }
  for (const number of numbersOf(options, pack.levels)) {
    const level = levelOrComplain(file, pack, number);
    const job = level && { file, game, number, level, limits, isJson: options.json === true };
    if (!job) process.exitCode = AT_FAULT;
    else if (!(await analyseLevel(job, options.moves))) return;
  }
};

export const analyseCommand = (): Command =>
  new Command('analyse')
    .description('think about a position, or about every move of a game, and tell what was best')
    .argument('<file>', 'a record, - for the standard input, or a position (where boards have sizes also a start, 8x8)')
    .option('--moves <text>', 'what was played from there, instead of what the file has')
    .option('--level <n>', 'one game or position of the file instead of all')
    .option('--lines <n>', 'how many ways to go on', '3')
    .option('--nodes <n>', 'look at so many positions, for each that is analysed (a million, unless a time is given)')
    .option('--time <seconds>', 'at most so long for each; Ctrl-C ends it sooner, and what is known is told')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
