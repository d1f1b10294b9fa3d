import type { AnyGame } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { Message } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Cue, View } from '../../core/view.ts';
import { outcomeMessages } from '../speech/announce.ts';
import { manIn, pointedMessage } from '../speech/cells.ts';
import { narrate, type Passage, selectionMessage } from '../speech/narration.ts';
import type { Gesture, Mark, Situation } from './gesture.ts';
import { beginningOf, Hand, type Pointing } from './hand.ts';
import type { Manner } from './manner.ts';
import { type Remark, spotOf } from './remark.ts';
import { Stage, type Staging } from './stage.ts';
import { type Narration, Voice } from './voice.ts';

/** As much of it as others see. */
export interface Sight extends Pick<Appearance, 'man' | 'narration' | 'remark'> {
  readonly stage: Staging;
  readonly hand: Pointing;
}

/** How a round appears: the board on its stage, the hand that points there, and the voice that tells of both. */
export class Appearance {
  readonly stage: Stage;
  readonly hand = new Hand();
  readonly voice = new Voice();
  readonly #game: AnyGame;

  constructor(game: AnyGame, view: View) {
    this.#game = game;
    this.stage = new Stage(view);
  }

  /** Where the worker is shown, in games that have one. */
  get man(): Cell | undefined {
    return manIn(this.stage.view, this.#game.looks);
  }

  /** What is told to those who do not see the board; of a fall only how it ends. */
  get narration(): Narration {
    const { narration } = this.voice;
    return this.stage.due === undefined ? narration : { ...narration, messages: [] };
  }

  /** The answer to what was done last, where that belongs to a place on the board. */
  get remark(): Remark | undefined {
    return this.voice.remark;
  }

  /** An answer to what was done last, and what the position is worth saying: a remark stays as long as it is true. */
  messages({ outcome, at, remarks, company }: Snapshot): readonly Message[] {
    const { said } = this.voice;
    const answer = said ? [said] : [];
    if (this.stage.due !== undefined || (said && outcome)) return answer;
    return outcome ? outcomeMessages(this.#game, { outcome, at, company }) : [...answer, ...remarks];
  }

  /** Tells something to those who do not see the board, and sounds. */
  tell(message: Message, cue: Cue | undefined): void {
    this.stage.sound(cue);
    this.voice.tell([message]);
  }

  /** Begins to show how one position became another. `haste` shortens every pause: 2 is twice as fast. */
  show(passage: Passage, now: number, haste: number): void {
    this.hand.release();
    this.voice.tell(narrate(this.#game, passage));
    this.stage.show(passage.frames, now, haste);
  }

  /** Shows a position at once, and nothing more is said of the one before. */
  cut(view: View): void {
    this.hand.release();
    this.voice.say(undefined);
    this.stage.cut(view);
  }

  /** The board lies otherwise: it is shown so at once, whoever looks around begins anew. */
  lie(view: View, facing: Direction | undefined): void {
    this.cut(view);
    this.stage.turn(facing ?? 'down');
    if (this.hand.cursor !== undefined) this.hand.show(this.man ?? beginningOf(view, []));
  }

  /** Begins or ends looking around by arrow keys, without playing. */
  explore(): void {
    this.voice.say(this.hand.explore(this.man ?? 0));
  }

  /** Shows the keyboard's cursor, which the first key does, and says what there is to choose. */
  showCursor(choices: Snapshot['choices'], message: Message): void {
    this.hand.show(this.hand.selected ?? beginningOf(this.stage.view, choices));
    this.voice.say(message);
  }

  /** Moves the keyboard's cursor, once it is there. */
  point(direction: Direction, choices: Snapshot['choices'], message: Message): void {
    const { view } = this.stage;
    const { cursor } = this.hand;
    if (cursor === undefined) this.showCursor(choices, message);
    else {
      const cell = this.hand.move(cursor, direction, view);
      this.voice.write(pointedMessage(this.#game, view, cell, this.hand));
    }
  }

  /** What a gesture is made at. */
  situation(
    session: Situation['session'],
    choices: Snapshot['choices'],
    { by, touchMove: isBound, clickToWalk }: Manner,
  ): Situation {
    const { selected, marks } = this.hand;
    return { session, choices, selected, marks, isBound, man: this.man, by, isWary: !clickToWalk };
  }

  select(cell: Cell | undefined, marks: readonly Mark[]): void {
    this.hand.select(cell, marks);
    this.voice.tell([selectionMessage(this.#game, this.stage.view, this.hand)]);
  }

  refuse(gesture: Gesture, { isBound }: Situation, message: Message): void {
    const spot = spotOf(gesture, this.stage.view, this.man ?? this.hand.selected);
    if (gesture.kind === 'drag' && !isBound) this.hand.release();
    if (gesture.kind === 'step') this.stage.turn(gesture.direction);
    this.stage.sound('blocked');
    this.voice.sayAt(message, spot);
  }
}
