import { Command } from 'commander';
import type { AnyGame } from '../../core/game.ts';
import { isFailed, type Judged } from '../../core/judge.ts';
import { type Problem, sentence } from '../../core/parsed.ts';
import { noScore } from '../../core/replay.ts';
import { withFilesBeside } from '../../node/companions.ts';
import { print, printJson } from '../../node/output.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { AT_FAULT, complainOf, counted } from '../io.ts';
import { withProgress } from '../progress.ts';
import { namedEncoding, openOrComplain } from '../source.ts';
import { type Verification, verifySteps } from '../verification.ts';

interface Options {
  readonly game?: string;
  readonly json?: true;
}

const solutionJson = ({ title, score, solved }: Judged) => ({
  title: title ?? null,
  moves: score.moves ?? null,
  pushes: score.pushes ?? null,
  solved,
});

const problemJson = ({ severity, line, column, message }: Problem) => ({
  severity,
  line: line ?? null,
  column: column ?? null,
  message: sentence(message),
});

const json = (file: string, { pack }: Opened, { number, level, facts, lines, problems }: Verification) => ({
  file,
  level: number,
  title: level.title,
  author: level.author ?? pack.author ?? null,
  width: facts?.width ?? null,
  height: facts?.height ?? null,
  boxes: facts?.census.boxes ?? null,
  goals: facts?.census.goals ?? null,
  hash: facts?.hash ?? null,
  canonical: facts?.canonical ?? null,
  solutions: lines.map(solutionJson),
  problems: problems.map(problemJson),
});

/** `230/97`, in the order of the game's counters. */
const scoreText = (game: AnyGame, { score }: Judged): string =>
  Object.keys(noScore(game))
    .map((name) => score[name])
    .join('/');

/** Solutions of a level whose scores are told. */
const SCORES = 10;

const linesText = (game: AnyGame, lines: readonly Judged[]): string => {
  const solved = lines.filter((line) => line.solved);
  const failed = lines.filter(isFailed).length;
  const saved = lines.length - solved.length - failed;
  const scores = solved.slice(0, SCORES).map((line) => scoreText(game, line));
  const listed = [...scores, ...(solved.length > SCORES ? ['…'] : [])].join(', ');
  const parts = [
    ...(solved.length > 0 ? [`${counted(solved.length, 'solution')} (${listed})`] : []),
    ...(failed > 0 ? [counted(failed, 'failed solution')] : []),
    ...(saved > 0 ? [counted(saved, 'saved game')] : []),
  ];
  return parts.join(', ') || (game.seats === 1 ? 'no solution' : 'no saved game');
};

const text = (file: string, { game }: Opened, { number, level, facts, lines }: Verification): string => {
  const name = `${file}:${number} ${level.title}`;
  if (!facts) return `${name}: bad board`;
  const { width, height, census } = facts;
  const boxes = census.boxes === undefined ? '' : ` ${counted(census.boxes, 'box')}`;
  return `${name} ${width}x${height}${boxes}: ${linesText(game, lines)}`;
};

const verifyFile = async (file: string, options: Options): Promise<readonly Verification[] | undefined> => {
  const found = await openOrComplain(file, options.game);
  if (!found) return undefined;
  const opened = withFilesBeside(file, found, namedEncoding());
  const done = await withProgress(verifySteps(opened), `verifying ${file}`);
  for (const verification of done) {
    if (options.json) {
      printJson(json(file, opened, verification));
      continue;
    }
    complainOf(file, verification.problems);
    print(text(file, opened, verification));
  }
  return done;
};

const isBad = ({ facts }: Verification): boolean => facts === undefined;
const isSolved = ({ lines }: Verification): boolean => lines.some(({ solved }) => solved);

const total = (files: number, all: readonly Verification[]): string => {
  const bad = all.filter(isBad).length;
  const failed = all.flatMap(({ lines }) => lines.filter(isFailed)).length;
  const parts = [
    `${all.filter(isSolved).length} solved`,
    ...(bad > 0 ? [counted(bad, 'bad board')] : []),
    ...(failed > 0 ? [counted(failed, 'failed solution')] : []),
  ];
  return `${counted(all.length, 'level')} in ${counted(files, 'file')}: ${parts.join(', ')}`;
};

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const all: Verification[] = [];
  for (const file of files) {
    const done = await verifyFile(file, options);
    if (!done || done.some((each) => isBad(each) || each.lines.some(isFailed))) process.exitCode = AT_FAULT;
    for (const verification of done ?? []) all.push(verification);
  }
  if (!options.json) print(total(files.length, all));
};

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('check the boards of level files and replay the solutions and saved games in them')
    .argument('<file...>', 'level files, or - for the standard input; mapN.txt is checked with the solN.txt beside it')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
