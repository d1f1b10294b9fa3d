import type { AnyGame } from '../../core/game.ts';
import type { Kept } from '../../core/kept.ts';
import type { Origin } from '../../core/line.ts';
import { type Message, ok, type Parsed, type Problem, say } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import type { Played, Session } from '../../core/session.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Frame, View } from '../../core/view.ts';
import type { Work } from '../../core/work.ts';
import { Appearance, type Sight } from './appearance.ts';
import { type Gesture, interpret, isPointed, leadsCursor } from './gesture.ts';
import { type Manner, mannerIn } from './manner.ts';
import { moveRefusal } from './moveRefusal.ts';
import type { Opening } from './opening.ts';
import { BEING_SHOWN, openScreening, type Programme, type Screening } from './screening.ts';
import { seekCue } from './sounding.ts';
import { LASTING } from './voice.ts';
import { Waiting } from './waiting.ts';

/** One level being played: a session, how it appears, and moves that are shown meanwhile. */
export class Round {
  readonly #game: AnyGame;
  readonly #session: Session;
  readonly #manner: () => Manner;
  readonly #opening: Opening;
  readonly #appearance: Appearance;
  readonly #waiting = new Waiting();
  #screening: Screening | undefined;
  /** It was solved just now: by the player's last move, or by coming to rest when it was opened. */
  #isFresh = false;

  /** `drawn` is the level as its author drew it, before anything settles. */
  constructor(game: AnyGame, session: Session, drawn: View | undefined, opening: Opening) {
    const { now, manner, isLeft } = opening;
    this.#game = game;
    this.#session = session;
    this.#manner = () => mannerIn(game, manner());
    this.#opening = opening;
    const start = session.snapshot(now);
    const view = isLeft ? start.view : (drawn ?? start.view);
    const settling = isLeft ? [] : session.opening();
    this.#appearance = new Appearance(game, view);
    this.#show(settling, isLeft ? start : { ...start, view, remarks: [], outcome: undefined }, now);
    this.#isFresh = settling.length > 0 && start.outcome !== undefined;
  }

  get appearance(): Sight {
    return this.#appearance;
  }

  get screening(): Screening | undefined {
    return this.#screening;
  }

  /** When `tick` has something to do; undefined when nothing moves by itself. */
  get due(): number | undefined {
    return this.#appearance.stage.due ?? this.#waiting.due ?? this.#screening?.playback.due;
  }

  /** Whether the level was solved or the game has ended just now, once that is seen. */
  get isAchieved(): boolean {
    return this.#isFresh && this.#appearance.stage.due === undefined;
  }

  /** What is on the board. While moves are shown the clock is still the player's. */
  snapshot(now: number): Snapshot {
    const own = this.own(now);
    return this.#screening ? { ...this.#screening.snapshot(now), spent: own.spent, running: own.running } : own;
  }

  /** The player's own game, whatever is being shown meanwhile. */
  own(now: number): Snapshot {
    return this.#session.snapshot(now);
  }

  /** The line on the board and those aside. */
  get played(): Played {
    return this.#session;
  }

  /** What there is to say: an answer to what was done last, or else what the position is worth saying. */
  messages(now: number): readonly Message[] {
    return this.#waiting.message ? [this.#waiting.message] : this.#appearance.messages(this.snapshot(now));
  }

  /** What was played, to be played again. */
  replay(now: number): Replay {
    return this.#session.replay(now);
  }

  say(message: Message | undefined): void {
    this.#appearance.voice.say(message, this.#screening ? LASTING : 0);
  }

  /** Whether what is done now waits until all is at rest. */
  get isWaitedFor(): boolean {
    return this.#appearance.stage.isFalling || this.#waiting.count > 0;
  }

