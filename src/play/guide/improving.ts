import type { AnyGame, Score } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import type { Level } from '../../core/pack.ts';
import type { Message } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import type { Thrift } from '../../core/thrift.ts';
import { improvedMessage } from '../speech/guide.ts';
import type { Solver } from '../thinking/solver.ts';
import type { Ask } from './job.ts';
import { unknownMessage } from './said.ts';

/** Milliseconds that a better solution is looked for. */
const PATIENCE = 30_000;

/** What became of a solution that was to be made better. */
export interface Improved {
  readonly message: Message;
  /** The better one, if there is one. It is nobody's result. */
  readonly moves: string | undefined;
}

/** Asks for a line that solves the same level with less. */
export const askForBetter =
  (solver: Solver, { game, board: position, moves }: Replay, aim: Thrift): Ask<string | undefined> =>
  ({ told, found }) =>
    solver.improve(
      { game, position, moves, aim, ms: PATIENCE },
      {
        hear: ({ nodes, moves: better }, isLast) => (isLast ? found(better) : told(nodes)),
        lost: () => found(undefined),
      },
    );

/** The score of a line that solves a level; undefined where it does not. */
const scoreOf = (game: AnyGame, level: Level, moves: string): Score | undefined => {
  const [line] = judge(game, { ...level, lines: [{ moves }] });
  return line?.solved && line.discarded === 0 ? line.score : undefined;
};

/** Compares both by replaying them. */
export const improvedBy = (
  game: AnyGame,
  level: Level,
  { moves, better, aim }: { readonly moves: string; readonly better: string | undefined; readonly aim: Thrift },
): Improved => {
  const [before, after] = [moves, better ?? ''].map((line) => scoreOf(game, level, line));
  if (!before || !after) return { message: unknownMessage('improve', undefined), moves: undefined };
  const isBetter = (after[aim] ?? 0) < (before[aim] ?? 0);
  return { message: improvedMessage(aim, before, after), moves: isBetter ? better : undefined };
};
