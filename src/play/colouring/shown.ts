import type { Cell } from '../../core/grid.ts';
import type { Proof } from '../../core/mind.ts';
import type { Message } from '../../core/parsed.ts';

/** A move, and what is proven of it. */
export interface ColouredMove {
  readonly text: string;
  readonly from: Cell | undefined;
  readonly to: Cell;
  readonly proof?: Proof;
}

/** What a screen shows of the moves of a position whose ends are proven. Plain data. */
export interface ColouringDisplay {
  readonly moves: readonly ColouredMove[];
  /** Nothing more is found out: all is known, or nobody goes on. */
  readonly isDone: boolean;
  /** Nobody answers. */
  readonly isLost: boolean;
  /** How far it is, or what it has come to. */
  readonly message: Message;
}
