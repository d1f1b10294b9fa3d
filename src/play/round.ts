import type { AnyGame } from '../core/game.ts';
import type { Cell, Direction } from '../core/grid.ts';
import { type Message, ok, type Parsed, type Problem, say } from '../core/parsed.ts';
import type { Replay } from '../core/replay.ts';
import type { Session, Snapshot } from '../core/session.ts';
import type { Frame, View } from '../core/view.ts';
import { outcomeMessage } from './announce.ts';
import { manIn, pointedMessage } from './cells.ts';
import { type Gesture, interpret, isPointed, type Mark, type Scene } from './gesture.ts';
import { Hand, type Pointing } from './hand.ts';
import { narrate, selectionMessage } from './narration.ts';
import type { Manner, Opening } from './opening.ts';
import { openScreening, type Programme, type Screening } from './screening.ts';
import { type Sounding, seekCue } from './sounding.ts';
import { Stage } from './stage.ts';
import { type Narration, Voice } from './voice.ts';

export type { Manner } from './opening.ts';

type Frames = readonly Frame<View>[];

/** One level being played: a session, what is shown of it, what the player points at, and what was last said. */
export class Round {
  readonly #game: AnyGame;
  readonly #session: Session;
  readonly #manner: () => Manner;
  readonly #solved: (now: number) => void;
  readonly #stage: Stage;
  readonly #hand = new Hand();
  readonly #voice = new Voice();
  #screening: Screening | undefined;
  /** The player has just solved it, himself and now. */
  #isFresh = false;

  constructor(game: AnyGame, session: Session, { drawn, now, manner, solved }: Opening) {
    this.#game = game;
    this.#session = session;
    this.#manner = manner;
    this.#solved = solved;
    const start = session.snapshot(now);
    const view = drawn ?? start.view;
    this.#stage = new Stage(view);
    this.#show(session.opening(), { ...start, view, remarks: [] }, now);
  }

  get view(): View {
    return this.#stage.view;
  }

  get facing(): Direction {
    return this.#stage.facing;
  }

  /** What is pointed at. */
  get hand(): Pointing {
    return this.#hand;
  }

