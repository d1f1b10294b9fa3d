import type { AnyGame, Seat } from '../core/game.ts';
import type { Mind, Study } from '../core/mind.ts';
import type { Level } from '../core/pack.ts';
import { ok, type Parsed } from '../core/parsed.ts';
import { faultOf, follow, openState } from '../core/replay.ts';
import { finish, type Work } from '../core/work.ts';
import { type Worth, worthAtEnd } from '../play/thinking/worth.ts';
import { positionOf } from './source.ts';

/** What may be spent on a position, and how many lines are wanted of it. */
export interface Limits {
  readonly lines: number;
  readonly nodes?: number;
  readonly ms?: number;
}

/** One position of a game, and what was played there. */
export interface Situation {
  readonly position: string;
  readonly seat: Seat;
  /** What it holds for whoever would be to move, if the game is over. */
  readonly end?: Worth;
  readonly move?: string;
}

/** The positions of a level's start and of what comes after each of these moves. */
export const situationsOf = (game: AnyGame, level: Level, moves: string): Parsed<readonly Situation[]> => {
  const steps = game.steps(moves);
  if (!steps.ok) return steps;
  const found: Situation[] = [];
  let here = openState(game, positionOf(game, level));
  const situation = (): Situation => {
    const [seat, outcome] = [game.turn(here), game.outcome(here)];
    return { position: game.format(here), seat, ...(outcome && { end: worthAtEnd(outcome, seat) }) };
  };
  const course = follow(game, here, steps.value, (move, _, after) => {
    found.push({ ...situation(), move: game.formatMove(here, move) });
    here = after;
  });
  const problem = faultOf(game, finish(course));
  return problem ? { ok: false, problem } : ok([...found, situation()]);
};

/** Thinks about a position as long as it may, and tells what is known so far: whoever stops it has that. */
export function* studySteps(
  mind: Mind,
  position: string,
  { lines, nodes, ms }: Limits,
  tell: (study: Study) => void,
): Work<Study> {
  const began = performance.now();
  const studying = mind.study(position, nodes === undefined ? { lines } : { lines, nodes });
  for (;;) {
    const { value, done } = studying.next();
    tell(value);
    const spent = performance.now() - began;
    // Something has to be known.
    if (done || (ms !== undefined && spent >= ms && value.lines.length > 0)) return value;
    yield Math.max(nodes === undefined ? 0 : value.nodes / nodes, ms === undefined ? 0 : spent / ms);
  }
}
