/** Who sits where. A puzzle has only seat 0. */
export type Seat = 0 | 1;

/** A finished game. A solved puzzle is won by seat 0; nobody wins a draw. */
export interface Outcome {
  readonly winner: Seat | undefined;
  /** The other one has given up. */
  readonly isResigned?: true;
}
