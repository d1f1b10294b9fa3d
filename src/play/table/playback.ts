import { TICK_MS } from './pace.ts';

/** How many times faster than a tick a step. */
export const SPEEDS: readonly number[] = [0.25, 0.5, 1, 2, 4, 8, 16];

/** Written steps that are shown one after another: how far they are and when the next one is due. */
export class Playback {
  readonly #steps: readonly string[];
  #at = 0;
  #speed: number;
  #isPaused = false;
  #due: number;

  constructor(steps: readonly string[], speed: number, now: number) {
    this.#steps = steps;
    this.#speed = speed;
    this.#due = now + this.#pause;
  }

  /** How many steps were taken. */
  get at(): number {
    return this.#at;
  }

  get length(): number {
    return this.#steps.length;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get speed(): number {
    return this.#speed;
  }

  /** When the next step is to be taken; undefined when it waits for the player. */
  get due(): number | undefined {
    return this.#isPaused ? undefined : this.#due;
  }

  /** The next step, taken now; the one after it is due a pause after `rest`, when the board is at rest again. */
  take(): string | undefined {
    const step = this.#steps[this.#at];
    if (step !== undefined) this.#at += 1;
    return step;
  }

  /** The step that was taken last is to be taken again. */
  putBack(): void {
    this.#at -= 1;
  }

  /** The board came to rest. */
  rest(now: number): void {
    this.#due = now + this.#pause;
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(now: number): void {
    this.#isPaused = false;
    this.rest(now);
  }

  hold(speed: number): void {
    this.#speed = speed;
  }

  /** The next faster or slower speed, if there is one. */
  faster(): void {
    this.#speed = SPEEDS.find((speed) => speed > this.#speed) ?? this.#speed;
  }

  slower(): void {
    this.#speed = SPEEDS.findLast((speed) => speed < this.#speed) ?? this.#speed;
  }

  get #pause(): number {
    return TICK_MS / this.#speed;
  }
}
