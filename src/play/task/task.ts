import type { Company } from '../../core/company.ts';
import { isSameLie } from '../../core/orientation.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Orientation } from '../../core/view.ts';
import { Hint } from '../opponent/hint.ts';
import { lieOf } from '../opponent/lie.ts';
import { isSameStance, type Stance, stanceOf, subjectOf } from '../opponent/stance.ts';
import { outcomeMessage } from '../speech/announce.ts';
import { hintWords } from '../speech/rivals.ts';
import { leftMessage, missedMessage, standingMessage, usedUpMessage } from '../speech/task.ts';
import type { Partner } from '../table/partner.ts';
import type { Round } from '../table/round.ts';
import { BEING_SHOWN } from '../table/screening.ts';
import type { Table } from '../table/table.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { Answer } from './answer.ts';
import { knownAfter } from './known.ts';
import type { TaskDisplay } from './shown.ts';
import { movesLeft, type Standing, standingOf } from './standing.ts';
import { rulesOfTask } from './taskGame.ts';

/** As much of a screen as a task needs. */
interface Around {
  readonly thinker: Thinker;
  changed(): void;
}

/** Whoever solves it has the first seat; on the other one is the computer. */
const COMPANY: Company = { seats: ['person', 0] };

/** Where it was told that a task cannot be solved any more, and what could be played against it. */
interface Told extends Stance {
  readonly standing: Standing;
  readonly answer: string;
}

/**
 * The levels of a pack of tasks: after every move it is proven whether the task can still be solved. If so, it is answered as long
 * as that lasts; if not, that is told at once, and what refutes it is played when somebody wants to see it.
 */
export class Task implements Partner {
  readonly #table: Table;
  readonly #answer: Answer;
  readonly #hint: Hint;
  #lie: Orientation | undefined;
  #told: Told | undefined;

  constructor(table: Table, around: Around) {
    this.#table = table;
    this.#answer = new Answer(around.thinker, () => around.changed());
    this.#hint = new Hint(around.thinker, () => around.changed());
  }

  /** How the board is to lie: one's own below. */
  get lie(): Orientation | undefined {
    return this.#lie;
  }

