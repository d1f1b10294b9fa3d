import { type Message, say } from '../../core/parsed.ts';
import { type Win, winAt } from '../belongings/win.ts';
import type { DialogName } from '../command/command.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import type { Host } from './host.ts';

/** Milliseconds that a solved board is seen before the next level follows by itself. */
const LOOK_MS = 1500;

/** What follows the end of a level: the next one by itself, or a question, and what can be saved. */
export class Ending {
  readonly #table: Table;
  readonly #host: Pick<Host, 'rest' | 'date'>;
  /** The round that has ended, so that its end is met once. */
  #ended: Round | undefined;
  /** The round that was seen last, and whether its level alone was not solved when it came. */
  #seen: Round | undefined;
  #isMissing = false;
  /** The level that was solved with moves from elsewhere: there is nothing to save. */
  #unsaved: number | undefined;
  #askAt: number | undefined;
  #nextAt: number | undefined;
  #following: DialogName | undefined;
  #win: Win | undefined;
  #passed: Win | undefined;

  constructor(table: Table, host: Pick<Host, 'rest' | 'date'>) {
    this.#table = table;
    this.#host = host;
  }

  /** The solved level that is asked to be saved. */
  get win(): Win | undefined {
    return this.#win;
  }

  /** The level that was solved before this one followed by itself, as long as it can be saved. */
  get passed(): Win | undefined {
    return this.#passed;
  }

  /** That one, or the level on the board, once nothing is asked about it any more: also when it comes back solved. */
  savable(now: number, dialog: DialogName | undefined): Win | undefined {
    const isAsked = dialog !== undefined || this.isResting || this.#table.round?.due !== undefined;
    return this.#passed ?? (isAsked ? undefined : winAt(this.#table, now, this.#host.date()));
  }

  /** What there is to say of an end that leaves nothing to save … */
  get notes(): readonly Message[] {
    return this.#unsaved === undefined ? [] : [say('Moves that are not your own leave no result to save.')];
  }

  /** … and when the next level has followed it. */
  get notesOnward(): readonly Message[] {
    const number = this.#unsaved;
    return number === undefined ? [] : [say('You have won level {number}!', { number })];
  }

  /** Whether the end is being looked at and nothing was asked yet. */
  get isResting(): boolean {
    return this.#askAt !== undefined;
  }

  /** Somebody is still at the keys: he is asked when they come to rest. Tells whether he is to be asked at all. */
  stir(now: number): boolean {
    if (this.isResting) this.#askAt = now + this.#host.rest;
    return this.isResting;
  }

  /** Whether the level was solved or the game has ended just now: asked after whatever is done. */
  begins(now: number): boolean {
    const { round } = this.#table;
    if (round !== this.#seen) this.#isMissing = this.#isLastMissing();
    this.#seen = round;
    const ended = round?.isAchieved ? round : undefined;
    const isNew = ended !== undefined && ended !== this.#ended;
    if (ended !== this.#ended) [this.#askAt, this.#nextAt] = [undefined, undefined];
    this.#ended = ended;
    if (isNew) this.#begin(now);
    return isNew;
  }

  #begin(now: number): void {
    const { game, number, pack, round } = this.#table;
    const win = winAt(this.#table, now, this.#host.date());
    const { at = 0, own = true } = round?.own(now) ?? {};
    this.#unsaved = game.seats === 1 && !game.isTask && at > 0 && !own ? number : undefined;
    if (game.seats === 1) this.#table.mark(now);
    if (game.runsOn && number < pack.levels.length && !this.#isMissing) {
      // A level that wins itself leaves the one before it to be saved.
      this.#passed = win ?? this.#passed;
      this.#nextAt = now + LOOK_MS;
    } else this.#askAt = now + this.#host.rest;
    this.#isMissing = false;
  }

  /** Whether all levels are solved but this one: then that they are is told instead of going on. */
  #isLastMissing(): boolean {
    const { game, number } = this.#table;
    const missing = game.runsOn ? this.#table.unsolved() : [];
    return missing.length === 1 && missing[0] === number;
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
    const win = winAt(this.#table, now, this.#host.date());
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