  /** A key or a tap. During a fall it is kept and has its turn when all is at rest; a walk is not waited for. */
  answer(gesture: Gesture, now: number): void {
    if (this.#screening) this.say(BEING_SHOWN);
    else if (this.isWaitedFor) this.#waiting.keep(gesture);
    else this.#heed(gesture, now);
  }

  #heed(gesture: Gesture, now: number): void {
    this.#appearance.stage.hurry();
    const { choices, ...own } = this.own(now);
    if (moveRefusal(own)) this.say(moveRefusal(own));
    else if (gesture.kind === 'step' && leadsCursor(gesture, choices, this.#appearance.hand)) {
      this.#appearance.point(gesture.direction, choices, this.#session.refusal({ direction: gesture.direction }));
    } else this.#obey(gesture, choices, now);
  }

  #obey(gesture: Gesture, choices: Snapshot['choices'], now: number): void {
    const situation = this.#appearance.situation(this.#session, choices, this.#manner());
    const reply = interpret(situation, gesture);
    if (reply.kind === 'refuse') this.#appearance.refuse(gesture, situation, reply.message);
    else if (reply.kind === 'select') this.#appearance.select(reply.cell, reply.marks);
    else {
      const typed = this.type(reply.moves, now);
      if (!typed.ok) this.#appearance.refuse(gesture, situation, typed.problem.message);
    }
  }

  /** Taps the cell that the keyboard points at. Where one has to point and has not yet, the key shows where. */
  point(now: number): void {
    const { cursor, selected } = this.#appearance.hand;
    const { choices } = this.own(now);
    if (cursor !== undefined) this.answer({ kind: 'tap', cell: cursor }, now);
    else if (isPointed({ choices })) {
      this.#appearance.showCursor(choices, this.#session.refusal(selected === undefined ? {} : { from: selected }));
    }
  }

