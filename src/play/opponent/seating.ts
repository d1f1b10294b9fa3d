import { type Company, hasRival } from '../../core/company.ts';
import { isSameLie } from '../../core/orientation.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Orientation } from '../../core/view.ts';
import type { Keeping } from '../belongings/keeper.ts';
import { beginGame } from '../table/newGame.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import { lieOf } from './lie.ts';
import { BESIDE, companyAfter, companyFor, swapped, swappedSide } from './preference.ts';
import { hasRivals, type Preference } from './sides.ts';

/** How many moves somebody makes on both sides until it is plain that there are two. */
const ASKED_FOR = 4;

interface Around {
  readonly keeper: Keeping;
  date(): number;
}

/** Who sits where at a table, in game after game, how the board lies before them, and whether anybody was helped. */
export class Seating {
  readonly #table: Table;
  readonly #around: Around;
  /** Told when others have sat down. */
  readonly #seated: () => void;
  #lie: Orientation | undefined;
  /** Who begins the next game, where that is not as the player has chosen. */
  #next: Company | undefined;
  /** Who plays, and the most that they have played: another move instead of one of those is help. */
  #followed: { company: Company | undefined; moves: string } = { company: undefined, moves: '' };

  constructor(table: Table, around: Around, seated: () => void) {
    this.#table = table;
    this.#around = around;
    this.#seated = seated;
  }

  /** How the board is to lie before those who play. */
  get lie(): Orientation | undefined {
    return this.#lie;
  }

  /** Whom the player wants to play with. */
  get preference(): Preference {
    return this.#chosen ?? BESIDE;
  }

  /** Asked after whatever was done: do those sit there who should? */
  follow(round: Round, now: number): Snapshot {
    if (hasRivals(this.#table.game)) this.#receive(round, now);
    const own = round.own(now);
    this.#compare(round, own, now);
    this.#lay(round, own, now);
    return own;
  }

  /** Plays with somebody else from now on, also in the middle of a game. */
  choose(preference: Preference, now: number): void {
    const { round } = this.#table;
    this.#remember(preference);
    const own = round?.own(now);
    if (!round || !own) return;
    const isBegun = own.at > 0;
    const company = isBegun
      ? companyAfter(own.company, preference, own.turn)
      : companyFor(preference, this.#around.date());
    this.#sit(round, isBegun && hasRival(company) ? { ...company, isFree: true } : company, now);
  }

  /** Everybody plays with what the other one had. */
  swap(now: number): void {
    const { round } = this.#table;
    const company = round?.own(now).company;
    if (!round || !company) return;
    const { preference } = this;
    this.#remember({ ...preference, side: swappedSide(preference.side) });
    const isBegun = round.own(now).at > 0;
    this.#sit(round, { ...swapped(company), ...(isBegun && { isFree: true }) }, now);
  }

  /** Another game with the same two, on each other's seats; or with another rival. */
  again(how: 'same' | 'swapped' | number, now: number): void {
    const company = this.#table.round?.own(now).company;
    const { preference } = this;
    if (typeof how === 'number') this.#remember({ ...preference, rival: how });
    else if (company) {
      const { isFree: _, ...same } = company;
      this.#next = how === 'swapped' ? swapped(same) : same;
      if (how === 'swapped') this.#remember({ ...preference, side: swappedSide(preference.side) });
    }
    beginGame(this.#table, now);
  }

  get #chosen(): Preference | undefined {
    return this.#around.keeper.settings.opponents[this.#table.game.id];
  }

  #remember(preference: Preference): void {
    const { opponents } = this.#around.keeper.settings;
    void this.#around.keeper.change({ opponents: { ...opponents, [this.#table.game.id]: preference } });
  }

  #sit(round: Round, company: Company, now: number): void {
    const { isTurned } = round.own(now).company ?? {};
    // Whoever has turned the board for himself and changes sides wants his own below again.
    const isKept = isTurned && !hasRival(company);
    round.played.sit(isKept ? { ...company, isTurned: true } : company);
    this.#seated();
  }

  /** What comes of it is nobody's win. */
  free(round: Round, now: number): void {
    const { company } = round.own(now);
    if (!company || company.isFree) return;
    const free: Company = { ...company, isFree: true };
    round.played.sit(free);
    this.#followed = { ...this.#followed, company: free };
  }

  /** Those who begin a new game; a game that came with moves is nobody's until somebody is chosen. */
  #receive(round: Round, now: number): void {
    const { at, length, aside, company } = round.own(now);
    const isNew = at === 0 && (length === 0 || aside !== undefined);
    if (company || !isNew) return;
    this.#sit(round, this.#next ?? companyFor(this.preference, this.#around.date()), now);
    this.#next = undefined;
  }

  /** Whether other moves were made than those that were there. */
  #compare(round: Round, { company }: Snapshot, now: number): void {
    const played = round.replay(now).moves;
    const moves = played === '' ? '' : `${played} `;
    const before = this.#followed;
    if (company !== before.company) this.#followed = { company, moves };
    else if (moves.startsWith(before.moves)) this.#followed = { company, moves };
    else if (!before.moves.startsWith(moves)) this.free(round, now);
  }

  #lay(round: Round, { company, view }: Snapshot, now: number): void {
    const { game } = this.#table;
    if (!game.below) return;
    this.#lie = lieOf(game, company);
    if (!isSameLie(view.lie, this.#lie)) round.turn(now);
  }

  /** Whether he is asked whom he plays with. */
  isAsked({ length, company, outcome }: Snapshot): boolean {
    return this.#chosen === undefined && !outcome && length < ASKED_FOR && !hasRival(company);
  }
}
