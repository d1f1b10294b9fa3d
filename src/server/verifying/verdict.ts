import type { AnyGame } from '../../core/game.ts';
import { boardHash } from '../../core/identity.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import type { LevelResult } from '../../results/result.ts';
import { believe } from '../../results/verify.ts';

/** What somebody sends: a claim, until it is replayed. */
export interface Claim {
  readonly game: string;
  readonly board: string;
  readonly moves: string;
  readonly time: number;
  readonly date: string;
  readonly name: string;
}

/** What is believed, with the board as it is drawn. */
export interface Verdict extends Pick<LevelResult, 'name' | 'moves' | 'pushes' | 'time' | 'date'> {
  readonly hash: string;
  readonly board: string;
  readonly solution: string;
}

/** Steps of a line at the most, however short it is written: `1000000l` is eight letters. */
export const MOST_STEPS = 50_000;

/**
 * The level that is drawn, and nothing else that its text says: whose turn it is or what stands where no drawing shows it
 * is not of the level.
 */
const drawn = (game: AnyGame, text: string): Parsed<string> => {
  const state = game.parse(text);
  if (!state.ok) return state;
  const board = game.draw(state.value).join('\n');
  const again = game.parse(board);
  if (!again.ok) return again;
  const isSame = boardHash(game, again.value) === boardHash(game, state.value);
  return isSame ? ok(board) : bad(say('This was played on another board.'));
};

/** Replays a claim by the rules. */
export const judge = ({ game: id, board, moves, time, date, name }: Claim): Parsed<Verdict> => {
  const game = findGame(id);
  if (!game) return bad(say('There is no such game.'));
  const steps = game.steps(moves);
  if (!steps.ok) return steps;
  if (steps.value.length > MOST_STEPS) return bad(say('A line has at most {most} steps here.', { most: MOST_STEPS }));
  const level = drawn(game, board);
  if (!level.ok) return level;
  const replay = { game: id, board: level.value, moves, spent: [time, 0] as const };
  const believed = believe(game, { title: '', board: level.value, lines: [], problems: [] }, 1, { name, date, replay });
  if (!believed.ok) return believed;
  const { hash = '', solution = '', level: _, ...result } = believed.value;
  return ok({ ...result, hash, solution, board: level.value });
};
