import type { Message } from '../../core/parsed.ts';
import type { Remark, Spot } from './remark.ts';

/** What is told to those who do not see the board. The same words with another number are told again. */
export interface Narration {
  readonly number: number;
  readonly messages: readonly Message[];
}

/** Steps of moves being shown during which one can read why a key did nothing. */
export const LASTING = 6;

/** What was last said: on the screen, and to those who do not see it. */
export class Voice {
  #said: Message | undefined;
  /** How many pictures more that is to be read. */
  #lasting = 0;
  /** Where on the board that belongs. */
  #spot: Spot | undefined;
  #narration: Narration = { number: 0, messages: [] };

  /** The answer to what was done last; undefined when that speaks for itself. */
  get said(): Message | undefined {
    return this.#said;
  }

  /** The same with its place, where it has one. */
  get remark(): Remark | undefined {
    const [message, spot] = [this.#said, this.#spot];
    return message && spot && { ...spot, message, number: this.#narration.number };
  }

  get narration(): Narration {
    return this.#narration;
  }

  /** Says something to everybody, or nothing more; it stays while so many pictures follow by themselves. */
  say(message: Message | undefined, lasting = 0): void {
    this.tell(message ? [message] : []);
    [this.#said, this.#lasting] = [message, lasting];
  }

  /** Says something about a place on the board. */
  sayAt(message: Message, spot: Spot | undefined): void {
    this.say(message);
    this.#spot = spot;
  }

  /** Writes something that is heard anyway, like the name of the cell that the keyboard points at. */
  write(message: Message): void {
    this.tell([]);
    this.#said = message;
  }

  /** Tells what can be seen to those who do not see it. */
  tell(messages: readonly Message[]): void {
    if (this.#lasting > 0) this.#lasting -= 1;
    else this.#said = undefined;
    this.#spot = undefined;
    this.#narration = { number: this.#narration.number + 1, messages };
  }
}
