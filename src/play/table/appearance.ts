import type { AnyGame } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/session.ts';
import type { Cue, View } from '../../core/view.ts';
import { outcomeMessages } from '../speech/announce.ts';
import { manIn, pointedMessage } from '../speech/cells.ts';
import { narrate, type Passage, selectionMessage } from '../speech/narration.ts';
import type { Gesture, Mark } from './gesture.ts';
import { Hand, type Pointing } from './hand.ts';
import type { Sounding } from './sounding.ts';
import { Stage } from './stage.ts';
import { type Narration, Voice } from './voice.ts';

/** As much of it as others see. */
export type Sight = Pick<Appearance, 'view' | 'facing' | 'man' | 'hand' | 'isFalling' | 'sounding' | 'narration'>;

/** How a round appears: the board on its stage, what is pointed at there, and what was last said. */
export class Appearance {
  readonly #game: AnyGame;
  readonly #stage: Stage;
  readonly #hand = new Hand();
  readonly #voice = new Voice();

  constructor(game: AnyGame, view: View) {
    this.#game = game;
    this.#stage = new Stage(view);
  }

  get view(): View {
    return this.#stage.view;
  }

  get facing(): Direction {
    return this.#stage.facing;
  }

  /** Where the tiny man is shown, in games that have one. */
  get man(): Cell | undefined {
    return manIn(this.view, this.#game.looks);
  }

  /** What is pointed at. */
  get hand(): Pointing {
    return this.#hand;
  }

  /** When the next picture is to be shown; undefined when all are. */
  get due(): number | undefined {
    return this.#stage.due;
  }

  /** Whether moves are locked because something still falls. */
  get isFalling(): boolean {
    return this.#stage.isFalling;
  }

  get sounding(): Sounding {
    return this.#stage.sounding;
  }

  /** What is told to those who do not see the board; of a fall only how it ends. */
  get narration(): Narration {
    const { narration } = this.#voice;
    return this.due === undefined ? narration : { ...narration, messages: [] };
  }

  /** An answer to what was done last, or else what the position is worth saying. */
  messages({ outcome, at, remarks }: Snapshot): readonly Message[] {
    if (this.#voice.said) return [this.#voice.said];
    if (this.due !== undefined) return [];
    return outcome ? outcomeMessages(this.#game, { outcome, at }) : remarks;
  }

  say(message: Message | undefined): void {
    this.#voice.say(message);
  }

  /** Tells something to those who do not see the board, and sounds. */
  tell(message: Message, cue: Cue | undefined): void {
    this.#stage.sound(cue);
    this.#voice.tell([message]);
  }

  turn(direction: Direction | undefined): void {
    this.#stage.turn(direction);
  }

  /** Begins to show how one position became another. `haste` shortens every pause: 2 is twice as fast. */
  show(passage: Passage, now: number, haste: number): void {
    this.#hand.release();
    this.#voice.tell(narrate(this.#game, passage));
    this.#stage.show(passage.frames, now, haste);
  }

  /** Shows a position at once, and nothing more is said of the one before. */
  cut(view: View): void {
    this.#hand.release();
    this.#voice.say(undefined);
    this.#stage.cut(view);
  }

  advance(now: number): void {
    this.#stage.advance(now);
  }

  hurry(): void {
    this.#stage.hurry();
  }

  explore(): void {
    this.say(this.#hand.explore(this.man ?? 0));
  }

  /** Moves the keyboard's cursor. */
  point(direction: Direction): void {
    const cell = this.#hand.move(direction, this.view);
    this.#voice.write(pointedMessage(this.#game, this.view, cell, this.#hand));
  }

  select(cell: Cell | undefined, marks: readonly Mark[]): void {
    this.#hand.select(cell, marks);
    this.#voice.tell([selectionMessage(this.#game, this.view, this.#hand)]);
  }

  release(): void {
    this.#hand.release();
  }

  refuse(gesture: Gesture, message: Message): void {
    if (gesture.kind === 'step') this.#stage.turn(gesture.direction);
    this.#stage.sound('blocked');
    this.say(message);
  }
}
