import type { Game, Score } from '../core/game.ts';
import { boardHash } from '../core/identity.ts';
import { addScores } from '../core/line.ts';
import { errorOf, type Level } from '../core/pack.ts';
import { bad, ok, type Parsed, say } from '../core/parsed.ts';
import { costOf, faultOf, follow, formatMoves, noScore, openState, type Replay } from '../core/replay.ts';
import { finish as finishWork } from '../core/work.ts';
import { readDate } from './date.ts';
import { readName } from './playerName.ts';
import type { Finish, LevelResult } from './result.ts';

/** Milliseconds: more than thirty years. */
const MAX_TIME = 999_999_999_999;

/** Where the level begins, if it is what the replay was played on. */
const startOf = <S, M>(game: Game<S, M>, level: Level, replay: Replay): Parsed<S> => {
  if (game.seats !== 1) return bad(say('Results are kept for puzzles only.'));
  const problem = errorOf(level);
  if (problem) return { ok: false, problem };
  const [state, played] = [game.parse(level.board), game.parse(replay.board)];
  if (!state.ok) return state;
  const isSame = replay.game === game.id && played.ok && boardHash(game, played.value) === boardHash(game, state.value);
  return isSame ? state : bad(say('This was played on another board.'));
};

interface Solved {
  readonly score: Score;
  /** Up to the win, in the game's own writing. */
  readonly solution: string;
}

const solve = <S, M>(game: Game<S, M>, start: S, moves: string): Parsed<Solved> => {
  const steps = game.steps(moves);
  if (!steps.ok) return steps;
  const played: M[] = [];
  let score = noScore(game);
  const course = finishWork(
    follow(game, start, steps.value, (move, before) => {
      played.push(move);
      score = addScores(score, costOf(game, before, move));
    }),
  );
  const problem = faultOf(game, course);
  if (problem) return { ok: false, problem };
  const isSolved = played.length > 0 && game.outcome(course.end)?.winner === 0;
  if (!isSolved) return bad(say('These moves do not solve the level.'));
  return ok({ score, solution: formatMoves(game, start, played) });
};

const timeOf = ({ spent: [time] }: Replay): Parsed<number> => {
  const isTime = time >= 0 && time <= MAX_TIME;
  return isTime ? ok(Math.round(time)) : bad(say('That is no time anybody can have taken.'));
};

const dateOf = ({ date }: Finish): Parsed<string> => {
  const known = readDate(date);
  return known === undefined ? bad(say('"{date}" is no date and time.', { date })) : ok(known);
};

/**
 * Believes that somebody solved a level, after playing it again from the level's own board: what else the replay's board
 * says, such as whose turn it was, is not trusted.
 */
export const believe = <S, M>(game: Game<S, M>, level: Level, number: number, finish: Finish): Parsed<LevelResult> => {
  const state = startOf(game, level, finish.replay);
  if (!state.ok) return state;
  const solved = solve(game, openState(game, state.value), finish.replay.moves);
  if (!solved.ok) return solved;
  const [name, time, date] = [readName(finish.name), timeOf(finish.replay), dateOf(finish)];
  if (!name.ok) return name;
  if (!time.ok) return time;
  if (!date.ok) return date;
  const { solution, score } = solved.value;
  const { moves = 0, pushes } = score;
  return ok({
    level: number,
    hash: boardHash(game, state.value),
    name: name.value,
    moves,
    ...(pushes !== undefined && { pushes }),
    time: time.value,
    date: date.value,
    solution,
  });
};
