import { type Clock, NEW_CLOCK, passTo, spent } from './clock.ts';
import type { Attempt, Game, Outcome, Score, Seat, Target, Thrift } from './game.ts';
import type { Cell } from './grid.ts';
import { type Kept, keepLine, restoreLine } from './kept.ts';
import { Line, type Origin } from './line.ts';
import { bad, type Message, ok, type Parsed, type Problem, say } from './parsed.ts';
import { type Aside, MOST_ASIDE, Pile } from './pile.ts';
import { costOf, noScore, type Replay, type Run, run } from './replay.ts';
import type { Choice, Snapshot } from './snapshot.ts';
import type { Frame, View } from './view.ts';

/** A move of the line, for a move list. */
interface Played {
  readonly text: string;
  readonly cost: Score;
}

/** One game in progress, whichever game it is. `now` is always the time in milliseconds. */
export interface Session {
  /** How the level settles when it is opened; nothing when it is at rest. */
  opening(): readonly Frame<View>[];
  snapshot(now: number): Snapshot;
  /** Plays a line in the game's notation: all of it or nothing. Returns the pictures passed through. */
  play(moves: string, now: number, origin?: Origin): Parsed<readonly Frame<View>[]>;
  /** Why a key or tap that came to no move was refused. */
  refusal(attempt: Attempt): Message;
  route(from: Cell | undefined, to: Cell, by: Thrift): string | undefined;
  targets(from: Cell, by: Thrift): readonly Target[];
  /** Every move, those that can be redone included. */
  line(): readonly Played[];
  /** Figures of the moves in force that do not add up move by move. */
  figures(): Score;
  /** Undo is `seek(at - 1)`, redo `seek(at + 1)`. The clock runs on. */
  seek(at: number, now: number): void;
  /**
   * Back to the start with the clock at zero. The line is put aside with its time, and redo brings both back. One that
   * was brought back and is put aside again goes below the others: so restart and redo lead through all of them.
   */
  restart(now: number): void;
  /** The lines that lie aside, the one that was put there last first. */
  aside(): readonly Aside[];
  /** Goes on with a line that lies aside where it stood, and its clock runs on. What was played instead is put aside. */
  resume(now: number, which?: number): void;
  /**
   * Brings kept lines back. The first is on the board as it was left, its clock standing; or all of them lie aside, as if
   * they had been played here and then restarted. Returns what is wrong with those that cannot be replayed.
   */
  restore(lines: readonly Kept[], first: 'board' | 'aside'): readonly Problem[];
  /** The lines to go on with another time: the one being played, then those aside. */
  keep(now: number): readonly Kept[];
  /** Stops the clock until the next move. */
  pause(now: number): void;
  /** Ends the game for a reason the rules do not know: resignation, time. */
  end(outcome: Outcome, now: number): void;
  replay(now: number): Replay;
}

type Looked = Omit<Snapshot, 'spent' | 'running'>;

export const openSession = <S, M>(game: Game<S, M>, board: string): Parsed<Session> => {
  const start = game.parse(board);
  return start.ok ? ok(new GameSession(game, start.value), start.warnings) : start;
};

class GameSession<S, M> implements Session {
  readonly #game: Game<S, M>;
  readonly #board: string;
  readonly #opening: readonly Frame<S>[];
  #line: Line<S, M>;
  #clock: Clock = NEW_CLOCK;
  #called: Outcome | undefined;
  readonly #pile: Pile<S, M>;
  /** Whether the line was brought back and nothing was added to it since. */
  #isOld = false;
  /** What a snapshot shows besides the clock: worked out when somebody looks, and once for all who do. */
  #looked: Looked | undefined;

  constructor(game: Game<S, M>, start: S) {
    this.#game = game;
    this.#board = game.format(start);
    this.#pile = new Pile(game);
    this.#opening = game.open?.(start) ?? [];
    this.#line = new Line(this.#opening.at(-1)?.position ?? start, noScore(game));
  }

