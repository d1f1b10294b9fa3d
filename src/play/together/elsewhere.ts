import type { Company } from '../../core/company.ts';
import { isSameLie } from '../../core/orientation.ts';
import type { Orientation } from '../../core/view.ts';
import { finish } from '../../core/work.ts';
import { lieOf } from '../opponent/lie.ts';
import type { Beside } from '../sitting/beside.ts';
import { endMessage, takenBackMessage } from '../speech/together.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import type { Match, MatchEnd } from './match.ts';
import type { MatchClient } from './matchClient.ts';
import { type MatchDisplay, shownOf } from './shown.ts';

/** More moves than these that come at once are not shown one after another: whoever comes back sees where it stands. */
const MOST_SHOWN = 2;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Whoever plays elsewhere: his moves come over a wire, and those that are made here go there. The board shows what the match is. */
export class Elsewhere implements Beside {
  readonly #table: Table;
  readonly #client: MatchClient;
  #lie: Orientation | undefined;
  /** The moves on the board, as they are written, and the end that it has come to there. */
  #played: readonly string[] = [];
  #ended: MatchEnd | undefined;
  /** When a clock shows another second. */
  #secondAt = Number.POSITIVE_INFINITY;

  constructor(table: Table, client: MatchClient) {
    this.#table = table;
    this.#client = client;
  }

  get lie(): Orientation | undefined {
    return this.#lie;
  }

  get due(): number {
    const { match } = this.#client;
    const isNews = match !== undefined && (!isSame(this.#played, this.#wanted(match)) || this.#isEnding(match));
    return isNews ? 0 : this.#secondAt;
  }

  /** The match has gone on: so does the board. */
  tick(now: number): void {
    const { round } = this.#table;
    const { match } = this.#client;
    if (!round || !match) return;
    const wanted = this.#wanted(match);
    if (!isSame(this.#played, wanted)) this.#bring(round, wanted, now);
    if (this.#isEnding(match)) this.#end(round, match, now);
  }

  /** Asked after whatever was done: was a move made here? */
  follow(now: number): void {
    const { round } = this.#table;
    if (!round || !this.#client.match) return;
    this.#sit(round, now);
    const { at, length } = round.own(now);
    if (at < length || length !== this.#played.length + 1) return;
    const steps = this.#table.game.steps(round.replay(now).moves);
    const text = steps.ok ? steps.value.at(-1)?.text : undefined;
    if (text === undefined) return;
    this.#played = [...this.#played, text];
    this.#client.move(text);
  }

  shown(now: number): { readonly match: MatchDisplay | undefined } {
    const match = shownOf(this.#client, now);
    this.#secondAt = this.#nextSecond(match, now);
    return { match };
  }

  stop(): void {
    this.#client.leave();
  }

  /** The moves that are to be on the board: one that nobody has confirmed yet among them. */
  #wanted({ moves }: Match): readonly string[] {
    const { pending } = this.#client;
    return pending === undefined ? moves : [...moves, pending];
  }

  #bring(round: Round, wanted: readonly string[], now: number): void {
    const before = this.#played;
    const more = wanted.slice(before.length);
    const isMore = isSame(before, wanted.slice(0, before.length)) && more.length <= MOST_SHOWN;
    if (!isMore || !this.#add(round, more, now)) this.#lay(round, wanted, now);
    this.#played = wanted;
    if (wanted.length < before.length)
      round.say(this.#client.message ?? takenBackMessage(before.length - wanted.length));
  }

  /** Moves that are seen and told one after another. */
  #add(round: Round, more: readonly string[], now: number): boolean {
    const { at, length } = round.own(now);
    if (at < length) round.seek(length, now);
    return more.every((text) => round.type(text, now, 'elsewhere').ok);
  }

  /** The board as it stands after other moves than those that were there. */
  #lay(round: Round, wanted: readonly string[], now: number): void {
    if (round.own(now).at > 0) round.seek(0, now);
    const { company } = round.own(now);
    const kept = { moves: wanted.join(this.#table.game.between), at: wanted.length, own: 0, spent: [0, 0] as const };
    finish(round.restoring([{ ...kept, ...(company && { company }) }], 'board', now));
    // An end that the rules do not know comes after that.
    this.#ended = undefined;
    round.noteEnd(now);
  }

  #isEnding({ end }: Match): boolean {
    return end !== undefined && end !== this.#ended;
  }

  #end(round: Round, { end }: Match, now: number): void {
    this.#ended = end;
    const match = shownOf(this.#client, now);
    if (!end || !match || end.by === 'withdrawal') return;
    // What the rules say is told with the move.
    if (end.by === 'rules') return;
    const { at, length } = round.own(now);
    if (at < length) round.seek(length, now);
    round.played.end(end.outcome, now);
    round.say(endMessage(match, end));
    round.noteEnd(now);
  }

  /** Who sits where, and how the board lies for them. */
  #sit(round: Round, now: number): void {
    const { seat } = this.#client;
    const { company: before, view } = round.own(now);
    const seats: Company['seats'] = [seat === 0 ? 'person' : 'elsewhere', seat === 1 ? 'person' : 'elsewhere'];
    if (before?.seats[0] !== seats[0] || before?.seats[1] !== seats[1]) {
      round.played.sit({ seats, ...(before?.isTurned && { isTurned: true }) });
    }
    const { game } = this.#table;
    if (!game.below) return;
    this.#lie = lieOf(game, round.own(now).company);
    if (!isSameLie(view.lie, this.#lie)) round.turn(now);
  }

  #nextSecond(match: MatchDisplay | undefined, now: number): number {
    const { running, end } = this.#client.match ?? {};
    if (!match || !running || end) return Number.POSITIVE_INFINITY;
    const { left, spent } = match.seats[running.seat];
    // A clock that counts down shows another second just after a whole one.
    return now + (left === undefined ? 1000 - (spent % 1000) : (left % 1000) + 1);
  }
}
