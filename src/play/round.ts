import type { AnyGame, Thrift } from '../core/game.ts';
import type { Cell, Direction } from '../core/grid.ts';
import { type Message, ok, type Parsed, type Problem, say } from '../core/parsed.ts';
import type { Session, Snapshot } from '../core/session.ts';
import type { Frame, View } from '../core/view.ts';
import { outcomeMessage } from './announce.ts';
import { type Gesture, interpret, isPointed, type Mark, type Scene } from './gesture.ts';
import { Hand } from './hand.ts';
import { openScreening, type Programme, type Screening } from './screening.ts';
import { Stage } from './stage.ts';

/** How the player likes it; asked anew each time, so that a changed setting counts at once. */
export interface Manner {
  /** What routes keep lowest. */
  readonly by: Thrift;
  /** Of playback: times faster than a tick a step. */
  readonly speed: number;
  /** Nothing moves on the screen: every move is one picture. */
  readonly still: boolean;
}

/** What a round is opened with. */
export interface Opening {
  /** The level as drawn, before anything settles. */
  readonly drawn: View | undefined;
  readonly now: number;
  manner(): Manner;
  /** Told at once when the player has solved it himself. */
  solved(now: number): void;
}

type Frames = readonly Frame<View>[];

/** One level being played: a session, what is shown of it, what the player points at, and what was last said. */
export class Round {
  readonly #game: AnyGame;
  readonly #session: Session;
  readonly #manner: () => Manner;
  readonly #solved: (now: number) => void;
  readonly #stage: Stage;
  readonly #hand = new Hand();
  #screening: Screening | undefined;
  #said: Message | undefined;
  /** The player has just solved it, himself and now. */
  #isFresh = false;

  constructor(game: AnyGame, session: Session, { drawn, now, manner, solved }: Opening) {
    this.#game = game;
    this.#session = session;
    this.#manner = manner;
    this.#solved = solved;
    this.#stage = new Stage(drawn ?? session.snapshot(now).view);
    this.#show(session.opening(), now);
  }

  get view(): View {
    return this.#stage.view;
  }

  get facing(): Direction {
    return this.#stage.facing;
  }

  get cursor(): Cell | undefined {
    return this.#hand.cursor;
  }

  get selected(): Cell | undefined {
    return this.#hand.selected;
  }

  get marks(): readonly Mark[] {
    return this.#hand.marks;
  }

  get screening(): Screening | undefined {
    return this.#screening;
  }

  /** Whether moves are locked because something still falls. */
  get isFalling(): boolean {
    return this.#stage.isFalling;
  }

  /** When `tick` has something to do; undefined when nothing moves by itself. */
  get due(): number | undefined {
    return this.#stage.due ?? this.#screening?.playback.due;
  }

  /** Whether the player has solved it with the last move, once that is seen. */
  get isAchieved(): boolean {
    return this.#isFresh && this.#stage.due === undefined;
  }

  /** While moves are shown the clock is still the player's. */
  snapshot(now: number): Snapshot {
    const own = this.#session.snapshot(now);
    return this.#screening ? { ...this.#screening.snapshot(now), spent: own.spent } : own;
  }