  /** Drops what waits, and ends the fall at once. */
  halt(): void {
    if (this.#screening) return;
    this.#waiting.clear();
    this.#appearance.stage.hurry();
  }

  /** Lets go of what waits, or of what is selected, or else of the cursor. */
  release(now: number): void {
    const { selected, isExploring } = this.#appearance.hand;
    if (this.isWaitedFor) this.halt();
    else if (selected !== undefined) this.answer({ kind: 'tap', cell: selected }, now);
    else if (isExploring) this.explore();
  }

  /** Begins or ends looking around by arrow keys, without playing. */
  explore(): void {
    this.#appearance.explore();
  }

  /** Moves that somebody has made or written: the player's own, or a rival's. All of them or nothing. */
  type(moves: string, now: number, origin: Origin = 'player'): Parsed<undefined> {
    const before = this.own(now);
    const frames = this.#session.play(moves, now, origin);
    if (!frames.ok) return frames;
    this.#show(frames.value, before, now);
    this.noteEnd(now);
    return ok(undefined);
  }

  /** Whether the last move ended it, or somebody has given up. */
  noteEnd(now: number): void {
    const { outcome } = this.own(now);
    const isSolved = this.#game.seats === 1 && outcome?.winner === 0;
    this.#isFresh = isSolved || (this.#game.seats === 2 && outcome !== undefined);
    if (isSolved) this.#opening.solved(now);
  }

  /** Moves that are not the player's own: those of a link. All of them or nothing. */
  *playing(moves: string, now: number): Work<Parsed<undefined>> {
    const before = this.#session.snapshot(now);
    const frames = yield* this.#session.playing(moves, now, 'elsewhere');
    if (!frames.ok) return frames;
    this.#show(frames.value, before, now);
    return ok(undefined);
  }

  /** Brings back what was played before. A line that cannot be replayed any more cannot be gone on with. */
  *restoring(lines: readonly Kept[], first: 'board' | 'aside', now: number): Work<readonly Problem[]> {
    const problems = yield* this.#session.restoring(lines, first);
    if (this.own(now).at > 0) this.#settle(now);
    return problems;
  }

  /** Undo, redo and the scrub bar. Going back he faces where the undone step went. */
  seek(at: number, now: number): void {
    const before = this.#session.snapshot(now).at;
    if (at < before) this.#session.seek(at + 1, now);
    const direction = at < before ? this.#session.snapshot(now).last?.direction : undefined;
    this.#session.seek(at, now);
    this.#settle(now, direction);
    const { last, length } = this.#session.snapshot(now);
    this.#appearance.tell(say('Move {at} of {length}.', { at, length }), seekCue(at - before, last));
  }

  /** Back to the start, at any moment. */
  restart(now: number): void {
    this.#screening = undefined;
    this.#session.restart(now);
    this.#settle(now, 'down');
    if (this.snapshot(now).length > 0) this.say(say('Back at the start. Redo brings your moves back.'));
  }

  /** Goes on with a line that lies aside. */
  *resuming(now: number, which: number): Work<void> {
    this.#screening = undefined;
    yield* this.#session.resuming(now, which);
    this.#settle(now);
  }

  /** Shows written moves step by step. What is wrong with them is told, and then nothing is played. */
  screen(programme: Programme, moves: string, now: number): Problem | undefined {
    const { speed, orientation } = this.#manner();
    const screening = openScreening(this.#game, this.#session, moves, { programme, speed, now, orientation });
    if (!screening.ok) return screening.problem;
    // Whoever is shown how it goes does not think about it.
    if (programme === 'solution' || programme === 'found') this.#session.pause(now);
    this.#screening = screening.value;
    this.#settle(now, programme === 'sequence' || programme === 'found' ? undefined : 'down');
    return undefined;
  }

  /** One step of the screening, or one back: then it waits. */
  stepScreening(now: number, way: 'on' | 'back' = 'on'): void {
    if (!this.#screening) return;
    this.#appearance.stage.hurry();
    this.#screening.playback.pause();
    if (way === 'on') this.#screen(this.#screening, now);
    else if (this.#screening.back(now)) this.#settle(now);
  }

  /** Ends the screening: the player's own game is there again, after a sequence where that has led. */
  stopScreening(now: number): void {
    const screening = this.#screening;
    if (!screening) return;
    this.#screening = undefined;
    const said = screening.end(this.#session, now);
    this.#settle(now, this.snapshot(now).last?.direction ?? 'down');
    this.say(said);
    if (screening.programme === 'sequence') this.noteEnd(now);
  }

  /** The board lies otherwise now. */
  turn(now: number): void {
    const { orientation } = this.#manner();
    this.#session.turn(orientation);
    this.#screening?.turn(orientation);
    this.#waiting.clear();
    const { view, last } = this.snapshot(now);
    this.#appearance.lie(view, last?.direction);
  }

  /** Shows what is due by now. */
  tick(now: number): void {
    const wasMoving = this.#appearance.stage.due !== undefined;
    this.#appearance.stage.advance(now);
    if (this.#appearance.stage.due !== undefined) return;
    if (wasMoving) this.#rest(now);
    const gesture = this.#waiting.take(now);
    if (gesture) this.#heed(gesture, now);
    if (gesture && this.#appearance.stage.due === undefined) this.#rest(now);
    const due = this.#screening?.playback.due;
    if (this.#screening && due !== undefined && due <= now) this.#screen(this.#screening, now);
  }

  /** The board came to rest. After the end nothing that waited has a turn. */
  #rest(now: number): void {
    this.#screening?.playback.rest(now);
    this.#waiting.rest(now);
    if (this.own(now).outcome) this.#waiting.clear();
  }

  #screen(screening: Screening, now: number): void {
    if (screening.isOver(now)) this.stopScreening(now);
    else {
      const before = screening.snapshot(now);
      this.#show(screening.step(now), before, now, screening.playback.speed);
      screening.playback.rest(now);
    }
  }

  #show(frames: readonly Frame<View>[], before: Snapshot, now: number, haste = this.#manner().fallSpeed): void {
    this.#isFresh = false;
    this.#appearance.show({ before, after: this.snapshot(now), frames }, now, haste);
    if (this.#manner().still) this.#appearance.stage.hurry();
  }

  #settle(now: number, facing = this.snapshot(now).last?.direction): void {
    this.#isFresh = false;
    this.#waiting.clear();
    this.#appearance.cut(this.snapshot(now).view);
    this.#appearance.stage.turn(facing);
  }
}
