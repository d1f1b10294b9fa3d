import type { Direction } from '../../core/grid.ts';
import type { Cue, Frame, View } from '../../core/view.ts';
import { type Motion, motionOf, NO_MOTION, STEP_MS } from './motion.ts';
import { pauseBefore } from './pace.ts';
import type { Sounding } from './sounding.ts';

type Frames = readonly Frame<View>[];

/** A picture still to come, and how long the one before it stays. */
interface Waiting {
  readonly frame: Frame<View>;
  readonly pause: number;
  /** How long it takes to come out of that. */
  readonly ms: number;
}

/** What is on the stage, for others to see. */
export type Staging = Pick<Stage, 'view' | 'facing' | 'isFalling' | 'sounding' | 'motion'>;

/** The board as it is shown: the pictures of a move one after another, each as long as the eye needs. */
export class Stage {
  #view: View;
  #facing: Direction = 'down';
  #motion = NO_MOTION;
  #waiting: readonly Waiting[] = [];
  #due: number | undefined;
  #sounding: Sounding = { number: 0, cue: undefined };

  constructor(view: View) {
    this.#view = view;
  }

  get view(): View {
    return this.#view;
  }

  /** Which way the worker looks: to the front at first, then where he last went or tried to go. */
  get facing(): Direction {
    return this.#facing;
  }

  /** How what is shown came out of the picture before. */
  get motion(): Motion {
    return this.#motion;
  }

  /** When the next picture is to be shown; undefined when all are. */
  get due(): number | undefined {
    return this.#due;
  }

  /** Whether something falls or vanishes before the board is at rest. */
  get isFalling(): boolean {
    return this.#waiting.some(({ frame }) => frame.change.happening === 'fall' || frame.change.happening === 'vanish');
  }

  /** Of several pictures that are shown at once only the last one sounds. */
  get sounding(): Sounding {
    return this.#sounding;
  }

  sound(cue: Cue | undefined): void {
    this.#sounding = { number: this.#sounding.number + 1, cue };
  }

  turn(direction: Direction | undefined): void {
    this.#facing = direction ?? this.#facing;
  }

  /** Shows a position at once, whatever was still to come. */
  cut(view: View): void {
    this.#view = view;
    this.#motion = NO_MOTION;
    this.#waiting = [];
    this.#due = undefined;
  }

  /** Shows the pictures of a move or of a whole walk. `haste` shortens every pause: 2 is twice as fast. */
  show(frames: Frames, now: number, haste = 1): void {
    const steps = frames.filter(({ change }) => pauseBefore(change) === 0).length;
    this.#waiting = frames.map((frame, index) => ({
      frame,
      pause: index === 0 && pauseBefore(frame.change) === 0 ? 0 : pauseBefore(frame.change, steps) / haste,
      ms: (pauseBefore(frame.change, steps) || STEP_MS * haste) / haste,
    }));
    this.#plan(now);
    this.advance(now);
  }

  /** Shows what is due by now. */
  advance(now: number): void {
    for (let [next] = this.#waiting; next && this.#due !== undefined && this.#due <= now; [next] = this.#waiting) {
      this.#motion = motionOf(next.frame.change, this.#view, next.ms);
      this.#view = next.frame.position;
      this.turn(next.frame.change.direction);
      this.sound(next.frame.change.happening);
      this.#waiting = this.#waiting.slice(1);
      this.#plan(this.#due);
    }
  }

  /** Shows all the rest now. */
  hurry(): void {
    this.advance(Number.POSITIVE_INFINITY);
  }

  #plan(from: number): void {
    const [next] = this.#waiting;
    this.#due = next && from + next.pause;
  }
}