  /** What there is to say: an answer to what was done last, or else what the position is worth saying. */
  messages(now: number): readonly Message[] {
    if (this.#said) return [this.#said];
    if (this.#stage.due !== undefined) return [];
    const { outcome, remarks } = this.snapshot(now);
    return outcome ? [outcomeMessage(this.#game, outcome)] : remarks.map(({ message }) => message);
  }

  say(message: Message | undefined): void {
    this.#said = message;
  }

  /** A key or a tap. During a fall it is discarded, as the rules have it; a walk is not waited for. */
  answer(gesture: Gesture, now: number): void {
    if (this.#screening || this.#stage.isFalling) return;
    this.#stage.hurry();
    const { choices } = this.#session.snapshot(now);
    if (gesture.kind === 'step' && this.selected === undefined && isPointed({ choices }))
      this.#point(gesture.direction);
    else this.#obey(gesture, choices, now);
  }

  /** Taps the cell that the keyboard points at. */
  point(now: number): void {
    if (this.cursor !== undefined) this.answer({ kind: 'tap', cell: this.cursor }, now);
  }

  /** Lets go of what is selected. */
  release(): void {
    this.#hand.release();
  }

  /** Moves that are not the player's own: an engine's, those of a link. All of them or nothing. */
  play(moves: string, now: number): Parsed<undefined> {
    const frames = this.#session.play(moves, now, 'elsewhere');
    if (!frames.ok) return frames;
    this.#show(frames.value, now);
    return ok(undefined);
  }

  /** Undo, redo and the scrub bar. Going back he faces where the undone step went. */
  seek(at: number, now: number): void {
    const before = this.#session.snapshot(now).at;
    if (at < before) this.#session.seek(at + 1, now);
    const direction = at < before ? this.#session.snapshot(now).last?.direction : undefined;
    this.#session.seek(at, now);
    this.#settle(now);
    this.#stage.turn(direction ?? this.#session.snapshot(now).last?.direction);
  }

  /** Back to the start, at any moment. */
  restart(now: number): void {
    this.#screening = undefined;
    this.#session.restart(now);
    this.#settle(now);
    this.#stage.turn('down');
    if (this.snapshot(now).length > 0) this.#said = say('Back at the start. Redo brings your moves back.');
  }

  /** Goes on with the line that was put aside last. */
  resume(now: number): void {
    this.#session.resume(now);
    this.#settle(now);
    this.#stage.turn(this.snapshot(now).last?.direction);
  }

  /** Shows written moves step by step. What is wrong with them is told, and then nothing is played. */
  screen(programme: Programme, moves: string, now: number): Problem | undefined {
    const { speed } = this.#manner();
    const screening = openScreening(this.#game, this.#session, moves, { programme, speed, now });
    if (!screening.ok) return screening.problem;
    if (programme === 'solution') this.restart(now);
    this.#settle(now);
    this.#screening = screening.value;
    return undefined;
  }

  /** One step of the screening, which then waits. */
  stepScreening(now: number): void {
    if (!this.#screening) return;
    this.#stage.hurry();
    this.#screening.playback.pause();
    this.#screen(this.#screening, now);
  }

  /** Ends the screening: after a solution and after any win the level stands at its start. */
  stopScreening(now: number): void {
    const screening = this.#screening;
    if (!screening) return;
    this.#screening = undefined;
    const { outcome } = screening.snapshot(now);
    if (screening.programme === 'sequence' && outcome) this.#session.restart(now);
    if (screening.programme === 'sequence' && !outcome) this.#session.play(screening.shown(), now, 'elsewhere');
    this.#settle(now);
    this.#stage.turn(this.snapshot(now).last?.direction ?? 'down');
    this.#said = outcome ? say('This was a solution. Now it is your turn.') : say('The moves end here.');
  }

  /** Shows what is due by now. */
  tick(now: number): void {
    const wasMoving = this.#stage.due !== undefined;
    this.#stage.advance(now);
    const playback = this.#screening?.playback;
    if (this.#stage.due !== undefined || !this.#screening || !playback) return;
    if (wasMoving) playback.rest(now);
    if (playback.due !== undefined && playback.due <= now) this.#screen(this.#screening, now);
  }

  #screen(screening: Screening, now: number): void {
    if (screening.isOver(now)) {
      this.stopScreening(now);
      return;
    }
    this.#show(screening.step(now), now, screening.playback.speed);
    screening.playback.rest(now);
  }

  #obey(gesture: Gesture, choices: Snapshot['choices'], now: number): void {
    const scene = this.#scene(choices);
    const reply = interpret(scene, gesture);
    this.#said = reply.kind === 'refuse' ? reply.message : undefined;
    if (reply.kind === 'refuse' && gesture.kind === 'step') this.#stage.turn(gesture.direction);
    if (reply.kind === 'select' && reply.cell === undefined) this.#hand.release();
    if (reply.kind === 'select' && reply.cell !== undefined) this.#hand.select(reply.cell, scene);
    if (reply.kind === 'play') this.#play(reply.moves, now);
  }

  #play(moves: string, now: number): void {
    const frames = this.#session.play(moves, now);
    if (!frames.ok) throw new Error(`A gesture came to moves that are not legal: ${moves}`);
    this.#show(frames.value, now);
    const { outcome, own } = this.#session.snapshot(now);
    this.#isFresh = this.#game.seats === 1 && outcome?.winner === 0;
    if (this.#isFresh && own) this.#solved(now);
  }

  #point(direction: Direction): void {
    const cell = this.#hand.move(direction, this.view);
    const look = this.view.pieces[cell] ?? this.view.ground[cell];
    this.#said = look === undefined ? undefined : { text: this.#game.looks[look]!.label };
  }

  #scene(choices: Snapshot['choices']): Scene {
    const { pieces } = this.view;
    const man = pieces.findIndex((piece) => piece !== undefined && this.#game.looks[piece]?.turns);
    const { selected } = this;
    return { session: this.#session, choices, selected, man: man < 0 ? undefined : man, by: this.#manner().by };
  }

  #show(frames: Frames, now: number, haste = 1): void {
    this.#hand.release();
    this.#said = undefined;
    this.#isFresh = false;
    this.#stage.show(frames, now, haste);
    if (this.#manner().still) this.#stage.hurry();
  }

  #settle(now: number): void {
    this.#hand.release();
    this.#said = undefined;
    this.#isFresh = false;
    this.#stage.cut(this.snapshot(now).view);
  }
}
