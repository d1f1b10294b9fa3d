import type { Engine } from '../../core/engine.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { cpuNow } from '../../node/now.ts';

/** What may be spent on a level. */
export interface Limits {
  /** Of the processor where one thread works, on the wall where several do. */
  readonly ms: number;
  readonly bytes: number;
  readonly threads: number;
}

export const clockOf = ({ threads }: Limits): (() => number) => (threads > 1 ? () => performance.now() : cpuNow);

/** A level, and what is to think about it. */
export interface Question {
  readonly game: AnyGame;
  readonly level: Level;
  readonly engine: Engine<unknown>;
  readonly limits: Limits;
}
