import type { AnyGame } from '../../core/game.ts';
import { boardText } from '../../core/identity.ts';
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

/** Whether the text of a position is its drawing and what stands above that, with nothing hidden and nothing around it. */
const isBare = (text: string, rows: readonly string[], drawing: string): boolean => {
  const drawn = rows.map((row) => row.trimEnd());
  const isTight = drawn.join('\n') === drawing && drawn.some((row, index) => row.length === rows[index]!.length);
  return isTight && text.endsWith(rows.join('\n'));
};

/**
 * The level that is drawn, and nothing else that its text says: whose turn it is, what a drawing does not show and what
 * surrounds the board is not of the level. So boards with the same hash are the same board.
 */
const drawn = (game: AnyGame, text: string): Parsed<string> => {
  const state = game.parse(text);
  if (!state.ok) return state;
  const drawing = boardText(game, state.value);
  const again = game.parse(drawing);
  if (again.ok && boardText(game, again.value) === drawing) return ok(drawing);
  // Where a drawing alone cannot be read, as its size has to stand above it.
  const whole = game.format(state.value);
  return isBare(whole, game.draw(state.value), drawing) ? ok(whole) : bad(say('This was played on another board.'));
};

/** Replays a claim by the rules. */
export const judge = ({ game: id, board, moves, time, date, name }: Claim): Parsed<Verdict> => {
  const game = findGame(id);
  if (!game) return bad(say('There is no such game.'));
  if (game.seats !== 1) return bad(say('Results are kept for puzzles only.'));
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