  opening(): readonly Frame<View>[] {
    return this.#opening.map((frame) => this.#seen(frame));
  }

  snapshot(now: number): Snapshot {
    this.#looked ??= this.#look();
    return { ...this.#looked, spent: spent(this.#clock, now), running: this.#clock.running?.seat };
  }

  /** Everything that changes the game is done through here: what was worked out before does not hold any more. */
  #change<T>(work: () => T): T {
    this.#looked = undefined;
    return work();
  }

  #look(): Looked {
    const game = this.#game;
    const { state, last, at, length, score, own } = this.#line;
    const aside = length === 0 ? this.#pile.top?.line : undefined;
    return {
      view: game.view(state),
      choices: this.#outcome() ? [] : game.moves(state).map((move) => this.#choice(state, move)),
      last: last === undefined ? undefined : game.shape(this.#line.stateAt(at - 1), last),
      turn: game.turn(state),
      outcome: this.#outcome(),
      score,
      remarks: game.remarks?.(state) ?? [],
      tally: game.tally?.(state),
      advice: game.advice?.(state),
      at,
      length: aside?.length ?? length,
      own: own >= at,
      aside: aside && (aside.score.moves ?? aside.at),
      isAsideOver: aside !== undefined && game.outcome(aside.state) !== undefined,
    };
  }

  play(moves: string, now: number, origin: Origin = 'player'): Parsed<readonly Frame<View>[]> {
    if (this.#called) return bad(say('The game is over.'));
    const steps = this.#game.steps(moves);
    if (!steps.ok) return steps;
    const { played, problem } = run(this.#game, this.#line.state, steps.value);
    return problem ? { ok: false, problem } : ok(this.#change(() => this.#extend(played, now, origin)));
  }

  #extend(played: Run<S, M>['played'], now: number, origin: Origin): readonly Frame<View>[] {
    const frames: Frame<View>[] = [];
    for (const { move, state } of played) {
      const before = this.#line.state;
      for (const frame of this.#frames(before, move, state)) frames.push(this.#seen(frame));
      this.#add({ move, state }, origin, now);
    }
    if (played.length === 0) return frames;
    this.#isOld = false;
    this.#clock = passTo(this.#clock, this.#toMove(), now);
    return frames;
  }

  /** Nothing that could be redone is lost: the same move brings it back, and for another the line is put aside. */
  #add(step: { readonly move: M; readonly state: S }, origin: Origin, now: number): void {
    const { at, length, own } = this.#line;
    const isHis = origin === 'elsewhere' || own > at;
    if (at < length && isHis && this.#isNext(step.move)) {
      this.#line.seek(at + 1);
      return;
    }
    if (at < length) {
      this.#pile.put({ line: this.#line, clock: passTo(this.#clock, undefined, now) }, 'top');
      this.#line = this.#line.branch();
    }
    this.#line.append(step, costOf(this.#game, this.#line.state, step.move), origin);
  }

  #isNext(move: M): boolean {
    const { state, next } = this.#line;
    return next !== undefined && this.#game.formatMoves(state, [move]) === this.#game.formatMoves(state, [next]);
  }

  refusal(attempt: Attempt): Message {
    return this.#called ? say('The game is over.') : this.#game.refusal(this.#line.state, attempt);
  }

  route(from: Cell | undefined, to: Cell, by: Thrift): string | undefined {
    const { state } = this.#line;
    const moves = this.#outcome() ? undefined : this.#game.route?.(state, from, to, by);
    return moves && this.#game.formatMoves(state, moves);
  }

  targets(from: Cell, by: Thrift): readonly Target[] {
    return (this.#outcome() ? undefined : this.#game.targets?.(this.#line.state, from, by)) ?? [];
  }

  line(): readonly Played[] {
    return this.#line.moves().map((move, index) => {
      const state = this.#line.stateAt(index);
      return { text: this.#game.formatMoves(state, [move]), cost: costOf(this.#game, state, move) };
    });
  }

  figures(): Score {
    return this.#game.figures?.(this.#line.start, this.#inForce()) ?? {};
  }

  seek(at: number, now: number): void {
    this.#change(() => this.#seek(at, now));
  }

  #seek(at: number, now: number): void {
    if (at > 0 && this.#line.length === 0) this.#resume(now, 0);
    const wasOver = this.#outcome() !== undefined;
    this.#line.seek(at);
    // Whoever takes back the last move thinks again, and the clock with him.
    if (this.#clock.running || wasOver) this.#clock = passTo(this.#clock, this.#toMove(), now);
  }

  restart(now: number): void {
    this.#change(() => this.#restart(now));
  }

  #restart(now: number): void {
    this.#layAside(now);
    this.#line = new Line(this.#line.start, noScore(this.#game));
    this.#clock = NEW_CLOCK;
    this.#called = undefined;
    this.#isOld = false;
  }

  #layAside(now: number): void {
    const timed = { line: this.#line, clock: passTo(this.#clock, undefined, now) };
    this.#pile.put(timed, this.#isOld ? 'bottom' : 'top');
  }

  aside(): readonly Aside[] {
    return this.#pile.list();
  }

  resume(now: number, which = 0): void {
    this.#change(() => this.#resume(now, which));
  }

  #resume(now: number, which: number): void {
    const taken = this.#pile.take(which);
    if (!taken) return;
    this.#layAside(now);
    this.#line = taken.line;
    this.#called = undefined;
    this.#isOld = true;
    // Whoever has the position before him thinks about it.
    this.#clock = taken.line.at > 0 ? passTo(taken.clock, this.#toMove(), now) : taken.clock;
  }

