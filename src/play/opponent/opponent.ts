import { FRIENDS, isPerson } from '../../core/company.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Orientation } from '../../core/view.ts';
import type { Keeping } from '../belongings/keeper.ts';
import { Colouring } from '../colouring/colouring.ts';
import type { Keymap } from '../command/keymap.ts';
import { isBoards } from '../packs/boards.ts';
import type { Display } from '../sitting/display.ts';
import { hintWords, rivalStateMessage } from '../speech/rivals.ts';
import type { Partner } from '../table/partner.ts';
import type { Round } from '../table/round.ts';
import { BEING_SHOWN } from '../table/screening.ts';
import type { Table } from '../table/table.ts';
import { Task } from '../task/task.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { duelsWith, endingOf, noted } from './duels.ts';
import { Hint } from './hint.ts';
import { RivalTurn, rivalToMove } from './rivalTurn.ts';
import { Seating } from './seating.ts';
import type { OpponentDisplay, Verdict } from './shown.ts';
import { hasRivals, type Preference } from './sides.ts';
import { stanceOf, subjectOf } from './stance.ts';

/** As much of a screen as rivals need. */
interface Around {
  readonly keeper: Keeping;
  readonly thinker: Thinker;
  date(): number;
  keymap(): Pick<Keymap, 'keys'>;
  changed(): void;
}

/** Who plays at a table besides whoever is there: who sits where, what rivals play, good moves, and how often who has won. */
export class Opponent implements Partner {
  readonly #table: Table;
  readonly #around: Around;
  readonly #seating: Seating;
  readonly #turn: RivalTurn;
  readonly #hint: Hint;
  readonly #colouring: Colouring;
  /** Where nobody is played against, but tasks are solved. */
  readonly task: Task | undefined;
  #verdict: Verdict | undefined;

  constructor(table: Table, around: Around) {
    this.#table = table;
    this.task = table.game.isTask && new Task(table, around);
    table.partner = this.task ?? this;
    this.#around = around;
    this.#turn = new RivalTurn(around.thinker, () => around.changed());
    this.#seating = new Seating(table, around, () => this.#turn.goOn(undefined));
    this.#hint = new Hint(around.thinker, () => around.changed());
    this.#colouring = new Colouring(around.thinker, () => around.changed());
  }

  /** How the board is to lie before those who play. */
  get lie(): Orientation | undefined {
    return this.task ? this.task.lie : this.#seating.lie;
  }

