import { type Win, winAt } from '../belongings/win.ts';
import type { DialogName } from '../command/command.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';

/** Milliseconds that a solved board is seen before the next level follows by itself. */
const LOOK_MS = 1500;

/** What follows the end of a level: the next one by itself, or a question, and what can be saved. */
export class Ending {
  readonly #table: Table;
  /** Milliseconds that an end is seen before anything is asked. */
  readonly #rest: number;
  /** The round that has ended, so that its end is met once. */
  #ended: Round | undefined;
  #askAt: number | undefined;
  #nextAt: number | undefined;
  #following: DialogName | undefined;
  #win: Win | undefined;
  #passed: Win | undefined;

  constructor(table: Table, rest: number) {
    this.#table = table;
    this.#rest = rest;
  }

  /** The solved level that is asked to be saved. */
  get win(): Win | undefined {
    return this.#win;
  }

  /** The level that was solved before this one followed by itself, as long as it can be saved. */
  get passed(): Win | undefined {
    return this.#passed;
  }

  /** Whether the end is being looked at and nothing was asked yet. */
  get isResting(): boolean {
    return this.#askAt !== undefined;
  }

  /** Whether the level was solved or the game has ended just now: asked after whatever is done. */
  begins(now: number): boolean {
    const { round } = this.#table;
    const ended = round?.isAchieved ? round : undefined;
    const isNew = ended !== undefined && ended !== this.#ended;
    if (ended !== this.#ended) [this.#askAt, this.#nextAt] = [undefined, undefined];
    this.#ended = ended;
    if (isNew) this.#begin(now);
    return isNew;
  }

  #begin(now: number): void {
    const { game, number, pack } = this.#table;
    const win = winAt(this.#table, now);
    if (game.runsOn && number < pack.levels.length) {
      // A level that wins itself leaves the one before it to be saved.
      this.#passed = win ?? this.#passed;
      this.#nextAt = now + LOOK_MS;
    } else this.#askAt = now + this.#rest;
  }

  /** When something follows by itself. The next level waits for whoever reads or answers something. */
  due(dialog: DialogName | undefined): number | undefined {
    return this.#askAt ?? (dialog ? undefined : this.#nextAt);
  }

  /** What follows by now: a dialog, or the next level. */
  next(now: number, dialog: DialogName | undefined): DialogName | 'level' | undefined {
    const due = this.due(dialog);
    if (due === undefined || due > now) return undefined;
    if (this.#askAt === undefined) return 'level';
    this.#askAt = undefined;
    return this.#question(now);
  }

  /** First under which name the result is saved, if it can be, and then how to go on. */
  #question(now: number): DialogName {
    const last = this.#table.game.seats === 1 ? 'passed' : 'over';
    this.ask(now);
    if (!this.#win) return last;
    this.#following = last;
    return 'save-result';
  }

  /** The level that is solved is to be saved, or else the one before it. */
  ask(now: number): void {
    const win = winAt(this.#table, now);
    if (win) this.#passed = undefined;
    this.#win = win ?? this.#passed;
  }

  /** What was not saved yet can be saved later. */
  postpone(): void {
    this.#passed = this.#win;
  }

  noteSaved(win: Win): void {
    if (win === this.#passed) this.#passed = undefined;
    if (win === this.#win) this.#win = undefined;
  }

  /** A dialog is closed; tells which one follows it. Who was reading looks at the board again before it goes on. */
  close(now: number): DialogName | undefined {
    if (this.#nextAt !== undefined) this.#nextAt = now + LOOK_MS;
    const following = this.#following;
    this.#following = undefined;
    return following;
  }
}
