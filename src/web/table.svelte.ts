import type { AnyGame, Outcome } from '../core/game.ts';
import { type Cell, type Direction, neighbour } from '../core/grid.ts';
import type { Level } from '../core/pack.ts';
import { ok, type Parsed, say, sentence } from '../core/parsed.ts';
import { openSession, type Session, type Snapshot } from '../core/session.ts';
import type { Frame, View } from '../core/view.ts';
import { outcomeMessage } from '../play/announce.ts';
import { type Gesture, interpret, isPointed, reach } from '../play/gesture.ts';
import { pauseBefore } from '../play/playback.ts';
import { drawnView } from '../play/preview.ts';

type Frames = readonly Frame<View>[];

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const openTable = (game: AnyGame, level: Level): Parsed<Table> => {
  const session = openSession(game, level.board);
  return session.ok ? ok(new Table(game, session.value, drawnView(game, level))) : session;
};

/** A session on the screen: what is shown of it, what is selected, and what was last said about it. */
export class Table {
  readonly game: AnyGame;
  readonly #session: Session;
  #snapshot: Snapshot = $state.raw()!;
  #view: View = $state.raw()!;
  #selected: Cell | undefined = $state();
  #marks: readonly Cell[] = $state.raw([]);
  #isFalling = $state(false);
  #cursor: Cell | undefined = $state();
  #status = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: AnyGame, session: Session, drawn: View | undefined) {
    this.game = game;
    this.#session = session;
    this.#snapshot = session.snapshot(Date.now());
    this.#view = drawn ?? this.#snapshot.view;
    this.#show(session.opening());
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What the board looks like at this moment: while something falls, not yet the snapshot's view. */
  get view(): View {
    return this.#view;
  }

  get selected(): Cell | undefined {
    return this.#selected;
  }

  get status(): string {
    return this.#status;
  }

  /** Where the selected thing can go. */
  get marks(): readonly Cell[] {
    return this.#marks;
  }

  /** How the game has ended, once nothing falls any more. */
  get outcome(): Outcome | undefined {
    return this.#isFalling ? undefined : this.#snapshot.outcome;
  }

  /** The cell that the keyboard points at, once it does. */
  get cursor(): Cell | undefined {
    return this.#cursor;
  }

  step(direction: Direction): void {
    if (this.#selected === undefined && isPointed(this.#snapshot)) this.#moveCursor(direction);
    else this.#answer({ kind: 'step', direction, selected: this.#selected });
  }

  /** Taps the cell that the keyboard points at. */
  point(): void {
    if (this.#cursor !== undefined) this.tap(this.#cursor);
  }

  tap(cell: Cell): void {
    this.#answer({ kind: 'tap', cell, selected: this.#selected });
  }

  undo(): void {
    this.#session.seek(this.#snapshot.at - 1, Date.now());
    this.#settle();
  }

  redo(): void {
    this.#session.seek(this.#snapshot.at + 1, Date.now());
    this.#settle();
  }

  restart(): void {
    this.#session.restart(Date.now());
    this.#settle();
    if (this.#snapshot.length > 0) this.#status = sentence(say('Back at the start. Redo brings your moves back.'));
  }

  /** Brings the clock up to date. */
  tick(): void {
    this.#snapshot = this.#session.snapshot(Date.now());
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The first key shows where the cursor is: in the middle. */
  #moveCursor(direction: Direction): void {
    const { width, height, pieces, ground } = this.#view;
    const middle = Math.floor(height / 2) * width + Math.floor(width / 2);
    const at = this.#cursor;
    const cell = at === undefined ? middle : (neighbour(at, direction, this.#view) ?? at);
    const look = pieces[cell] ?? ground[cell];
    this.#cursor = cell;
    this.#status = look === undefined ? '' : this.game.looks[look]!.label;
  }

  #answer(gesture: Gesture): void {
    if (this.#timer !== undefined) return;
    const reply = interpret(this.#session, this.#snapshot, gesture);
    this.#status = reply.kind === 'refuse' ? sentence(reply.message) : '';
    if (reply.kind === 'select') this.#select(reply.cell);
    if (reply.kind === 'play') this.#play(reply.moves);
  }

  /** Finding where a box can go takes its time on a large board: it is done once, not for every picture. */
  #select(cell: Cell | undefined): void {
    this.#selected = cell;
    this.#marks = cell === undefined ? [] : reach(this.#session, this.#snapshot, cell);
  }

  #play(moves: string): void {
    const frames = this.#session.play(moves, Date.now());
    if (!frames.ok) {
      this.#status = sentence(frames.problem.message);
      return;
    }
    this.#select(undefined);
    this.tick();
    this.#show(frames.value);
  }

  /** Shows those pictures that take their time one after another; at the end is the snapshot's own. */
  #show(frames: Frames): void {
    const slow = wantsStillness() ? -1 : frames.findIndex(({ change }) => pauseBefore(change) > 0);
    const next = frames[slow];
    if (!next) {
      this.#settle();
      return;
    }
    this.#view = frames[slow - 1]?.position ?? this.#view;
    this.#isFalling = true;
    this.#timer = setTimeout(() => {
      this.#view = next.position;
      this.#show(frames.slice(slow + 1));
    }, pauseBefore(next.change));
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isFalling = false;
    this.#select(undefined);
    this.tick();
    this.#view = this.#snapshot.view;
    this.#status = this.#summary();
  }

  #summary(): string {
    const { outcome, remarks } = this.#snapshot;
    const messages = outcome ? [outcomeMessage(this.game, outcome)] : remarks.map(({ message }) => message);
    return messages.map(sentence).join(' ');
  }
}
