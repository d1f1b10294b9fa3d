import { type Clock, NEW_CLOCK, passTo, spent } from './clock.ts';
import { type Company, whoThinks } from './company.ts';
import { framesOf, seenFrame } from './frames.ts';
import type { Attempt, Game, Outcome, Score, Seat, Target, Thrift } from './game.ts';
import type { Cell } from './grid.ts';
import { type Kept, keepLine, restoreLine, type Timed } from './kept.ts';
import { Line, type Origin } from './line.ts';
import type { Orientation } from './orientation.ts';
import { bad, type Message, ok, type Parsed, type Problem, say } from './parsed.ts';
import { type Aside, MOST_ASIDE, Pile } from './pile.ts';
import { isRedo } from './redo.ts';
import { follow, formatMoves, LONGEST, openState, type Replay } from './replay.ts';
import type { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import { turned } from './turned.ts';
import type { Frame, View } from './view.ts';
import { wayOf } from './way.ts';
import { finish, type Work } from './work.ts';

/** The last moves of a long line that are seen one by one; those before them are played unseen. */
const MOST_SEEN = 500;

type Looked = Omit<Snapshot, 'spent' | 'running'>;

export const openSession = <S, M>(game: Game<S, M>, board: string): Parsed<Session> => {
  const start = game.parse(board);
  return start.ok ? ok(new GameSession(game, start.value), start.warnings) : start;
};

class GameSession<S, M> implements Session {
  /** As it is looked at. */
  #game: Game<S, M>;
  readonly #rules: Game<S, M>;
  readonly #start: S;
  #line: Line<S, M>;
  #clock: Clock = NEW_CLOCK;
  readonly #pile: Pile<S, M>;
  /** Lines that are still to be brought back. */
  #awaited: readonly Kept[] = [];
  /** Whether the line was brought back and nothing was added to it since. */
  #isOld = false;
  /** What a snapshot shows besides the clock: worked out when somebody looks, and once for all who do. */
  #looked: Looked | undefined;

  constructor(game: Game<S, M>, start: S) {
    this.#game = game;
    this.#rules = game;
    this.#start = start;
    this.#pile = new Pile(game);
    this.#line = new Line(game, openState(game, start));
  }

  turn(orientation: Orientation): void {
    this.#change(() => {
      this.#game = turned(this.#rules, this.#rules.view(this.#start), orientation);
    });
  }

  opening(): readonly Frame<View>[] {
    return (this.#game.open?.(this.#start) ?? []).map((frame) => seenFrame(this.#game, frame));
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
    const { state, before, last, at, length, score, own, leaps, undos, company } = this.#line;
    const { aside, isOver = false } = (length === 0 ? this.#pile.top : undefined) ?? {};
    return {
      view: game.view(state),
      choices: this.#outcome()
        ? []
        : game.moves(state).map((move) => ({ ...game.shape(state, move), text: game.formatMove(state, move) })),
      last: last === undefined ? undefined : game.shape(before, last),
      turn: game.turn(state),
      company,
      outcome: this.#outcome(),
      score,
      remarks: game.remarks?.(state) ?? [],
      tally: game.tally?.(state),
      advice: game.advice?.(state),
      at,
      length: aside?.length ?? length,
      back: leaps.back(at),
      // The first redo after a restart brings the line back, and then it goes on from there.
      forth: leaps.forth(at, aside?.length ?? length),
      undos,
      own: own >= at && !this.#line.isHelped,
      isSaved: this.#line.isSaved,
      aside: aside && (aside.score.moves ?? aside.at),
      isAsideOver: isOver,
    };
  }

  play(moves: string, now: number, origin: Origin = 'player'): Parsed<readonly Frame<View>[]> {
    return finish(this.playing(moves, now, origin));
  }

  *playing(moves: string, now: number, origin: Origin = 'player'): Work<Parsed<readonly Frame<View>[]>> {
    if (this.#line.called) return bad(say('The game is over.'));
    const steps = this.#game.steps(moves);
    if (!steps.ok) return steps;
    const { longest: most = LONGEST } = this.#game;
    if (this.#line.at + steps.value.length > most) return bad(say('The line has more than {most} moves.', { most }));
    const tried = this.#line.branch();
    const unseen = steps.value.length - MOST_SEEN;
    const frames: Frame<View>[] = [];
    const { problem } = yield* follow(this.#game, tried.state, steps.value, (move, before, state) => {
      if (tried.length - this.#line.at >= unseen) frames.push(...framesOf(this.#game, before, move, state));
      tried.append({ move, state }, origin);
    });
    if (problem) return { ok: false, problem };
    if (tried.length > this.#line.at) this.#change(() => this.#take(tried, origin, now));
    return ok(frames);
  }

  /** Nothing that could be redone is lost: the same moves bring it back, and for others the line is put aside. */
  #take(tried: Line<S, M>, origin: Origin, now: number): void {
    const from = this.#line.at;
    while (isRedo(this.#game, this.#line, tried, origin)) this.#line.seek(this.#line.at + 1);
    if (this.#line.at < tried.length) {
      if (this.#line.at < this.#line.length) this.#layAside(now, 'top');
      this.#line = tried;
    }
    if (origin === 'player') this.#line.noteLeaps(this.#line.leaps.with(from, this.#line.at));
    this.#isOld = false;
    this.#clock = passTo(this.#clock, this.#toMove(), now);
  }

  refusal(attempt: Attempt): Message {
    return this.#line.called ? say('The game is over.') : this.#game.refusal(this.#line.state, attempt);
  }

  route(from: Cell | undefined, to: Cell, by: Thrift): string | undefined {
    const { state } = this.#line;
    const moves = this.#outcome() ? undefined : this.#game.route?.(state, from, to, by);
    return moves && formatMoves(this.#game, state, moves);
  }

  way(from: Cell, to: Cell, by: Thrift): readonly Cell[] {
    const { state } = this.#line;
    const moves = this.#outcome() ? undefined : this.#game.route?.(state, from, to, by);
    return moves ? wayOf(this.#game, state, moves, from) : [];
  }

  targets(from: Cell, by: Thrift): readonly Target[] {
    return (this.#outcome() ? undefined : this.#game.targets?.(this.#line.state, from, by)) ?? [];
  }

  figures(): Score {
    return this.#game.figures?.(this.#line.start, this.#line.played()) ?? {};
  }

  seek(at: number, now: number): void {
    this.#change(() => this.#seek(at, now));
  }

  #seek(at: number, now: number): void {
    if (at > 0 && this.#line.length === 0) this.resume(now);
    const isStill = this.#toMove() === undefined;
    this.#line.seek(at);
    // Whoever takes back the last move thinks again, and the clock with him.
    if (this.#clock.running || isStill) this.#clock = passTo(this.#clock, this.#toMove(), now);
  }

  restart(now: number): void {
    this.#change(() => this.#restart(now));
  }

  #restart(now: number): void {
    this.#layAside(now);
    this.#line = new Line(this.#game, this.#line.start);
    this.#clock = NEW_CLOCK;
    this.#isOld = false;
  }

  #layAside(now: number, place: 'top' | 'bottom' = this.#isOld ? 'bottom' : 'top'): void {
    this.#pile.put({ line: this.#line, clock: passTo(this.#clock, undefined, now) }, place);
  }

  aside(): readonly Aside[] {
    return this.#pile.list();
  }

  *resuming(now: number, which = 0): Work<void> {
    const kept = this.#pile.keep()[which];
    const taken = kept && (yield* restoreLine(this.#game, this.#line.start, kept));
    if (taken?.ok) this.#change(() => this.#resume(taken.value, which, now));
  }

  resume(now: number, which?: number): void {
    finish(this.resuming(now, which));
  }

  #resume({ line, clock }: Timed<S, M>, which: number, now: number): void {
    this.#pile.take(which);
    this.#layAside(now);
    this.#line = line;
    this.#isOld = true;
    // Whoever has the position before him thinks about it.
    this.#clock = line.at > 0 ? passTo(clock, this.#toMove(), now) : clock;
  }

  *restoring(lines: readonly Kept[], first: 'board' | 'aside'): Work<readonly Problem[]> {
    const problems: Problem[] = [];
    const wanted = lines.slice(0, MOST_ASIDE + 1);
    // Those that somebody did not wait for stay kept.
    this.#awaited = [...wanted, ...this.#awaited.filter(({ moves }) => wanted.every((one) => one.moves !== moves))];
    for (const [index, kept] of wanted.entries()) {
      const restored = yield* restoreLine(this.#game, this.#line.start, kept);
      this.#awaited = this.#awaited.slice(1);
      if (restored.ok) this.#change(() => this.#place(restored.value, index === 0 ? first : 'aside'));
      else problems.push(restored.problem);
    }
    return problems;
  }

  restore(lines: readonly Kept[], first: 'board' | 'aside'): readonly Problem[] {
    return finish(this.restoring(lines, first));
  }

  #place({ line, clock }: Timed<S, M>, place: 'board' | 'aside'): void {
    if (place === 'board') [this.#line, this.#clock] = [line, clock];
    else this.#pile.put({ line, clock }, 'bottom');
  }

  keep(now: number): readonly Kept[] {
    const shown = this.#line.length > 0 ? [keepLine({ line: this.#line, clock: this.#clock }, now)] : [];
    return [...shown, ...this.#pile.keep(), ...this.#awaited];
  }

  noteUndo(): void {
    this.#change(() => this.#line.noteUndos(this.#line.undos + 1));
  }

  noteHelp(): void {
    this.#change(() => this.#line.noteHelp());
  }

  beforeLast(counter: string): number | undefined {
    return this.#line.beforeLast(counter);
  }

  noteSaved(): void {
    this.#change(() => this.#line.noteSaved());
  }

  pause(now: number): void {
    this.#clock = passTo(this.#clock, undefined, now);
  }

  goOn(now: number): void {
    this.#clock = passTo(this.#clock, this.#toMove(), now);
  }

  sit(company: Company): void {
    this.#change(() => this.#line.noteCompany(company));
  }

  end(outcome: Outcome, now: number): void {
    this.#change(() => {
      if (this.#line.at < this.#line.length) this.#layAside(now, 'top');
      this.#line = this.#line.branch();
      this.#line.noteCalled(outcome);
    });
    this.pause(now);
  }

  position(): string {
    return this.#game.format(this.#line.state);
  }

  replay(now: number): Replay {
    return {
      game: this.#game.id,
      board: this.#game.format(this.#start),
      moves: this.#line.text(this.#line.at),
      spent: spent(this.#clock, now),
      ...(this.#line.called && { called: this.#line.called }),
    };
  }

  #outcome(): Outcome | undefined {
    return this.#line.called ?? this.#game.outcome(this.#line.state);
  }

  #toMove(): Seat | undefined {
    return this.#outcome() ? undefined : whoThinks(this.#line, this.#game.turn(this.#line.state));
  }
}
