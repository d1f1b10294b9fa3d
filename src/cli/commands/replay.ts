import { Command } from 'commander';
import type { AnyGame, Outcome, Score } from '../../core/game.ts';
import { Line } from '../../core/line.ts';
import type { Level } from '../../core/pack.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import { faultOf, follow, openState } from '../../core/replay.ts';
import { finish } from '../../core/work.ts';
import { games } from '../../games/index.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { boardText } from '../boardText.ts';
import { AT_FAULT, located, UsageError, wholeNumber } from '../io.ts';
import { gameNamed, levelOrComplain, openOrComplain, positionOf, textOrComplain } from '../source.ts';

interface Options {
  readonly level: string;
  readonly moves?: string;
  readonly movesFile?: string;
  readonly json?: true;
}

/** Written moves, and what to call the place they were written in. */
interface Moves {
  readonly place: string;
  readonly text: string;
}

const givenMoves = ({ moves, movesFile }: Options): Moves | undefined => {
  if (moves !== undefined && movesFile !== undefined) throw new UsageError('Give --moves or --moves-file, not both.');
  if (moves !== undefined) return { place: '--moves', text: moves };
  if (movesFile === undefined) throw new UsageError('Give the moves: --moves TEXT or --moves-file FILE.');
  const text = textOrComplain(movesFile);
  return text === undefined ? undefined : { place: movesFile, text };
};

const outcomeName = ({ seats }: AnyGame, outcome: Outcome | undefined): string | null => {
  if (!outcome) return null;
  if (outcome.winner === undefined) return 'draw';
  if (seats === 1) return 'solved';
  return outcome.winner === 0 ? 'first' : 'second';
};

/** What became of a line. */
interface Told {
  readonly state: unknown;
  readonly accepted: number;
  readonly refused: readonly number[];
  readonly discarded: number;
  readonly outcome: string | null;
  readonly score: Score;
}

/** All steps of a line tried from a level's start; an error is a step that the game does not forgive. */
const replay = (game: AnyGame, level: Level, moves: string): Parsed<Told> => {
  const steps = game.steps(moves);
  if (!steps.ok) return steps;
  const start = openState(game, positionOf(game, level));
  const line = new Line(game, start);
  const course = finish(follow(game, start, steps.value, (move, _, state) => line.append({ move, state })));
  const problem = faultOf(game, course);
  if (problem) return { ok: false, problem };
  const { refused, discarded, end: state } = course;
  const outcome = outcomeName(game, game.outcome(state));
  return ok({ state, accepted: line.length, refused, discarded, outcome, score: line.score });
};

const summary = ({ accepted, refused, discarded, outcome, score }: Omit<Told, 'state'>): string =>
  [
    outcome ?? 'not finished',
    `${accepted} accepted`,
    ...(refused.length > 0 ? [`refused: step ${refused.join(', ')}`] : []),
    ...(discarded > 0 ? [`${discarded} discarded`] : []),
    ...Object.entries(score).map(([name, amount]) => `${name} ${amount}`),
  ].join(', ');

/** Whether the moves could be played on the file's level. */
const replayFile = async (game: AnyGame, file: string, moves: Moves, options: Options): Promise<boolean> => {
  const { level: number, json } = options;
  const level = wholeNumber(number, '--level', 1);
  const opened = await openOrComplain(file, game.id);
  const found = opened && levelOrComplain(file, opened.pack, level);
  if (!found) return false;
  const result = replay(game, found, moves.text);
  if (!result.ok) {
    complain(located(moves.place, result.problem));
    return false;
  }
  const { state, ...told } = result.value;
  if (json) printJson({ game: game.id, file, level, board: game.draw(state), ...told });
  else print(...boardText(game, state), `${file}: ${summary(told)}`, '');
  return true;
};

const replayFiles = async (id: string, files: readonly string[], options: Options): Promise<void> => {
  const game = gameNamed(id);
  const moves = givenMoves(options);
  if (!moves) {
    process.exitCode = AT_FAULT;
    return;
  }
  for (const file of files) {
    if (!(await replayFile(game, file, moves, options))) process.exitCode = AT_FAULT;
  }
};

export const replayCommand = (): Command =>
  new Command('replay')
    .description('play written moves on a level of each file and show where they lead')
    .argument('<game>', games.map(({ id }) => id).join(', '))
    .argument(
      '<file...>',
      'level files, - for the standard input, or positions (where boards have sizes also a start, 8x8)',
    )
    .option('--level <n>', 'which level of the file', '1')
    .option('--moves <text>', 'the moves')
    .option('--moves-file <file>', 'a file with the moves')
    .option('--json', 'one JSON object per line')
    .action(replayFiles);