  /** Where the tiny man is shown, in games that have one. */
  get man(): Cell | undefined {
    return manIn(this.view, this.#game.looks);
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

  /** Whether the last move has solved the level or ended the game, once that is seen. */
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
    if (this.#voice.said) return [this.#voice.said];
    if (this.#stage.due !== undefined) return [];
    const { outcome, remarks } = this.snapshot(now);
    return outcome ? [outcomeMessage(this.#game, outcome)] : remarks.map(({ message }) => message);
  }

  /** What is told to those who do not see the board; of a fall only how it ends. */
  get narration(): Narration {
    const { narration } = this.#voice;
    return this.#stage.due === undefined ? narration : { ...narration, messages: [] };
  }

  get sounding(): Sounding {
    return this.#stage.sounding;
  }

  /** What was played, to be played again. */
  replay(now: number): Replay {
    return this.#session.replay(now);
  }

  say(message: Message | undefined): void {
    this.#voice.say(message);
  }

  /** A key or a tap. During a fall it is discarded, as the rules have it; a walk is not waited for. */
  answer(gesture: Gesture, now: number): void {
    if (this.#screening || this.#stage.isFalling) return;
    this.#stage.hurry();
    const { choices } = this.#session.snapshot(now);
    const { isExploring, selected } = this.#hand;
    const isPointing = isExploring || (selected === undefined && isPointed({ choices }));
    if (gesture.kind === 'step' && isPointing) this.#point(gesture.direction);
    else this.#obey(gesture, choices, now);
  }

  /** Taps the cell that the keyboard points at. */
  point(now: number): void {
    const { cursor } = this.#hand;
    if (cursor !== undefined) this.answer({ kind: 'tap', cell: cursor }, now);
  }

  /** Lets go of what is selected, or else of the cursor. */
  release(now: number): void {
    const { selected, isExploring } = this.#hand;
    if (selected !== undefined) this.answer({ kind: 'tap', cell: selected }, now);
    else if (isExploring) this.explore();
  }

  /** Begins or ends looking around by arrow keys, without playing. */
  explore(): void {
    this.say(this.#hand.explore(this.man ?? 0));
  }

  /** Moves that are not the player's own: an engine's, those of a link. All of them or nothing. */
  play(moves: string, now: number): Parsed<undefined> {
    const before = this.#session.snapshot(now);
    const frames = this.#session.play(moves, now, 'elsewhere');
    if (!frames.ok) return frames;
    this.#show(frames.value, before, now);
    return ok(undefined);
  }

  /** Undo, redo and the scrub bar. Going back he faces where the undone step went. */
  seek(at: number, now: number): void {
    const before = this.#session.snapshot(now).at;
    if (at < before) this.#session.seek(at + 1, now);
    const direction = at < before ? this.#session.snapshot(now).last?.direction : undefined;
    this.#session.seek(at, now);
    this.#settle(now);
    const { last, length } = this.#session.snapshot(now);
    this.#stage.turn(direction ?? last?.direction);
    this.#stage.sound(seekCue(at - before, last));
    this.#voice.tell([say('Move {at} of {length}.', { at, length })]);
  }

  /** Back to the start, at any moment. */
  restart(now: number): void {
    this.#screening = undefined;
    this.#session.restart(now);
    this.#settle(now);
    this.#stage.turn('down');
    if (this.snapshot(now).length > 0) this.say(say('Back at the start. Redo brings your moves back.'));
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
    this.#screening = screening.value;
    this.#settle(now);
    if (programme === 'rerun') this.#stage.turn('down');
    return undefined;
  }

  /** Shows the player's own moves again, from the start; his line stays as it is. */
  rerun(now: number): void {
    this.screen('rerun', this.#session.replay(now).moves, now);
  }

  /** One step of the screening, which then waits. */
  stepScreening(now: number): void {
    if (!this.#screening) return;
    this.#stage.hurry();
    this.#screening.playback.pause();
    this.#screen(this.#screening, now);
  }

  /** Ends the screening: after a solution and after a sequence that wins the level stands at its start. */
  stopScreening(now: number): void {
    const screening = this.#screening;
    if (!screening) return;
    this.#screening = undefined;
    const { outcome } = screening.snapshot(now);
    if (screening.programme === 'sequence' && outcome) this.#session.restart(now);
    if (screening.programme === 'sequence' && !outcome) this.#session.play(screening.shown(), now, 'elsewhere');
    this.#settle(now);
    this.#stage.turn(this.snapshot(now).last?.direction ?? 'down');
    const isSolution = outcome && screening.programme !== 'rerun';
    this.say(isSolution ? say('This was a solution. Now it is your turn.') : say('The moves end here.'));
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
    const before = screening.snapshot(now);
    this.#show(screening.step(now), before, now, screening.playback.speed);
    screening.playback.rest(now);
  }

  #obey(gesture: Gesture, choices: Snapshot['choices'], now: number): void {
    const scene = this.#scene(choices);
    const reply = interpret(scene, gesture);
    if (reply.kind === 'refuse') this.#refuse(gesture, scene, reply.message);
    if (reply.kind === 'select') this.#select(reply.cell, reply.marks);
    if (reply.kind === 'play') this.#play(reply.moves, now);
  }

  #refuse(gesture: Gesture, { isBound }: Scene, message: Message): void {
    if (gesture.kind === 'step') this.#stage.turn(gesture.direction);
    this.#stage.sound('blocked');
    if (gesture.kind === 'drag' && !isBound) this.#hand.release();
    this.say(message);
  }

  #select(cell: Cell | undefined, marks: readonly Mark[]): void {
    this.#hand.select(cell, marks);
    this.#voice.tell([selectionMessage(this.#game, this.view, this.#hand)]);
  }

  #play(moves: string, now: number): void {
    const before = this.#session.snapshot(now);
    const frames = this.#session.play(moves, now);
    if (!frames.ok) throw new Error(`A gesture came to moves that are not legal: ${moves}`);
    this.#show(frames.value, before, now);
    const { outcome, own } = this.#session.snapshot(now);
    const isSolved = this.#game.seats === 1 && outcome?.winner === 0;
    this.#isFresh = isSolved || (this.#game.seats === 2 && outcome !== undefined);
    if (isSolved && own) this.#solved(now);
  }

  #point(direction: Direction): void {
    const cell = this.#hand.move(direction, this.view);
    this.#voice.write(pointedMessage(this.#game, this.view, cell, this.#hand));
  }

  #scene(choices: Snapshot['choices']): Scene {
    const { by, touchMove = false, clickToWalk = false } = this.#manner();
    const isBound = touchMove && this.#game.seats === 2;
    const isWary = this.#game.wary === true && !clickToWalk;
    const { selected, marks } = this.#hand;
    return { session: this.#session, choices, selected, marks, isBound, man: this.man, by, isWary };
  }

  #show(frames: Frames, before: Snapshot, now: number, haste = 1): void {
    this.#hand.release();
    this.#voice.tell(narrate(this.#game, { before, after: this.snapshot(now), frames }));
    this.#isFresh = false;
    this.#stage.show(frames, now, haste);
    if (this.#manner().still) this.#stage.hurry();
  }

  #settle(now: number): void {
    this.#hand.release();
    this.#voice.say(undefined);
    this.#isFresh = false;
    this.#stage.cut(this.snapshot(now).view);
  }
}
