import type { AnyGame } from '../../core/game.ts';
import { forwardSteps, judge } from '../../core/judge.ts';
import type { Level } from '../../core/pack.ts';
import { follow, formatMoves, openState } from '../../core/replay.ts';
import type { Thrift } from '../../core/thrift.ts';
import { finish } from '../../core/work.ts';
import { positionOf } from '../source.ts';
import { isBetter, type Solution } from './improving.ts';
import { scoreOf } from './solving.ts';

/** A line as this program writes it: whole moves, forwards, no further than to the win. */
const plain = (game: AnyGame, level: Level, moves: string): string => {
  const start = openState(game, positionOf(game, level));
  const steps = forwardSteps(game, start, moves);
  const played: unknown[] = [];
  if (steps.ok) finish(follow(game, start, steps.value, (move) => played.push(move)));
  return formatMoves(game, start, played);
};

/** The best solution that came with a level. */
export const storedIn = (game: AnyGame, level: Level, by: Thrift): Solution | undefined => {
  let best: Solution | undefined;
  for (const line of judge(game, level)) {
    if (line.solved && (!best || isBetter(line.score, best.score, by))) best = line;
  }
  if (!best) return undefined;
  const moves = plain(game, level, best.moves);
  return { moves, score: scoreOf(game, level, moves) };
};
