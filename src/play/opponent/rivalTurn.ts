import { ownSeat, sitterAt } from '../../core/company.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Choice, Thinker } from '../thinking/thinker.ts';
import { Awaited } from './awaited.ts';
import { isSameStance, type Stance } from './stance.ts';

/** Milliseconds that what was played last is seen before a rival answers; between two rivals whoever looks on has to follow. */
const PAUSE = 600;
const WATCHED = 1200;

/** Why a rival who is to move does not think. */
export type Halt = 'paused' | 'back' | 'lost';

/** Rivals whose turn it is: they are asked, their answers wait for their moment, and none is heard that came too late. */
export class RivalTurn {
  readonly #thinker: Thinker;
  readonly #move: Awaited<string>;
  #isPaused = false;
  /** Where a rival plays on although there are moves that could be redone. */
  #onFrom: Stance | undefined;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#move = new Awaited(changed);
  }

  get isThinking(): boolean {
    return this.#move.isAsked;
  }

  /** When a move is played that was thought of. */
  get due(): number | undefined {
    return this.#move.due;
  }

  /** Why nobody is asked in a position with a rival to move; undefined where there is no reason. */
  haltAt(stance: Stance, { at, length, aside }: Pick<Snapshot, 'at' | 'length' | 'aside'>): Halt | undefined {
    if (this.#isPaused) return 'paused';
    if (this.#move.isLost(stance)) return 'lost';
    // At a new start the moves that could be redone are another game's.
    const isBack = at < length && aside === undefined;
    return isBack && !isSameStance(stance, this.#onFrom) ? 'back' : undefined;
  }

  pause(): void {
    this.#isPaused = true;
  }

  /** Whatever kept a rival from playing here does so no longer. */
  goOn(stance: Stance | undefined): void {
    this.#isPaused = false;
    this.#move.retry();
    this.#onFrom = stance;
  }

  /** Asks, unless it was asked already, or does not want to know any more. */
  follow(stance: Stance | undefined, ask: () => Choice, { company }: Pick<Snapshot, 'company'>, now: number): void {
    const from = now + (ownSeat(company) === undefined ? WATCHED : PAUSE);
    if (stance) this.#move.seek(stance, from, (told) => this.#thinker.choose(ask(), told));
    else this.stop();
  }

  /** Plays what was thought of. */
  play(now: number): void {
    const taken = this.#move.take(now);
    // What the rules do not allow is as if nothing had been answered.
    if (taken && !taken.stance.round.type(taken.answer, now, 'elsewhere').ok) this.#move.lose(taken.stance);
  }

  stop(): void {
    this.#move.stop();
  }
}

/** The rival who is to move; undefined where it is somebody here. */
export const rivalToMove = ({ company, turn, outcome }: Snapshot): number | undefined => {
  const sitter = outcome ? 'person' : sitterAt(company, turn);
  return typeof sitter === 'number' ? sitter : undefined;
};
