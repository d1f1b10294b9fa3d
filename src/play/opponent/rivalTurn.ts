import { ownSeat, sitterAt } from '../../core/company.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Choice, Stop, Thinker } from '../thinking/thinker.ts';
import { isSameStance, type Stance } from './stance.ts';

/** Milliseconds that what was played last is seen before a rival answers; between two rivals whoever looks on has to follow. */
const PAUSE = 600;
const WATCHED = 1200;

interface Request extends Stance {
  /** When his move is played at the earliest. */
  readonly from: number;
  stop: Stop;
  move: string | undefined;
}

/** Why a rival who is to move does not think. */
export type Halt = 'paused' | 'back' | 'lost';

/** Rivals whose turn it is: they are asked, their answers wait for their moment, and none is heard that came too late. */
export class RivalTurn {
  readonly #thinker: Thinker;
  readonly #changed: () => void;
  #request: Request | undefined;
  #isPaused = false;
  /** Where nobody could be asked. */
  #lostAt: Stance | undefined;
  /** Where a rival plays on although there are moves that could be redone. */
  #onFrom: Stance | undefined;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  get isThinking(): boolean {
    return this.#request !== undefined;
  }

  /** When a move is played that was thought of. */
  get due(): number | undefined {
    return this.#request?.move === undefined ? undefined : this.#request.from;
  }

  /** Why nobody is asked in a position with a rival to move; undefined where there is no reason. */
  haltAt(stance: Stance, { at, length, aside }: Pick<Snapshot, 'at' | 'length' | 'aside'>): Halt | undefined {
    if (this.#isPaused) return 'paused';
    if (isSameStance(stance, this.#lostAt)) return 'lost';
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
    this.#lostAt = undefined;
    this.#onFrom = stance;
  }

  /** Asks, unless it was asked already, or does not want to know any more. */
  follow(stance: Stance | undefined, ask: () => Choice, { company }: Pick<Snapshot, 'company'>, now: number): void {
    if (isSameStance(stance, this.#request)) return;
    this.stop();
    if (!stance) return;
    const from = now + (ownSeat(company) === undefined ? WATCHED : PAUSE);
    const request: Request = { ...stance, from, stop: () => {}, move: undefined };
    this.#request = request;
    request.stop = this.#thinker.choose(ask(), {
      hear: (move) => {
        request.move = move;
        this.#changed();
      },
      lost: () => this.#lose(request),
    });
  }

  /** Plays what was thought of. */
  play(now: number): void {
    const request = this.#request;
    if (request?.move === undefined || request.from > now) return;
    this.#request = undefined;
    // What the rules do not allow is as if nothing had been answered.
    if (!request.round.type(request.move, now, 'elsewhere').ok) this.#lostAt = request;
  }

  stop(): void {
    this.#request?.stop();
    this.#request = undefined;
  }

  #lose(request: Request): void {
    if (this.#request !== request) return;
    this.#request = undefined;
    this.#lostAt = request;
    this.#changed();
  }
}

/** The rival who is to move; undefined where it is somebody here. */
export const rivalToMove = ({ company, turn, outcome }: Snapshot): number | undefined => {
  const sitter = outcome ? 'person' : sitterAt(company, turn);
  return sitter === 'person' ? undefined : sitter;
};