  get due(): number {
    return Math.min(this.#answer.due ?? Number.POSITIVE_INFINITY, this.#hint.due ?? Number.POSITIVE_INFINITY);
  }

  tick(now: number): void {
    this.#hint.tick(now);
    const { round } = this.#table;
    const study = round && this.#answer.take(now);
    const [line] = study?.lines ?? [];
    const move = line?.moves[0];
    if (!round || !line || move === undefined) return;
    const standing = standingOf(line.proof, this.#left(round, now));
    // What nobody could prove in time was proven when the task was made.
    const known = standing === 'unknown' ? knownAfter(this.#table.level, stanceOf(round, now).moves) : undefined;
    this.#judge(round, known === undefined ? standing : 'stands', known ?? move, now);
  }

  follow(round: Round, now: number): void {
    const own = this.#receive(round, now);
    const stance = stanceOf(round, now);
    this.#hint.follow(round.screening || own.outcome ? undefined : stance);
    if (!this.#isAnswered(round, own)) this.#answer.stop();
    else if (this.#left(round, now) === 0) this.#end(round, now);
    else if (!isSameStance(stance, this.#told)) this.#seek(round, stance, now);
  }

  stop(): void {
    this.#answer.stop();
    this.#hint.clear();
  }

  display(now: number): TaskDisplay | undefined {
    const { round } = this.#table;
    if (!round) return undefined;
    const own = round.own(now);
    const [within, left, stance] = [this.#within, this.#left(round, now), stanceOf(round, now)];
    const isTold = isSameStance(stance, this.#told);
    const hint = round.screening ? undefined : this.#hint.among(own.choices);
    const state = isTold ? 'held' : this.#stateAt(stance);
    return {
      within,
      left,
      side: rulesOfTask(this.#table.game, this.#table.level).sides?.[0],
      message: this.#message(round, now, state),
      state,
      standing: isTold ? this.#told?.standing : undefined,
      hint,
      hintMessage: hintWords(this.#table.game, this.#hint, hint, own.view),
    };
  }

  hint(now: number): void {
    const { round } = this.#table;
    if (!round) return;
    const found = this.#hint.among(round.own(now).choices);
    if (found) round.type(found.text, now);
    else this.#seekHint(round, now);
  }

  hintRefusal(now: number): Message | undefined {
    const { round } = this.#table;
    const own = round?.own(now);
    if (!own || round?.screening) return round ? BEING_SHOWN : say('This level cannot be played.');
    if (own.outcome) return say('The game is over.');
    return own.turn === 0 ? undefined : say('It is not your turn.');
  }

  /** Nobody changes seats here. */
  swap(): void {}

  /** Nobody looks it up. */
  colour(): void {}

  /** Plays what refutes the last move, or asks again where nobody has answered. */
  playOn(now: number): void {
    const { round } = this.#table;
    this.#answer.retry();
    if (round && this.#told && isSameStance(stanceOf(round, now), this.#told)) {
      round.type(this.#told.answer, now, 'elsewhere');
    }
  }

  playOnRefusal(now: number): Message | undefined {
    const { round } = this.#table;
    const stance = round && stanceOf(round, now);
    if (stance && (isSameStance(stance, this.#told) || this.#answer.isLost(stance))) return undefined;
    return say('There is nothing to show: nothing was let slip.');
  }

  get #within(): number {
    return this.#table.level.within ?? 0;
  }

  #left(round: Round, now: number): number {
    return movesLeft(this.#within, round.own(now).at);
  }

  #seekHint(round: Round, now: number): void {
    round.say(undefined);
    const stance = stanceOf(round, now);
    const known = knownAfter(this.#table.level, stance.moves);
    if (known !== undefined) {
      this.#hint.tell(stance, known);
      return;
    }
    const within = 2 * this.#left(round, now) - 1;
    this.#hint.seek({ ...subjectOf(this.#table.game, round, now), ...stance, within }, now);
  }

  #seek(round: Round, stance: Stance, now: number): void {
    this.#answer.seek(stance, subjectOf(this.#table.game, round, now), 2 * this.#left(round, now), now);
  }

  /** Who sits where, and how the board lies for them. */
  #receive(round: Round, now: number): Snapshot {
    if (!round.own(now).company) round.played.sit(COMPANY);
    const { game, level } = this.#table;
    const rules = rulesOfTask(game, level);
    const { company, view } = round.own(now);
    if (rules.below) {
      this.#lie = lieOf(rules, company);
      if (!isSameLie(view.lie, this.#lie)) round.turn(now);
    }
    return round.own(now);
  }

  /** Whether the other side is to move. Nobody answers a move that could be redone. */
  #isAnswered({ screening }: Round, { turn, outcome, at, length }: Snapshot): boolean {
    return !screening && !outcome && turn === 1 && at === length;
  }

  #judge(round: Round, standing: Standing, answer: string, now: number): void {
    const left = this.#left(round, now);
    const message = standingMessage(standing, left);
    const isHeld = (standing === 'lost' || standing === 'late') && !this.#isAfterTold(round, now);
    if (isHeld) this.#told = { ...stanceOf(round, now), standing, answer };
    else round.type(answer, now, 'elsewhere');
    if (message && (isHeld || standing === 'unknown')) round.say(message);
  }

  /** Whoever plays on after he was told is not told again. */
  #isAfterTold(round: Round, now: number): boolean {
    return this.#told?.round === round && stanceOf(round, now).moves.startsWith(`${this.#told.moves} `);
  }

  #end(round: Round, now: number): void {
    round.played.end({ winner: 1 }, now);
    round.say(usedUpMessage(this.#within));
  }

  /** What is to be done; once it is over or cannot be done any more there is nothing left to do. */
  #message(round: Round, now: number, state: TaskDisplay['state']): Message {
    const { outcome } = round.own(now);
    if (outcome) return outcomeMessage(this.#table.game, outcome);
    if (state === 'thinking') return say('The computer looks for an answer …');
    const isPast = this.#told && this.#isAfterTold(round, now);
    return isPast ? missedMessage(this.#told!.standing) : leftMessage(this.#within, this.#left(round, now));
  }

  #stateAt(stance: Stance): TaskDisplay['state'] {
    if (this.#answer.isLost(stance)) return 'lost';
    return this.#answer.isSought ? 'thinking' : undefined;
  }
}
