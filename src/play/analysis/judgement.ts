import { otherSeat } from '../../core/company.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import type { Proof, StudiedLine, Study } from '../../core/mind.ts';
import { writtenLine } from './writtenLine.ts';

/** Who wins, whatever the other plays. */
export interface Certainty {
  readonly winner: Seat;
  /** Within so many moves of his; absent where nobody has counted. */
  readonly moves?: number;
  /** No sooner than that either. */
  readonly isExact?: true;
}

/** One way to go on: its first move as the game writes it, and all of them for people. */
export interface JudgedLine {
  readonly move: string;
  readonly written: readonly string[];
}

/** What is thought of a position, for people who do not care whose turn it is. */
export interface Judgement {
  readonly turn: Seat;
  /** Of a hundred such games, how many of them, from 0 to 1, the first player would win. */
  readonly share: number;
  readonly certainty: Certainty | undefined;
  /** The best first. */
  readonly lines: readonly JudgedLine[];
  /** How many moves of both were looked ahead. */
  readonly depth: number;
}

/** The share of a seat. */
export const shareOf = ({ share }: Pick<Judgement, 'share'>, seat: Seat): number => (seat === 0 ? share : 1 - share);

const certaintyOf = ({ wins, plies, isExact }: Proof, turn: Seat): Certainty => ({
  winner: wins ? turn : otherSeat(turn),
  ...(plies !== undefined && { moves: Math.ceil(plies / 2) }),
  ...(isExact && { isExact }),
});

const lineOf = (game: AnyGame, position: string, { moves }: StudiedLine): JudgedLine => ({
  move: moves[0] ?? '',
  written: writtenLine(game, position, moves),
});

/** What a study comes to; undefined as long as it has come to nothing. */
export const judgementOf = (game: AnyGame, position: string, study: Study): Judgement | undefined => {
  const [best] = study.lines;
  const state = game.parse(position);
  if (!best || !state.ok) return undefined;
  const turn = game.turn(state.value);
  return {
    turn,
    share: turn === 0 ? best.chance : 1 - best.chance,
    certainty: best.proof && certaintyOf(best.proof, turn),
    lines: study.lines.map((line) => lineOf(game, position, line)),
    depth: study.depth,
  };
};
