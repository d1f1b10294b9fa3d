import { ok, type Parsed, type Problem } from '../../core/parsed.ts';
import { type Command, type Performed, perform } from '../../play/command/commands.ts';
import type { Opened } from '../../play/packs/opened.ts';
import type { Gesture } from '../../play/table/gesture.ts';
import { type Picture, pictureOf } from '../../play/table/picture.ts';
import { type Setting, Table } from '../../play/table/table.ts';

/** A table on the screen: whatever is done to it is seen at once, and what moves by itself gets its time. */
export class LiveTable {
  readonly table: Table;
  #picture: Picture | undefined = $state.raw();
  #number = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something was done that is not kept yet. */
  #isDirty = false;

  constructor(opened: Opened, setting: Setting, number: number) {
    this.table = new Table(opened, setting, Date.now(), number);
    this.#see();
  }

  /** What there is to see; undefined when the level cannot be played. */
  get picture(): Picture | undefined {
    return this.#picture;
  }

  get number(): number {
    return this.#number;
  }

  get problem(): Problem | undefined {
    return this.#picture ? undefined : this.table.problem;
  }

  /** Whether the player is in the middle of something, whatever is being shown meanwhile. */
  get isUnfinished(): boolean {
    return this.table.isUnfinished(Date.now());
  }

  answer(gesture: Gesture): void {
    this.#isDirty = true;
    this.table.answer(gesture, Date.now());
    this.#see();
  }

  perform(command: Command): Performed {
    this.#isDirty = true;
    const performed = perform(this.table, command, Date.now());
    this.#see();
    return performed;
  }

  /** What was said last is not to be seen. */
  hush(): void {
    this.table.round?.say(undefined);
    this.#see();
  }

  /** The scrub bar. */
  seek(at: number): void {
    this.#isDirty = true;
    this.table.round?.seek(at, Date.now());
    this.#see();
  }

  /** Moves that came with an address: nobody's result. */
  play(moves: string): Parsed<undefined> {
    const played = this.table.round?.play(moves, Date.now());
    this.#see();
    return played ?? ok(undefined);
  }

  /** Shows written moves from where the player stands, unless something is wrong with them. */
  screen(moves: string): Problem | undefined {
    const problem = this.table.round?.screen('sequence', moves, Date.now());
    this.#see();
    return problem;
  }

  open(number: number): void {
    if (number === this.table.number) return;
    this.table.open(number, Date.now());
    this.#see();
  }

  /** Brings the clock up to date, and what is due. */
  tick(): void {
    this.table.round?.tick(Date.now());
    this.#see();
  }

  /** Hands out what is being played, to be kept. */
  keep(): void {
    if (this.#isDirty) this.table.keep(Date.now());
    this.#isDirty = false;
  }

  close(): void {
    this.keep();
    clearTimeout(this.#timer);
  }

  #see(): void {
    const now = Date.now();
    const { round, number } = this.table;
    this.#picture = round && pictureOf(round, now);
    this.#number = number;
    clearTimeout(this.#timer);
    if (round?.due !== undefined) this.#timer = setTimeout(() => this.tick(), Math.max(0, round.due - now));
  }
}