  /** When `tick` has something to do. */
  get due(): number {
    if (this.task) return this.task.due;
    return Math.min(this.#turn.due ?? Number.POSITIVE_INFINITY, this.#hint.due ?? Number.POSITIVE_INFINITY);
  }

  /** Does what is due. */
  tick(now: number): void {
    this.task?.tick(now);
    this.#hint.tick(now);
    this.#turn.play(now);
  }

  /** Asked after whatever was done: who is to move, and does he know it? */
  follow(now: number): void {
    const { round, game, bringing } = this.#table;
    if (this.task && round && !bringing.isGoing) this.task.follow(round, now);
    else if (!round || bringing.isGoing || game.seats === 1) this.stop();
    else this.#follow(round, now);
  }

  #follow(round: Round, now: number): void {
    const own = this.#seating.follow(round, now);
    const stance = stanceOf(round, now);
    const asked = round.screening || own.outcome ? undefined : stance;
    // Whoever sees the best moves has help.
    if (asked && this.#around.keeper.settings.analysis) this.#seating.free(round, now);
    this.#hint.follow(asked);
    this.#colouring.follow(asked, () => subjectOf(this.#table.game, round, now));
    const rival = round.screening ? undefined : rivalToMove(own);
    const isAsked = rival !== undefined && this.#turn.haltAt(stance, own) === undefined;
    const ask = () => ({ ...subjectOf(this.#table.game, round, now), rival: rival ?? 0, seed: this.#around.date() });
    this.#turn.follow(isAsked ? stance : undefined, ask, own, now);
  }

  stop(): void {
    this.task?.stop();
    this.#turn.stop();
    this.#hint.clear();
    this.#colouring.stop();
  }

  /** All that is to be seen of those who play, and of a task. */
  shown(now: number): Pick<Display, 'opponent' | 'task' | 'colouring'> {
    const { round } = this.#table;
    const colouring = round && this.#colouring.display(round.own(now));
    return { opponent: this.display(now), task: this.task?.display(now), colouring };
  }

  /** Undefined in games that nobody plays for anybody. */
  display(now: number): OpponentDisplay | undefined {
    const { round, game } = this.#table;
    if (!round || !hasRivals(game)) return undefined;
    const own = round.own(now);
    const company = own.company ?? FRIENDS;
    const hint = round.screening ? undefined : this.#hint.among(own.choices);
    const state = this.#stateAt(round, own, now);
    return {
      company,
      preference: this.#seating.preference,
      isAsked: this.#seating.isAsked(own),
      state,
      stateMessage: rivalStateMessage(state, company, this.#around.keymap().keys),
      hint,
      hintMessage: hintWords(this.#table.game, this.#hint, hint, own.view),
      verdict: own.outcome && this.#verdict,
    };
  }

  /** Plays with somebody else from now on, also in the middle of a game. */
  choose(preference: Preference, now: number): void {
    this.#seating.choose(preference, now);
  }

  /** Everybody plays with what the other one had. */
  swap(now: number): void {
    this.#seating.swap(now);
  }

  /** Another game with the same two, on each other's seats; or with another rival. */
  again(how: 'same' | 'swapped' | number, now: number): void {
    this.#seating.again(how, now);
  }

  hint(now: number): void {
    const { round } = this.#table;
    if (!round) return;
    const found = this.#hint.among(round.own(now).choices);
    if (found) {
      round.type(found.text, now);
      return;
    }
    round.say(undefined);
    this.#seating.free(round, now);
    this.#hint.seek({ ...subjectOf(this.#table.game, round, now), ...stanceOf(round, now) }, now);
  }

  hintRefusal(now: number): Message | undefined {
    const { round } = this.#table;
    const own = round?.own(now);
    if (!own || round?.screening) return round ? BEING_SHOWN : say('This level cannot be played.');
    if (own.outcome) return say('The game is over.');
    return isPerson(own.company, own.turn) ? undefined : say('It is not your turn.');
  }

  /** Whoever looks it up has help. */
  colour(now: number): void {
    const { round } = this.#table;
    this.#colouring.toggle();
    if (round && this.#colouring.isOn) this.#seating.free(round, now);
  }

  playOn(now: number): void {
    const { round } = this.#table;
    if (!round) return;
    if (this.#turn.isThinking) this.#turn.pause();
    else this.#turn.goOn(stanceOf(round, now));
  }

  playOnRefusal(now: number): Message | undefined {
    const { round } = this.#table;
    if (!round || round.screening) return round ? BEING_SHOWN : say('This level cannot be played.');
    return rivalToMove(round.own(now)) === undefined ? say('It is not the turn of the computer.') : undefined;
  }

  /** A game has ended just now: against a rival it is counted, once, and only if nobody was helped. */
  noteEnd(now: number): void {
    const { round, game } = this.#table;
    const { outcome, company, undos, view } = round?.own(now) ?? {};
    const ended = outcome && endingOf(company, outcome);
    this.#verdict = undefined;
    if (!round || !ended || !company || !view || undos === undefined) return;
    const isCounted = !company.isFree && undos === 0 && isBoards(this.#table);
    const { duels } = this.#around.keeper.settings;
    const book = isCounted ? noted(duels[game.id], view, ended.rival, ended.ending) : duels[game.id];
    if (isCounted && book) void this.#around.keeper.change({ duels: { ...duels, [game.id]: book } });
    this.#verdict = { ...ended, isCounted, duels: duelsWith(book, view, ended.rival) };
    this.#seating.free(round, now);
  }

  #stateAt(round: Round, own: Snapshot, now: number): OpponentDisplay['state'] {
    if (round.screening || rivalToMove(own) === undefined) return undefined;
    return this.#turn.isThinking ? 'thinking' : this.#turn.haltAt(stanceOf(round, now), own);
  }
}
