import { type Message, say } from '../../core/parsed.ts';
import type { Gesture } from './gesture.ts';

/** More than anybody means to do during one fall. */
const MOST = 32;

/** Milliseconds between two gestures that have waited: the eye sees that there were several. */
const BEAT_MS = 60;

/** What was done before all was at rest, in its order, and when the first of it has its turn. */
export class Waiting {
  #gestures: readonly Gesture[] = [];
  #due: number | undefined;

  get count(): number {
    return this.#gestures.length;
  }

  /** Undefined as long as something falls. */
  get due(): number | undefined {
    return this.count > 0 ? this.#due : undefined;
  }

  /** What there is to say of it. */
  get message(): Message | undefined {
    const { count } = this;
    return count > 0 ? say('Moves that wait until all is at rest: {count}. Esc drops them.', { count }) : undefined;
  }

  keep(gesture: Gesture): void {
    this.#gestures = [...this.#gestures, gesture].slice(0, MOST);
  }

  /** All is at rest. */
  rest(now: number): void {
    this.#due = now + BEAT_MS;
  }

  /** The one whose turn it is by now. Whoever takes it tells when all is at rest again. */
  take(now: number): Gesture | undefined {
    if (this.due === undefined || this.due > now) return undefined;
    const [first, ...others] = this.#gestures;
    this.#gestures = others;
    this.#due = undefined;
    return first;
  }

  clear(): void {
    this.#gestures = [];
  }
}
