import type { Orientation } from '../../core/view.ts';
import type { Display } from './display.ts';

/** Whoever is there besides somebody at a table: those who play with him, here or elsewhere, or whoever helps. */
export interface Beside {
  /** When `tick` has something to do. */
  readonly due: number;
  /** How the board is to lie before those who play. */
  readonly lie?: Orientation | undefined;
  tick(now: number): void;
  /** Asked after whatever was done. */
  follow(now: number): void;
  /** All that is to be seen of them. */
  shown(now: number): Partial<Pick<Display, 'opponent' | 'task' | 'colouring' | 'guide' | 'match'>>;
  /** Told once when it has ended. */
  noteEnd?(now: number): void;
  /** Nobody looks any more. */
  stop(): void;
}