  restore(lines: readonly Kept[], first: 'board' | 'aside'): readonly Problem[] {
    const restored = lines.slice(0, MOST_ASIDE + 1).map((kept) => restoreLine(this.#game, this.#line.start, kept));
    this.#change(() => {
      for (const each of restored) if (each.ok) this.#pile.put(each.value, 'bottom');
      const left = first === 'board' && restored[0]?.ok ? this.#pile.take(0) : undefined;
      if (left) [this.#line, this.#clock] = [left.line, left.clock];
    });
    return restored.flatMap((each) => (each.ok ? [] : [each.problem]));
  }

  keep(now: number): readonly Kept[] {
    const current = { line: this.#line, clock: this.#clock };
    const shown = this.#line.length > 0 ? [keepLine(this.#game, current, now)] : [];
    return [...shown, ...this.#pile.keep(now)];
  }

  pause(now: number): void {
    this.#clock = passTo(this.#clock, undefined, now);
  }

  end(outcome: Outcome, now: number): void {
    this.#change(() => {
      this.#called = outcome;
      this.#clock = passTo(this.#clock, undefined, now);
    });
  }

  replay(now: number): Replay {
    return {
      game: this.#game.id,
      board: this.#board,
      moves: this.#game.formatMoves(this.#line.start, this.#inForce()),
      spent: spent(this.#clock, now),
    };
  }

  #inForce(): readonly M[] {
    return this.#line.moves().slice(0, this.#line.at);
  }

  #outcome(): Outcome | undefined {
    return this.#called ?? this.#game.outcome(this.#line.state);
  }

  #toMove(): Seat | undefined {
    return this.#outcome() ? undefined : this.#game.turn(this.#line.state);
  }

  #frames(before: S, move: M, after: S): readonly Frame<S>[] {
    return this.#game.frames?.(before, move) ?? [{ position: after, change: this.#game.shape(before, move) }];
  }

  #seen({ position, change }: Frame<S>): Frame<View> {
    return { position: this.#game.view(position), change };
  }

  #choice(state: S, move: M): Choice {
    return { ...this.#game.shape(state, move), text: this.#game.formatMoves(state, [move]) };
  }
}
