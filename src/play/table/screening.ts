import type { AnyGame, Game } from '../../core/game.ts';
import { forwardSteps } from '../../core/judge.ts';
import { openSession } from '../../core/openSession.ts';
import type { Orientation } from '../../core/orientation.ts';
import { bad, type Message, ok, type Parsed, say } from '../../core/parsed.ts';
import { follow, openState } from '../../core/replay.ts';
import type { Session } from '../../core/session.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Frame, View } from '../../core/view.ts';
import { finish } from '../../core/work.ts';
import { Playback } from './playback.ts';

/** Why nothing else can be done meanwhile. */
export const BEING_SHOWN = say('Moves are being shown: stop that first (Esc).');

/**
 * What is shown: a level's own solution from its start, one that was found from where the player stands, a sequence from there, or
 * what he has played.
 */
export type Programme = 'solution' | 'found' | 'sequence' | 'rerun';

/** Whether it begins where the player stands. */
const isFromHere = (programme: Programme): boolean => programme === 'sequence' || programme === 'found';

/** How a screening goes. */
export interface Terms {
  readonly programme: Programme;
  readonly speed: number;
  readonly now: number;
  readonly orientation: Orientation;
}

/** The single steps of written moves. Where the game does not forgive, one that the rules refuse is an error. */
const textsOf = <S, M>(game: Game<S, M>, board: string, before: string, moves: string): Parsed<readonly string[]> => {
  const start = game.parse(board);
  const played = game.steps(before);
  if (!start.ok) return start;
  if (!played.ok) return played;
  const { end } = finish(follow(game, openState(game, start.value), played.value, () => {}));
  const steps = forwardSteps(game, end, moves);
  if (!steps.ok) return steps;
  const { problem } = game.forgiving ? {} : finish(follow(game, end, steps.value, () => {}));
  return problem ? { ok: false, problem } : ok(steps.value.map(({ text }) => text));
};

/** Prepares written moves to be shown on a board of their own; `own` is the player's session, which is not touched. */
export const openScreening = (game: AnyGame, own: Session, moves: string, terms: Terms): Parsed<Screening> => {
  const { board, moves: before } = own.replay(terms.now);
  const texts = textsOf(game, board, isFromHere(terms.programme) ? before : '', moves);
  if (!texts.ok) return texts;
  if (texts.value.length === 0) return bad(say('There are no moves in it.'));
  const session = openSession(game, board);
  if (!session.ok) return session;
  session.value.turn(terms.orientation);
  if (isFromHere(terms.programme)) session.value.play(before, terms.now);
  return ok(new Screening(session.value, terms, new Playback(texts.value, terms.speed, terms.now)));
};

/** Written moves, shown step by step on a board of their own: a win here is nobody's. */
export class Screening {
  readonly programme: Programme;
  readonly playback: Playback;
  readonly #session: Session;
  /** The moves that were there already. */
  readonly #before: string;
  /** How many moves there were before each step. */
  readonly #lengths: number[] = [];

  constructor(session: Session, { programme, now }: Terms, playback: Playback) {
    this.#session = session;
    this.programme = programme;
    this.playback = playback;
    this.#before = session.replay(now).moves;
  }

  turn(orientation: Orientation): void {
    this.#session.turn(orientation);
  }

  snapshot(now: number): Snapshot {
    return this.#session.snapshot(now);
  }

  /** Whether there is nothing more to show: what follows a win is discarded. */
  isOver(now: number): boolean {
    return this.playback.at === this.playback.length || this.snapshot(now).outcome !== undefined;
  }

  /** Takes the next step. One that the rules refuse is used up. */
  step(now: number): readonly Frame<View>[] {
    this.#lengths.push(this.#session.snapshot(now).at);
    const text = this.playback.take();
    const frames = text === undefined ? undefined : this.#session.play(text, now);
    return frames?.ok ? frames.value : [];
  }

  /** Takes a step back, if there is one. One that was refused has changed nothing. */
  back(now: number): boolean {
    const at = this.#lengths.pop();
    if (at === undefined) return false;
    this.playback.putBack();
    this.#session.seek(at, now);
    return true;
  }

  /** Leaves the player's own game where a sequence has led. Returns what is said of the end; a win speaks for itself. */
  end(own: Session, now: number): Message | undefined {
    const { outcome } = this.snapshot(now);
    if (this.programme === 'sequence') own.play(this.#shown(now), now, 'elsewhere');
    if (this.programme === 'sequence' && outcome) return undefined;
    const isSolution = outcome && (this.programme === 'solution' || this.programme === 'found');
    return isSolution ? say('This was a solution. Now it is your turn.') : say('The moves end here.');
  }

  /** The moves that were shown so far. */
  #shown(now: number): string {
    return this.#session.replay(now).moves.slice(this.#before.length);
  }
}
